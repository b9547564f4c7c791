import { useState } from 'react';
import type { Cell } from '../../sudoku/core';
import type { Fix, Repair } from '../../sudoku/doctor';
import { useMoreMessages } from '../shared';
import { FixPicture } from './FixPicture';
import { useMend } from './run';

interface MendProps {
  readonly repair: Repair;
}

/** The likeliest change: its picture, its sentence, and a button that makes it. */
export function Mend({ repair: { fix, puzzle } }: MendProps) {
  const { mending: words } = useMoreMessages().doctor;
  const mend = useMend();
  return (
    <>
      <FixPicture fix={fix} />
      <p>{words.gives(fix)}</p>
      <button type="button" className="button ink" onClick={() => mend(puzzle)}>
        {words.button(fix)}
      </button>
    </>
  );
}

interface RepairsProps {
  readonly repairs: readonly Repair[];
}

/** Which cells to compare with the paper: those of the likeliest changes. The digits there tell which change is right. */
export function Compare({ repairs }: RepairsProps) {
  const { mending } = useMoreMessages().doctor;
  const cells = new Set(repairs.slice(0, FEW).flatMap(({ fix }) => cellsOf(fix)));
  return mending.compare([...cells].sort((a, b) => a - b));
}

function cellsOf(fix: Fix): readonly Cell[] {
  switch (fix.kind) {
    case 'change':
    case 'remove':
    case 'insert':
    case 'takeOut':
      return [fix.cell];
    case 'swap':
      return [fix.a, fix.b];
    case 'move':
      return [fix.cell, fix.to];
    case 'shift':
      return [fix.first];
  }
}

interface ChangesProps extends RepairsProps {
  /** How many changes are shown above the list. */
  readonly above?: number;
  /** Called with the change under the pointer or the focus. */
  readonly onLook: (repair: Repair | null) => void;
}

/** How many changes are shown, with the likeliest, before the player asks for all. */
export const FEW = 5;

/** A list of changes; one press makes a change. The board previews the one under the pointer or the focus. */
export function Changes({ repairs, above = 0, onLook }: ChangesProps) {
  const { mending, many } = useMoreMessages().doctor;
  const [all, setAll] = useState(false);
  const mend = useMend();
  const few = FEW - above;
  return (
    <ul className="in-column doctor-changes" aria-label={mending.list}>
      {repairs.slice(0, all ? undefined : few).map((repair) => (
        <li key={repair.puzzle}>
          <button
            type="button"
            className="button"
            onPointerEnter={() => onLook(repair)}
            onPointerLeave={() => onLook(null)}
            onFocus={() => onLook(repair)}
            onBlur={() => onLook(null)}
            onClick={() => mend(repair.puzzle)}
          >
            {mending.listed(repair.fix)}
          </button>
        </li>
      ))}
      {repairs.length > few && !all && (
        <li>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {many.showAll(repairs.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
