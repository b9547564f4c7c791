import type { StoreApi } from 'zustand/vanilla';
import type { SearchWorkers } from '../../worker';
import type { Playback } from './face';
import type { Playhead } from './playhead';
import { type PlaybackState, stepOf } from './state';

/** No more choices can stand than there are cells. */
const ANY = 81;

/** What one asks to be taken to, and where playing is to stop. */
export interface Quests extends Pick<Playback, 'find' | 'forget' | 'goToChoice' | 'toggleBreakpoint'> {
  /** Ends the walk that is under way. */
  cancel(): void;
}

export function createQuests(
  { getState, setState }: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
  { goTo, pause, seek }: Pick<Playhead, 'goTo' | 'pause' | 'seek'>,
): Quests {
  let walking: AbortController | null = null;

  const cancel = (): void => {
    walking?.abort();
    walking = null;
    setState({ finding: null });
  };

  return {
    cancel,
    async find(goal, way) {
      pause();
      cancel();
      const from = stepOf(getState());
      const mine = new AbortController();
      walking = mine;
      setState({ finding: { goal, way, step: null }, missed: null, met: null });
      // Any backtrack has a button of its own.
      if (goal.kind !== 'undoTo' || goal.depth < ANY) setState({ sought: goal });
      const options = {
        signal: mine.signal,
        onProgress: ({ step }: { readonly step: number }) => setState({ finding: { goal, way, step } }),
      };
      const reply =
        goal.kind === 'longestFailed'
          ? await ask('longestFailed', { from, direction: way }, options)
          : await ask('find', { quests: [goal], from, reach: { direction: way } }, options);
      if (walking !== mine) return;
      walking = null;
      setState({ finding: null });
      if (!reply.ok) return;
      if (reply.value === null) setState({ missed: { goal, way } });
      else goTo('start' in reply.value ? reply.value.start : reply.value.step);
    },
    forget: () => setState({ sought: null }),
    async goToChoice(depth) {
      const { view } = getState();
      if (view === null) return;
      const reply = await ask('bar', { step: view.step, depth });
      if (reply.ok && reply.value !== null) seek(reply.value.start);
    },
    toggleBreakpoint(quest) {
      const { breakpoints } = getState();
      const others = breakpoints.filter((other) => JSON.stringify(other) !== JSON.stringify(quest));
      setState({ breakpoints: others.length < breakpoints.length ? others : [...breakpoints, quest] });
    },
  };
}
