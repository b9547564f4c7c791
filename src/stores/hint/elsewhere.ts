import { ok } from '../../sudoku/core';
import type { Path, PathOrder } from '../../sudoku/techniques';
import type { BoardToReason, Thread, WayOn } from '../../worker';
import type { Improving } from './improving';
import type { Sheet } from './sheet';
import { toldSteps } from './told';
import type { StepList } from './view';

/** Answers a question about a board on the sheet. It is given up when the signal is aborted. */
export type Search = (board: BoardToReason, signal: AbortSignal) => Promise<void>;

/** What one can ask of the whole board. */
export interface Elsewhere {
  /** The easiest way on, for what it offers, kept as long as the board is the same; `null` where it is not found. */
  findWayOn(board: BoardToReason, signal: AbortSignal): Promise<WayOn | null>;
  /** The easiest step, wherever it is. */
  readonly step: Search;
  /** All steps there are. */
  readonly list: Search;
  /** Searches a list that was left before it was complete once more. */
  complete(list: StepList, signal: AbortSignal): Promise<void>;
  /** All steps to the end of the board. */
  readonly path: Search;
  /** The cells that a single fills. */
  readonly singles: Search;
}

/** `order` is what a path prefers. */
export function createElsewhere(
  sheet: Sheet,
  thread: Thread,
  improving: Improving,
  order: () => PathOrder,
): Elsewhere {
  const { store, show, showAside } = sheet;

  async function findWayOn(board: BoardToReason, signal: AbortSignal): Promise<WayOn | null> {
    const known = store.getState().wayOn;
    if (known !== null) return known;
    const reply = await thread.ask('wayOn', { board }, { signal });
    if (signal.aborted) return null;
    const found = reply.ok ? reply.value : null;
    store.setState({ wayOn: found });
    return found;
  }

  const showNoStep = (board: BoardToReason): void =>
    showAside({ kind: 'noStep', fewer: board.without.length > 0 }, board);

  /** Searches all steps of a list's board, from the first, and shows at least those that it has until there are more. */
  async function complete(list: StepList, signal: AbortSignal): Promise<void> {
    const { board } = list;
    show(list);
    const reply = await thread.ask(
      'allSteps',
      { board },
      {
        signal,
        onProgress({ available }) {
          const more = available.length >= list.available.length;
          if (more && !signal.aborted && store.getState().view?.kind === 'list') show({ ...list, available });
        },
      },
    );
    if (signal.aborted) return;
    if (!reply.ok) return showAside({ kind: 'failed' }, board);
    if (store.getState().view?.kind === 'list') show({ ...list, available: reply.value, complete: true });
  }

  return {
    findWayOn,
    complete,
    async step(board, signal) {
      let step = (await findWayOn(board, signal))?.step ?? null;
      if (signal.aborted) return;
      if (step === null) {
        // What is easy finds nothing, so that it may take a while.
        show({ kind: 'finding', cell: null, progress: null });
        const reply = await thread.ask('nextStep', { board }, { signal });
        if (signal.aborted) return;
        if (!reply.ok) return showAside({ kind: 'failed' }, board);
        step = reply.value;
      }
      if (step === null) return showNoStep(board);
      show(toldSteps({ kind: 'step' }, [step], board, 'nudge'));
    },
    list: (board, signal) => complete({ kind: 'list', board, available: [], complete: false }, signal),
    async path(board, signal) {
      const preferred = order();
      show({ kind: 'laying', steps: 0 });
      const outcome = await improving.search<Path>(
        {
          async ask(signal, hear) {
            const reply = await thread.ask(
              'path',
              { board, order: preferred },
              {
                signal,
                onProgress({ steps, better }) {
                  if (better !== null) hear(better);
                  if (!signal.aborted && store.getState().view?.kind === 'laying')
                    show({ kind: 'laying', steps });
                },
              },
            );
            return reply.ok && reply.value.steps.length === 0 ? ok(null) : reply;
          },
          told: ({ steps, solved }) =>
            toldSteps({ kind: 'path', solved, order: preferred }, steps, board, 'why'),
          isSame: (one, other) => JSON.stringify(one.steps) === JSON.stringify(other.steps),
        },
        signal,
      );
      if (outcome === null || outcome.told) return;
      if (outcome.failed) showAside({ kind: 'failed' }, board);
      else showNoStep(board);
    },
    async singles(board, signal) {
      const found = await findWayOn(board, signal);
      if (!signal.aborted && found !== null) show({ kind: 'singles', board, cells: found.singles });
    },
  };
}
