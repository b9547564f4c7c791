import { fail, ok, type Result } from '../core';
import { DIFFICULTIES, type Difficulty, isTechniqueId, type TechniqueId } from '../techniques';
import { type CalendarDate, type Daily, dailyOf, levelOfDay, numberOfDay } from './daily';
import { SYMMETRIES } from './symmetry';
import { GENERATOR_VERSION } from './version';
import type { RatingWish, Wish } from './wish';

/** Everything that determines a generated puzzle. */
export interface Recipe {
  /** The version of the generator. Another version may make another puzzle. */
  readonly version: number;
  /** A whole number of 32 bits, at least 0. */
  readonly seed: number;
  readonly wish: Wish;
}

/**
 * Writes a recipe as a short text for a link, such as `1-k3x9-l3-shalfTurn`: the version, the seed in base 36, and for
 * each part of the wish a letter with its value.
 */
export const codeOf = ({ version, seed, wish }: Recipe): string =>
  [version, seed.toString(36), codeOfWish(wish)].filter((part) => part !== '').join('-');

/** The part of a code that stands for the wish; empty for no wish. */
export function codeOfWish(wish: Wish): string {
  const { level, rating, needs, without = [], givens, symmetry, pattern, minimal } = wish;
  return [
    level && `l${DIFFICULTIES.indexOf(level)}`,
    rating && `r${rating === 'hardest' ? 'x' : `${tenths(rating.from)}_${tenths(rating.to)}`}`,
    needs && `n${needs}`,
    without.length > 0 && `w${without.join('_')}`,
    givens !== undefined && `g${givens}`,
    symmetry && `s${symmetry}`,
    pattern && `p${packPattern(pattern)}`,
    minimal && 'm',
  ]
    .filter((part) => part !== undefined && part !== false)
    .join('-');
}

/** The code of a puzzle of a day, such as `1-d20261123`; with the level if it is not the day's own: `1-d20261123-l3`. */
export const codeOfDay = (date: CalendarDate, level = levelOfDay(date)): string =>
  [
    `${GENERATOR_VERSION}-d${numberOfDay(date)}`,
    ...(level === levelOfDay(date) ? [] : [codeOfWish({ level })]),
  ].join('-');

/** Which puzzle of a day a code stands for; `null` if it stands for none. */
export function dayOfCode(code: string): Daily | null {
  const [, year, month, day, at] = /^[1-9]\d{0,3}-d(\d{4})(\d\d)(\d\d)(?:-l([0-5]))?$/.exec(code) ?? [];
  if (day === undefined) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const level = at === undefined ? levelOfDay(date) : DIFFICULTIES[Number(at)];
  return level === undefined ? null : { date, level };
}

/** The level and the technique that a puzzle was made for; `null` where its code names none. */
export function purposeOf(code: string): {
  readonly level: Difficulty | null;
  readonly needs: TechniqueId | null;
} {
  const recipe = recipeOf(code);
  const { level = null, needs = null } = recipe.ok ? recipe.value.wish : {};
  return { level, needs };
}

/** Reads a code. */
export function recipeOf(code: string): Result<Recipe, { readonly kind: 'unknownCode' }> {
  const [version = '', seed = '', ...parts] = code.split('-');
  const daily = dayOfCode(code);
  if (daily !== null) return ok({ version: Number(version), ...dailyOf(daily.date, daily.level) });
  if (!/^[1-9]\d{0,3}$/.test(version) || !/^[0-9a-z]{1,7}$/.test(seed)) return UNKNOWN;
  const number = Number.parseInt(seed, 36);
  if (number > 0xffffffff) return UNKNOWN;
  const wish = wishOfParts(parts);
  return wish === null ? UNKNOWN : ok({ version: Number(version), seed: number, wish });
}

/** Reads the part of a code that stands for the wish; `null` if it cannot be read. */
export const wishOfCode = (code: string): Wish | null => wishOfParts(code === '' ? [] : code.split('-'));

function wishOfParts(parts: readonly string[]): Wish | null {
  let wish: Wish = {};
  for (const part of parts) {
    const wished = wishIn(part.slice(0, 1), part.slice(1));
    if (wished === null) return null;
    wish = { ...wish, ...wished };
  }
  return wish;
}

/** A recipe of the present version of the generator. */
export const recipeFor = (wish: Wish, seed: number): Recipe => ({ version: GENERATOR_VERSION, seed, wish });

const UNKNOWN = fail({ kind: 'unknownCode' } as const);

/** The wish that one part of a code stands for; `null` if it stands for none. */
function wishIn(letter: string, value: string): Wish | null {
  switch (letter) {
    case 'l': {
      const level = /^\d$/.test(value) ? DIFFICULTIES[Number(value)] : undefined;
      return level === undefined ? null : { level };
    }
    case 'r': {
      const rating = ratingIn(value);
      return rating && { rating };
    }
    case 'n':
      return isTechniqueId(value) ? { needs: value } : null;
    case 'w': {
      const without = value.split('_').filter((id): id is TechniqueId => isTechniqueId(id));
      return without.length === value.split('_').length ? { without } : null;
    }
    case 'g':
      return /^\d{1,2}$/.test(value) ? { givens: Number(value) } : null;
    case 's': {
      const symmetry = SYMMETRIES.find((known) => known === value);
      return symmetry === undefined ? null : { symmetry };
    }
    case 'p':
      return PATTERN.test(value) ? { pattern: unpackPattern(value) } : null;
    case 'm':
      return value === '' ? { minimal: true } : null;
    default:
      return null;
  }
}

const tenths = (rating: number): number => Math.round(rating * 10);

function ratingIn(value: string): RatingWish | null {
  if (value === 'x') return 'hardest';
  const [, from, to] = /^(\d{1,3})_(\d{1,3})$/.exec(value) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from) / 10, to: Number(to) / 10 };
}

/* Nine rows of nine bits. Each row is two characters in base 36. */
const PATTERN = /^(?:[0-9a-e][0-9a-z]){9}$/;

function packPattern(pattern: readonly boolean[]): string {
  const rows = Array.from({ length: 9 }, (_, row) =>
    pattern.slice(9 * row, 9 * row + 9).reduce((bits, given) => 2 * bits + Number(given), 0),
  );
  return rows.map((bits) => bits.toString(36).padStart(2, '0')).join('');
}

function unpackPattern(text: string): readonly boolean[] {
  return [...text.matchAll(/../g)].flatMap(([pair]) => {
    const bits = Number.parseInt(pair, 36);
    return Array.from({ length: 9 }, (_, column) => ((bits >> (8 - column)) & 1) === 1);
  });
}
