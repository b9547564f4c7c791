/** A sentence for every kind of a union. */
export type Sentences<T extends { readonly kind: string }, More extends readonly unknown[] = []> = {
  readonly [K in T['kind']]: (thing: Extract<T, { readonly kind: K }>, ...more: More) => string;
};

/** The sentence for a value's kind. */
export function tell<T extends { readonly kind: string }, More extends readonly unknown[]>(
  sentences: Sentences<T, More>,
  thing: T,
  ...more: More
): string {
  const sentence = sentences[thing.kind as T['kind']] as (thing: T, ...more: More) => string;
  return sentence(thing, ...more);
}

const LONGEST_ECHO = 24;

/** A part of the player's text, short and on one line. */
export function echo(text: string): string {
  const line = [...(text.trim().split('\n')[0] ?? '').replace(/\s+/g, ' ')];
  return line.length > LONGEST_ECHO ? `${line.slice(0, LONGEST_ECHO).join('')}…` : line.join('');
}
