import { CELLS, type Cell, columnOf, digitAt, EMPTY_GRID, type Grid, rowOf } from '../../../sudoku/core';

interface MiniBoardProps {
  readonly givens: Grid;
  readonly entries: Grid;
  /** Digits of a solution. */
  readonly answers?: Grid;
  /** A cell that may be wrong. */
  readonly doubtful?: Cell | null;
  /** Cells to highlight. */
  readonly marked?: readonly Cell[];
  /** A text alternative; without it the picture is decoration. */
  readonly name?: string;
}

const LINES = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => `M${line * 20} 0V180M0 ${line * 20}H180`).join('');
const BOXES = 'M0 0H180V180H0ZM60 0V180M120 0V180M0 60H180M0 120H180';

/** A small picture of a board, of few elements: a list may have hundreds of such pictures. */
export function MiniBoard({
  givens,
  entries,
  answers = EMPTY_GRID,
  doubtful = null,
  marked = [],
  name,
}: MiniBoardProps) {
  return (
    <svg
      className="mini"
      viewBox="-1 -1 182 182"
      role={name === undefined ? 'presentation' : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <rect className="mini-sheet" width="180" height="180" />
      {marked.length > 0 && <path className="mini-marked" d={marked.map(square).join('')} />}
      <path className="mini-line" d={LINES} />
      <path className="mini-box" d={BOXES} />
      <Digits grid={givens} without={doubtful} className="mini-given" />
      <Digits grid={entries} without={doubtful} className="mini-entry" />
      <Digits grid={answers} without={doubtful} className="mini-answer" />
      {doubtful !== null && (
        <g className="mini-doubt" transform={`translate(${left(doubtful)} ${top(doubtful)})`}>
          <rect x="1" y="1" width="18" height="18" />
          <text x="10" y="15">
            ?
          </text>
        </g>
      )}
    </svg>
  );
}

interface DigitsProps {
  readonly grid: Grid;
  readonly without: Cell | null;
  readonly className: string;
}

/** All digits of a grid in one element, each in its place. */
function Digits({ grid, without, className }: DigitsProps) {
  const cells = CELLS.filter((cell) => cell !== without && digitAt(grid, cell) !== null);
  if (cells.length === 0) return null;
  return (
    <text
      className={className}
      x={cells.map((cell) => left(cell) + 10).join(' ')}
      y={cells.map((cell) => top(cell) + 15).join(' ')}
    >
      {cells.map((cell) => digitAt(grid, cell)).join('')}
    </text>
  );
}

const square = (cell: Cell): string => `M${left(cell) + 1.5} ${top(cell) + 1.5}h17v17h-17z`;
const left = (cell: Cell): number => columnOf(cell) * 20;
const top = (cell: Cell): number => rowOf(cell) * 20;
