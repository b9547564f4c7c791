import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Measure } from '../../i18n';
import { clashesOf, EMPTY_GRID, type Grid } from '../../sudoku/core';
import { loadRacers, poolSize, type Racers, type RacersOptions } from '../../worker';
import { keptProgram, writeProgramName } from '../shared/ownProgram';
import { writeOptions } from '../shared/searchOptions';
import { type Contestants, createContestants, FIRST_CONTESTANTS } from './contestants';
import { readComparison, writeComparison, writeContestant } from './link';
import type { CompareNeeds } from './needs';
import { createProgramRacer } from './ownCode';
import { createPuzzleSet, type PuzzleSet } from './puzzleSet';
import { createRace } from './race';
import { createSetRace } from './setRace';
import type { CompareState, Contestant, PickedColumn } from './state';

/** Compares strategies on a puzzle, and on a set of puzzles. */
export interface Comparison extends Contestants, PuzzleSet {
  readonly store: StoreApi<CompareState>;
  /**
   * Races the strategies on the board, unless they have raced on it already. With a link, races the strategies that the
   * link names; a notice tells which parts of the link make no sense.
   */
  open(link?: string): void;
  /** The comparison as the text of a link; one for others has no program of the person's own. */
  link(isForOthers?: boolean): string;
  /** Stops all races and readings. */
  rest(): void;
  /** Like `rest`; returns whether there was anything to stop. */
  stop(): boolean;
  /** Stops one strategy. */
  stopRow(id: number): void;
  /** Races once more, on the puzzle or on the set. */
  again(): void;
  /** Races on the rest of the set. */
  goOn(): void;
  setScope(scope: CompareState['scope']): void;
  setTimeLimit(milliseconds: number): void;
  setStepLimit(steps: number): void;
  /** Compares two searches step by step. */
  setPair(pair: CompareState['pair']): void;
  /** Continues to compare the pair from where it was stopped. */
  comparePair(): void;
  /** Stops comparing the pair. */
  stopPair(): void;

  /** Sets the measure of the distributions over the set. */
  setMeasure(measure: Measure): void;
  /** Lists the puzzles of a column, or none. The list stays while the player opens one of its puzzles. */
  pick(column: PickedColumn | null): void;

  /** Opens Watch with a strategy at a step. */
  watchRow(id: number, step: number): void;
}

/** With more workers than this, they only take time from one another and from the page. */
const MOST_WORKERS = 4;

/** By default, a search of a set is given up after this many steps. */
const STEP_LIMIT = 1_000_000;

const FIRST: CompareState = {
  scope: 'one',
  contestants: FIRST_CONTESTANTS,
  givens: EMPTY_GRID,
  clashes: [],
  racing: false,
  rows: {},
  elapsed: 0,
  timeLimit: 10_000,
  pair: [FIRST_CONTESTANTS[0]?.id ?? 0, FIRST_CONTESTANTS[1]?.id ?? 0],
  divergence: { kind: 'none' },
  set: null,
  puzzles: [],
  file: null,
  gathered: null,
  gathering: null,
  setRacing: false,
  setRows: {},
  stepLimit: STEP_LIMIT,
  measure: 'guesses',
  picked: null,
};

export async function loadComparison(needs: CompareNeeds): Promise<Comparison> {
  return createComparison(needs, needs.newRacers ?? (await loadRacers()));
}

/** Combines the parts, which all write to one store: the contestants, the set, and the two races. */
function createComparison(needs: CompareNeeds, newRacers: (options: RacersOptions) => Racers): Comparison {
  const { game, screen, watch, notices } = needs;
  const store = createStore<CompareState>(() => FIRST);
  const { getState, setState } = store;
  const racers = newRacers({
    size: Math.min(MOST_WORKERS, poolSize(needs.cores)),
    onRestart: () => notices.tell({ kind: 'raceRestarted' }),
  });
  const failed = (): void => notices.tell({ kind: 'workerFailed' });
  const raceProgram = createProgramRacer(racers, needs.runProgram);
  const race = createRace(store, racers, raceProgram, needs.now, failed);
  const setRace = createSetRace(store, racers, raceProgram, failed);
  /** The puzzle and the contestants of the last race. */
  let raced: { readonly givens: Grid; readonly contestants: readonly Contestant[] } | null = null;

  const isOpen = (): boolean => screen.store.getState().mode === 'compare';
  const begin = (): void => {
    const { givens } = game.now().board;
    raced = { givens, contestants: getState().contestants };
    setState({ givens, clashes: clashesOf(givens) });
    race.start();
  };
  /** Starts what has not raced yet. */
  const follow = (): void => {
    if (!isOpen()) return;
    const { scope, contestants, set, setRows } = getState();
    if (scope === 'set') {
      // Only a new contestant has no row. Contestants that the player has stopped stay stopped.
      if (set !== null && contestants.some(({ id }) => setRows[id] === undefined)) setRace.goOn();
    } else if (raced?.givens !== game.now().board.givens || raced.contestants !== contestants) begin();
  };
  game.store.subscribe(follow);

  const stopRaces = (): void => {
    race.stop();
    setRace.stop();
  };
  const rest = (): void => {
    stopReading();
    stopRaces();
  };

  const { take, renew, ...contestants } = createContestants(store, { before: stopRaces, after: follow }, () =>
    keptProgram(needs.textStore),
  );
  const { stopReading, ...puzzleSet } = createPuzzleSet({
    store,
    notices,
    database: needs.database,
    newThread: needs.newThread,
    setRace,
    isOpen,
    rest,
  });

  /** Applies a link. Parts that it does not name get their defaults. */
  const openLink = (text: string): void => {
    const { contestants, set, stepLimit, unknown } = readComparison(text, keptProgram(needs.textStore));
    setState({ scope: set === null ? 'one' : 'set', stepLimit: stepLimit ?? STEP_LIMIT });
    const left = take(contestants);
    const keys = [...unknown, ...left.map(writeContestant)];
    if (keys.length > 0) notices.tell({ kind: 'unknownLinkKeys', keys });
    if (set !== null) void puzzleSet.chooseSet(set);
  };

  return {
    ...contestants,
    ...puzzleSet,
    store,
    rest,
    open(link) {
      if (link !== undefined) openLink(link);
      renew();
      follow();
    },
    link(isForOthers = false) {
      const { contestants: all, scope, set, stepLimit } = getState();
      const contestants = all.filter(({ strategy }) => !isForOthers || strategy !== 'ownCode');
      // A link cannot contain the player's own puzzles. Their step limit is still in it, for Back and reload.
      const over =
        scope === 'set' && set !== null
          ? { set: set === 'pasted' ? null : set, stepLimit }
          : { set: null, stepLimit: null };
      return writeComparison({ contestants, ...over });
    },
    stop() {
      const { racing, setRacing, gathering } = getState();
      rest();
      return racing || setRacing || gathering !== null;
    },
    stopRow(id) {
      race.stop(id);
      setRace.stop(id);
    },
    again() {
      if (getState().scope === 'set') setRace.start();
      else begin();
    },
    goOn: setRace.goOn,
    setScope(scope) {
      rest();
      setState({ scope });
      follow();
    },
    setTimeLimit(timeLimit) {
      setState({ timeLimit });
      begin();
    },
    setStepLimit(stepLimit) {
      setState({ stepLimit });
      setRace.start();
    },
    setPair(pair) {
      setState({ pair });
      race.compare();
    },
    comparePair: race.compareOn,
    stopPair: race.stopComparing,
    setMeasure: (measure) => setState({ measure, picked: null }),
    pick: (picked) => setState({ picked }),
    watchRow(id, step) {
      const one = getState().contestants.find((other) => other.id === id);
      if (one === undefined) return;
      const { strategy, options, code = '' } = one;
      if (strategy === 'ownCode' && getState().rows[id]?.phase === 'failed') {
        // Its dialog says what is wrong.
        watch.start({ strategy, options: '', step: 0 });
        screen.open('program');
        return;
      }
      const written = strategy === 'ownCode' ? writeProgramName(code) : writeOptions(strategy, options);
      watch.start({ strategy, options: written, step });
    },
  };
}
