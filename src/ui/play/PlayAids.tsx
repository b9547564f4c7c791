import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { later } from '../../parts';
import { completionOf, type GameState, momentOf } from '../../stores';
import {
  areGivens,
  type Board,
  candidatesAt,
  digitAt,
  digitsOf,
  lacksNotes,
  visibleOf,
} from '../../sudoku/core';
import {
  AnyIcon,
  LABELLED,
  lazyComponent,
  Switch,
  Timer,
  useGame,
  useLayOnBoard,
  useMoment,
  useMoreCommands,
  useMoreMessages,
  useSetting,
  useStores,
} from '../shared';

/** Most visits finish no puzzle. */
const Finished = lazyComponent(later(() => import('./Finished'), 'Finished'));

/**
 * Questions about the chosen cell, and the options that players use most. When the puzzle is finished, suggestions for
 * what to do next replace them.
 */
export function PlayAids() {
  const finished = useGame(isFinished);
  const board = useMoment((now) => now.board);
  const [closed, setClosed] = useState<Board | null>(null);
  // A board that was finished before this was shown, as on a reload, is not celebrated.
  const [old] = useState(() => (finished ? board : null));
  return (
    <>
      <Timer />
      {finished && closed !== board ? (
        <Suspense>
          <Finished fresh={old !== board} onClose={() => setClosed(board)} />
        </Suspense>
      ) : (
        <>
          <CellLine />
          <QuickOptions />
        </>
      )}
    </>
  );
}

/** Whether the player's own last digit has just completed the board. */
function isFinished(state: GameState): boolean {
  const completion = completionOf(momentOf(state).board);
  return (
    state.steps[state.at - 1]?.move.kind === 'enter' &&
    (completion === 'byPlayer' || completion === 'withAnswers')
  );
}

/** Questions about the selected cell and, if that is switched on, its possible digits. */
function CellLine() {
  const words = useMoreMessages().play;
  const { fillNotes, reveal } = useMoreCommands();
  const { selection } = useStores();
  const board = useMoment((now) => now.board);
  const cells = useStore(selection.store, (state) => state.cells);
  return (
    <div className="cell-line">
      {useSetting('cellSentence') && <CellSentence />}
      <div className="in-column cell-actions">
        <button type="button" className="button" onClick={reveal} disabled={areGivens(board, cells)}>
          <AnyIcon name="eye" />
          {words.reveal(cells.length)}
        </button>
        <button type="button" className="button" disabled={!lacksNotes(board)} onClick={fillNotes}>
          <AnyIcon name="grid" />
          {words.fillNotes}
        </button>
      </div>
    </div>
  );
}

function CellSentence() {
  useLayOnBoard(LABELLED);
  return <p>{useCellSentence()}</p>;
}

function useCellSentence(): string {
  const words = useMoreMessages().play;
  const { selection } = useStores();
  const board = useMoment((now) => now.board);
  const cells = useStore(selection.store, (state) => state.cells);
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) return words.several(cells.length);
  const visible = visibleOf(board);
  const digit = digitAt(visible, cell);
  if (digit !== null) {
    const role =
      digitAt(board.givens, cell) !== null
        ? 'given'
        : digitAt(board.answers, cell) !== null
          ? 'answer'
          : 'entry';
    return words.holds(cell, role, digit);
  }
  const digits = digitsOf(candidatesAt(visible, cell));
  return digits.length === 0 ? words.cannotBe(cell) : words.canBe(cell, digits);
}

/** The options that players use most, and the way to the others. */
function QuickOptions() {
  const words = useMoreMessages().play;
  const { settings, screen } = useStores();
  return (
    <div className="quick-options">
      <Switch
        label={words.mistakes}
        on={useSetting('pointOutMistakes')}
        onChange={(pointOutMistakes) => settings.setState({ pointOutMistakes })}
      />
      <button type="button" className="link" onClick={() => screen.open('options')}>
        {words.moreOptions}
      </button>
    </div>
  );
}
