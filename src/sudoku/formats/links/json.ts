import { type Digit, isDigit } from '../../core';

/** A JSON object with unknown members. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a JSON array; none if the value is not an array. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Limits: no puzzle's data is nested more deeply or longer than this. */
const DEEPEST = 32;
const LONGEST = 262_144;

/** The value of a JSON text; `undefined` if it is not JSON, or is longer or deeper than any puzzle's. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST || isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether brackets are nested more deeply than in any puzzle's data. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') {
      if (++depth > DEEPEST) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}

/**
 * A member as a digit: a number, or a string of one digit. Other values are not converted, since converting an object
 * may throw.
 */
export function digitFrom(value: unknown): Digit | null {
  const number = typeof value === 'string' && value.length <= 4 ? Number(value) : value;
  return typeof number === 'number' && isDigit(number) ? number : null;
}

/** A member as a title, cut to 80 characters; `null` if it is not a text. */
export const titleFrom = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;
