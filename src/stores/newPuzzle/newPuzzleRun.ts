import { createStore, type StoreApi } from 'zustand/vanilla';
import { boardOf, type Origin } from '../../sudoku/core';
import {
  type CalendarDate,
  codeOf,
  codeOfDay,
  dailyOf,
  type Made,
  QUICK_SEEDS,
  ratingOfHardest,
  recipeFor,
  type Wish,
} from '../../sudoku/generator';
import type { Difficulty, Step, TechniqueId } from '../../sudoku/techniques';
import {
  type loadMaker,
  type MakingProgress,
  type Pool,
  poolSize,
  type Thread,
  type ThreadOptions,
} from '../../worker';
import { newestQuestion } from '../shared/newestQuestion';
import { createLessons, type LessonWorld } from './lesson';
import { hasPowerToSpare } from './power';

/** What new puzzles need of the app. */
export interface NewPuzzleWorld extends LessonWorld {
  readonly newThread: (options?: ThreadOptions) => Thread;
  readonly cores: number;
  readonly now: () => number;
}

export interface NewPuzzleState {
  /** How far the making of a puzzle has come; `null` while none is being made. */
  readonly making: MakingProgress | null;
}

/** Makes new puzzles and lays them on the board. The newest that is asked for counts. */
export interface NewPuzzleRun {
  readonly store: StoreApi<NewPuzzleState>;
  /** Lays a puzzle of the level last chosen. If that takes a while, a notice says so. */
  next(): Promise<void>;
  /** Makes a puzzle as wished; without a seed, any. Whoever asks shows how far it has come. */
  make(wish: Wish, seed?: number): Promise<void>;
  /**
   * Makes a puzzle that needs a technique, plays it forward to where that is the next step, and waits for it. What else
   * is wished counts too; without a seed, any.
   */
  teach(technique: TechniqueId, others?: Wish, seed?: number): Promise<void>;
  /** The step that a lesson on the board waits for; `null` for none. */
  awaited(): Step | null;
  /** Makes the puzzle of a day, the same for everyone. */
  makeDaily(day: CalendarDate): Promise<void>;
  /** Ends the making of a puzzle. Returns whether one was being made. */
  stop(): boolean;
  /** Ends it and lays the nearest to the wish so far, if there is one. */
  takeBest(): void;
}

/** After so many milliseconds without an answer the person is told that a puzzle is being made. */
const TOLD_AFTER = 300;
/** Milliseconds after a new puzzle until others are made ahead: the page is busy with that one before. */
const AHEAD_AFTER = 3000;
/** So many puzzles of the level last chosen are made ahead. */
const STOCK = 2;

const NOTHING_YET: MakingProgress = { tried: 0, kept: 0, best: null };

/** A puzzle and what stands above it once it is on the board. */
interface InStock {
  readonly made: Made;
  readonly origin: Origin;
}

export function createNewPuzzleRun(
  world: NewPuzzleWorld,
  createPool: (size: number, newThread: () => Thread) => Pool,
  makeWith: Awaited<ReturnType<typeof loadMaker>>,
): NewPuzzleRun {
  const { settings, notices, importing, newThread, cores, now } = world;
  const lessons = createLessons(world);
  const store = createStore<NewPuzzleState>(() => ({ making: null }));
  const pool = createPool(poolSize(cores), newThread);
  /** What is made ahead is made by one worker. */
  const spare = { ask: pool.ask, size: 1 };
  const stock = new Map<Difficulty, readonly InStock[]>();
  let ahead: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The puzzle that is being made. */
  let wanted: { readonly wish: Wish; readonly origin: Origin } | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;

  const asking = newestQuestion(() => {
    clearTimeout(late);
    store.setState({ making: null });
    notices.closeKind('makingPuzzle');
  });

  /** The quick seeds that were taken: none comes twice. */
  const taken = new Map<Difficulty, Set<number>>();
  function quickSeed(level: Difficulty): number {
    const gone = taken.get(level) ?? new Set();
    taken.set(level, gone);
    const left = QUICK_SEEDS[level].filter((seed) => !gone.has(seed));
    const seed = left[Math.floor(Math.random() * left.length)] ?? anySeed();
    gone.add(seed);
    return seed;
  }

  const originOf = (wish: Wish, seed: number): Origin => ({
    kind: 'made',
    name: null,
    at: now(),
    code: codeOf(recipeFor(wish, seed)),
  });

  const lay = ({ puzzle }: Made, origin: Origin, asWished = true): void => {
    notices.tell({ kind: 'madePuzzle', asWished }, importing.lay(boardOf(puzzle, origin)));
    restock();
  };

  /** Makes a puzzle; `null` if it was stopped or failed. */
  async function make(wish: Wish, seed: number, origin: Origin, tellIfLate: boolean): Promise<Made | null> {
    ahead?.abort();
    clearTimeout(timer);
    wanted = { wish, origin };
    clearTimeout(late);
    if (tellIfLate)
      late = setTimeout(
        () => notices.tell({ kind: 'makingPuzzle' }, { actions: ['stopMaking'], lasting: true }),
        TOLD_AFTER,
      );
    store.setState({ making: NOTHING_YET });
    const made = await asking.ask((signal) =>
      makeWith(pool, wish, seed, {
        signal,
        onProgress: (making) => {
          if (!signal.aborted) store.setState({ making });
        },
      }),
    );
    if (made === null) return null;
    if (made.ok) return made.value;
    if (made.error.kind === 'crashed') notices.tell({ kind: 'mistake' });
    return null;
  }

  async function makeAndLay(wish: Wish, seed: number, origin: Origin, tellIfLate = false): Promise<void> {
    const made = await make(wish, seed, origin, tellIfLate);
    if (made !== null) lay(made, origin);
  }

  /** Makes some ahead, so that the next comes at once. */
  function restock(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void makeAhead(), AHEAD_AFTER);
  }

  async function makeAhead(): Promise<void> {
    const { level } = settings.getState();
    const made = stock.get(level) ?? [];
    if (made.length >= STOCK || !(await hasPowerToSpare()) || asking.isOpen) return;
    ahead?.abort();
    const mine = new AbortController();
    ahead = mine;
    const wish: Wish = { level };
    const seed = anySeed();
    const answer = await makeWith(spare, wish, seed, { signal: mine.signal });
    if (!answer.ok || mine.signal.aborted) return;
    stock.set(level, [...(stock.get(level) ?? []), { made: answer.value, origin: originOf(wish, seed) }]);
    restock();
  }

  return {
    store,
    async next() {
      const { level } = settings.getState();
      const [first, ...rest] = stock.get(level) ?? [];
      const wish: Wish = { level };
      if (first === undefined) {
        const seed = quickSeed(level);
        return makeAndLay(wish, seed, originOf(wish, seed), true);
      }
      asking.cancel();
      stock.set(level, rest);
      lay(first.made, { ...first.origin, at: now() });
    },
    make: (wish, seed = anySeed()) => makeAndLay(wish, seed, originOf(wish, seed)),
    async teach(technique, others = {}, seed = anySeed()) {
      const wish: Wish = { ...others, needs: technique };
      const origin = originOf(wish, seed);
      const made = await make(wish, seed, origin, true);
      if (made === null) return;
      const board = await asking.ask((signal) =>
        pool.ask('lesson', { givens: made.puzzle, technique, without: wish.without ?? [] }, { signal }),
      );
      if (board === null) return;
      if (!board.ok || board.value === null) return lay(made, origin);
      await lessons.begin({ ...made, technique, origin }, board.value);
    },
    makeDaily(day) {
      const { wish, seed } = dailyOf(day);
      const noon = new Date(day.year, day.month - 1, day.day, 12).getTime();
      return makeAndLay(wish, seed, { kind: 'daily', name: null, at: noon, code: codeOfDay(day) });
    },
    awaited: lessons.awaited,
    stop: asking.cancel,
    takeBest() {
      const best = store.getState().making?.best ?? null;
      const asked = wanted;
      asking.cancel();
      if (best === null || asked === null) return;
      // Its code would say that it is as wished, or that the search ended by itself.
      const isHardest = ratingOfHardest(asked.wish, best) !== null;
      lay(best, { ...asked.origin, code: undefined }, isHardest);
    },
  };
}

/** A seed that nobody has chosen. */
const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);
