import { completionOf } from '../../stores';
import type { Board } from '../../sudoku/core';
import { dayOfCode } from '../../sudoku/generator';
import { AnyIcon, useLevel, useMoreMessages, useStores } from '../shared';

/** Whether the player has finished the board. Then what is shared begins without the solution. */
export const isFinished = (board: Board): boolean => completionOf(board) === 'byPlayer';

/** How the finished puzzle went, as a text without the solution, with a link to the puzzle. */
export function Result({ link }: { readonly link: string }) {
  const { game, tally, notices } = useStores();
  const { share: words, shelf } = useMoreMessages();
  const level = useLevel();
  const date = dayOfCode(game.now().board.origin.code ?? '')?.date;
  const two = (value: number): string => String(value).padStart(2, '0');
  const said = words.result(
    level && shelf.levels[level],
    date === undefined ? null : `${date.year}-${two(date.month)}-${two(date.day)}`,
    tally.spent(),
    tally.store.getState().hints,
  );
  const text = `${said}\n${link}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.tell({ kind: 'copied', what: 'result' });
    } catch {
      notices.tell({ kind: 'cannotCopy' });
    }
  };
  return (
    <>
      <h3>{words.resultTitle}</h3>
      <p className="share-result">{said}</p>
      <div className="in-row share-acts">
        {navigator.canShare?.({ text }) && (
          // It rejects if the player cancels in the system's share sheet; that is no failure.
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ text }).catch(() => {})}
          >
            <AnyIcon name="send" />
            {words.shareResult}
          </button>
        )}
        <button type="button" className="button" onClick={() => void copy()}>
          <AnyIcon name="copy" />
          {words.copyResult}
        </button>
      </div>
    </>
  );
}
