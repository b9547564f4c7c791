import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Measure } from '../../i18n';
import { clashesOf, EMPTY_GRID, type Grid } from '../../sudoku/core';
import { CELL_ORDERS, type CellOrder, type DigitOrder, type StrategyId } from '../../sudoku/search';
import { loadRacers, poolSize, type Racers, type RacersOptions, type Thread } from '../../worker';
import { type KeptFile, keepFile, keptFile } from '../saving/keptFiles';
import { newestQuestion } from '../shared/newestQuestion';
import {
  type AnyOptions,
  defaultsOf,
  digitOrdersOf,
  optionsOf,
  requestOf,
  writeOptions,
} from '../shared/searchOptions';
import type { CompareWorld } from '.';
import { gather } from './gathering';
import { LINE_UPS, type LineUp } from './lineUps';
import { readComparison, writeComparison } from './link';
import { createRace } from './race';
import { createSetRace } from './setRace';
import { SETS, type SetId } from './sets';
import type { CompareState, Contestant, PickedColumn } from './state';

/** Strategies compared on a puzzle, and on a set of puzzles. */
export interface Comparison {
  readonly store: StoreApi<CompareState>;
  /**
   * Races the strategies on the board there is, unless they have raced on it; with a text of a link, those it names, and
   * says what of it makes no sense.
   */
  open(link?: string): void;
  /** The comparison as a link carries it. */
  link(): string;
  /** Stops all that runs. */
  rest(): void;
  /** The same; returns whether there was anything. */
  stop(): boolean;
  /** Stops one strategy. */
  stopRow(id: number): void;
  /** Races once more, on the puzzle or on the set. */
  again(): void;
  /** Goes on with what is left of the set. */
  goOn(): void;
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
  /** Takes a line-up in place of those who take part. */
  lineUp(lineUp: LineUp): void;
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
  /** Reads the puzzles of a text or a file, and compares on them. Those before stay if there are none. */
  offerSet(blob: File | Blob): Promise<void>;
  /** The same for a text or a file that was kept; tells if it is there no more. */
  reopenSet(file: KeptFile): Promise<void>;

  /** What the distributions over the set are of. */
  setMeasure(measure: Measure): void;
  /** Lists the puzzles of a column, or none. It stays while one looks at one of them. */
  pick(column: PickedColumn | null): void;

  /** Opens Watch with a strategy at a step. */
  watchRow(id: number, step: number): void;
}

/** Beyond this, workers only take time from one another and from the page. */
const MOST_WORKERS = 4;

/** More rows than this cannot be told apart. */
const MOST_CONTESTANTS = 10;
/** Steps after which a search of a set is given up, unless a person says otherwise. */
const STEP_LIMIT = 1_000_000;

const NO_SET = { set: null, stepLimit: null } as const;

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
  const first = readComparison(LINE_UPS.usual).contestants.map((one) => ({ ...one, id: ++lastId }));
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
    file: null,
    gathered: null,
    gathering: null,
    setRacing: false,
    setRows: {},
    stepLimit: STEP_LIMIT,
    measure: 'guesses',
    picked: null,
  }));
  const { getState, setState } = store;
  const racers = newRacers({
    size: Math.min(MOST_WORKERS, poolSize(world.cores)),
    onRestart: () => world.notices.tell({ kind: 'raceRestarted' }),
  });
  const failed = (): void => world.notices.tell({ kind: 'workerFailed' });
  const race = createRace(store, racers, world.now, failed);
  const setRace = createSetRace(store, racers, failed);
  let thread: Thread | undefined;
  const choosing = newestQuestion();
  const reading = newestQuestion(() => setState({ gathering: null }));
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
      // What one has stopped stays stopped; who is new has no row yet.
      if (set !== null && contestants.some(({ id }) => setRows[id] === undefined)) setRace.goOn();
    } else if (raced?.givens !== game.now().board.givens || raced.contestants !== contestants) begin();
  };
  game.store.subscribe(follow);

  const rest = (): void => {
    reading.cancel();
    race.stop();
    setRace.stop();
  };

  /** Those who take part are others. On a set, what those who stay have done is kept. */
  const enlist = (contestants: readonly Contestant[], changed: readonly number[] = []): void => {
    race.stop();
    setRace.stop();
    const ids = contestants.map(({ id }) => id);
    const kept = getState().pair.filter((id) => ids.includes(id));
    const [a = 0, b = 0] = [...kept, ...ids.filter((id) => !kept.includes(id))];
    const setRows = Object.fromEntries(
      ids
        .filter((id) => !changed.includes(id))
        .flatMap((id) => {
          const row = getState().setRows[id];
          return row === undefined ? [] : [[id, row]];
        }),
    );
    setState({ contestants, rows: {}, setRows, pair: [a, b], divergence: { kind: 'none' } });
    follow();
  };
  const change = (id: number, changed: (one: Contestant) => Contestant): void =>
    enlist(
      getState().contestants.map((one) => (one.id === id ? changed(one) : one)),
      [id],
    );

  const compareOn = (
    set: NonNullable<CompareState['set']>,
    puzzles: readonly Grid[],
    gathered: CompareState['gathered'] = null,
    file: KeptFile | null = null,
  ): void => {
    setRace.stop();
    setState({ set, puzzles, gathered, file, setRows: {}, picked: null });
    if (isOpen()) setRace.start();
  };

  const chooseSet = async (set: SetId): Promise<void> => {
    rest();
    const puzzles = await choosing.ask(() => SETS[set]());
    if (puzzles !== null) compareOn(set, puzzles);
  };

  const offerSet = async (blob: File | Blob, kept: KeptFile | null): Promise<void> => {
    rest();
    choosing.cancel();
    thread ??= world.newThread();
    const reader = thread;
    const onFound = (found: number): void => setState({ gathering: found });
    onFound(0);
    const gathered = await reading.ask((signal) => gather(blob, reader, { signal, onFound }));
    if (gathered === null) return;
    if (typeof gathered === 'string') world.notices.tell({ kind: gathered });
    else if (gathered.found === 0) setState({ gathered });
    else {
      const file = kept ?? keepFile(blob, blob instanceof File ? blob.name : null);
      compareOn('pasted', gathered.puzzles, gathered, file);
    }
  };

  /** Those who are there already stay who they are, and keep what they have done. */
  const call = (wanted: ReturnType<typeof readComparison>['contestants']): readonly Contestant[] => {
    const there = [...getState().contestants];
    return wanted.map((one) => {
      const named = writeComparison({ ...NO_SET, contestants: [one] });
      const index = there.findIndex(
        (other) => writeComparison({ ...NO_SET, contestants: [other] }) === named,
      );
      const [same] = index < 0 ? [] : there.splice(index, 1);
      return same ?? { ...one, id: ++lastId };
    });
  };

  /** What a link asks for; what it does not name is as usual. */
  const heed = (text: string): void => {
    const link = readComparison(text);
    const called = call(link.contestants.slice(0, MOST_CONTESTANTS));
    const unknown = [
      ...link.unknown,
      ...link.contestants
        .slice(MOST_CONTESTANTS)
        .map((one) => writeComparison({ ...NO_SET, contestants: [one] })),
    ];
    if (unknown.length > 0) world.notices.tell({ kind: 'unknownLinkKeys', keys: unknown });
    setState({ scope: link.set === null ? 'one' : 'set', stepLimit: link.stepLimit ?? STEP_LIMIT });
    if (called.length > 0) enlist(called);
    if (link.set !== null) void chooseSet(link.set);
  };

  return {
    store,
    rest,
    open(link) {
      if (link !== undefined) heed(link);
      follow();
    },
    link() {
      const { contestants, scope, set, stepLimit } = getState();
      // One's own puzzles are in no link; how far they are searched is for whoever comes back to them.
      const over =
        scope === 'set' && set !== null ? { set: set === 'pasted' ? null : set, stepLimit } : NO_SET;
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
    most: MOST_CONTESTANTS,
    lineUp: (lineUp) => enlist(call(readComparison(LINE_UPS[lineUp]).contestants)),
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
    chooseSet,
    offerSet: (blob) => offerSet(blob, null),
    async reopenSet(file) {
      if (getState().file?.key === file.key) return;
      setState({ file });
      const found = await keptFile(file);
      if (getState().file !== file) return;
      if (found.ok) return offerSet(found.value, file);
      setState({ file: null });
      world.notices.tell({ kind: 'fileNotKept', name: file.name, why: found.error });
    },
    setMeasure: (measure) => setState({ measure, picked: null }),
    pick: (picked) => setState({ picked }),
    watchRow(id, step) {
      const one = getState().contestants.find((other) => other.id === id);
      if (one === undefined) return;
      const { strategy, options } = one;
      watch.start({ strategy, options: writeOptions(strategy, options), step });
    },
  };
}
