/*
 * Unpacks the base 64 of LZ-based links, as lz-string packs it. A few thousand characters can unpack to a hundred
 * million, and lz-string cannot be stopped half-way. This stops at a limit.
 *
 * The format is that of Lempel and Ziv, 1978. Codes are as wide as the dictionary requires. Codes 0 and 1 introduce a
 * character of 8 or 16 bits, 2 is the end, any other names an entry. Each code after the first adds an entry: the
 * text of the code before it, and the first character of its own.
 */

/** No puzzle is longer than this. */
const MOST_UNPACKED = 1_048_576;

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** In addresses the last two have other characters, and a plus may have become a space. Padding is ignored. */
const VALUES: ReadonlyMap<string, number> = new Map(
  [...[...ALPHABET].entries(), [62, '-'], [62, ' '], [63, '_']].map(
    ([value, character]) => [character, value] as [string, number],
  ),
);
/** How many bits a character holds. */
export const BITS = 6;

const END = 2;
const FIRST_ENTRY = 3;
/** The number of bits of the character that follows one of these codes. */
const WIDTHS: Readonly<Record<number, number>> = { 0: 8, 1: 16 };

/** Unpacks the base 64 of a link; `null` if it is not base 64, is damaged, or is longer than any puzzle. */
export function unpacked(payload: string): string | null {
  if (!/^[\w+/= -]+$/.test(payload)) return null;
  const read = bitsOf(payload);
  const entries: string[] = [];
  let text = '';
  let before = '';
  for (let bits = 2; text.length <= MOST_UNPACKED; ) {
    const code = read(bits);
    if (code === END) return text === '' ? null : text;
    if (code === null) return null;
    const width = WIDTHS[code];
    let entry = entries[code - FIRST_ENTRY];
    if (width !== undefined) {
      const character = read(width);
      if (character === null) return null;
      entry = String.fromCharCode(character);
      entries.push(entry);
    } else if (code - FIRST_ENTRY === entries.length && before !== '') {
      // The code names the entry that is about to be added.
      entry = before + before.charAt(0);
    }
    if (entry === undefined) return null;
    text += entry;
    if (before !== '') entries.push(before + entry.charAt(0));
    before = entry;
    while (FIRST_ENTRY + entries.length >= 2 ** bits) bits++;
  }
  return null;
}

/** Returns a function that reads a number of so many bits, lowest first; `null` at the end. */
function bitsOf(payload: string): (count: number) => number | null {
  let at = 0;
  let left = 0;
  let value = 0;
  return (count) => {
    let number = 0;
    for (let bit = 0; bit < count; bit++) {
      if (left === 0) {
        if (at === payload.length) return null;
        value = VALUES.get(payload.charAt(at++)) ?? 0;
        left = BITS;
      }
      left--;
      number |= ((value >> left) & 1) << bit;
    }
    return number;
  };
}
