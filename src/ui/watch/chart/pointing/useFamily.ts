import { useRef, useState } from 'react';
import { whileBusy } from '../../../../stores';
import type { Bar, ChartPicture, Relation } from '../../../../sudoku/search';
import type { ChartSource } from '../model/source';

interface FamilyInUse {
  /** The bars from the top down to the current one, which is the last. */
  readonly line: readonly Bar[];
  /** Begins at the deepest bar of a state; if there is none, at the first bar of all. */
  readonly enter: (step: number, whole: ChartPicture | null) => Promise<Bar | null>;
  /** Begins at a bar that was pointed at. */
  readonly enterAt: (bar: Bar) => Promise<void>;
  /** Goes to a relative of the current bar; returns `null` if there is none. */
  readonly walk: (relation: Relation) => Promise<Bar | null>;
  /** Goes to a bar of the line. */
  readonly walkTo: (bar: Bar) => Bar | null;
  readonly leave: () => void;
}

/** Walks the tree of choices, bar by bar. */
export function useFamily(source: ChartSource): FamilyInUse {
  const [line, setLine] = useState<readonly Bar[]>([]);
  const latest = useRef<readonly Bar[]>([]);
  /** Whether a question is open. Keys that are held down wait for its answer. */
  const asking = useRef(false);
  const take = (next: readonly Bar[]): Bar | null => {
    latest.current = next;
    setLine(next);
    return next.at(-1) ?? null;
  };

  return {
    line,
    async enter(step, whole) {
      const { current } = latest;
      const stack = (await source.stackAt(step)) ?? [];
      const first = stack.length > 0 ? null : firstStateOf(whole);
      const bar = first === null ? null : await source.barAt(first, 1);
      // The focus may have left before the answer arrives.
      if (latest.current !== current) return null;
      return take(bar === null ? stack : [bar]);
    },
    async enterAt(bar) {
      const stack = (await source.stackAt(bar.start)) ?? [];
      take([...stack.slice(0, bar.depth - 1), bar]);
    },
    async walk(relation) {
      const { current } = latest;
      const from = current.at(-1);
      if (from === undefined || asking.current) return null;
      if (relation === 'parent') return current.length > 1 ? take(current.slice(0, -1)) : null;
      const found = await whileBusy(
        (isBusy) => {
          asking.current = isBusy;
        },
        () => source.relativeOf(from, relation),
      );
      if (found === null || latest.current !== current) return null;
      return take([...current.slice(0, found.depth - 1), found]);
    },
    walkTo: ({ depth }) => take(latest.current.slice(0, depth)),
    leave: () => void take([]),
  };
}

/** A state in the first bar of the first row. */
function firstStateOf(picture: ChartPicture | null): number | null {
  if (picture === null) return null;
  const { window, bars, coverage } = picture;
  const top = bars.filter(({ row }) => row === 0).sort((a, b) => a.from - b.from)[0];
  if (top !== undefined) return Math.floor((top.from + top.to) / 2);
  const column = coverage.subarray(0, window.columns).findIndex((share) => share > 0);
  return column < 0 ? null : Math.floor(((column + 0.5) * window.to) / window.columns);
}
