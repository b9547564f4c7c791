import type { StoreApi } from 'zustand/vanilla';
import type { SearchWorkers } from '../../worker';
import { newestQuestion } from '../shared/newestQuestion';
import type { Playback } from './playback';
import { FASTEST_READ, type PlaybackState } from './state';

/** Finds the candidates of all cells for each shown state, if the person wants them, and as long as one can read them. */
export function createCandidates(
  { getState, setState, subscribe }: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
): Pick<Playback, 'showCandidates'> {
  const question = newestQuestion();

  const find = async (): Promise<void> => {
    const { view, playing, speed, finishing, candidates } = getState();
    if (candidates === null) return;
    if (view === null || (playing !== 'no' && (finishing || speed > FASTEST_READ))) {
      question.cancel();
      if (candidates !== 'none') setState({ candidates: 'none' });
      return;
    }
    const { step } = view;
    const reply = await question.ask(() => ask('candidates', { step }));
    if (reply?.ok && getState().candidates !== null && getState().view?.step === step)
      setState({ candidates: reply.value });
  };
  subscribe((now, before) => {
    if (now.view !== before.view || now.playing !== before.playing) void find();
  });

  return {
    showCandidates(on) {
      setState({ candidates: on ? 'none' : null });
      void find();
    },
  };
}
