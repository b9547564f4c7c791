import {
  CELLS,
  type Cell,
  type Colour,
  colourAt,
  columnOf,
  digitAt,
  type Grid,
  NO_DIGITS,
  rowOf,
} from '../../sudoku/core';
import { BAR_SIDES } from '../shared';
import { cornerPlaces, NOTE_ROOM, type NotePlace, ninePlaces } from './notePlaces';
import type { PaperDigits } from './pages';

const LINES = [1, 2, 4, 5, 7, 8].map((line) => `M${line * 20} 0V180M0 ${line * 20}H180`).join('');
const BOXES = 'M0 0H180V180H0ZM60 0V180M120 0V180M0 60H180M0 120H180';

/**
 * A board in ink, drawn with strokes: browsers leave out backgrounds when they print. A cell is 20 units
 * wide. Screen readers skip the drawing, since the board on the page says all of it.
 */
export function PaperBoard({ digits }: { readonly digits: PaperDigits }) {
  const { givens, entries, answers } = digits;
  return (
    <svg className="paper-board" viewBox="-0.75 -0.75 181.5 181.5" aria-hidden="true">
      <g className="paper-colours">
        {CELLS.map((cell) => (
          <Grounds key={cell} cell={cell} digits={digits} />
        ))}
      </g>
      <path className="paper-line" d={LINES} />
      <path className="paper-box" d={BOXES} />
      <Digits grid={givens} className="paper-given" />
      <Digits grid={entries} className="paper-entry" />
      <Digits grid={answers} className="paper-answer" />
      <g className="paper-notes">
        {CELLS.map((cell) => {
          const places = placesIn(digits, cell);
          return (
            places.length > 0 && (
              <text
                key={cell}
                x={places.map(({ x }) => left(cell) + x).join(' ')}
                y={places.map(({ y }) => top(cell) + y).join(' ')}
              >
                {places.map(({ digit }) => digit).join('')}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}

interface GroundProps {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the colour is a cell's: its bars keep clear of the cell's lines. A note has no room to spare. */
  readonly ofCell?: boolean;
}

/** The colour of a cell or a note: a light tint, and bars that tell it apart in print. */
function Ground({ colour, x, y, width, height, ofCell = false }: GroundProps) {
  const thick = ofCell ? 1.4 : 0.7;
  const edge = ofCell ? 0.8 : 0;
  const share = ofCell ? 0.76 : 1;
  const [wide, high] = [width * share, height * share];
  const [fromX, fromY] = [x + (width - wide) / 2, y + (height - high) / 2];
  const bars = {
    top: `M${fromX} ${y + edge}h${wide}v${thick}h${-wide}z`,
    bottom: `M${fromX} ${y + height - thick - edge}h${wide}v${thick}h${-wide}z`,
    left: `M${x + edge} ${fromY}h${thick}v${high}h${-thick}z`,
    right: `M${x + width - thick - edge} ${fromY}h${thick}v${high}h${-thick}z`,
  };
  return (
    <g className={`paper-colour-${colour}`}>
      <rect x={x} y={y} width={width} height={height} />
      <path d={BAR_SIDES[colour].map((at) => bars[at]).join('')} />
    </g>
  );
}

/** The colours of a cell and of the notes in it. */
function Grounds({ cell, digits }: { readonly cell: Cell; readonly digits: PaperDigits }) {
  const { width, height, above } = digits.corners === null ? NOTE_ROOM.nine : NOTE_ROOM.lines;
  const own = colourAt(digits.colours, cell, null);
  return (
    <>
      {own !== null && <Ground colour={own} x={left(cell)} y={top(cell)} width={20} height={20} ofCell />}
      {placesIn(digits, cell).map(({ digit, x, y }) => {
        const colour = colourAt(digits.colours, cell, digit);
        return (
          colour !== null && (
            <Ground
              key={`${x} ${y}`}
              colour={colour}
              x={left(cell) + x - width / 2}
              y={top(cell) + y - above}
              width={width}
              height={height}
            />
          )
        );
      })}
    </>
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

/** The notes of a cell and their places; none if a digit covers them. */
function placesIn(
  { givens, entries, answers, notes, corners }: PaperDigits,
  cell: Cell,
): readonly NotePlace[] {
  if ([givens, entries, answers].some((grid) => digitAt(grid, cell) !== null)) return [];
  const written = notes[cell] ?? NO_DIGITS;
  return corners === null ? ninePlaces(written) : cornerPlaces(written, corners[cell] ?? NO_DIGITS);
}

const left = (cell: Cell): number => columnOf(cell) * 20;
const top = (cell: Cell): number => rowOf(cell) * 20;
