import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import {
  CELLS,
  type Cell,
  DIGITS,
  type Digit,
  digitAt,
  type Grid,
  has,
  NO_DIGITS,
} from '../../../sudoku/core';
import { candidate, cellOf } from '../../../sudoku/techniques';
import { type Geometry, geometryOf } from './geometry';
import { Links } from './Links';
import { lineWidth, Marked } from './MarkedCandidate';
import { NoteColours } from './NoteColours';
import { Outlines, Sweeps } from './Outlines';
import type { Drawing } from './sketch';
import type { Stage } from './stage';
import './drawing.css';

interface OverlayProps {
  readonly filled: Grid;
  readonly stage: Stage;
  readonly drawing: Drawing;
  /** The cell that the hint is about. */
  readonly target: Cell | null;
  /** Whether notes that do not belong to the step are paler. */
  readonly quiet: boolean;
  /** Whether the candidates of all cells are drawn, or only the marked ones. */
  readonly pencilled: boolean;
  /** If links are shown one by one, those that the link in view has added; `null` if all are drawn at once. */
  readonly fresh: Drawing['links'] | null;
  /** Whether the overlay lies over the player's board, whose notes may be coloured. */
  readonly coloured?: boolean;
}

/** The side of the board, in pixels, until it has been measured. */
const UNMEASURED = 590;

/**
 * Candidates, marks and links, drawn over the cells of the board. Screen readers skip it: the words beside the board
 * say what is drawn.
 */
export function Overlay(props: OverlayProps) {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const board = ref.current?.parentElement;
    if (!board) return;
    const measure = (): void => setSize(board.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  const geometry = geometryOf(size);
  return (
    <svg
      ref={ref}
      className="hint-overlay"
      viewBox={`0 0 ${size} ${size}`}
      style={{ '--pen': lineWidth(geometry.cell) } as CSSProperties}
      aria-hidden="true"
    >
      <Picture {...props} geometry={geometry} />
    </svg>
  );
}

interface PictureProps extends OverlayProps {
  readonly geometry: Geometry;
}

function Picture({
  filled,
  stage,
  drawing,
  target,
  quiet,
  pencilled,
  fresh,
  coloured = false,
  geometry,
}: PictureProps) {
  const marked = new Set([...drawing.marks.keys()].map(cellOf));
  const busy = new Set(target === null ? marked : [...marked, target]);
  return (
    <>
      <Sweeps drawing={drawing} geometry={geometry} />
      <Outlines drawing={drawing} geometry={geometry} />
      {/* Links are drawn before the digits, so that a link that must cross a digit does not cover it. */}
      <Links filled={filled} drawing={drawing} fresh={fresh} stage={stage} geometry={geometry} />
      {coloured && (
        <NoteColours
          geometry={geometry}
          hides={(cell) => !stage.placed.has(cell) && (pencilled || marked.has(cell))}
        />
      )}
      {[...stage.placed].map(([cell, digit]) => (
        <PlacedDigit key={cell} cell={cell} digit={digit} geometry={geometry} />
      ))}
      {CELLS.filter((cell) => digitAt(filled, cell) === null && !stage.placed.has(cell)).map((cell) => (
        <Notes
          key={cell}
          cell={cell}
          stage={stage}
          marks={drawing.marks}
          pencilled={pencilled}
          quiet={quiet && !busy.has(cell)}
          geometry={geometry}
        />
      ))}
    </>
  );
}

function PlacedDigit({ cell, digit, geometry }: { cell: Cell; digit: Digit; geometry: Geometry }) {
  const { x, y } = geometry.centre(cell);
  return (
    <text className="hint-before" x={x} y={y} fontSize={geometry.cell * 0.5}>
      {digit}
    </text>
  );
}

interface NotesProps {
  readonly cell: Cell;
  readonly stage: Stage;
  readonly marks: Drawing['marks'];
  readonly pencilled: boolean;
  readonly quiet: boolean;
  readonly geometry: Geometry;
}

function Notes({ cell, stage, marks, pencilled, quiet, geometry }: NotesProps) {
  const all = DIGITS.map((digit) => candidate(cell, digit));
  const present = pencilled ? DIGITS.filter((digit) => has(stage.candidates[cell] ?? NO_DIGITS, digit)) : [];
  // Marked candidates are drawn last, because a mark is larger than its place and overlaps its neighbours.
  const plain = present.filter((digit) => !marks.has(candidate(cell, digit)));
  return (
    <g className={quiet ? 'hint-notes quiet' : 'hint-notes'} fontSize={Math.max(9, geometry.cell * 0.205)}>
      {plain.map((digit) => {
        const { x, y } = geometry.note(candidate(cell, digit));
        return (
          <text key={digit} x={x} y={y}>
            {digit}
          </text>
        );
      })}
      {all.map((one, index) => {
        const mark = marks.get(one) ?? (pencilled && stage.gone.has(one) && !quiet ? 'gone' : undefined);
        const digit = DIGITS[index];
        if (mark === undefined || digit === undefined) return null;
        return <Marked key={one} at={geometry.note(one)} digit={digit} mark={mark} cell={geometry.cell} />;
      })}
    </g>
  );
}
