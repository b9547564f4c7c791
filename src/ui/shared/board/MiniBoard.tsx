import { BOX_LINES, type Box, ruledBox, ruledDigits, ruledLines, type Shape } from '../../../picture';
import { type Cell, EMPTY_GRID, type Grid, put } from '../../../sudoku/core';
import { Shapes } from '../picture/Shapes';

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

/** A small picture of a board, of few elements: a list may have hundreds of such pictures. */
export function MiniBoard({ name, ...shown }: MiniBoardProps) {
  return (
    <svg
      className="mini"
      viewBox="-1 -1 182 182"
      role={name === undefined ? 'presentation' : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <Shapes shapes={shapesOf(shown)} />
    </svg>
  );
}

const DIGIT = { face: 'digits', size: 14, weight: 600, y: 10.45 } as const;

function shapesOf({
  givens,
  entries,
  answers = EMPTY_GRID,
  doubtful = null,
  marked = [],
}: Omit<MiniBoardProps, 'name'>): readonly Shape[] {
  const sure = (grid: Grid): Grid => (doubtful === null ? grid : put(grid, doubtful, null));
  return [
    { kind: 'rect', x: 0, y: 0, width: 180, height: 180, colour: 'sheet' },
    ...marked.flatMap((cell) => highlight(cell, 1.5, 'nowWash', 'nowEdge')),
    ruledLines([1, 2, 3, 4, 5, 6, 7, 8], 1, 'grid'),
    ruledLines(BOX_LINES, 2, 'boxLine'),
    ...ruledDigits(sure(givens), { ...DIGIT, colour: 'ink' }),
    ...ruledDigits(sure(entries), { ...DIGIT, italic: true, weight: 450, colour: 'chosen' }),
    ...ruledDigits(sure(answers), { ...DIGIT, weight: 400, colour: 'proven' }),
    ...(doubtful === null ? [] : doubt(doubtful)),
  ];
}

/** A cell with a line along its edge, whose middle is so far from the cell's lines. */
function highlight(
  cell: Cell,
  inset: number,
  wash: Shape['colour'],
  edge: Shape['colour'],
): readonly Shape[] {
  const line = 2;
  const within = (by: number): Box => {
    const { x, y, width, height } = ruledBox(cell);
    return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
  };
  return [
    { kind: 'rect', ...within(inset), colour: wash },
    { kind: 'frame', ...within(inset - line / 2), line, colour: edge },
  ];
}

function doubt(cell: Cell): readonly Shape[] {
  const { x, y, width } = ruledBox(cell);
  return [
    ...highlight(cell, 1, 'refutedWash', 'refuted'),
    {
      kind: 'text',
      x: x + width / 2,
      y: y + 9.96,
      text: '?',
      face: 'words',
      size: 14,
      weight: 600,
      side: 'center',
      colour: 'refuted',
      struck: false,
    },
  ];
}
