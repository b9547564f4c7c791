import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Grid, put } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import { focusBoard, useCommands, useMoment, useMoreMessages, useStores } from '../shared';
import { Changes, Compare, FEW, Mend } from './Mending';
import { type NoSolutionView, useNoSolution } from './noSolution';
import { Progress } from './Progress';
import { useDoctorRun, useMend } from './run';

/**
 * A puzzle without a solution: the givens that clash, and every single change that leaves exactly one
 * solution.
 */
export function NoSolution() {
  const [looking, setLooking] = useState<Repair | null>(null);
  const view = useNoSolution(looking);
  const { mending } = useMoreMessages().doctor;
  const [likeliest, ...others] = view.repairs?.known ?? [];
  return (
    <>
      <p className="sub">
        <Cause view={view} />
      </p>
      <div className="in-row card doctor-remedy" aria-live="polite">
        <Remedy view={view} />
        {likeliest !== undefined && others.length === 0 && view.repairs?.phase === 'done' && (
          <p className="quiet">{mending.only}</p>
        )}
      </div>
      <Legend view={view} />
      <ClashSentence view={view} />
      {others.length > 0 && (
        <section className="doctor-part">
          <h2>{mending.others}</h2>
          <Changes repairs={others} above={1} onLook={setLooking} />
        </section>
      )}
      <WatchItFail />
    </>
  );
}

/** Which cells to look at on the paper; why there is no solution, as long as they are not known. */
export function Cause({ view: { repairs, duplicates } }: ViewProps) {
  const { none } = useMoreMessages().doctor;
  if (repairs?.phase === 'done' && repairs.known.length > 0) return <Compare repairs={repairs.known} />;
  return duplicates ? none.duplicates : none.noDuplicates;
}

interface ViewProps {
  readonly view: NoSolutionView;
}

/** The likeliest change, or why there is none. */
export function Remedy({ view }: ViewProps) {
  const { none, many } = useMoreMessages().doctor;
  const [all, setAll] = useState(false);
  const givens = useMoment((now) => now.board.givens);
  const mend = useMend();
  const [likeliest] = view.repairs?.known ?? [];
  const { culprits } = view;
  if (likeliest !== undefined) return <Mend repair={likeliest} />;
  if (culprits === null)
    return (
      <>
        <Progress of="repairs" />
        <Progress of="culprits" />
      </>
    );
  if (culprits.length === 0) return <TwoOrMore view={view} />;
  return (
    <>
      <p>{none.culprits(culprits.length)}</p>
      <ul className="in-row doctor-chips">
        {culprits.slice(0, all ? undefined : FEW).map((cell) => (
          <li key={cell}>
            <button type="button" className="button" onClick={() => mend(put(givens, cell, null))}>
              {none.clear(cell)}
            </button>
          </li>
        ))}
        {culprits.length > FEW && !all && (
          <li>
            <button type="button" className="link" onClick={() => setAll(true)}>
              {many.showAll(culprits.length)}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** If no single change helps: the givens that clash, the way back, and the givens to check. */
function TwoOrMore({ view: { clash } }: ViewProps) {
  const { none } = useMoreMessages().doctor;
  const { game, doctor, selection, verdict } = useStores();
  const clashes = useStore(verdict, ({ verdict }) => (verdict.kind === 'clash' ? verdict.clashes : null));
  const cells = clashes === null ? clash?.cells : [...new Set(clashes.flatMap(({ a, b }) => [a, b]))];
  const good = useLastGood();
  const edit = (): void => {
    doctor.close();
    game.setPhase('set');
    focusBoard();
  };
  return (
    <>
      <p>
        <b>{none.twoOrMore}</b>
      </p>
      <div className="in-row">
        {cells !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              selection.selectAll(cells);
              edit();
            }}
          >
            {none.selectClash(cells.length)}
          </button>
        )}
        <button type="button" className="button" onClick={edit}>
          {none.editGivens}
        </button>
        {good !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              doctor.close();
              game.undoTo(good);
              focusBoard();
            }}
          >
            {none.backToGood}
          </button>
        )}
      </div>
    </>
  );
}

/** The newest moment in the history whose givens have a solution; `null` until one is known. */
function useLastGood(): number | null {
  const run = useDoctorRun();
  const givens = useMoment((now) => now.board.givens);
  const [good, setGood] = useState<{ readonly givens: Grid; readonly moment: number | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    void run.lastGood().then((moment) => {
      if (wanted) setGood({ givens, moment });
    });
    return () => {
      wanted = false;
    };
  }, [run, givens]);
  return good?.givens === givens ? good.moment : null;
}

/** Opens Watch on a search that ends without a solution. */
export function WatchItFail({ className = 'button' }: { readonly className?: 'button' | 'link' }) {
  const { none } = useMoreMessages().doctor;
  const { watch } = useCommands();
  return (
    <button type="button" className={className} onClick={watch}>
      {none.watchItFail}
    </button>
  );
}

/** What the marks on the board mean. */
export function Legend({ view: { duplicates, repairs, clash } }: ViewProps) {
  const { none, mending } = useMoreMessages().doctor;
  const dashed = !duplicates && clash !== null;
  const framed = repairs?.known[0] !== undefined;
  if (!dashed && !framed) return null;
  return (
    <ul className="in-row remark doctor-legend">
      {framed && (
        <li className="in-line" data-mark="framed">
          {mending.framed}
        </li>
      )}
      {dashed && (
        <li className="in-line" data-mark="dashed">
          {none.dashed}
        </li>
      )}
    </ul>
  );
}

interface ClashSentenceProps extends ViewProps {
  /** Leaves out what follows from the sentence. */
  readonly short?: boolean;
}

/** Names the givens that contradict one another, unless two equal digits already show it. */
export function ClashSentence({ view: { duplicates, clash }, short = false }: ClashSentenceProps) {
  const { none } = useMoreMessages().doctor;
  if (duplicates) return null;
  return (
    <div className="remark doctor-clash-sentence" aria-live="polite">
      {clash !== null && <p>{none.clash(clash.cells, clash.smallest && !short)}</p>}
    </div>
  );
}
