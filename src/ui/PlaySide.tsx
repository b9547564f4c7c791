import { useStore } from 'zustand';
import {
  candidatesAt,
  countFilled,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  isPencilledIn,
  visibleOf,
} from '../sudoku/core';
import { Icon, Switch, titleOf, useCommands, useMessages, useMoment, useSetting, useStores } from './shared';

/** The heading of the puzzle: where it came from and how far it is. */
export function PuzzleTitle() {
  const { app } = useMessages();
  const board = useMoment((now) => now.board);
  const givens = countFilled(board.givens);
  const { origin } = board;
  const progress = {
    givens,
    blanks: 81 - givens,
    filled: countFilled(board.entries),
    answers: countFilled(board.answers),
  };
  return (
    <div className="title">
      <h1>{titleOf(origin, app)}</h1>
      <p className="sub">{app.subtitle(origin, progress)}</p>
    </div>
  );
}

/** What the chosen cell can hold, and what one can ask about it. */
export function CellLine() {
  const { app } = useMessages();
  const { check, reveal } = useCommands();
  const { selection } = useStores();
  const board = useMoment((now) => now.board);
  const cells = useStore(selection.store, (state) => state.cells);
  return (
    <div className="cell-line">
      <p>{useCellSentence()}</p>
      <div className="cell-actions">
        <button type="button" className="button" onClick={check} disabled={board.entries === EMPTY_GRID}>
          <Icon name="check" />
          {app.menu.check}
        </button>
        <button
          type="button"
          className="button"
          onClick={reveal}
          disabled={cells.every((cell) => digitAt(board.givens, cell) !== null)}
        >
          <Icon name="eye" />
          {app.menu.reveal}
        </button>
      </div>
    </div>
  );
}

function useCellSentence(): string {
  const { app } = useMessages();
  const { selection } = useStores();
  const board = useMoment((now) => now.board);
  const cells = useStore(selection.store, (state) => state.cells);
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) return app.several(cells.length);
  const visible = visibleOf(board);
  const digit = digitAt(visible, cell);
  if (digit !== null) {
    const role =
      digitAt(board.givens, cell) !== null
        ? 'given'
        : digitAt(board.answers, cell) !== null
          ? 'answer'
          : 'entry';
    return app.holds(cell, role, digit);
  }
  const digits = digitsOf(candidatesAt(visible, cell));
  return digits.length === 0 ? app.cannotBe(cell) : app.canBe(cell, digits);
}

/** The two options one reaches for while playing, and the way to the others. */
export function QuickOptions() {
  const { options } = useMessages().app;
  const { settings, screen, game } = useStores();
  const pencilled = useMoment((now) => isPencilledIn(now.board));
  return (
    <div className="quick-options">
      <Switch label={options.pencil} on={pencilled} onChange={(all) => game.play({ kind: 'pencil', all })} />
      <Switch
        label={options.mistakes}
        on={useSetting('pointOutMistakes')}
        onChange={(pointOutMistakes) => settings.setState({ pointOutMistakes })}
      />
      <button type="button" className="link" onClick={() => screen.open('options')}>
        {options.more}
      </button>
    </div>
  );
}
