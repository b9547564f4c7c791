import { codeOfWish, type Wish, wishOfCode } from '../../sudoku/generator';
import { readStored, refuse, string, type Written } from '../storage/stored';
import type { TextStore } from '../storage/textStore';

/** What new puzzles must be like besides their level. It stays until it is changed, also on later visits. */
export interface KeptWishes {
  get(): Wish;
  keep(wish: Wish): void;
}

/** If nothing else is wished, the givens are in the symmetry that newspapers print. */
export const USUAL: Wish = { symmetry: 'halfTurn' };

export const WISHES_KEY = 'unwind.wishes';

const WRITTEN: Written<Wish> = {
  version: 1,
  read: ({ wish }) => wishOfCode(string(wish)) ?? refuse(),
};

/** Reads stored wishes. */
export const readWishes = (text: string) => readStored(text, WRITTEN);

export function createWishes(textStore: Pick<TextStore, 'get' | 'put'>): KeptWishes {
  /** What could not be stored. */
  let unstored: Wish | null = null;
  return {
    get() {
      if (unstored !== null) return unstored;
      const kept = readWishes(textStore.get(WISHES_KEY) ?? '');
      // Chosen again in a moment, so an unreadable text is replaced without a word.
      return kept.ok ? kept.value : USUAL;
    },
    keep(wish) {
      unstored = textStore.put(
        WISHES_KEY,
        JSON.stringify({ version: WRITTEN.version, wish: codeOfWish(wish) }),
      )
        ? null
        : wish;
    },
  };
}
