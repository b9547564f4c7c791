/*
 * The nesting of brackets in a text: arrays and objects of any programming language, read leniently. Anything that is
 * neither a bracket nor an item, such as names, types and operators, is passed over.
 */

/** A number, a string or a word that stands for nothing. */
export interface Scalar {
  readonly kind: 'scalar';
  /** The number, or what the quotes hold; empty for null and for an item left out. */
  readonly text: string;
  readonly quoted: boolean;
  /** The offset of `text` in the source. */
  readonly start: number;
  readonly end: number;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Item[];
  /** From the opening to after the closing bracket. */
  readonly start: number;
  readonly end: number;
}

export type Item = Scalar | List;

interface OpenList {
  readonly items: Item[];
  readonly start: number;
  /** Whether a comma or the bracket itself came last, so that another comma leaves an item out. */
  awaits: boolean;
}

const DEEPEST = 32;
const MOST_ITEMS = 46_000;
const NULLS: ReadonlySet<string> = new Set(['null', 'none', 'nil', 'undefined', 'nan', 'nothing', 'empty']);
const TOKEN =
  /[[({]|[\])}]|[,;]|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|#[^\n]*|(?:[+-]?\d+(?:\.\d*)?)|[\p{L}_$][\p{L}\p{N}_$]*|["'`]|[._*?-]/gu;

/** The bracketed lists of a text that stand in no other, in order. */
export function bracketsOf(text: string): readonly List[] {
  const top: List[] = [];
  const open: OpenList[] = [];
  let items = 0;
  const add = (item: Item): void => {
    const list = open.at(-1);
    if (list === undefined) return;
    list.items.push(item);
    list.awaits = false;
    items++;
  };
  const close = (end: number): void => {
    const list = open.pop();
    if (list === undefined) return;
    const closed: List = { kind: 'list', items: list.items, start: list.start, end };
    if (open.length === 0) top.push(closed);
    else add(closed);
  };
  const strings = stringEnds(text);
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null && items < MOST_ITEMS; match = token.exec(text)) {
    const [found] = match;
    const start = match.index;
    const end = token.lastIndex;
    const list = open.at(-1);
    if (/^(?:\/[/*]|#)/.test(found)) continue;
    if ('[({'.includes(found)) {
      if (open.length >= DEEPEST) return [];
      open.push({ items: [], start, awaits: true });
    } else if ('])}'.includes(found)) close(end);
    else if (list === undefined) {
      if (/["'`]/.test(found)) token.lastIndex = strings(start) ?? end;
    } else if (found === ',' || found === ';') {
      if (list.awaits) add(scalar(text, start, start));
      list.awaits = true;
    } else if (/["'`]/.test(found)) {
      const after = strings(start);
      if (after === null) continue;
      token.lastIndex = after;
      if (!isKey(text, after)) add(scalar(text, start + 1, after - 1, true));
    } else if (NULLS.has(found.toLowerCase())) add({ ...scalar(text, start, end), text: '' });
    else if (!/^[\p{L}$]/u.test(found) || /^\s{0,8}[,;\])}]/.test(text.slice(end, end + 9)))
      add(scalar(text, start, end));
  }
  while (open.length > 0) close(text.length);
  return top;
}

const scalar = (text: string, start: number, end: number, quoted = false): Scalar => ({
  kind: 'scalar',
  text: text.slice(start, end),
  quoted,
  start,
  end,
});

/**
 * Finds the offset after the quote that ends the string begun at an offset; `null` if none does. Only a template runs
 * over line ends. A stretch once searched in vain for a quote is not searched for it again, so the work stays linear.
 */
function stringEnds(text: string): (start: number) => number | null {
  const inVain = new Map<string, number>();
  return (start) => {
    const quote = text[start] ?? '';
    if (start < (inVain.get(quote) ?? 0)) return null;
    let i = start + 1;
    for (; i < text.length; i++) {
      if (text[i] === '\\') i++;
      else if (text[i] === quote) return i + 1;
      else if (text[i] === '\n' && quote !== '`') break;
    }
    inVain.set(quote, i);
    return null;
  };
}

/** Whether a string is the name of a member. */
const isKey = (text: string, after: number): boolean => /^\s{0,8}:/.test(text.slice(after, after + 9));
