import { ignoreAbsentPart, later } from '../../parts';
import type { WatchLink } from '../../sudoku/formats';
import { loadSearchWorkers } from '../../worker';
import { soon } from '../shared/soon';
import type { WatchNeeds } from './needs';
import type { Playback } from './playback';

export type { AnyOptions } from '../shared/searchOptions';
export type { ClipRun } from './clip';
export type { WatchNeeds } from './needs';
export type { Playback, ProgramRun, ShownWithCode } from './playback';
export type {
  Beside,
  ClipSize,
  ClipWish,
  FindDirection,
  Goal,
  GuessPoint,
  PlaybackState,
} from './state';

/** Watches a search. The code loads when it is first needed. */
export interface Watch {
  load(): Promise<Playback>;
  /**
   * Watches the search of the present board, or opens the moment of a link.
   *
   * @param code a program that a link has brought, to read; it does not run until the person says so
   */
  start(moment?: WatchLink | null, code?: string): void;
  /** Ends what is under way; if nothing is, leaves. */
  back(): void;
  /** Leaves Watch. The board is unchanged. */
  leave(): void;
}

export function createWatch(needs: WatchNeeds): Watch {
  const { screen } = needs;
  let playback: Playback | null = null;
  /** The moment to open once the code has loaded, at the first attempt or at a later one. */
  let wanted: Parameters<Watch['start']> | null = null;
  const load = later(async () => {
    const workers = needs.newSearchWorkers ?? loadSearchWorkers();
    const [{ createPlayback }, newWorkers] = await Promise.all([import('./createPlayback'), workers]);
    playback = createPlayback(needs, newWorkers);
    if (wanted !== null && isOpen()) playback.open(...wanted);
    return playback;
  });
  const leave = (): void => screen.enter('play');
  screen.store.subscribe(({ mode }, before) => {
    if (before.mode === 'watch' && mode !== 'watch') playback?.rest();
  });
  /** Resolves when the first state is shown. */
  const shown = async (): Promise<void> => {
    const { store } = await load();
    await soon(store, ({ view, refusal }) => view !== null || refusal !== null);
  };
  const isOpen = (): boolean => screen.store.getState().mode === 'watch';
  return {
    load,
    start(...moment) {
      screen.enter('watch');
      if (playback === null) wanted = moment;
      else playback.open(...moment);
      needs.acts.during('part', shown).catch(ignoreAbsentPart);
    },
    back() {
      if (!playback?.stop()) leave();
    },
    leave,
  };
}
