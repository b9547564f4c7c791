import type { Cell } from '../../sudoku/core';
import type { Proof } from '../../sudoku/techniques';
import type { BoardToReason, Thread } from '../../worker';
import type { Sheet } from './sheet';
import { atLevel, toldProof } from './told';
import type { Subject, Told } from './view';

/** For so many milliseconds a proof is held back for a shorter one that may be found just then. */
const PATIENCE = 700;
/** For so many milliseconds a shorter proof is looked for. */
const IMPROVING_LIMIT = 60_000;

/** Proofs of what goes into a cell, or does not, each the shortest that is found. */
export interface Proving {
  /**
   * Tells the proof asked for: the best there is as soon as one has waited for it, and where a shorter one turns up
   * later, only that it is there.
   */
  prove(
    subject: Extract<Subject, { readonly cell: Cell }>,
    board: BoardToReason,
    signal: AbortSignal,
  ): Promise<void>;
  /** Leaves it at the proof in view: no shorter one is looked for. */
  stopImproving(): void;
  /** Tells the shorter proof that was found instead of the one in view. */
  showBetter(): void;
}

/** `resumed` tells a cell's hint as far as it was told before. */
export function createProving(
  sheet: Sheet,
  thread: Thread,
  resumed: (told: Told, cell: Cell) => Told,
): Proving {
  const { getState, setState } = sheet.store;
  /** Ends the search for a shorter proof, and nothing else. */
  let enough: AbortController | null = null;

  return {
    async prove(subject, board, signal) {
      const { cell } = subject;
      const stop = new AbortController();
      enough = stop;
      let best: Proof | null = null;
      let isTold = false;
      let isImpatient = false;
      const tell = (): void => {
        if (best === null || signal.aborted) return;
        const told = toldProof(subject, board, best);
        if (isTold) {
          setState({ improving: { running: true, better: told } });
          return;
        }
        isTold = true;
        setState({ improving: { running: true, better: null } });
        sheet.show(subject.kind === 'cell' ? resumed(told, cell) : told);
      };
      const patience = setTimeout(() => {
        isImpatient = true;
        tell();
      }, PATIENCE);
      const limit = setTimeout(() => best !== null && stop.abort(), IMPROVING_LIMIT);
      const reply = await thread.ask(
        'prove',
        { board, cell, not: subject.kind === 'digit' ? subject.digit : null },
        {
          signal: AbortSignal.any([signal, stop.signal]),
          onProgress({ better, ...progress }) {
            if (signal.aborted) return;
            best = better ?? best;
            if (better !== null && isImpatient) tell();
            else if (getState().view?.kind === 'finding') sheet.show({ kind: 'finding', cell, progress });
          },
        },
      );
      clearTimeout(patience);
      clearTimeout(limit);
      if (signal.aborted) return;
      const before: Proof | null = best;
      if (reply.ok && (before === null || !isSame(before, reply.value))) best = reply.value;
      if (best !== before || !isTold) tell();
      if (!isTold)
        sheet.showAside(
          reply.ok ? { kind: 'beyond', cell, fewer: board.without.length > 0 } : { kind: 'failed' },
          board,
        );
      const { improving } = getState();
      const isOver = improving === null || improving.better === null;
      setState({ improving: isOver ? null : { ...improving, running: false } });
    },
    stopImproving() {
      enough?.abort();
    },
    showBetter() {
      const { view, improving } = getState();
      if (view?.kind !== 'told' || improving === null || improving.better === null) return;
      const { better, running } = improving;
      setState({ improving: running ? { running, better: null } : null });
      sheet.show(view.level === better.level ? better : atLevel(better, view.level));
    },
  };
}

/** Whether two proofs are made of the same steps. */
const isSame = (one: Proof, other: Proof | null): boolean =>
  JSON.stringify(one.lines) === JSON.stringify(other?.lines);
