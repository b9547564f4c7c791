import { type Board, NO_NOTES, type Origin } from '../../sudoku/core';
import { type Link, readLink, unpackProgram } from '../../sudoku/formats';
import { boardFrom, type ImportingNeeds, type Lay, type LinkWishes } from './importingState';

interface LinkNeeds extends Pick<ImportingNeeds, 'game' | 'notices' | 'selection' | 'now'> {
  readonly lay: Lay;
}

/** Opens the puzzle of a link. Returns the link's other wishes, `null` if it has no puzzle. */
export function openLink(text: string, { game, notices, selection, now, lay }: LinkNeeds): LinkWishes | null {
  const read = readLink(text);
  if (read === null) {
    if (text.startsWith('#')) notices.tell({ kind: 'unknownLink' });
    return null;
  }
  if (!read.ok) {
    notices.tell({ kind: 'badLink', error: read.error }, { lasting: true });
    return null;
  }
  const { newer, unknownKeys, entriesLeft, hint, code: packed } = read.value;
  const program = packed === '' ? null : unpackProgram(packed);
  const codeFault = program?.ok === false ? program.error.kind : null;
  const board = boardIn(read.value, now());
  const other = !shows(game.now().board, board);
  const undo = other ? lay(board) : {};
  game.adoptExample();
  const [cell] = hint?.cells ?? [];
  if (cell !== undefined) {
    selection.select(cell);
    selection.selectAll(hint?.cells ?? []);
  }
  if (newer || unknownKeys.length > 0 || entriesLeft !== null || codeFault !== null)
    notices.tell(
      {
        kind: 'linkInPart',
        newer: newer || codeFault === 'newer',
        keys: unknownKeys,
        entries: entriesLeft,
        codeLeft: codeFault !== null && codeFault !== 'newer',
      },
      undo,
    );
  else if (other) notices.tell({ kind: 'openedLink' }, undo);
  return { ...read.value, code: program?.ok ? program.value : '' };
}

const boardIn = ({ puzzle, marks, made }: Link, now: number): Board => ({
  ...boardFrom(puzzle, made === '' ? { kind: 'link', name: puzzle.name, at: now } : originOfMade(made, now)),
  ...marks,
});

/** Whether the board already shows everything of the board from a link. */
const shows = (board: Board, { givens, entries, notes, corners, colours }: Board): boolean =>
  board.givens === givens &&
  board.entries === entries &&
  isIn(notes, board.notes) &&
  isIn(corners, board.corners) &&
  [...colours].every((colour, place) => colour === '.' || colour === board.colours[place]);

const isIn = (notes: Board['notes'], all: Board['notes']): boolean =>
  notes === NO_NOTES || notes.every((set, cell) => set === all[cell]);

/** The origin of a generated puzzle, from its code. A code with a date is a puzzle of the day. */
function originOfMade(code: string, now: number): Origin {
  const [, year = '', month = '', day = ''] = /-d(\d{4})(\d\d)(\d\d)(?:-l\d)?$/.exec(code) ?? [];
  return day === ''
    ? { kind: 'made', name: null, at: now, code }
    : { kind: 'daily', name: null, at: +new Date(+year, +month - 1, +day, 12), code };
}
