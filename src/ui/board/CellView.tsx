import { memo } from 'react';
import { type Cell, columnOf, DIGITS, digitsOf, has, NO_DIGITS } from '../../sudoku/core';
import type { CellLook } from './cellLook';

interface CellViewProps extends Omit<CellLook, 'facts'> {
  readonly cell: Cell;
  readonly name: string;
  /** Whether this cell is the board's Tab stop. */
  readonly reachable: boolean;
}

/** One cell. Its props are all it depends on, so a move draws only the cells that look different. */
export const CellView = memo(function CellView(props: CellViewProps) {
  const { cell, name, digit, replaced, proposed, notes, corners, colours, className, chosen, reachable } =
    props;
  return (
    <div
      className={className}
      role="gridcell"
      aria-label={name}
      aria-selected={chosen}
      aria-colindex={columnOf(cell) + 1}
      tabIndex={reachable ? 0 : -1}
      data-cell={cell}
      data-colour={colourIn(colours, 0)}
      data-replaced={replaced ?? undefined}
      data-proposed={proposed ?? undefined}
    >
      {digit !== null && <span className="digit">{digit}</span>}
      {notes !== NO_DIGITS && <Notes className="notes" notes={notes} colours={colours} />}
      {corners !== NO_DIGITS && <Notes className="notes corners" notes={corners} colours={colours} />}
    </div>
  );
});

/** The `data-colour` of a coloured element. */
const colourIn = (colours: string, at: number): string | undefined =>
  colours[at] === '.' ? undefined : colours[at];

function Notes({ className, notes, colours }: Pick<CellViewProps, 'className' | 'notes' | 'colours'>) {
  return (
    <span className={className} data-many={digitsOf(notes).length > 5 || undefined}>
      {DIGITS.map((digit) => (
        // The space keeps the digits apart when they are copied as text.
        <i key={digit} data-colour={colourIn(colours, digit)}>
          {has(notes, digit) ? `${digit} ` : ''}
        </i>
      ))}
    </span>
  );
}
