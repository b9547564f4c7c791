import { useEffect, useState } from 'react';
import type { Bar } from '../../../../sudoku/search';
import type { Hit } from '../geometry/hit';
import { type Asking, newestOnly } from '../model/newest';
import type { ChartSource } from '../model/source';

/** What is pointed at, as exactly as the source knows it. */
export type Pointed =
  | { readonly kind: 'bar'; readonly bar: Bar }
  | {
      readonly kind: 'run';
      readonly row: number;
      readonly from: number;
      readonly to: number;
      /** How many choices were made during the run. */
      readonly guesses: number;
      readonly fate: Bar['fate'];
    };

interface PointedInUse {
  readonly pointed: Pointed | null;
  /** Finds out what a hit is, in a search recorded up to `length`, and shows it when known. */
  readonly point: (hit: Hit | null, length: number) => void;
  /** Shows a known bar. */
  readonly show: (bar: Bar) => void;
}

interface Question {
  readonly hit: Hit | null;
  readonly length: number;
}

/** What is under the pointer, or what keys have reached. */
export function usePointed(source: ChartSource): PointedInUse {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [asking, setAsking] = useState<Asking<Question> | null>(null);
  useEffect(() => {
    const mine = newestOnly<Question, { readonly found: Pointed | null }>(
      async ({ hit, length }) => ({ found: hit === null ? null : await askAbout(source, hit, length) }),
      ({ found }) => setPointed(found),
    );
    setAsking(mine);
    setPointed(null);
    return () => mine.stop();
  }, [source]);
  return {
    pointed,
    point: (hit, length) => {
      if (hit === null) setPointed(null);
      asking?.want({ hit, length });
    },
    show: (bar) => setPointed({ kind: 'bar', bar }),
  };
}

/** Finds out what a hit is, in a search recorded up to `length`. */
export async function askAbout(source: ChartSource, hit: Hit, length: number): Promise<Pointed | null> {
  if (hit.kind === 'bar') {
    const bar = await source.barAt(hit.step, hit.row + 1);
    return bar && { kind: 'bar', bar };
  }
  const { row, from, to } = hit;
  const [tally, last] = await Promise.all([source.tally(from, to), source.barAt(length, row + 1)]);
  if (tally === null) return null;
  // The last choice of the run may not be taken back before the recording ends.
  const isLast = last !== null && last.start < to;
  const fate = tally.solutions > 0 ? 'solution' : isLast ? last.fate : 'failed';
  return { kind: 'run', row, from, to, guesses: tally.guesses, fate };
}
