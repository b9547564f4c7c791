import type { Cell } from '../../sudoku/core';
import type { Proof } from '../../sudoku/techniques';
import type { BoardToReason, Thread } from '../../worker';
import type { Improving } from './improving';
import type { Sheet } from './sheet';
import { toldProof } from './told';
import type { Subject, Told } from './view';

/** Proofs of what goes into a cell, or does not, each the shortest that is found. */
export interface Proving {
  /** Tells the proof asked for: the best there is as soon as one has waited for it. */
  prove(
    subject: Extract<Subject, { readonly cell: Cell }>,
    board: BoardToReason,
    signal: AbortSignal,
  ): Promise<void>;
}

/** `resumed` tells a cell's hint as far as it was told before. */
export function createProving(
  sheet: Sheet,
  thread: Thread,
  improving: Improving,
  resumed: (told: Told, cell: Cell) => Told,
): Proving {
  return {
    async prove(subject, board, signal) {
      const { cell } = subject;
      const not = subject.kind === 'digit' ? subject.digit : null;
      let isFirst = true;
      const outcome = await improving.search<Proof>(
        {
          ask: (signal, hear) =>
            thread.ask(
              'prove',
              { board, cell, not },
              {
                signal,
                onProgress({ better, ...progress }) {
                  if (better !== null) hear(better);
                  if (!signal.aborted && sheet.store.getState().view?.kind === 'finding')
                    sheet.show({ kind: 'finding', cell, progress });
                },
              },
            ),
          told(proof) {
            const told = toldProof(subject, board, proof);
            const resumes = isFirst && subject.kind === 'cell';
            isFirst = false;
            return resumes ? resumed(told, cell) : told;
          },
          isSame,
        },
        signal,
      );
      if (outcome === null || outcome.told) return;
      sheet.showAside(
        outcome.failed ? { kind: 'failed' } : { kind: 'beyond', cell, fewer: board.without.length > 0 },
        board,
      );
    },
  };
}

/** Whether two proofs are made of the same steps. */
const isSame = (one: Proof, other: Proof): boolean =>
  JSON.stringify(one.lines) === JSON.stringify(other.lines);
