import type { Card } from '../../stores';
import { countFilled, visibleOf } from '../../sudoku/core';
import { MiniBoard, useMoreMessages } from '../shared';
import { nameOf } from './listing';
import { useListWords } from './useListWords';

/** Separates two facts about a puzzle; a line never begins with it. */
const BETWEEN = '\u00a0· ';

/** A puzzle in a list: its board, its title, how it goes, and the facts of the last line. */
export function CardWords({ card, last }: { readonly card: Card; readonly last: readonly string[] }) {
  const { play } = useMoreMessages();
  const listWords = useListWords([card]);
  const { shelf: words } = listWords;
  const { givens, entries, answers, progress, hardness, spent } = card;
  const state = [
    words.progress(progress, countFilled(visibleOf(card))),
    ...(spent.spent >= 1000 ? [play.clock(spent.spent)] : []),
    ...(hardness?.kind === 'rated' ? [words.rated(hardness.difficulty, hardness.er, hardness.whole)] : []),
    ...(hardness?.kind === 'unrated' ? [words.levels.unrated] : []),
  ];
  return (
    <>
      <MiniBoard givens={givens} entries={entries} answers={answers} />
      <span className="remark shelf-words">
        <b>{nameOf(card, listWords)}</b>
        <span>{state.join(BETWEEN)}</span>
        <small>{last.join(BETWEEN)}</small>
      </span>
    </>
  );
}
