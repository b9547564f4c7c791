/*
 * A number as letters and digits that no program takes for the end of a link, sealed: the version, a sign for the
 * length, the number, and five signs that follow from all others. A change of one sign or of two neighbours is certain
 * to be noticed, any other but one in 900 million.
 */

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = SIGNS.length;
const SEAL = 5;
/** The version and the sign for the length. */
const HEAD = 2;

/** The largest prime below 62⁵. */
const PRIME = 916_132_829;
const STEP = 127;

/** Longer than any link of ours: reading a number takes time with the square of its length. */
const LONGEST = 6_000;

/** A sealed text, opened; or what is wrong with it. */
export type Opened =
  | { readonly kind: 'whole'; readonly version: string; readonly number: bigint }
  /** So many signs are missing, or too many where it is negative. */
  | { readonly kind: 'length'; readonly missing: number }
  /** A sign that none of ours is, by its place. */
  | { readonly kind: 'strange'; readonly place: number }
  | { readonly kind: 'changed' };

export function sealed(version: string, number: bigint): string {
  const signs = inSigns(number);
  const length = SIGNS[(HEAD + signs.length + SEAL) % BASE] ?? '';
  const body = version + length + signs;
  return body + sealOf(body);
}

export function opened(text: string): Opened {
  if (text.length > LONGEST) return { kind: 'changed' };
  const place = [...text].findIndex((sign) => !SIGNS.includes(sign));
  if (place >= 0) return { kind: 'strange', place };
  if (text.length >= HEAD) {
    const missing = (SIGNS.indexOf(text[1] ?? '') - (text.length % BASE) + BASE) % BASE;
    // Links are cut off far more often than something is added to them.
    if (missing > 0) return { kind: 'length', missing: missing > BASE - 8 ? missing - BASE : missing };
  }
  const body = text.slice(0, -SEAL);
  if (body.length < HEAD || sealOf(body) !== text.slice(-SEAL)) return { kind: 'changed' };
  return { kind: 'whole', version: body.slice(0, 1), number: numberIn(body.slice(HEAD)) };
}

function sealOf(body: string): string {
  let seal = 0;
  for (const sign of body) seal = (seal * STEP + SIGNS.indexOf(sign) + 1) % PRIME;
  return inSigns(BigInt(seal)).padStart(SEAL, '0');
}

function inSigns(number: bigint): string {
  let signs = '';
  for (let left = number; left > 0n; left /= BigInt(BASE))
    signs = (SIGNS[Number(left % BigInt(BASE))] ?? '') + signs;
  return signs;
}

function numberIn(signs: string): bigint {
  let number = 0n;
  for (const sign of signs) number = number * BigInt(BASE) + BigInt(SIGNS.indexOf(sign));
  return number;
}
