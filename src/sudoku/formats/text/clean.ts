import { decimalDigit } from '../../core';
import { type Source, sourceOf } from './source';

/** How many characters typography may have merged into one. */
interface Merges {
  readonly ellipsis: 1 | 3;
  readonly dash: 1 | 2 | 3;
}

/**
 * The ways to undo what typography does to a text, likeliest first. There is only one, unless it has dashes or an
 * ellipsis, which may stand for several characters. Invisible characters are removed, line ends become `\n`, spaces
 * `' '`. Unicode digits and full-width, quoted, box-drawing and dash forms become ASCII.
 */
export function clean(original: string): readonly Source[] {
  if (PLAIN.test(original)) return [sourceOf(original)];
  if (original.length > LONGEST_TRIED) return [cleaned(original, { ellipsis: 3, dash: 1 })];
  const ellipses: Merges['ellipsis'][] = original.includes('…') ? [3, 1] : [3];
  const dashes: Merges['dash'][] = /[–—]/.test(original) ? [1, 2, 3] : [1];
  return ellipses.flatMap((ellipsis) => dashes.map((dash) => cleaned(original, { ellipsis, dash })));
}

/** A longer text is only read in the likeliest way. */
const LONGEST_TRIED = 16_384;

/** Text that needs no cleaning: printable ASCII, tabs and `\n`. */
const PLAIN = /^[\t\n -~]*$/;

function cleaned(original: string, merges: Merges): Source {
  const parts: string[] = [];
  const offsets = new Uint32Array(original.length * 3 + 1);
  let length = 0;
  for (let i = 0; i < original.length; ) {
    const passed = controlsAt(original, i);
    if (passed > 0) {
      i += passed;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(i) ?? 0);
    const text = plain(character, merges);
    parts.push(text);
    offsets.fill(i, length, length + text.length);
    length += text.length;
    i += character === '\r' && original[i + 1] === '\n' ? 2 : character.length;
  }
  offsets[length] = original.length;
  return { text: parts.join(''), original, offsets: offsets.slice(0, length + 1) };
}

/** A colour or a movement of a console, a character that the next one overstrikes, or the end of an old file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out.
const CONTROLS = /\u001b\[[\d;?]{0,20}[a-z]|[^\n]\u0008|\u001a/iuy;

/** How many characters at an offset are none that anybody sees. */
function controlsAt(text: string, offset: number): number {
  const next = text.charCodeAt(offset + 1);
  if (text.charCodeAt(offset) > 0x1b && next !== 8 && !(next >= 0xdc00 && next < 0xe000)) return 0;
  CONTROLS.lastIndex = offset;
  return CONTROLS.exec(text)?.[0].length ?? 0;
}

/** A text without what only a console needs. */
export const withoutControls = (text: string): string => text.replace(new RegExp(CONTROLS, 'giu'), '');

function plain(character: string, { ellipsis, dash }: Merges): string {
  if (character >= ' ' && character <= '~') return character;
  if (character === '…') return '.'.repeat(ellipsis);
  if (character === '–' || character === '—') return '-'.repeat(dash);
  let text = PLAIN_FORMS.get(character);
  if (text === undefined) {
    text = plainForm(character);
    PLAIN_FORMS.set(character, text);
  }
  return text;
}

/** Replacements worked out before. There are no more than Unicode has characters. */
const PLAIN_FORMS = new Map<string, string>();

function plainForm(character: string): string {
  if (character === '\t' || character === '\n') return character;
  if (/[\r\v\f\u0085\u2028\u2029]/.test(character)) return '\n';
  if (/\p{Zs}/u.test(character)) return ' ';
  if (INVISIBLE.test(character)) return '';
  const digit = decimalDigit(character);
  if (digit !== null) return `${digit}`;
  const special = SPECIAL_FORMS.get(character);
  if (special !== undefined) return special;
  if (character >= '─' && character <= '╿')
    return VERTICALS.includes(character) ? '|' : HORIZONTALS.includes(character) ? '-' : '+';
  const compatible = character.normalize('NFKC');
  return /^[!-~]$/.test(compatible) ? compatible : character;
}

/** Byte order marks, soft hyphens, joiners, direction marks, and marks that turn a digit into a key cap or strike it. */
const INVISIBLE = /\p{Cf}|\u20e3|[\ufe00-\ufe0f\u0331-\u0338]/u;

const SPECIAL_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '“”„‟«»″': '"',
    '‘’‚‛′': "'",
    '‐‑‒―−': '-',
    '¦∣❘￨': '|',
    '⋯︙': '...',
    '‥': '..',
    '。｡': '.',
    '、': ',',
    '⑴⑵⑶⑷⑸⑹⑺⑻⑼': '123456789',
    '⒈⒉⒊⒋⒌⒍⒎⒏⒐': '123456789',
    '❶❷❸❹❺❻❼❽❾': '123456789',
    '➀➁➂➃➄➅➆➇➈': '123456789',
    '➊➋➌➍➎➏➐➑➒': '123456789',
    ⅠⅡⅢⅣⅤⅥⅦⅧⅨ: '123456789',
    ⅰⅱⅲⅳⅴⅵⅶⅷⅸ: '123456789',
  }).flatMap(([from, to]) =>
    [...from].map((character, index) => [character, to.length === 9 ? to.charAt(index) : to] as const),
  ),
);

const VERTICALS = '│┃┆┇┊┋╎╏║╵╷╹╻╽╿';
const HORIZONTALS = '─━┄┅┈┉╌╍═╴╶╸╺╼╾';
