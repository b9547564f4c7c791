import { useState } from 'react';
import type { DoctorRun } from '../../stores';
import { put } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import { useMoment, useMoreMessages } from '../shared';
import { Changes, Mend } from './Mending';
import { type NoSolutionView, useNoSolution } from './noSolution';
import { Progress } from './Progress';
import { useMend } from './run';

/** Of a puzzle without a solution: what clashes, and every single change that leaves exactly one solution. */
export function NoSolution({ run }: { readonly run: DoctorRun }) {
  const [looking, setLooking] = useState<Repair | null>(null);
  const view = useNoSolution(run, looking);
  const { mending, none } = useMoreMessages().doctor;
  const [likeliest, ...others] = view.repairs?.known ?? [];
  return (
    <>
      <p className="sub">{view.duplicates ? none.duplicates : none.noDuplicates}</p>
      <div className="doctor-remedy" aria-live="polite">
        <Remedy run={run} view={view} />
        {likeliest !== undefined && others.length === 0 && view.repairs?.phase === 'done' && (
          <p className="quiet">{mending.only}</p>
        )}
      </div>
      <ClashSentence view={view} />
      {others.length > 0 && (
        <section className="doctor-part">
          <h2>{mending.others}</h2>
          <Changes run={run} repairs={others} onLook={setLooking} />
        </section>
      )}
    </>
  );
}

interface ViewProps {
  readonly view: NoSolutionView;
}

/** The likeliest change, or why there is none. */
export function Remedy({ run, view }: ViewProps & { readonly run: DoctorRun }) {
  const { none } = useMoreMessages().doctor;
  const givens = useMoment((now) => now.board.givens);
  const mend = useMend(run);
  const [likeliest] = view.repairs?.known ?? [];
  const { culprits } = view;
  if (likeliest !== undefined) return <Mend run={run} repair={likeliest} />;
  if (culprits === null)
    return (
      <>
        <Progress run={run} of="repairs" />
        <Progress run={run} of="culprits" />
      </>
    );
  if (culprits.length === 0)
    return (
      <p>
        <b>{none.twoOrMore}</b>
      </p>
    );
  return (
    <>
      <p>{none.culprits(culprits.length)}</p>
      <ul className="doctor-chips">
        {culprits.map((cell) => (
          <li key={cell}>
            <button type="button" className="button" onClick={() => mend(put(givens, cell, null))}>
              {none.clear(cell)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The givens that contradict one another, where no two equal digits do. */
export function ClashSentence({ view: { duplicates, clash } }: ViewProps) {
  const { none } = useMoreMessages().doctor;
  if (duplicates) return null;
  return (
    <div className="doctor-clash-sentence" aria-live="polite">
      {clash !== null && <p>{none.clash(clash.cells, clash.smallest)}</p>}
    </div>
  );
}
