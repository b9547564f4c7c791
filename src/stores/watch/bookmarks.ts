import { type Grid, isGrid } from '../../sudoku/core';
import type { SearchRequest } from '../../sudoku/search';
import type { Notices } from '../notices';
import { isStrategy, optionsOf, writeOptions } from '../searchOptions';

/** Steps of searches that a person has marked, kept across reloads. */
export interface Bookmarks {
  /** The marked steps of a search, ascending. */
  of(search: SearchRequest): readonly number[];
  /** Marks these steps of a search, and no others; returns what is marked then. */
  keep(search: SearchRequest, steps: readonly number[]): readonly number[];
}

const KEY = 'unwind.bookmarks';
/** Raised with every change that an older reader would misread. */
const VERSION = 1;
/** Searches that are kept, those marked last; and marks in each. */
const MOST_SEARCHES = 60;
const MOST_STEPS = 200;

/** The marks of one search: which one it is stands as in a link. */
interface Marked {
  readonly givens: Grid;
  readonly strategy: string;
  readonly options: string;
  readonly steps: readonly number[];
}

type Unreadable = 'damaged' | 'newer';

/**
 * Bookmarks in `storage`, or, where there is none, as long as the page lasts. A text there that cannot be read is set
 * aside and told.
 */
export function createBookmarks(storage: Storage | null, notices: Pick<Notices, 'tell'>): Bookmarks {
  let known: readonly Marked[] = [];

  const setAside = (text: string, why: Unreadable): void => {
    try {
      storage?.removeItem(KEY);
      storage?.setItem(`${KEY}.${why}`, text);
    } catch {
      // There is no room for it: these are marks, and nothing else depends on them.
    }
    notices.tell({ kind: 'bookmarksSetAside', why }, { lasting: true });
  };

  /** What is stored now: another tab may have written since. */
  const refresh = (): void => {
    try {
      const text = storage?.getItem(KEY) ?? null;
      if (text === null) return;
      const found = read(text);
      if (typeof found === 'string') setAside(text, found);
      else known = found;
    } catch {
      // Storage that cannot be looked at is none.
    }
  };

  return {
    of(search) {
      refresh();
      const name = nameOf(search);
      return known.find((marked) => isOf(marked, name))?.steps ?? [];
    },
    keep(search, steps) {
      refresh();
      const name = nameOf(search);
      const kept = [...new Set(steps)].sort((a, b) => a - b).slice(0, MOST_STEPS);
      const others = known.filter((marked) => !isOf(marked, name));
      known = (kept.length === 0 ? others : [{ ...name, steps: kept }, ...others]).slice(0, MOST_SEARCHES);
      try {
        storage?.setItem(KEY, JSON.stringify({ version: VERSION, searches: known }));
      } catch {
        // The game's own saving tells the person that nothing can be kept.
      }
      return kept;
    },
  };
}

type Name = Omit<Marked, 'steps'>;

const nameOf = (search: SearchRequest): Name => ({
  givens: search.givens,
  strategy: search.strategy,
  options: writeOptions(search.strategy, optionsOf(search)),
});

const isOf = (marked: Marked, { givens, strategy, options }: Name): boolean =>
  marked.givens === givens && marked.strategy === strategy && marked.options === options;

function read(text: string): readonly Marked[] | Unreadable {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (typeof saved !== 'object' || saved === null || !('version' in saved)) return 'damaged';
  if (typeof saved.version === 'number' && saved.version > VERSION) return 'newer';
  if (saved.version !== VERSION || !('searches' in saved) || !Array.isArray(saved.searches)) return 'damaged';
  const searches: readonly unknown[] = saved.searches;
  return searches.every(isMarked) ? searches : 'damaged';
}

function isMarked(value: unknown): value is Marked {
  if (typeof value !== 'object' || value === null) return false;
  const { givens, strategy, options, steps } = value as Record<string, unknown>;
  return (
    typeof givens === 'string' &&
    isGrid(givens) &&
    typeof strategy === 'string' &&
    isStrategy(strategy) &&
    typeof options === 'string' &&
    Array.isArray(steps) &&
    steps.every((step) => Number.isSafeInteger(step) && step >= 0)
  );
}
