import type { StoreApi } from 'zustand/vanilla';
import type { Conflict } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import type { Playback } from './playback';
import type { PlaybackState } from './state';
import { untilRecorded } from './untilRecorded';

export interface ConflictNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly ask: SearchWorkers['ask'];
  readonly pause: () => void;
}

/** Finds the choices to blame for the shown dead end. What jumping back would save may be recorded only later. */
export function createConflict({ store, ask, pause }: ConflictNeeds): Pick<Playback, 'askForConflict'> {
  const { getState, setState } = store;
  return {
    async askForConflict() {
      pause();
      const { view } = getState();
      if (view === null) return;
      const find = async (): Promise<Conflict | null> => {
        const reply = await ask('conflict', { step: view.step });
        return reply.ok ? reply.value : null;
      };
      const first = await find();
      if (getState().view !== view) return;
      setState({ conflict: first, mistake: null });
      if (first === null || first.skipped !== null) return;
      // Not awaited, because a recording may be paused.
      void untilRecorded(
        store,
        () => getState().conflict === first,
        async () => {
          const again = await find();
          return again === null || again.skipped === null ? null : again;
        },
      ).then((whole) => whole !== null && setState({ conflict: whole }));
    },
  };
}
