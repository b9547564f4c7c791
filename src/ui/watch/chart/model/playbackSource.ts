import type { Playback } from '../../../../stores';
import type { ChartSource } from './source';

/** The chart's source for the search that is played: the worker that has the recording. */
export function playbackSource({ ask }: Playback): ChartSource {
  return {
    picture: async (window) => answerOf(await ask('picture', window)),
    detail: async (window, signal) => answerOf(await ask('detail', window, { signal })),
    barAt: async (step, depth) => answerOf(await ask('bar', { step, depth })),
    stackAt: async (step) => answerOf(await ask('stack', { step })),
    relativeOf: async (bar, relation) => answerOf(await ask('relative', { bar, relation })),
    async tally(from, to) {
      const [before, after] = await Promise.all([
        ask('counters', { step: from }),
        ask('counters', { step: to }),
      ]);
      if (!before.ok || !after.ok) return null;
      return {
        guesses: after.value.guesses - before.value.guesses,
        solutions: after.value.solutions - before.value.solutions,
      };
    },
  };
}

type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** A question fails if it was cancelled or if its recording is gone; both give `null`. */
const answerOf = <T>(reply: Reply<T>): T | null => (reply.ok ? reply.value : null);
