import { ignoreAbsentPart, later } from '../../parts';
import type { Comparison } from './comparison';
import type { CompareNeeds } from './needs';

export type { Comparison } from './comparison';
export type { Gathered } from './gathering';
export type { CompareNeeds } from './needs';
export type { SetId } from './sets';
export type { CompareState, Contestant, RaceRow, SetRow } from './state';

/** Compares strategies. The code loads when it is first needed. */
export interface Compare {
  load(): Promise<Comparison>;
  /** Shows the page, and races the strategies, or those that a link names, on the board. */
  start(link?: string): void;
  /** Stops what runs; if nothing runs, leaves. */
  back(): void;
  leave(): void;
}

export function createCompare(needs: CompareNeeds): Compare {
  const { screen } = needs;
  let comparison: Comparison | null = null;
  /** The link to open as soon as the code has loaded. */
  let wanted: { readonly link: string | undefined } | null = null;
  const load = later(async () => {
    const { loadComparison } = await import('./comparison');
    comparison = await loadComparison(needs);
    if (wanted !== null && isOpen()) comparison.open(wanted.link);
    return comparison;
  });
  const isOpen = (): boolean => screen.store.getState().mode === 'compare';
  screen.store.subscribe(({ mode }, before) => {
    if (before.mode === 'compare' && mode !== 'compare') comparison?.rest();
  });
  const leave = (): void => screen.enter('play');
  return {
    load,
    leave,
    start(link) {
      screen.enter('compare');
      if (comparison !== null) return comparison.open(link);
      wanted = { link };
      needs.acts.during('part', load).catch(ignoreAbsentPart);
    },
    back: () => void (comparison?.stop() || leave()),
  };
}
