import type { Ref } from 'react';
import {
  type Board,
  CELLS,
  type Cell,
  type Colour,
  type Colours,
  colourAt,
  columnOf,
  NO_DIGITS,
  rowOf,
} from '../../sudoku/core';
import { loadBoardShapes } from '../../worker';
import { BAR_SIDES, type BoardLayer, useLoaded } from '../shared';
import type { PictureCell } from './cells';
import { type PlacedNote, placedNotes } from './notes';
import { Shapes } from './Shapes';
import './picture.css';

/** Sizes as on the page's own board, so that the drawing of a hint fits over it. */
const LAYOUT = { cell: 60, margin: 0, boxLine: 2, hairline: 1, board: 554 } as const;

/** The side of the board in a picture. */
export const SIDE = LAYOUT.board;

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
  const boardShapes = useLoaded(loadBoardShapes);
  return (
    <div className="share-scaled" data-theme={theme} aria-hidden="true">
      <div ref={ref} className="share-picture">
        <svg className="share-board" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <Shapes shapes={boardShapes(played === null ? cells : cells.map(withoutNotes), LAYOUT)} />
          {played !== null &&
            CELLS.map((cell) => {
              const shown = cells[cell];
              return shown && <Player key={cell} cell={cell} shown={shown} colours={played.colours} />;
            })}
        </svg>
        {over}
      </div>
    </div>
  );
}

/** The player's notes are drawn separately, so the shapes leave them out. */
const withoutNotes = (cell: PictureCell): PictureCell => ({ ...cell, candidates: NO_DIGITS });

interface PlayerProps {
  readonly cell: Cell;
  readonly shown: PictureCell;
  readonly colours: Colours;
}

/** The player's notes and colours in a cell. */
function Player({ cell, shown: { candidates, corners: inUse }, colours }: PlayerProps) {
  const start = (index: number): number =>
    LAYOUT.boxLine + index * (LAYOUT.cell + LAYOUT.hairline) + Math.floor(index / 3);
  const colour = colourAt(colours, cell, null);
  const corners = inUse ?? null;
  const notes = placedNotes(cell, { notes: candidates, corners, colours });
  if (colour === null && notes.length === 0) return null;
  const { cell: side } = LAYOUT;
  return (
    <g transform={`translate(${start(columnOf(cell))} ${start(rowOf(cell))})`}>
      {colour !== null && <Tint colour={colour} x={0} y={0} width={side} height={side} bar={3} inset={2.5} />}
      {notes.map((note) => (
        <Note
          key={`${note.digit} ${note.x} ${note.y}`}
          note={note}
          dense={corners !== null}
          onColour={colour !== null}
        />
      ))}
    </g>
  );
}

interface NoteProps {
  readonly note: PlacedNote;
  /** Whether the notes are closer together than in the nine places of their digits. */
  readonly dense: boolean;
  readonly onColour: boolean;
}

function Note({ note: { digit, x, y, width, height, colour }, dense, onColour }: NoteProps) {
  const side = LAYOUT.cell;
  const size = dense ? 13 : 14;
  const [left, top] = [(x - width / 2) * side, (y - height / 2) * side];
  const ink = colour !== null ? 'var(--ink)' : onColour ? 'var(--ink-2)' : 'var(--ink-3)';
  return (
    <>
      {colour !== null && (
        <Tint
          colour={colour}
          x={left}
          y={top}
          width={width * side}
          height={height * side}
          bar={2}
          inset={0}
        />
      )}
      <text
        x={x * side}
        y={y * side + size * 0.36}
        style={{
          fill: ink,
          fontFamily: 'var(--sans)',
          fontSize: size,
          fontWeight: 500,
          textAnchor: 'middle',
        }}
      >
        {digit}
      </text>
    </>
  );
}

interface TintProps {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The thickness of the bars, and their distance from the edge. */
  readonly bar: number;
  readonly inset: number;
}

/** A colour: a tint, and bars that identify it without colour. */
function Tint({ colour, x, y, width, height, bar, inset }: TintProps) {
  const far = inset + bar / 2;
  const [start, down] = [width * 0.12, height * 0.12];
  const bars = {
    top: `M${x + start} ${y + far}h${width - 2 * start}`,
    bottom: `M${x + start} ${y + height - far}h${width - 2 * start}`,
    left: `M${x + far} ${y + down}v${height - 2 * down}`,
    right: `M${x + width - far} ${y + down}v${height - 2 * down}`,
  };
  const hue = `var(--hue-${colour})`;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} style={{ fill: hue, fillOpacity: 0.16 }} />
      <path
        d={BAR_SIDES[colour].map((edge) => bars[edge]).join('')}
        style={{ fill: 'none', stroke: hue, strokeWidth: bar }}
      />
    </>
  );
}
