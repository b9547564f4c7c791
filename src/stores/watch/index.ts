import { ignoreAbsentPart, later } from '../../parts';
import type { WatchLink } from '../../sudoku/formats';
import { loadSearchWorkers } from '../../worker';
import { soon } from '../shared/soon';
import type { WatchNeeds } from './needs';
import type { Playback } from './playback';

export type { AnyOptions } from '../shared/searchOptions';
export type { ClipRun } from './clip';
export type { WatchNeeds } from './needs';
export type { Playback, ProgramRun } from './playback';
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
  /** Watches the search of the present board, or opens the moment of a link. */
  start(moment?: WatchLink): void;
  /** Opens Watch with a program to read or run. It does not run until the person says so. */
  showProgram(code: string, moment?: WatchLink | null): void;
  /** Ends what is under way; if nothing is, leaves. */
  back(): void;
  /** Leaves Watch. The board is unchanged. */
  leave(): void;
}

export function createWatch(needs: WatchNeeds): Watch {
  const { screen } = needs;
  let playback: Playback | null = null;
  /** The moment to open once the code has loaded, at the first attempt or at a later one. */
  let wanted: { readonly moment: WatchLink | undefined; readonly code: string | undefined } | null = null;
  const load = later(async () => {
    const workers = needs.newSearchWorkers ?? loadSearchWorkers();
    const [{ createPlayback }, newWorkers] = await Promise.all([import('./createPlayback'), workers]);
    playback = createPlayback(needs, newWorkers);
    if (wanted !== null && isOpen()) playback.open(wanted.moment, wanted.code);
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
  const start = (moment?: WatchLink, code?: string): void => {
    screen.enter('watch');
    if (playback === null) wanted = { moment, code };
    else playback.open(moment, code);
    needs.acts.during('part', shown).catch(ignoreAbsentPart);
  };
  return {
    load,
    start: (moment) => start(moment),
    // As a moment of a program: then the search behind the dialog does not play.
    showProgram: (code, moment) => start(moment ?? { strategy: 'ownCode', options: '', step: 0 }, code),
    back() {
      if (!playback?.stop()) leave();
    },
    leave,
  };
}
