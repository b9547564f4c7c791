import { readStored } from './stored';

/** A part of a damaged text, or `null` where it cannot be read either. */
export function readPart<T>(text: string, read: (value: unknown) => T): T | null {
  const part = readStored(`{"version":0,"part":${text}}`, { version: 0, read: ({ part }) => read(part) });
  return part.ok ? part.value : null;
}
