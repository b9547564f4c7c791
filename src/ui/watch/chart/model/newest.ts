import { whileBusy } from '../../../../stores';

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

  const tellOpen = (isOpen: boolean): void => {
    open = isOpen;
    if (isOpen || next === null) return;
    const { question } = next;
    next = null;
    begin(question);
  };
  // A mistake of ours ends one question, not all.
  const begin = (question: Q): void => void go(question).catch((error) => reportError(error));
  const go = async (question: Q): Promise<void> => {
    const answer = await whileBusy(tellOpen, () => ask(question));
    if (!stopped && answer !== null) listener(answer, question);
  };

  return {
    want(question) {
      if (stopped) return;
      if (open) next = { question };
      else begin(question);
    },
    stop() {
      stopped = true;
      next = null;
    },
  };
}
