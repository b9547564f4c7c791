/*
 * The nesting of brackets in a text: arrays and objects of any programming language, read leniently. Anything that is
 * neither a bracket nor an item, such as names, types and operators, is skipped.
 */

/** A number, a string, or a word for nothing such as `null`. */
export interface Scalar {
  readonly kind: 'scalar';
  /** The number, or the content of the quotes; empty for null and for a missing item. */
  readonly text: string;
  readonly quoted: boolean;
  /** The offset of `text` in the source. */
  readonly start: number;
  readonly end: number;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Item[];
  /** An upper bound of how many cells the list can have, however it is read. */
  readonly mostCells: number;
  /** From the opening bracket to the offset after the closing one. */
  readonly start: number;
  readonly end: number;
}

export type Item = Scalar | List;

interface OpenList {
  readonly items: Item[];
  mostCells: number;
  readonly start: number;
  /** Whether a comma or the opening bracket came last, so that another comma means a missing item. */
  awaits: boolean;
}

const DEEPEST = 32;
const MOST_ITEMS = 46_000;
const NULLS: ReadonlySet<string> = new Set(['null', 'none', 'nil', 'undefined', 'nan', 'nothing', 'empty']);
const TOKEN =
  /[[({]|[\])}]|[,;]|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|#[^\n]*|(?:[+-]?\d+(?:\.\d*)?)|[\p{L}_$][\p{L}\p{N}_$]*|["'`]|[._*?-]/gu;
/** Outside all brackets only these matter: opening brackets, and strings and comments, whose brackets do not count. */
const OUTSIDE = /[[({"'`]|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|#[^\n]*/g;
/** Data with a board has fewer tokens; what follows is ignored. */
const MOST_TOKENS = 250_000;
/** In a longer list, lists without items are not rows of a board. */
const MOST_EMPTY = 1_000;

/** The outermost bracketed lists of a text, in order. */
export function bracketsOf(text: string): readonly List[] {
  const top: List[] = [];
  const open: OpenList[] = [];
  let items = 0;
  const add = (item: Item): void => {
    const list = open.at(-1);
    if (list === undefined) return;
    list.items.push(item);
    list.mostCells += mostCellsOf(item);
    list.awaits = false;
    items++;
  };
  const close = (end: number): void => {
    const list = open.pop();
    if (list === undefined) return;
    const { items, mostCells, start } = list;
    const closed: List = { kind: 'list', items, mostCells, start, end };
    if (open.length > 0) add(closed);
    else if (closed.items.length > 0 || top.length < MOST_EMPTY) top.push(closed);
  };
  const strings = stringEnds(text);
  const inside = new RegExp(TOKEN);
  const outside = new RegExp(OUTSIDE);
  let at = 0;
  for (let tokens = 0; tokens < MOST_TOKENS && items < MOST_ITEMS; tokens++) {
    const list = open.at(-1);
    const token = list === undefined ? outside : inside;
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) break;
    const [found] = match;
    const start = match.index;
    const end = token.lastIndex;
    at = end;
    const first = found[0] ?? '';
    if (OPENING.has(first)) {
      if (open.length >= DEEPEST) return [];
      open.push({ items: [], mostCells: 0, start, awaits: true });
    } else if (first === '/' || first === '#') continue;
    else if (QUOTES.has(first)) {
      const after = strings(start);
      if (after === null) continue;
      at = after;
      if (list !== undefined && !isKey(text, after)) add(scalar(text, start + 1, after - 1, true));
    } else if (list === undefined) continue;
    else if (CLOSING.has(first)) close(end);
    else if (first === ',' || first === ';') {
      if (list.awaits) add(scalar(text, start, start));
      list.awaits = true;
    } else if (!NAME.test(found)) add(scalar(text, start, end));
    else if (NULLS.has(found.toLowerCase())) add({ ...scalar(text, start, end), text: '' });
    else if (/^\s{0,8}[,;\])}]/.test(text.slice(end, end + 9))) add(scalar(text, start, end));
  }
  while (open.length > 0) close(text.length);
  return top;
}

/** The most cells that an item can be: a number of five digits may be a row without its leading zeros. */
export const mostCellsOf = (item: Item): number =>
  item.kind === 'list'
    ? Math.max(1, item.mostCells)
    : Math.max(item.text.length < 5 ? 1 : 9, item.text.length);

/** One list whose items are these lists. */
export const listOf = (lists: readonly [List, ...List[]]): List => ({
  kind: 'list',
  items: lists,
  mostCells: lists.reduce((sum, list) => sum + mostCellsOf(list), 0),
  start: lists[0].start,
  end: lists.at(-1)?.end ?? lists[0].end,
});

const OPENING: ReadonlySet<string> = new Set('[({');
const CLOSING: ReadonlySet<string> = new Set('])}');
const QUOTES: ReadonlySet<string> = new Set('"\'`');
const NAME = /^[\p{L}$]/u;

const scalar = (text: string, start: number, end: number, quoted = false): Scalar => ({
  kind: 'scalar',
  text: text.slice(start, end),
  quoted,
  start,
  end,
});

/**
 * Finds the offset after the closing quote of the string that begins at an offset; `null` if it is never closed. Only
 * template strings run over line ends. No span is searched twice for the same quote, so that the work stays
 * linear.
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

/** Whether a string is the name of a member of an object. */
const isKey = (text: string, after: number): boolean => /^\s{0,8}:/.test(text.slice(after, after + 9));
