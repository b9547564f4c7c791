import { useEffect, useState } from 'react';
import type { Bar } from '../../../sudoku/search';
import type { Hit } from './hit';
import { type Asking, newestOnly } from './newest';
import type { ChartSource, Tally } from './source';

/** What is pointed at, as exactly as the source knows it. */
export type Pointed =
  | { readonly kind: 'bar'; readonly bar: Bar }
  | {
      readonly kind: 'run';
      readonly row: number;
      readonly from: number;
      readonly to: number;
      readonly tally: Tally;
    };

interface PointedInUse {
  readonly pointed: Pointed | null;
  /** Asks what a hit is, and shows it when it is known. */
  readonly point: (hit: Hit | null) => void;
  /** Shows a bar that is known. */
  readonly show: (bar: Bar) => void;
}

/** What lies under the pointer, or was walked to. */
export function usePointed(source: ChartSource): PointedInUse {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [asking, setAsking] = useState<Asking<Hit | null> | null>(null);
  useEffect(() => {
    const mine = newestOnly<Hit | null, { readonly found: Pointed | null }>(
      async (hit) => ({ found: hit === null ? null : await askAbout(source, hit) }),
      ({ found }) => setPointed(found),
    );
    setAsking(mine);
    setPointed(null);
    return () => mine.stop();
  }, [source]);
  return {
    pointed,
    point: (hit) => {
      if (hit === null) setPointed(null);
      asking?.want(hit);
    },
    show: (bar) => setPointed({ kind: 'bar', bar }),
  };
}

async function askAbout(source: ChartSource, hit: Hit): Promise<Pointed | null> {
  if (hit.kind === 'bar') {
    const bar = await source.barAt(hit.step, hit.row + 1);
    return bar && { kind: 'bar', bar };
  }
  const { row, from, to } = hit;
  const tally = await source.tally(from, to);
  return tally && { kind: 'run', row, from, to, tally };
}
