import {
  CELLS,
  type Cell,
  columnOf,
  DIGITS,
  digitAt,
  type Grid,
  has,
  NO_DIGITS,
  rowOf,
} from '../../sudoku/core';
import type { PaperDigits } from './pages';

const LINES = [1, 2, 4, 5, 7, 8].map((line) => `M${line * 20} 0V180M0 ${line * 20}H180`).join('');
const BOXES = 'M0 0H180V180H0ZM60 0V180M120 0V180M0 60H180M0 120H180';

/**
 * A board in ink: drawn with strokes, as browsers leave grounds off paper. A cell is 20 wide. Decoration for a screen
 * reader: all that it shows stands on the board itself.
 */
export function PaperBoard({ digits }: { readonly digits: PaperDigits }) {
  const { givens, entries, answers, notes } = digits;
  return (
    <svg className="paper-board" viewBox="-0.75 -0.75 181.5 181.5" aria-hidden="true">
      <path className="paper-line" d={LINES} />
      <path className="paper-box" d={BOXES} />
      <Digits grid={givens} className="paper-given" />
      <Digits grid={entries} className="paper-entry" />
      <Digits grid={answers} className="paper-answer" />
      <g className="paper-notes">
        {CELLS.filter((cell) => isNoted(digits, cell)).map((cell) => (
          <text
            key={cell}
            x={noted(notes[cell])
              .map((digit) => left(cell) + 4.6 + ((digit - 1) % 3) * 5.4)
              .join(' ')}
            y={noted(notes[cell])
              .map((digit) => top(cell) + 6.1 + Math.floor((digit - 1) / 3) * 5.4)
              .join(' ')}
          >
            {noted(notes[cell]).join('')}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** All digits of a grid in one element, each at a place of its own. */
function Digits({ grid, className }: { readonly grid: Grid; readonly className: string }) {
  const cells = CELLS.filter((cell) => digitAt(grid, cell) !== null);
  return (
    <text
      className={className}
      x={cells.map((cell) => left(cell) + 10).join(' ')}
      y={cells.map((cell) => top(cell) + 14.3).join(' ')}
    >
      {cells.map((cell) => digitAt(grid, cell)).join('')}
    </text>
  );
}

const noted = (notes: PaperDigits['notes'][number] | undefined) =>
  DIGITS.filter((digit) => has(notes ?? NO_DIGITS, digit));

/** Notes are only seen where no digit stands. */
const isNoted = ({ givens, entries, answers, notes }: PaperDigits, cell: Cell): boolean =>
  (notes[cell] ?? NO_DIGITS) !== NO_DIGITS &&
  [givens, entries, answers].every((grid) => digitAt(grid, cell) === null);

const left = (cell: Cell): number => columnOf(cell) * 20;
const top = (cell: Cell): number => rowOf(cell) * 20;
