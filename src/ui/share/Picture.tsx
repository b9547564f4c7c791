import type { Ref } from 'react';
import { boardShapes, sideOf } from '../../picture';
import { type Board, NO_DIGITS } from '../../sudoku/core';
import { type BoardLayer, Shapes } from '../shared';
import type { PictureCell } from './cells';
import { notesAndColours } from './notes';

/** Sizes as on the page's own board, so that the drawing of a hint fits over it. */
const LAYOUT = { cell: 60, margin: 0, boxLine: 2, hairline: 1 } as const;

/** The side of the board in a picture. */
export const SIDE = sideOf(LAYOUT);

interface PictureProps {
  readonly cells: readonly PictureCell[];
  /** The player's board, whose notes and colours are shown; `null` if the picture shows another board. */
  readonly played: Board | null;
  /** The drawing of a hint over the board. */
  readonly over: BoardLayer['drawing'];
  readonly theme: 'light' | 'dark';
  readonly ref: Ref<HTMLDivElement>;
}

/** A board to save as a picture, in a theme of its own. It is drawn in full size and displayed smaller. */
export function Picture({ cells, played, over, theme, ref }: PictureProps) {
  const shapes =
    played === null
      ? boardShapes(cells, LAYOUT)
      : [...boardShapes(cells.map(withoutNotes), LAYOUT), ...notesAndColours(cells, played.colours, LAYOUT)];
  return (
    <div className="share-scaled" data-theme={theme} aria-hidden="true">
      <div ref={ref} className="share-picture">
        <svg className="share-board" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <Shapes shapes={shapes} />
        </svg>
        {over}
      </div>
    </div>
  );
}

/** The player's notes are drawn as on the player's board, and not as the candidates of a search. */
const withoutNotes = (cell: PictureCell): PictureCell => ({ ...cell, candidates: NO_DIGITS });
