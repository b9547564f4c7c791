import type { StoreApi } from 'zustand/vanilla';
import { EMPTY_GRID } from '../../sudoku/core';
import {
  CELL_ORDERS,
  type CellOrder,
  type DigitOrder,
  type StrategyId,
  type WatchedId,
} from '../../sudoku/search';
import { type AnyOptions, defaultsOf, digitOrdersOf, optionsOf, requestOf } from '../shared/searchOptions';
import { LINE_UPS, type LineUp } from './lineUps';
import { ownCode, readComparison, type Unnumbered, writeContestant } from './link';
import type { CompareState, Contestant } from './state';

/** The contestants. Those that stay keep their results over a set. */
export interface Contestants {
  /** The largest number of contestants; the smallest is 1. */
  readonly most: number;
  /** Replaces the contestants with a line-up. */
  lineUp(lineUp: LineUp): void;
  add(strategy: StrategyId): void;
  remove(id: number): void;
  /** Gives a contestant another strategy, or the kept program. Keeps the options that the new strategy has too. */
  setStrategy(id: number, strategy: WatchedId): void;
  /** The program of the person's own that can take part; empty if none is kept. */
  keptProgram(): string;
  setOptions(id: number, options: Partial<AnyOptions>): void;
  /** The choices for the options of a strategy. */
  offers(strategy: WatchedId): {
    readonly digits: readonly DigitOrder['kind'][];
    readonly cells: readonly CellOrder['kind'][];
  };
}

interface AllContestants extends Contestants {
  /** Replaces the contestants. Returns those that there is no room for. */
  take(named: readonly Unnumbered[]): readonly Unnumbered[];
  /** Gives the kept program to those that have another one: it may have been changed since. */
  renew(): void;
}

/** The largest number of contestants: more rows could not be told apart. */
const MOST_CONTESTANTS = 10;

/** The contestants of a first visit, numbered from 1. */
export const FIRST_CONTESTANTS: readonly Contestant[] = readComparison(LINE_UPS.usual).contestants.map(
  (one, index) => ({ ...one, id: index + 1 }),
);

/** @param onChange called before and after the contestants change, to stop what runs and to start what is new */
export function createContestants(
  { getState, setState }: StoreApi<CompareState>,
  onChange: { readonly before: () => void; readonly after: () => void },
  keptProgram: () => string,
): AllContestants {
  let lastId = FIRST_CONTESTANTS.length;

  /** Replaces the contestants. Drops the results of those in `changed`. */
  const replace = (contestants: readonly Contestant[], changed: readonly number[] = []): void => {
    onChange.before();
    const { pair, setRows } = getState();
    const ids = contestants.map(({ id }) => id);
    const kept = pair.filter((id) => ids.includes(id));
    const [a = 0, b = 0] = [...kept, ...ids.filter((id) => !kept.includes(id))];
    const keptRows = Object.entries(setRows).filter(
      ([id]) => ids.includes(Number(id)) && !changed.includes(Number(id)),
    );
    setState({
      contestants,
      rows: {},
      setRows: Object.fromEntries(keptRows),
      pair: [a, b],
      divergence: { kind: 'none' },
    });
    onChange.after();
  };

  const change = (id: number, changed: (one: Contestant) => Contestant): void =>
    replace(
      getState().contestants.map((one) => (one.id === id ? changed(one) : one)),
      [id],
    );

  const take = (named: readonly Unnumbered[]): readonly Unnumbered[] => {
    const there = [...getState().contestants];
    // A contestant that takes part already keeps its id and its results.
    const taken = named.slice(0, MOST_CONTESTANTS).map((one): Contestant => {
      const index = there.findIndex((other) => writeContestant(other) === writeContestant(one));
      const [same] = index < 0 ? [] : there.splice(index, 1);
      return same ?? { ...one, id: ++lastId };
    });
    if (taken.length > 0) replace(taken);
    return named.slice(MOST_CONTESTANTS);
  };

  return {
    take,
    most: MOST_CONTESTANTS,
    lineUp: (lineUp) => void take(readComparison(LINE_UPS[lineUp]).contestants),
    add(strategy) {
      const { contestants } = getState();
      if (contestants.length < MOST_CONTESTANTS)
        replace([...contestants, { id: ++lastId, strategy, options: defaultsOf(strategy) }]);
    },
    remove(id) {
      const { contestants } = getState();
      if (contestants.length > 1) replace(contestants.filter((one) => one.id !== id));
    },
    setStrategy: (id, strategy) =>
      change(id, ({ options }) => ({
        id,
        ...(strategy === 'ownCode'
          ? ownCode(keptProgram())
          : { strategy, options: optionsOf(requestOf(strategy, EMPTY_GRID, options)) }),
      })),
    keptProgram,
    renew() {
      const { contestants } = getState();
      const code = keptProgram();
      const old = contestants.filter((one) => one.strategy === 'ownCode' && one.code !== code);
      if (old.length === 0 || code === '') return;
      replace(
        contestants.map((one) => (old.includes(one) ? { ...one, code } : one)),
        old.map(({ id }) => id),
      );
    },
    setOptions: (id, options) => change(id, (one) => ({ ...one, options: { ...one.options, ...options } })),
    offers: (strategy) => ({
      digits: strategy === 'ownCode' ? [] : digitOrdersOf(strategy),
      cells: CELL_ORDERS,
    }),
  };
}
