import { type Digit, isDigit } from '../../core';

/** A JSON object whose members are not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a JSON array, or none if the value is no array. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Puzzles are not as deep as this, nor as long. */
const DEEPEST = 32;
const LONGEST = 262_144;

/** The value of a JSON text, or `undefined` if it is not JSON, or is larger or deeper than a puzzle's. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST || isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether brackets are nested deeper than any data of a puzzle. */
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

/** A member as a digit: the number, or a string of it. Nothing else is made a number of: an object may not let itself. */
export function digitFrom(value: unknown): Digit | null {
  const number = typeof value === 'string' && value.length <= 4 ? Number(value) : value;
  return typeof number === 'number' && isDigit(number) ? number : null;
}

/** A member as a title: a string of some characters, at most 80. */
export const titleFrom = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;
