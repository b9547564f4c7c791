import { createStore, type StoreApi } from 'zustand/vanilla';
import { clashesOf, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { CellOrder, DigitOrder, StrategyId } from '../../sudoku/search';
import { loadRacers, poolSize, type Racers, type RacersOptions } from '../../worker';
import {
  type AnyOptions,
  CELL_ORDERS,
  defaultsOf,
  digitOrdersOf,
  optionsOf,
  requestOf,
  writeOptions,
} from '../searchOptions';
import type { CompareWorld } from '.';
import { createRace } from './race';
import { createSetRace } from './setRace';
import { readPuzzles, SETS, type SetId } from './sets';
import type { CompareState, Contestant } from './state';

/** Strategies compared on a puzzle, and on a set of puzzles. */
export interface Comparison {
  readonly store: StoreApi<CompareState>;
  /** Races the strategies on the board there is, unless they have raced on it. */
  open(): void;
  /** Stops all that runs. */
  rest(): void;
  /** The same; returns whether there was anything. */
  stop(): boolean;
  /** Stops one strategy. */
  stopRow(id: number): void;
  /** Races once more, on the puzzle or on the set. */
  again(): void;
  setScope(scope: CompareState['scope']): void;
  setTimeLimit(milliseconds: number): void;
  setStepLimit(steps: number): void;
  /** Compares two searches step by step. */
  setPair(pair: CompareState['pair']): void;
  /** Goes on comparing them where it was stopped, and stops it. */
  comparePair(): void;
  stopPair(): void;

  /** How many can take part; one at least does. */
  readonly most: number;
  add(strategy: StrategyId): void;
  remove(id: number): void;
  /** Gives a contestant another strategy, with what it can take of its options. */
  setStrategy(id: number, strategy: StrategyId): void;
  setOptions(id: number, options: Partial<AnyOptions>): void;
  /** What can be chosen. */
  offers(strategy: StrategyId): {
    readonly digits: readonly DigitOrder['kind'][];
    readonly cells: readonly CellOrder['kind'][];
  };

  chooseSet(set: SetId): Promise<void>;
  pasteSet(text: string): void;

  /** Opens Watch with a strategy at a step. */
  watchRow(id: number, step: number): void;
}

/** Beyond this, workers only take time from one another and from the page. */
const MOST_WORKERS = 4;

const FIRST: readonly StrategyId[] = [
  'rowByRow',
  'fewestCandidates',
  'singlesFirst',
  'propagation',
  'exactCover',
];

/** More rows than this cannot be told apart. */
const MOST_CONTESTANTS = 10;

export async function loadComparison(world: CompareWorld): Promise<Comparison> {
  return createComparison(world, world.newRacers ?? (await loadRacers()));
}

function createComparison(world: CompareWorld, newRacers: (options: RacersOptions) => Racers): Comparison {
  const { game, screen, watch } = world;
  let lastId = 0;
  const contestant = (strategy: StrategyId): Contestant => ({
    id: ++lastId,
    strategy,
    options: defaultsOf(strategy),
  });
  const first = FIRST.map(contestant);
  const store = createStore<CompareState>(() => ({
    scope: 'one',
    contestants: first,
    givens: EMPTY_GRID,
    clashes: [],
    racing: false,
    rows: {},
    elapsed: 0,
    timeLimit: 10_000,
    pair: [first[0]?.id ?? 0, first[1]?.id ?? 0],
    divergence: { kind: 'none' },
    set: null,
    puzzles: [],
    unread: 0,
    setRacing: false,
    setRows: {},
    stepLimit: 1_000_000,
  }));
  const { getState, setState } = store;
  const racers = newRacers({
    size: Math.min(MOST_WORKERS, poolSize(world.cores)),
    onRestart: () => world.notices.tell({ kind: 'raceRestarted' }),
  });
  const failed = (): void => world.notices.tell({ kind: 'workerFailed' });
  const race = createRace(store, racers, world.now, failed);
  const setRace = createSetRace(store, racers, failed);
  let raced: { readonly givens: Grid; readonly contestants: readonly Contestant[] } | null = null;

  const isOpen = (): boolean => screen.store.getState().mode === 'compare';
  const begin = (): void => {
    const { givens } = game.now().board;
    raced = { givens, contestants: getState().contestants };
    setState({ givens, clashes: clashesOf(givens) });
    race.start();
  };
  const follow = (): void => {
    if (!isOpen()) return;
    const { scope, contestants, set, setRows } = getState();
    if (scope === 'set') {
      if (set !== null && Object.keys(setRows).length === 0) setRace.start();
    } else if (raced?.givens !== game.now().board.givens || raced.contestants !== contestants) begin();
  };
  game.store.subscribe(follow);

  const rest = (): void => {
    race.stop();
    setRace.stop();
  };

  /** Those who take part are others: what the old ones did is no longer shown. */
  const enlist = (contestants: readonly Contestant[]): void => {
    rest();
    const ids = contestants.map(({ id }) => id);
    const kept = getState().pair.filter((id) => ids.includes(id));
    const [a = 0, b = 0] = [...kept, ...ids.filter((id) => !kept.includes(id))];
    setState({ contestants, rows: {}, setRows: {}, pair: [a, b], divergence: { kind: 'none' } });
    follow();
  };
  const change = (id: number, changed: (one: Contestant) => Contestant): void =>
    enlist(getState().contestants.map((one) => (one.id === id ? changed(one) : one)));

  const compareOn = (set: NonNullable<CompareState['set']>, puzzles: readonly Grid[], unread = 0): void => {
    setState({ set, puzzles, unread, setRows: {} });
    setRace.start();
  };

  return {
    store,
    rest,
    open: follow,
    stop() {
      const { racing, setRacing } = getState();
      rest();
      return racing || setRacing;
    },
    stopRow(id) {
      race.stop(id);
      setRace.stop(id);
    },
    again() {
      if (getState().scope === 'set') setRace.start();
      else begin();
    },
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
    most: MOST_CONTESTANTS,
    add(strategy) {
      const { contestants } = getState();
      if (contestants.length < MOST_CONTESTANTS) enlist([...contestants, contestant(strategy)]);
    },
    remove(id) {
      const { contestants } = getState();
      if (contestants.length > 1) enlist(contestants.filter((one) => one.id !== id));
    },
    setStrategy: (id, strategy) =>
      change(id, ({ options }) => ({
        id,
        strategy,
        options: optionsOf(requestOf(strategy, EMPTY_GRID, options)),
      })),
    setOptions: (id, options) => change(id, (one) => ({ ...one, options: { ...one.options, ...options } })),
    offers: (strategy) => ({ digits: digitOrdersOf(strategy), cells: CELL_ORDERS }),
    async chooseSet(set) {
      setRace.stop();
      compareOn(set, await SETS[set]());
    },
    pasteSet(text) {
      const { puzzles, unread } = readPuzzles(text);
      compareOn('pasted', puzzles, unread);
    },
    watchRow(id, step) {
      const one = getState().contestants.find((other) => other.id === id);
      if (one === undefined) return;
      const { strategy, options } = one;
      watch.start({ strategy, options: writeOptions(strategy, options), step });
    },
  };
}
