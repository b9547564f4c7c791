import {
  CELLS,
  type Cell,
  type Colour,
  colourAt,
  columnOf,
  DIGITS,
  type Digit,
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
 * A board in ink, drawn with strokes: browsers leave out backgrounds when they print. A cell is 20 units
 * wide. Screen readers skip the drawing, since the board on the page says all of it.
 */
export function PaperBoard({ digits }: { readonly digits: PaperDigits }) {
  const { givens, entries, answers, notes } = digits;
  return (
    <svg className="paper-board" viewBox="-0.75 -0.75 181.5 181.5" aria-hidden="true">
      <g className="paper-colours">
        {CELLS.flatMap((cell) =>
          [null, ...DIGITS].map((digit) => {
            const colour = colourAt(digits.colours, cell, digit);
            const seen = colour !== null && (digit === null || isNoted(digits, cell));
            return seen && <Ground key={`${cell}.${digit}`} cell={cell} digit={digit} colour={colour} />;
          }),
        )}
      </g>
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

interface GroundProps {
  readonly cell: Cell;
  /** The digit of the coloured note; `null` for the cell. */
  readonly digit: Digit | null;
  readonly colour: Colour;
}

/** The edges at which each colour has its bars, as on the screen. */
const BARS: Readonly<Record<Colour, readonly ('top' | 'bottom' | 'left' | 'right')[]>> = {
  1: ['bottom'],
  2: ['top'],
  3: ['left'],
  4: ['right'],
  5: ['top', 'bottom'],
  6: ['left', 'right'],
};

/** The colour of a cell or a note: a light tint, and the bars that tell it apart in ink. */
function Ground({ cell, digit, colour }: GroundProps) {
  const side = digit === null ? 20 : 5.4;
  const x = left(cell) + (digit === null ? 0 : 1.9 + ((digit - 1) % 3) * side);
  const y = top(cell) + (digit === null ? 0 : 1.5 + Math.floor((digit - 1) / 3) * side);
  const thick = digit === null ? 1.4 : 0.7;
  const far = side - thick;
  const edge = digit === null ? 0.8 : 0;
  const long = digit === null ? side * 0.76 : side;
  const from = (side - long) / 2;
  const bars = {
    top: `M${x + from} ${y + edge}h${long}v${thick}h${-long}z`,
    bottom: `M${x + from} ${y + far - edge}h${long}v${thick}h${-long}z`,
    left: `M${x + edge} ${y + from}h${thick}v${long}h${-thick}z`,
    right: `M${x + far - edge} ${y + from}h${thick}v${long}h${-thick}z`,
  };
  return (
    <g className={`paper-colour-${colour}`}>
      <rect x={x} y={y} width={side} height={side} />
      <path d={BARS[colour].map((at) => bars[at]).join('')} />
    </g>
  );
}

/** All digits of a grid in one element, each in its place. */
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

/** Notes show only in cells without a digit. */
const isNoted = ({ givens, entries, answers, notes }: PaperDigits, cell: Cell): boolean =>
  (notes[cell] ?? NO_DIGITS) !== NO_DIGITS &&
  [givens, entries, answers].every((grid) => digitAt(grid, cell) === null);

const left = (cell: Cell): number => columnOf(cell) * 20;
const top = (cell: Cell): number => rowOf(cell) * 20;
