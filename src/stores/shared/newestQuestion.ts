/** Asks questions of which only the newest counts: each question ends the one before it. */
export interface NewestQuestion {
  /** Whether a question waits for its answer. */
  readonly isOpen: boolean;
  /**
   * Asks a question in place of the open one. Resolves with the answer, or at once with `null` if the question is
   * replaced or cancelled, even if it never answers. Then its `signal` is aborted.
   */
  ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** Ends the question that is open. Returns whether there was one. */
  cancel(): boolean;
}

/** @param onIdle called when a question was answered or cancelled and no other has replaced it */
export function newestQuestion(onIdle: () => void = () => {}): NewestQuestion {
  let open: AbortController | null = null;

  return {
    get isOpen() {
      return open !== null;
    },
    ask: <T>(question: (signal: AbortSignal) => Promise<T>) =>
      new Promise<T | null>((resolve, reject) => {
        const replaced = open;
        const mine = new AbortController();
        open = mine;
        replaced?.abort();
        const { signal } = mine;
        signal.addEventListener('abort', () => resolve(null));
        const end = (): void => {
          if (open !== mine) return;
          open = null;
          onIdle();
        };
        // Resolve before `end`, so that the effects of the answer and of `onIdle` are painted together.
        let asked: Promise<T>;
        try {
          asked = question(signal);
        } catch (why) {
          asked = Promise.reject(why);
        }
        asked.then(
          (answer) => {
            resolve(answer);
            end();
          },
          (why) => {
            reject(why);
            end();
          },
        );
      }),
    cancel() {
      const cancelled = open;
      open = null;
      cancelled?.abort();
      if (cancelled !== null) onIdle();
      return cancelled !== null;
    },
  };
}
