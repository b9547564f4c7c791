import type { Grid } from '../../sudoku/core';
import type { WatchRequest } from '../../sudoku/search';
import type { Notices } from '../page/notices';
import { writeGuesses } from '../shared/ownGuesses';
import { writeProgram } from '../shared/ownProgram';
import { isStrategy, optionsOf, writeOptions } from '../shared/searchOptions';
import { array, gridFrom, index, record, refuse, string, type Written } from '../storage/stored';
import { readKept, type TextStore } from '../storage/textStore';

/** Steps of searches that the player has marked. They are stored across reloads. */
export interface Bookmarks {
  /** The marked steps of a search, ascending. */
  of(search: WatchRequest): readonly number[];
  /** Replaces the marked steps of a search. Returns them sorted, without duplicates, at most `MOST_STEPS`. */
  keep(search: WatchRequest, steps: readonly number[]): readonly number[];
}

const KEY = 'unwind.bookmarks';
/** Only the searches that were marked last keep their marks, at most this many, each at most `MOST_STEPS`. */
const MOST_SEARCHES = 60;
const MOST_STEPS = 200;

/** The marks of one search. The search is named as in a link. */
interface Marked {
  readonly givens: Grid;
  readonly strategy: string;
  readonly options: string;
  readonly steps: readonly number[];
}

const WRITTEN: Written<readonly Marked[]> = {
  version: 1,
  read: ({ searches }) => array(searches).map(markedFrom),
};

/**
 * The bookmarks in the text store. If it cannot store them, they last as long as the page. An unreadable text is set
 * aside, and a notice says so.
 */
export function createBookmarks(textStore: TextStore, notices: Pick<Notices, 'tell'>): Bookmarks {
  let known: readonly Marked[] = [];

  /** Reads the stored marks again, because another tab may have written since. */
  const refresh = (): void => {
    const stored = readKept(textStore, KEY, WRITTEN, (why) =>
      notices.tell(
        { kind: 'otherSetAside', what: 'bookmarks', why },
        { actions: ['showAside'], lasting: true },
      ),
    );
    if (stored !== null) known = stored;
  };

  return {
    of(search) {
      refresh();
      const name = nameOf(search);
      return known.find((marked) => isOf(marked, name))?.steps ?? [];
    },
    keep(search, steps) {
      const kept = [...new Set(steps)].sort((a, b) => a - b).slice(0, MOST_STEPS);
      refresh();
      const name = nameOf(search);
      const others = known.filter((marked) => !isOf(marked, name));
      known = (kept.length === 0 ? others : [{ ...name, steps: kept }, ...others]).slice(0, MOST_SEARCHES);
      textStore.put(KEY, JSON.stringify({ version: WRITTEN.version, searches: known }));
      return kept;
    },
  };
}

type Name = Omit<Marked, 'steps'>;

const nameOf = (search: WatchRequest): Name => ({
  givens: search.givens,
  strategy: search.strategy,
  options: [
    search.strategy === 'ownCode' ? writeProgram(search) : writeOptions(search.strategy, optionsOf(search)),
    writeGuesses(search),
  ]
    .filter((part) => part !== '')
    .join(','),
});

const isOf = (marked: Marked, { givens, strategy, options }: Name): boolean =>
  marked.givens === givens && marked.strategy === strategy && marked.options === options;

function markedFrom(value: unknown): Marked {
  const { givens, strategy, options, steps } = record(value);
  const name = string(strategy);
  if (!isStrategy(name) && name !== 'ownCode') refuse();
  return {
    givens: gridFrom(givens),
    strategy: name,
    options: string(options),
    steps: array(steps).map((step) => index(step)),
  };
}
