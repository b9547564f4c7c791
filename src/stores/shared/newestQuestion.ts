/** Questions of which only the newest counts: each ends the one before it. */
export interface NewestQuestion {
  /** Whether a question waits for its answer. */
  readonly isOpen: boolean;
  /**
   * Asks, in place of the question that is open. Resolves with the answer; at once with `null` if the question was
   * replaced or cancelled, even where what was asked never answers. The signal tells it to give up.
   */
  ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** Ends the question that is open. Returns whether there was one. */
  cancel(): boolean;
}

/** `onIdle` is called when a question has been answered or cancelled and none has taken its place. */
export function newestQuestion(onIdle: () => void = () => {}): NewestQuestion {
  let open: AbortController | null = null;

  return {
    get isOpen() {
      return open !== null;
    },
    ask: (question) =>
      new Promise((resolve, reject) => {
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
        // `end` comes second, so that what the asker does with the answer is drawn together with what `onIdle` does.
        question(signal).then(
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
