/*
 * Unpacks the base 64 of LZ-based links, as lz-string packs it. A few thousand characters can unpack to a hundred
 * million, and lz-string cannot be stopped half-way. This stops at a limit.
 *
 * The format is that of Lempel and Ziv, 1978. Codes are as wide as the dictionary requires. Codes 0 and 1 introduce a
 * character of 8 or 16 bits, 2 is the end, any other names an entry. Each code after the first adds an entry: the
 * text of the code before it, and the first character of its own. That text is a part of what is already unpacked,
 * so an entry is stored as its start and length there.
 */

/** No puzzle is longer than this. */
const MOST_UNPACKED = 1_048_576;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** In addresses the last two have other characters, and a plus may have become a space. Padding is ignored. */
const VALUES: ReadonlyMap<string, number> = new Map(
  [...[...ALPHABET].entries(), [62, '-'], [62, ' '], [63, '_']].map(
    ([value, character]) => [character, value] as [string, number],
  ),
);
const BITS = 6;

const END = 2;
const FIRST_ENTRY = 3;
/** The number of bits of the character that follows one of these codes. */
const WIDTHS: Readonly<Record<number, number>> = { 0: 8, 1: 16 };

/** Unpacks the base 64 of a link; `null` if it is not base 64, is damaged, or is longer than any puzzle. */
export function unpacked(payload: string): string | null {
  if (!/^[\w+/= -]+$/.test(payload)) return null;
  const read = bitsOf(payload);
  const out = new Unpacked();
  const entries: Entry[] = [];
  let bits = 2;
  let before: Entry | null = null;
  for (;;) {
    const code = read(bits);
    if (code === null) return null;
    if (code === END) return out.text();
    const start = out.length;
    const width = WIDTHS[code];
    if (width !== undefined) {
      const character = read(width);
      if (character === null || !out.add(character)) return null;
      entries.push({ start, length: 1 });
    } else {
      // A code may name the entry that is about to be added; it is one character longer than the text before.
      const entry = code - FIRST_ENTRY;
      const newest = before !== null && entry === entries.length ? longer(before) : undefined;
      if (!out.repeat(newest ?? entries[entry])) return null;
    }
    if (before !== null) entries.push(longer(before));
    before = { start, length: out.length - start };
    while (FIRST_ENTRY + entries.length >= 2 ** bits) bits++;
  }
}

/** An entry of what is unpacked. */
interface Entry {
  readonly start: number;
  readonly length: number;
}

const longer = ({ start, length }: Entry): Entry => ({ start, length: length + 1 });

/** The text unpacked so far. */
class Unpacked {
  length = 0;
  private codes = new Uint16Array(4_096);

  /** Adds a character. Returns whether there was room for it. */
  add(code: number): boolean {
    if (!this.reserve(1)) return false;
    this.codes[this.length++] = code;
    return true;
  }

  /** Adds an entry again; it may reach into what is being added. Returns whether it exists and there was room. */
  repeat(entry: Entry | undefined): boolean {
    if (entry === undefined || !this.reserve(entry.length)) return false;
    for (let i = 0; i < entry.length; i++) this.codes[this.length++] = this.codes[entry.start + i] as number;
    return true;
  }

  text(): string | null {
    if (this.length === 0) return null;
    const parts: string[] = [];
    for (let at = 0; at < this.length; at += PART)
      parts.push(String.fromCharCode(...this.codes.subarray(at, Math.min(at + PART, this.length))));
    return parts.join('');
  }

  private reserve(more: number): boolean {
    const length = this.length + more;
    if (length > MOST_UNPACKED) return false;
    if (length > this.codes.length) {
      const larger = new Uint16Array(2 * length);
      larger.set(this.codes);
      this.codes = larger;
    }
    return true;
  }
}

/** A function accepts only some ten thousand arguments. */
const PART = 8_192;

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
