import { readStored } from '../storage/stored';

/** Reads a part of a damaged text; `null` if that part is damaged too. */
export function readPart<T>(text: string, read: (value: unknown) => T): T | null {
  const part = readStored(`{"version":0,"part":${text}}`, { version: 0, read: ({ part }) => read(part) });
  return part.ok ? part.value : null;
}
