import { useStore } from 'zustand';
import { candidatesAt, digitAt, digitsOf, EMPTY_GRID, lacksNotes, visibleOf } from '../../sudoku/core';
import { AnyIcon, Switch, useCommands, useMoment, useMoreMessages, useSetting, useStores } from '../shared';

/** What one can ask about the chosen cell, and what one reaches for while playing. */
export function PlayAids() {
  return (
    <>
      <CellLine />
      <QuickOptions />
    </>
  );
}

/** What the chosen cell can hold, and what one can ask about it. */
function CellLine() {
  const words = useMoreMessages().play;
  const { check, reveal } = useCommands();
  const { selection } = useStores();
  const board = useMoment((now) => now.board);
  const cells = useStore(selection.store, (state) => state.cells);
  return (
    <div className="cell-line">
      <p>{useCellSentence()}</p>
      <div className="cell-actions">
        <button type="button" className="button" onClick={check} disabled={board.entries === EMPTY_GRID}>
          <AnyIcon name="check" />
          {words.check}
        </button>
        <button
          type="button"
          className="button"
          onClick={reveal}
          disabled={cells.every((cell) => digitAt(board.givens, cell) !== null)}
        >
          <AnyIcon name="eye" />
          {words.reveal}
        </button>
      </div>
    </div>
  );
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

/** What one reaches for while playing, and the way to the other options. */
function QuickOptions() {
  const words = useMoreMessages().play;
  const { fillNotes } = useCommands();
  const { settings, screen } = useStores();
  const empty = useMoment((now) => lacksNotes(now.board));
  return (
    <div className="quick-options">
      <button type="button" className="button" disabled={!empty} onClick={fillNotes}>
        <AnyIcon name="grid" />
        {words.fillNotes}
      </button>
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
