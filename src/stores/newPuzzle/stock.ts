import type { Grid } from '../../sudoku/core';
import { codeOfWish, GENERATOR_VERSION, QUICK_SEEDS, recipeOf, type Wish } from '../../sudoku/generator';
import { DIFFICULTIES, type Difficulty } from '../../sudoku/techniques';
import { array, gridFrom, index, oneOf, readStored, record, string, type Written } from '../storage/stored';
import type { TextStore } from '../storage/textStore';

/** A puzzle that was made before anybody asked for it. */
export interface MadeAhead {
  readonly puzzle: Grid;
  /** What it was made from. */
  readonly code: string;
}

/**
 * The puzzles made ahead, and the quick seeds already used. They are stored, so the first press of a later visit finds
 * a puzzle too, and no visit repeats the puzzle of an earlier one. Each call reads what is stored: another tab may have
 * changed it.
 */
export interface Stock {
  /** How many puzzles of a wish are there. */
  count(wish: Wish): number;
  /** Removes the oldest puzzle of a wish and returns it; `null` if there is none. */
  take(wish: Wish): MadeAhead | null;
  add(made: MadeAhead): void;
  /** A quick seed of a wish that was not used before; if there is none, any seed. */
  freshSeed(wish: Wish): number;
}

interface Stored {
  readonly ahead: readonly MadeAhead[];
  readonly used: readonly { readonly level: Difficulty; readonly seed: number }[];
}

/** If a text is stored here, somebody has asked for a new puzzle on this computer before. */
export const STOCK_KEY = 'unwind.newPuzzles';

const NONE: Stored = { ahead: [], used: [] };

const WRITTEN: Written<Stored> = {
  version: 1,
  read({ generator, ahead, used }) {
    // Another version of the generator has other quick seeds, and makes other puzzles of the same code.
    if (generator !== GENERATOR_VERSION) return NONE;
    return {
      ahead: array(ahead).map((one) => {
        const { puzzle, code } = record(one);
        return { puzzle: gridFrom(puzzle), code: string(code) };
      }),
      used: array(used).map((one) => {
        const { level, seed } = record(one);
        return { level: oneOf(DIFFICULTIES, level), seed: index(seed) };
      }),
    };
  },
};

export function createStock(textStore: Pick<TextStore, 'get' | 'put'>): Stock {
  /** What could not be stored. */
  let unstored: Stored | null = null;

  const read = (): Stored => {
    if (unstored !== null) return unstored;
    const found = readStored(textStore.get(STOCK_KEY) ?? '', WRITTEN);
    // Nobody has made what is lost here, so an unreadable text is replaced without a word.
    return found.ok ? found.value : NONE;
  };
  const write = (stored: Stored): void => {
    const before = textStore.get(STOCK_KEY) ?? '';
    const text = JSON.stringify({ version: WRITTEN.version, generator: GENERATOR_VERSION, ...stored });
    unstored = textStore.put(STOCK_KEY, text) ? null : stored;
    // A full storage is worth a notice only if nothing fits, not even what was there.
    if (unstored !== null) textStore.put(STOCK_KEY, before);
  };

  return {
    count: (wish) => read().ahead.filter(isOf(wish)).length,
    take(wish) {
      const { ahead, used } = read();
      const first = ahead.find(isOf(wish)) ?? null;
      if (first !== null) write({ ahead: ahead.filter((one) => one !== first), used });
      return first;
    },
    add(made) {
      const { ahead, used } = read();
      write({ ahead: [...ahead, made], used });
    },
    freshSeed(wish) {
      const { level } = wish;
      if (level === undefined || codeOfWish(wish) !== codeOfWish({ level, symmetry: 'halfTurn' }))
        return anySeed();
      const { ahead, used } = read();
      const left = QUICK_SEEDS[level].filter(
        (seed) => !used.some((one) => one.level === level && one.seed === seed),
      );
      const seed = left[Math.floor(Math.random() * left.length)];
      if (seed === undefined) return anySeed();
      write({ ahead, used: [...used, { level, seed }] });
      return seed;
    },
  };
}

/** Whether a puzzle was made for a wish. */
function isOf(wish: Wish): (made: MadeAhead) => boolean {
  const wanted = codeOfWish(wish);
  return ({ code }) => {
    const recipe = recipeOf(code);
    return recipe.ok && codeOfWish(recipe.value.wish) === wanted;
  };
}

/** A random seed. */
export const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);
