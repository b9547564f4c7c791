import { CELLS, type Cell, type Colour, colourAt, DIGITS } from '../../../sudoku/core';
import { candidate } from '../../../sudoku/techniques';
import { BAR_SIDES, type Side, useMoment } from '../../shared';
import type { Geometry, Point } from './geometry';

/**
 * The player's colours of notes that the drawing hides: only the bars at the edge of each note's place, without a
 * background.
 */
export function NoteColours({ geometry, hides }: { geometry: Geometry; hides: (cell: Cell) => boolean }) {
  const colours = useMoment(({ board }) => board.colours);
  const [side, thickness] = [geometry.place, Math.max(2, geometry.cell * 0.035)];
  return CELLS.filter(hides).flatMap((cell) =>
    DIGITS.flatMap((digit) => {
      const colour = colourAt(colours, cell, digit);
      if (colour === null) return [];
      const at = geometry.note(candidate(cell, digit));
      return (
        <path
          key={`${cell} ${digit}`}
          className="hint-colour"
          data-of={colour}
          d={barsAt(at, side, thickness, colour)}
        />
      );
    }),
  );
}

/** The bars of a colour around a point, as an SVG path. */
function barsAt({ x, y }: Point, side: number, thickness: number, colour: Colour): string {
  const [half, across, down] = [side / 2, side - thickness, `h${side}v${thickness}h${-side}z`];
  const upright = `h${thickness}v${side}h${-thickness}z`;
  const bars: Readonly<Record<Side, string>> = {
    top: `M${x - half} ${y - half}${down}`,
    bottom: `M${x - half} ${y - half + across}${down}`,
    left: `M${x - half} ${y - half}${upright}`,
    right: `M${x - half + across} ${y - half}${upright}`,
  };
  return BAR_SIDES[colour].map((of) => bars[of]).join('');
}
