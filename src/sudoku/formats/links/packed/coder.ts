/*
 * Packs a list of choices into one number, as small as their probabilities allow: an asymmetric numeral system (J. Duda,
 * 2009) on a BigInt, which needs no rounding. The same functions write and read, so the two cannot disagree. They call
 * `choose` with a value and the weight of each possible value. A writer records the value and returns it. A reader
 * ignores it and returns the value that it has read.
 */

/** Writes values or reads them. The code that calls it does not depend on which. */
export interface Coder {
  /** Codes one of `weights.length` values, from 0 on. Each is as likely as its weight, a whole number of at least 1. */
  choose(value: number, weights: readonly number[]): number;
}

/** Thrown when a reader finds a value that no writer writes, such as a number that is too large. The text is damaged. */
export class Damaged extends Error {}

/** Records values, and packs them when all are recorded. */
export class Writer implements Coder {
  private readonly chosen: { readonly from: number; readonly weight: number; readonly total: number }[] = [];

  choose(value: number, weights: readonly number[]): number {
    const weight = weights[value];
    if (weight === undefined) throw new Error(`${value} is none of ${weights.length} values`);
    this.chosen.push({ from: sum(weights.slice(0, value)), weight, total: sum(weights) });
    return value;
  }

  /** All values as one number. A reader must get the first value first, so it is added last. */
  packed(): bigint {
    let state = 0n;
    for (const { from, weight, total } of this.chosen.toReversed()) {
      const wide = BigInt(weight);
      state = (state / wide) * BigInt(total) + BigInt(from) + (state % wide);
    }
    return state;
  }
}

/** Reads the values from a number, in the order in which they were written. */
export class Reader implements Coder {
  private state: bigint;

  constructor(packed: bigint) {
    this.state = packed;
  }

  choose(_: number, weights: readonly number[]): number {
    const total = BigInt(sum(weights));
    const place = Number(this.state % total);
    let from = 0;
    let value = 0;
    for (let weight = weights[0] ?? 0; place >= from + weight; weight = weights[value] ?? 0) {
      from += weight;
      value++;
    }
    this.state = (this.state / total) * BigInt(weights[value] ?? 1) + BigInt(place - from);
    return value;
  }

  /** Whether all values have been read. If the text is undamaged, this is so after the last value. */
  get atEnd(): boolean {
    return this.state === 0n;
  }
}

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

/** Weights that adapt to the values seen so far, so that frequent values become short. */
export class Learnt {
  private readonly weights: number[];

  /** @param weights the weight of each value before any is seen. Each time a value is seen, its weight grows by 2. */
  constructor(...weights: readonly number[]) {
    this.weights = [...weights];
  }

  choose(coder: Coder, value: number): number {
    const chosen = coder.choose(value, this.weights);
    this.weights[chosen] = (this.weights[chosen] ?? 0) + 2;
    return chosen;
  }
}

/** Codes one of `count` values, all equally likely. */
export const uniform = (coder: Coder, value: number, count: number): number =>
  coder.choose(value, Array<number>(count).fill(1));

/** Codes a boolean that is false `rare` times as often as true. */
export const rarely = (coder: Coder, value: boolean, rare = 1): boolean =>
  coder.choose(value ? 1 : 0, [rare, 1]) === 1;

const LONGEST = 53;

/** Codes a whole number, at least 0. Small numbers are short. Throws `Damaged` if the number read is unsafe. */
export function whole(coder: Coder, value: number): number {
  const bits = value === 0 ? 0 : value.toString(2).length;
  const length = coder.choose(
    bits,
    Array.from({ length: LONGEST + 1 }, (_, place) => (place < 8 ? 4 : 1)),
  );
  let read = length === 0 ? 0 : 1;
  for (let place = length - 2; place >= 0; place--)
    read = read * 2 + uniform(coder, Math.floor(value / 2 ** place) % 2, 2);
  if (!Number.isSafeInteger(read)) throw new Damaged('a number too large');
  return read;
}

const FIRST = 32;
const PRINTABLE = 95;
const MOST_CHARACTERS = 2_000;

/** Codes a text of at most 2,000 characters, most likely a name or a list of names. Throws `Damaged` if it is longer. */
export function text(coder: Coder, value: string): string {
  const length = whole(coder, value.length);
  if (length > MOST_CHARACTERS) throw new Damaged('a text too long');
  const weights = Array.from({ length: PRINTABLE + 1 }, (_, place) =>
    /[a-z]/.test(String.fromCharCode(FIRST + place)) ? 6 : 1,
  );
  const letters = new Learnt(...weights);
  let read = '';
  for (let place = 0; place < length; place++) {
    const code = value.charCodeAt(place) || 0;
    const known = code >= FIRST && code < FIRST + PRINTABLE;
    const letter = letters.choose(coder, known ? code - FIRST : PRINTABLE);
    read += String.fromCharCode(letter < PRINTABLE ? letter + FIRST : uniform16(coder, code));
  }
  return read;
}

/** Codes one of all 65,536 code units: a character that is not printable ASCII. */
const uniform16 = (coder: Coder, code: number): number =>
  uniform(coder, code >> 8, 256) * 256 + uniform(coder, code & 255, 256);
