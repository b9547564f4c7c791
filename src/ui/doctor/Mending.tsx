import { useState } from 'react';
import type { DoctorRun } from '../../stores';
import type { Repair } from '../../sudoku/doctor';
import { useMoreMessages } from '../shared';
import { FixPicture } from './FixPicture';
import { useMend } from './run';

interface MendProps {
  readonly run: DoctorRun;
  readonly repair: Repair;
}

/** The likeliest change: drawn, told, and made by its button. */
export function Mend({ run, repair: { fix, puzzle } }: MendProps) {
  const { mending: words } = useMoreMessages().doctor;
  const mend = useMend(run);
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
  readonly run: DoctorRun;
  readonly repairs: readonly Repair[];
  /** Called with the one that the pointer or the focus is on. */
  readonly onLook: (repair: Repair | null) => void;
}

/** So many changes are shown before one asks for all. */
const FEW = 8;

/** Changes in a list, each made by one press; the one that is looked at is shown on the board. */
export function Changes({ run, repairs, onLook }: ChangesProps) {
  const { mending, many } = useMoreMessages().doctor;
  const [all, setAll] = useState(false);
  const mend = useMend(run);
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
