/** A JSON object whose members are not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a JSON array, or none if the value is no array. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value of a JSON text, or `undefined` if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member as a title: a string of some characters, at most 80. */
export const titleFrom = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;
