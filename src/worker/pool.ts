import type { Thread } from './thread';

/** Several workers that share the questions asked of them. */
export interface Pool extends Pick<Thread, 'ask' | 'rest' | 'dispose'> {
  readonly size: number;
}

/** A pool of threads. Each question goes to the thread with the fewest waiting questions. */
export function createPool(size: number, newThread: () => Thread): Pool {
  const members = Array.from({ length: size }, () => ({ thread: newThread(), busy: 0 }));
  return {
    size,
    async ask(job, question, options) {
      const member = members.reduce((a, b) => (b.busy < a.busy ? b : a));
      member.busy++;
      try {
        return await member.thread.ask(job, question, options);
      } finally {
        member.busy--;
      }
    },
    rest(milliseconds) {
      for (const { thread } of members) thread.rest(milliseconds);
    },
    dispose() {
      for (const { thread } of members) thread.dispose();
    },
  };
}
