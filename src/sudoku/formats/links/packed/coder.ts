/*
 * Numbers as one large number, as small as their probabilities allow: an asymmetric numeral system (J. Duda, 2009) on
 * a BigInt, which needs no rounding. What is written is told by one function for both directions: it names a value and
 * how likely each value is. A writer notes the value; a reader passes over it and answers with the one it has read.
 */

/** Writes values or reads them: whoever describes a value need not know which. */
export interface Coder {
  /** One of several values, each as likely as its weight (whole numbers, at least 1). */
  choose(value: number, weights: readonly number[]): number;
}

/** What is so improbable that it is only met in a damaged text: a whole number that is too large, an impossible cell. */
export class Damaged extends Error {}

/** Notes values, to be packed when all of them are there. */
export class Writer implements Coder {
  private readonly chosen: { readonly from: number; readonly weight: number; readonly total: number }[] = [];

  choose(value: number, weights: readonly number[]): number {
    const weight = weights[value];
    if (weight === undefined) throw new Error(`${value} is none of ${weights.length} values`);
    this.chosen.push({ from: sum(weights.slice(0, value)), weight, total: sum(weights) });
    return value;
  }

  /** All values as one number. What is written first comes out first, so it goes in last. */
  packed(): bigint {
    let state = 0n;
    for (const { from, weight, total } of this.chosen.toReversed()) {
      const wide = BigInt(weight);
      state = (state / wide) * BigInt(total) + BigInt(from) + (state % wide);
    }
    return state;
  }
}

/** Takes values out of a number, in the order in which they were written. */
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

  /** Whether nothing is left, as it is after the last value. */
  get atEnd(): boolean {
    return this.state === 0n;
  }
}

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

/** How likely values are, learnt from those that came before: what is frequent gets short. */
export class Learnt {
  private readonly weights: number[];

  /** @param weights how likely each value is before any was seen; each time one is seen adds 2 */
  constructor(...weights: readonly number[]) {
    this.weights = [...weights];
  }

  choose(coder: Coder, value: number): number {
    const chosen = coder.choose(value, this.weights);
    this.weights[chosen] = (this.weights[chosen] ?? 0) + 2;
    return chosen;
  }
}

/** One of so many values, all as likely. */
export const uniform = (coder: Coder, value: number, count: number): number =>
  coder.choose(value, Array<number>(count).fill(1));

/** Something that is so or not; `rare` times as often it is not. */
export const rarely = (coder: Coder, value: boolean, rare = 1): boolean =>
  coder.choose(value ? 1 : 0, [rare, 1]) === 1;

const LONGEST = 53;

/** A whole number, at least 0. Small ones are short. */
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

/** A short text, most likely a name or a list of names. */
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

/** A code unit that is rarely met. */
const uniform16 = (coder: Coder, code: number): number =>
  uniform(coder, code >> 8, 256) * 256 + uniform(coder, code & 255, 256);
