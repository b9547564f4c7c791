import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Board, boardOf, type Grid, type Origin } from '../../sudoku/core';
import {
  type CalendarDate,
  codeOf,
  codeOfDay,
  type Daily,
  dailyOf,
  levelOfDay,
  type Made,
  mayFail,
  ratingOfHardest,
  recipeFor,
  type Wish,
} from '../../sudoku/generator';
import { DIFFICULTIES, type Difficulty, type Step, type TechniqueId } from '../../sudoku/techniques';
import {
  busyWorkers,
  type loadMaker,
  type MakingProgress,
  type Pool,
  poolSize,
  type Thread,
  type ThreadOptions,
} from '../../worker';
import type { Acts } from '../acts/acts';
import type { Screen } from '../page/screen';
import type { NewLevel } from '../settings/settings';
import { followActivity } from '../shared/activity';
import { newestQuestion } from '../shared/newestQuestion';
import { hasPowerToSpare } from '../shared/power';
import { whileBusy } from '../shared/whileBusy';
import { courseIn, courseTechniques, nextIn } from './course';
import { createLessons, type LessonNeeds } from './lesson';
import { anySeed, createStock } from './stock';
import { createWishes, type KeptWishes } from './wishes';

/** What new puzzles need of the app. */
export interface NewPuzzleNeeds extends LessonNeeds {
  readonly acts: Pick<Acts, 'during'>;
  readonly screen: LessonNeeds['screen'] & Pick<Screen, 'open'>;
  readonly newThread: (options?: ThreadOptions) => Thread;
  readonly cores: number;
  readonly now: () => number;
  /** Puts a puzzle of a day on the board as it was left. Returns whether the shelf has it. */
  readonly reopen: (daily: Daily) => Promise<boolean>;
}

/** A puzzle of a day. */
export interface PuzzleOfDay extends Pick<Made, 'puzzle' | 'solution'> {
  readonly level: Difficulty;
}

export interface NewPuzzleState {
  /** The progress of the puzzle being made; `null` while none is being made. */
  readonly making: MakingProgress | null;
}

/** Makes new puzzles and puts them on the board. A new request ends the one before it. */
export interface NewPuzzleRun {
  readonly store: StoreApi<NewPuzzleState>;
  /** Somebody will probably press New puzzle soon: starts a worker, unless a puzzle is there already. */
  prepare(): void;
  /** Makes puzzles of the level last chosen ahead, as soon as nothing else works. */
  restock(): void;
  /** What new puzzles must be like besides their level. */
  readonly wishes: KeptWishes;
  /**
   * Puts a puzzle of a level on the board, by default of the one last chosen, as the other wishes want it. Asks for the
   * level if none was ever chosen, and opens the dialog too if the wish is for the hardest: somebody must take it.
   */
  next(level?: NewLevel): Promise<void>;
  /** Makes a puzzle to order. Without `seed` it takes a random one. The caller shows the progress. */
  make(wish: Wish, seed?: number): Promise<void>;
  /**
   * Makes a puzzle that needs a technique, makes all steps before that technique, and waits until the player finds it.
   * `others` are further wishes. Without `seed` it takes a random one.
   */
  teach(technique: TechniqueId, others?: Wish, seed?: number): Promise<void>;
  /** Goes on in the course of techniques. */
  goOn(): Promise<void>;
  /** The step that the player has to find; `null` without a lesson. */
  awaited(): Step | null;
  /**
   * Puts a puzzle of a day on the board, which is the same for everyone: the one of a level, or the day's own. If the
   * shelf has it, as it was left.
   */
  makeDaily(day: CalendarDate, level?: Difficulty): Promise<void>;
  /**
   * Makes the puzzles of a day, one of each level, and puts none on the board; `null` if that was stopped or failed.
   * An abort ends its workers at once.
   *
   * @param onMade is told after each puzzle how many are made
   */
  makeDay(
    day: CalendarDate,
    options: { readonly signal: AbortSignal; readonly onMade: (count: number) => void },
  ): Promise<readonly PuzzleOfDay[] | null>;
  /** Puts the newest puzzle on the board that came too late to replace the board unasked. */
  openMade(): void;
  /** Stops making a puzzle. Returns whether one was being made. */
  stop(): boolean;
  /** Stops, and puts the puzzle nearest to the wish so far on the board, if there is one. */
  takeBest(): void;
}

/** After this many milliseconds a notice says that a puzzle is being made. */
const TOLD_AFTER = 300;
/** Milliseconds from a new puzzle until others are made ahead. The page is busy with the new one first. */
const AHEAD_AFTER = 3000;
/** How many puzzles of the level last chosen are made ahead. */
const STOCK = 2;
/** Milliseconds between two looks at whether something else works while a puzzle is made ahead. */
const LOOK = 200;
/** Milliseconds of pause when something else works, or when somebody does something on the page. */
const REST = 700;

const NOTHING_YET: MakingProgress = { tried: 0, kept: 0, best: null };

export function createNewPuzzleRun(
  needs: NewPuzzleNeeds,
  createPool: (size: number, newThread: () => Thread) => Pool,
  makeWith: Awaited<ReturnType<typeof loadMaker>>,
  countBusy = busyWorkers,
): NewPuzzleRun {
  const { game, settings, notices, importing, screen, textStore, newThread, cores, now, reopen } = needs;
  const lessons = createLessons(needs);
  const store = createStore<NewPuzzleState>(() => ({ making: null }));
  const pool = createPool(poolSize(cores), newThread);
  /** Puzzles are made ahead by one worker only. */
  const spare = { ask: pool.ask, size: 1 };
  const stock = createStock(textStore);
  const wishes = createWishes(textStore);
  const ahead = newestQuestion();
  const sinceActivity = followActivity();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The puzzle that is being made. */
  let wanted: { readonly wish: Wish; readonly origin: Origin } | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  /** Opens what was made too late. */
  let openMade: (() => void) | null = null;

  const asking = newestQuestion(() => {
    clearTimeout(late);
    store.setState({ making: null });
    notices.closeKind('makingPuzzle');
  });

  const codeFor = (wish: Wish, seed: number): string => codeOf(recipeFor(wish, seed));
  /** What a puzzle of a level must be like; `null` if no level was ever chosen. */
  const wishFor = (level: NewLevel | null): Wish | null =>
    level === null ? null : { ...(level === 'any' ? {} : { level }), ...wishes.get() };
  const wishNow = (): Wish | null => wishFor(settings.getState().level);
  const originOf = (code: string): Origin => ({ kind: 'made', name: null, at: now(), code });

  const lay = (puzzle: Grid, origin: Origin, asWished = true): void => {
    notices.tell({ kind: 'madePuzzle', asWished }, importing.lay(boardOf(puzzle, origin)));
    restock();
  };

  /** Opens what was made; offers it if the board has changed meanwhile, since what the player did later counts. */
  const openOrOffer = (before: Board, open: () => void): void => {
    if (game.now().board === before) open();
    else {
      openMade = open;
      notices.tell({ kind: 'puzzleReady' }, { actions: ['openMade'], lasting: true });
    }
  };

  /** Makes a puzzle; `null` if it was stopped or failed. */
  async function make(wish: Wish, seed: number, origin: Origin): Promise<Made | null> {
    ahead.cancel();
    clearTimeout(timer);
    wanted = { wish, origin };
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

  async function makeAndLay(wish: Wish, seed: number, origin: Origin): Promise<void> {
    const { board } = game.now();
    const made = await make(wish, seed, origin);
    if (made === null) return;
    openOrOffer(board, () => lay(made.puzzle, origin));
  }

  /** Whether more than so many workers are busy, or somebody watches, asks for hints, compares, or uses the page. */
  const isElsewhere = (workers: number): boolean =>
    countBusy() > workers || screen.store.getState().mode !== 'play' || sinceActivity() < REST;

  function restock(): void {
    clearTimeout(timer);
    timer = setTimeout(() => makeAhead().catch((error) => reportError(error)), AHEAD_AFTER);
  }

  async function makeAhead(): Promise<void> {
    const wish = wishNow();
    // A search that may never end is not begun unasked.
    if (wish === null || wish.rating === 'hardest' || mayFail(wish)) return;
    if (stock.count(wish) >= STOCK || !(await hasPowerToSpare()) || asking.isOpen) return;
    if (isElsewhere(0)) return restock();
    const seed = anySeed();
    let pausing: ReturnType<typeof setInterval> | undefined;
    const answer = await whileBusy(
      (isBusy) => {
        if (!isBusy) return clearInterval(pausing);
        pausing = setInterval(() => {
          if (isElsewhere(1)) pool.rest(REST);
        }, LOOK);
      },
      () => ahead.ask((signal) => makeWith(spare, wish, seed, { signal })),
    );
    if (answer === null || !answer.ok) return;
    stock.add({ puzzle: answer.value.puzzle, code: codeFor(wish, seed) });
    restock();
  }

  async function teach(technique: TechniqueId, others: Wish = {}, seed = anySeed()): Promise<void> {
    const wish: Wish = { ...others, needs: technique };
    const origin = originOf(codeFor(wish, seed));
    const { board: before } = game.now();
    late = setTimeout(
      () => notices.tell({ kind: 'makingPuzzle' }, { actions: ['stopMaking'], lasting: true }),
      TOLD_AFTER,
    );
    const made = await make(wish, seed, origin);
    if (made === null) return;
    const board = await asking.ask((signal) =>
      pool.ask('lesson', { givens: made.puzzle, technique, without: wish.without ?? [] }, { signal }),
    );
    if (board === null) return;
    openOrOffer(before, () => {
      if (!board.ok || board.value === null) return lay(made.puzzle, origin);
      void lessons.begin({ ...made, technique, origin }, board.value);
    });
  }

  async function goOn(): Promise<void> {
    const next = nextIn(courseIn(textStore), courseTechniques());
    if (next === null) screen.open('course');
    else await teach(next);
  }

  return {
    store,
    prepare() {
      // The first question makes the worker load the generator; its answer is a puzzle that takes a millisecond.
      const wish = wishNow();
      if (wish === null || stock.count(wish) === 0) void pool.ask('make', { wish: {}, seed: 0, attempt: 0 });
    },
    restock,
    wishes,
    async next(level) {
      if (level !== undefined) settings.setState({ level });
      const wish = wishNow();
      if (wish === null || wish.rating === 'hardest') return screen.open('newPuzzle');
      const first = stock.take(wish);
      if (first === null) {
        const seed = stock.freshSeed(wish);
        return makeAndLay(wish, seed, originOf(codeFor(wish, seed)));
      }
      asking.cancel();
      lay(first.puzzle, originOf(first.code));
    },
    make: (wish, seed = anySeed()) => makeAndLay(wish, seed, originOf(codeFor(wish, seed))),
    teach,
    goOn,
    async makeDaily(day, level = levelOfDay(day)) {
      if (await reopen({ date: day, level })) return;
      const { wish, seed } = dailyOf(day, level);
      const noon = new Date(day.year, day.month - 1, day.day, 12).getTime();
      return makeAndLay(wish, seed, { kind: 'daily', name: null, at: noon, code: codeOfDay(day, level) });
    },
    async makeDay(day, { signal, onMade }) {
      // Workers of its own, which can be ended at once: what else is being made needs the others.
      const own = createPool(poolSize(cores), newThread);
      signal.addEventListener('abort', own.dispose);
      const puzzles: PuzzleOfDay[] = [];
      try {
        for (const level of DIFFICULTIES) {
          const { wish, seed } = dailyOf(day, level);
          const made = await makeWith(own, wish, seed, { signal });
          if (!made.ok) {
            if (made.error.kind === 'crashed') notices.tell({ kind: 'mistake' });
            return null;
          }
          puzzles.push({ ...made.value, level });
          onMade(puzzles.length);
        }
        return puzzles;
      } finally {
        own.dispose();
      }
    },
    openMade() {
      notices.closeKind('puzzleReady');
      openMade?.();
      openMade = null;
    },
    awaited: lessons.awaited,
    stop: asking.cancel,
    takeBest() {
      const best = store.getState().making?.best ?? null;
      const asked = wanted;
      asking.cancel();
      if (best === null || asked === null) return;
      // A code would claim that the puzzle fulfils the wish, or that the search ended by itself.
      const isHardest = ratingOfHardest(asked.wish, best) !== null;
      lay(best.puzzle, { ...asked.origin, code: undefined }, isHardest);
    },
  };
}
