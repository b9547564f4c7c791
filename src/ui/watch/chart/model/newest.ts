/**
 * Asks one question at a time. Of the questions that arrive while one is open, only the newest is asked, after the
 * answer.
 */
export interface Asking<Q> {
  want(question: Q): void;
  /** Ignores all further answers. */
  stop(): void;
}

/** `listener` receives every answer except `null`, which means that there is none. */
export function newestOnly<Q, A>(
  ask: (question: Q) => Promise<A | null>,
  listener: (answer: A, question: Q) => void,
): Asking<Q> {
  let open = false;
  let stopped = false;
  let next: { readonly question: Q } | null = null;

  const go = async (question: Q): Promise<void> => {
    open = true;
    const answer = await ask(question);
    open = false;
    if (stopped) return;
    const newer = next;
    next = null;
    if (newer !== null) void go(newer.question);
    if (answer !== null) listener(answer, question);
  };

  return {
    want(question) {
      if (stopped) return;
      if (open) next = { question };
      else void go(question);
    },
    stop() {
      stopped = true;
      next = null;
    },
  };
}
