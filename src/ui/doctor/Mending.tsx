import { useState } from 'react';
import type { Repair } from '../../sudoku/doctor';
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

interface ChangesProps {
  readonly repairs: readonly Repair[];
  /** Called with the change under the pointer or the focus. */
  readonly onLook: (repair: Repair | null) => void;
}

/** How many changes are shown before the player asks for all. */
const FEW = 8;

/** A list of changes; one press makes a change. The board previews the one under the pointer or the focus. */
export function Changes({ repairs, onLook }: ChangesProps) {
  const { mending, many } = useMoreMessages().doctor;
  const [all, setAll] = useState(false);
  const mend = useMend();
  return (
    <ul className="doctor-changes" aria-label={mending.list}>
      {repairs.slice(0, all ? undefined : FEW).map((repair) => (
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
      {repairs.length > FEW && !all && (
        <li>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {many.showAll(repairs.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
