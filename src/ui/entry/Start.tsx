import { Suspense } from 'react';
import { gameBefore, momentOf } from '../../stores';
import { CELLS, type Cell, digitAt } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';
import {
  focusBoard,
  GoOnFromShelf,
  GoOnWords,
  Guard,
  Icon,
  useCommands,
  useGame,
  useMessages,
  useStores,
} from '../shared';
import './start.css';

interface StartProps {
  /** Whether the board is empty, for a puzzle of one's own. Otherwise it is the example. */
  readonly empty: boolean;
}

/** What this is, and what one can begin with: shown beside the untouched example and beside an empty board. */
export function Start({ empty }: StartProps) {
  const { start: words } = useMessages().app;
  return (
    <div className="beginning" data-empty={empty || undefined}>
      <div className="beginning-title">
        <h1 className="unseen-short">{words.title}</h1>
        <p className={empty ? 'sub unseen-short' : 'sub'}>{empty ? words.typing : words.text}</p>
      </div>
      <div className="in-column ways">
        <GoOn />
        <Today />
        <Levels />
        {empty ? <Sources /> : <Choice />}
      </div>
    </div>
  );
}

/** Goes on with the puzzle that was on the board before, or else with the latest unfinished one of the shelf. */
function GoOn() {
  const { game } = useStores();
  const { start: words } = useMessages().app;
  const before = useGame(gameBefore);
  const board = useGame((state) => (before === null ? null : momentOf({ ...state, at: before }).board));
  const isFirst = useGame(({ moments }) => moments.length === 1 && moments[0]?.welcome);
  if (before === null || board === null)
    // On a first visit nothing is on the shelf.
    return isFirst ? null : (
      <Guard of="side" around={() => null}>
        <Suspense>
          <GoOnFromShelf />
        </Suspense>
      </Guard>
    );
  const goOn = (): void => {
    game.undoTo(before);
    // The pressed button is about to disappear.
    focusBoard();
  };
  return (
    <button type="button" className="button go-on" onClick={goOn}>
      <Suspense fallback={words.goOn}>
        <GoOnWords board={board} hardness={null} />
      </Suspense>
    </button>
  );
}

function Today() {
  const { newPuzzle } = useStores();
  const { start: words } = useMessages().app;
  return (
    <button type="button" className="button ink" data-new-puzzle onClick={() => void newPuzzle.makeToday()}>
      {words.today}
    </button>
  );
}

/** A new puzzle of a level. New puzzles are of this level from then on. */
function Levels() {
  const { newPuzzle, settings } = useStores();
  const { start: words, levels } = useMessages().app;
  const make = (level: Difficulty): void => {
    settings.setState({ level });
    void newPuzzle.next(level);
  };
  return (
    <div className="seg beginning-levels" role="group" aria-label={words.levels}>
      {(Object.entries(levels) as [Difficulty, string][]).map(([level, name]) => (
        <button key={level} type="button" className="lit" data-new-puzzle onClick={() => make(level)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/**
 * Playing the example, as one does until one says otherwise, or an empty board for a puzzle of one's own. Beside a board
 * on a desk the keypad has the first of them.
 */
function Choice() {
  const { editor, game, selection } = useStores();
  const { start: words, pad } = useMessages().app;
  const play = (): void => {
    const { givens } = game.now().board;
    game.adoptExample();
    selection.rest(CELLS.find((cell) => digitAt(givens, cell) === null) ?? (0 as Cell));
    focusBoard();
  };
  const begin = (): void => {
    editor.typeOwn();
    selection.rest(0 as Cell);
    focusBoard();
  };
  return (
    <div className="seg choice" role="group" aria-label={pad.phase}>
      <button type="button" className="on-compact" aria-pressed onClick={play}>
        {words.playThis}
      </button>
      <button type="button" className="lit" aria-pressed={false} onClick={begin}>
        {words.mine}
      </button>
    </div>
  );
}

/** The ways to bring a puzzle without typing it. */
function Sources() {
  const { paste, openFile } = useCommands();
  const { screen } = useStores();
  const { welcome: words } = useMessages().app;
  return (
    <div className="in-line sources">
      <button type="button" className="button" onClick={() => void paste()}>
        <Icon name="paste" />
        {words.paste}
      </button>
      <button type="button" className="button" onClick={() => screen.open('photo')}>
        <Icon name="camera" />
        {words.photo}
      </button>
      <button type="button" className="button on-wide" onClick={openFile}>
        <Icon name="file" />
        {words.openFile}
      </button>
    </div>
  );
}
