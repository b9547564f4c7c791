import type { StoreApi } from 'zustand/vanilla';
import type { SearchWorkers } from '../../worker';
import { newestQuestion } from '../shared/newestQuestion';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import { type PlaybackState, stepOf } from './state';

/** The greatest possible depth: there are no more choices than cells. */
const ANY = 81;

/** Finds states that the player describes, and manages the breakpoints. */
export interface Finder extends Pick<Playback, 'find' | 'forget' | 'goToChoice' | 'toggleBreakpoint'> {
  /** Ends the present walk through the search. */
  cancel(): void;
}

export function createFinder(
  { getState, setState }: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
  { goTo, pause, seek }: Pick<Playhead, 'goTo' | 'pause' | 'seek'>,
): Finder {
  const walk = newestQuestion(() => setState({ finding: null }));

  return {
    cancel: () => void walk.cancel(),
    async find(goal, way) {
      pause();
      const from = stepOf(getState());
      setState({ finding: { goal, way, step: null }, missed: null, met: null });
      // Do not offer to find any backtrack again, because that has its own button.
      if (goal.kind !== 'undoTo' || goal.depth < ANY) setState({ sought: goal });
      const reply = await walk.ask(async (signal) => {
        const options = {
          signal,
          onProgress: ({ step }: { readonly step: number }) => setState({ finding: { goal, way, step } }),
        };
        return goal.kind === 'longestFailed'
          ? await ask('longestFailed', { from, direction: way }, options)
          : await ask('find', { conditions: [goal], from, range: { direction: way } }, options);
      });
      if (reply === null || !reply.ok) return;
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
    toggleBreakpoint(condition) {
      const { breakpoints } = getState();
      const others = breakpoints.filter((other) => JSON.stringify(other) !== JSON.stringify(condition));
      setState({ breakpoints: others.length < breakpoints.length ? others : [...breakpoints, condition] });
    },
  };
}
