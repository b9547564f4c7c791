import { fail, type Result } from '../sudoku/core';
import { supervise, type WorkerLike } from './supervisor';

/** Why the worker of an asker ended. */
export type AskerEnd =
  /** The worker died or does not answer. */
  | { readonly kind: 'crashed' }
  /** `dispose` was called. */
  | { readonly kind: 'cancelled' };

/** Asks a worker one question at a time. A crash ends it for good; then every question fails with the reason. */
export interface Asker<Order, Answer, Failure> {
  /** Wait for the answer before you ask again. */
  ask(order: Order): Promise<Result<Answer, Failure | AskerEnd>>;
  /** Resolves the open question. */
  answer(result: Result<Answer, Failure | AskerEnd>): void;
  /** Ends the worker at once, even if it is busy. */
  end(why: Failure | AskerEnd): void;
  /** Starts the worker before the first question. */
  start(): void;
}

export interface AskerOptions<Reply> {
  readonly newWorker: () => WorkerLike;
  readonly onReply: (reply: Reply) => void;
  /** This many milliseconds of silence count as a crash. */
  readonly silence: number;
}

export function createAsker<Order, Reply extends { readonly kind: string }, Answer, Failure>({
  newWorker,
  onReply,
  silence,
}: AskerOptions<Reply>): Asker<Order, Answer, Failure> {
  let ended: Failure | AskerEnd | null = null;
  let settle: ((result: Result<Answer, Failure | AskerEnd>) => void) | null = null;

  const answer = (result: Result<Answer, Failure | AskerEnd>): void => {
    worker.expectNothing();
    settle?.(result);
    settle = null;
  };
  const end = (why: Failure | AskerEnd): void => {
    if (ended !== null) return;
    ended = why;
    worker.end();
    settle?.(fail(why));
    settle = null;
  };
  const worker = supervise<Order, Reply>({
    newWorker,
    onReply,
    onCrash: () => end({ kind: 'crashed' }),
    silence,
  });

  return {
    ask: (order) =>
      new Promise((resolve) => {
        if (ended !== null) {
          resolve(fail(ended));
          return;
        }
        settle = resolve;
        worker.post(order);
        worker.expectReplies();
      }),
    answer,
    end,
    start: worker.start,
  };
}
