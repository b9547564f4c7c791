/*
 * A sealed number. It has only letters and digits, which no program takes for the end of a link: the version, a character
 * for the length, the number, and the seal, five characters computed from all others. A change of one character, or of
 * two neighbours, is always noticed. Of other changes one in 900 million is missed.
 */

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = ALPHABET.length;
const SEAL = 5;
/** The version and the character for the length. */
const HEAD = 2;

/** The largest prime below 62⁵. */
const PRIME = 916_132_829;
const STEP = 127;

/** Longer texts are refused, since the time to read a number grows with the square of its length. No link is so long. */
const LONGEST = 6_000;

/** The contents of a sealed text, or what is wrong with it. */
export type Opened =
  | { readonly kind: 'whole'; readonly version: string; readonly number: bigint }
  /** How many characters are missing. If negative, there are too many. */
  | { readonly kind: 'length'; readonly missing: number }
  /** The text has a character that our links never have, at `place`. */
  | { readonly kind: 'strange'; readonly place: number }
  | { readonly kind: 'changed' };

/** Seals a number. `version` must be one character. */
export function sealed(version: string, number: bigint): string {
  const characters = inAlphabet(number);
  const length = ALPHABET[(HEAD + characters.length + SEAL) % BASE] ?? '';
  const body = version + length + characters;
  return body + sealOf(body);
}

/** Checks a sealed text and returns its number. */
export function opened(text: string): Opened {
  if (text.length > LONGEST) return { kind: 'changed' };
  const place = [...text].findIndex((character) => !ALPHABET.includes(character));
  if (place >= 0) return { kind: 'strange', place };
  if (text.length >= HEAD) {
    const missing = (ALPHABET.indexOf(text[1] ?? '') - (text.length % BASE) + BASE) % BASE;
    // The length is known only modulo 62. Links lose characters far more often than they gain some.
    if (missing > 0) return { kind: 'length', missing: missing > BASE - 8 ? missing - BASE : missing };
  }
  const body = text.slice(0, -SEAL);
  if (body.length < HEAD || sealOf(body) !== text.slice(-SEAL)) return { kind: 'changed' };
  return { kind: 'whole', version: body.slice(0, 1), number: numberIn(body.slice(HEAD)) };
}

function sealOf(body: string): string {
  let seal = 0;
  for (const character of body) seal = (seal * STEP + ALPHABET.indexOf(character) + 1) % PRIME;
  return inAlphabet(BigInt(seal)).padStart(SEAL, '0');
}

/** As many characters as the exact whole numbers hold, so that long numbers are divided and multiplied seldom. */
const CHUNK = 8;
const CHUNK_BASE = BigInt(BASE ** CHUNK);

function inAlphabet(number: bigint): string {
  const chunks: string[] = [];
  for (let left = number; left > 0n; left /= CHUNK_BASE) {
    let characters = '';
    for (let chunk = Number(left % CHUNK_BASE), count = 0; count < CHUNK; count++) {
      characters = (ALPHABET[chunk % BASE] ?? '') + characters;
      chunk = Math.floor(chunk / BASE);
    }
    chunks.unshift(characters);
  }
  return chunks.join('').replace(/^0+/, '');
}

function numberIn(characters: string): bigint {
  let number = 0n;
  for (let at = 0; at < characters.length; at += CHUNK) {
    const chunk = characters.slice(at, at + CHUNK);
    let value = 0;
    for (const character of chunk) value = value * BASE + ALPHABET.indexOf(character);
    number = number * BigInt(BASE ** chunk.length) + BigInt(value);
  }
  return number;
}
