import { barsOf } from '../../../picture';
import { CELLS, type Cell, colourAt, DIGITS } from '../../../sudoku/core';
import { candidate } from '../../../sudoku/techniques';
import { pathOfBoxes, useMoment } from '../../shared';
import type { Geometry } from './geometry';

/**
 * The player's colours of notes that the drawing hides: only the bars at the edge of each note's place, without a
 * background.
 */
export function NoteColours({ geometry, hides }: { geometry: Geometry; hides: (cell: Cell) => boolean }) {
  const colours = useMoment(({ board }) => board.colours);
  const side = geometry.place;
  const bars = { line: Math.max(2, geometry.cell * 0.035), inset: 0, share: 1 };
  return CELLS.filter(hides).flatMap((cell) =>
    DIGITS.flatMap((digit) => {
      const colour = colourAt(colours, cell, digit);
      if (colour === null) return [];
      const { x, y } = geometry.note(candidate(cell, digit));
      const place = { x: x - side / 2, y: y - side / 2, width: side, height: side };
      return (
        <path
          key={`${cell} ${digit}`}
          className="hint-colour"
          data-colour={colour}
          d={pathOfBoxes(barsOf(colour, place, bars))}
        />
      );
    }),
  );
}
