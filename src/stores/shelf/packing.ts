import type { Result } from '../../sudoku/core';
import { type Difficulty, levelOfRating } from '../../sudoku/techniques';
import { originFrom } from '../saving/packing';
import {
  array,
  gridFrom,
  index,
  number,
  oneOf,
  readValue,
  record,
  refuse,
  string,
  type Unreadable,
} from '../storage/stored';
import type { Card, Finish, Hardness, Spent } from './card';

/* Packs a card for the database, and reads it again. A stored record may be damaged or from a later version. */

/** All levels, easiest first. */
export const LEVELS = Object.keys({
  beginner: 1,
  easy: 1,
  medium: 1,
  hard: 1,
  expert: 1,
  extreme: 1,
} satisfies Record<Difficulty, 1>) as readonly Difficulty[];

/** Raised with every change that an older reader would misread. */
const VERSION = 1;

/** A card as it is stored: plain data, with a version. */
export type PackedCard = Card & { readonly version: number };

export const packCard = (card: Card): PackedCard => ({ ...card, version: VERSION });

/** Reads a stored card. */
export const unpackCard = (value: unknown): Result<Card, Unreadable> =>
  readValue(value, {
    version: VERSION,
    read: (saved) => ({
      id: string(saved.id),
      ...(saved.name !== undefined && { name: string(saved.name) }),
      mark: string(saved.mark),
      added: number(saved.added),
      changed: number(saved.changed),
      givens: gridFrom(saved.givens),
      entries: gridFrom(saved.entries),
      answers: gridFrom(saved.answers),
      origin: originFrom(saved.origin),
      progress: oneOf(['new', 'begun', 'solved', 'answered'], saved.progress),
      hardness: saved.hardness === null ? null : hardnessFrom(saved.hardness),
      spent: spentFrom(saved.spent),
      finishes: array(saved.finishes).map(finishFrom),
    }),
  });

function hardnessFrom(value: unknown): Hardness {
  const { kind, difficulty, er, whole } = record(value);
  if (kind === 'unrated') return { kind };
  if (kind !== 'rated') refuse();
  const level = oneOf(LEVELS, difficulty);
  // Earlier versions called everything up to 2.5 easy.
  return {
    kind: 'rated',
    difficulty: level === 'easy' ? levelOfRating(number(er)) : level,
    er: number(er),
    whole: whole === true,
  };
}

function spentFrom(value: unknown): Spent {
  const { spent, hints, tried } = record(value);
  return { spent: number(spent), hints: index(hints), tried: array(tried).map((code) => index(code, 809)) };
}

/** Reads a stored finish. @throws what `refuse` throws */
export function finishFrom(value: unknown): Finish {
  const { at, spent, hints, mistakes } = record(value);
  return { at: number(at), spent: number(spent), hints: index(hints), mistakes: index(mistakes) };
}
