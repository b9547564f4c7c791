import { useMemo, useState } from 'react';
import type { Examination } from '../../stores';
import { CELLS, digitAt, EMPTY_GRID, type Grid, put, visibleOf } from '../../sudoku/core';
import type { Clue, Repair, Survey } from '../../sudoku/doctor';
import { type Marks, MiniBoard, Switch, useMoment, useMoreMessages } from '../shared';
import { Entries, useMistakeMarks } from './Entries';
import { Changes, Compare } from './Mending';
import { changeMarks, NO_MARKS, repairMarks, surveyMarks, together, useMarks } from './marks';
import { Progress } from './Progress';
import { useFinding, useFollowing, useMend } from './run';

const EXAMINATIONS: readonly Examination[] = ['survey', 'repairs'];
/** How many such givens are shown before the player asks for all. */
const FEW = 12;

/** A puzzle with many solutions: what they have in common, two of them, and what would leave only one. */
export function ManySolutions() {
  useFollowing(EXAMINATIONS);
  const words = useMoreMessages().doctor;
  const { many } = words;
  const finding = useFinding('survey');
  const survey = finding?.known ?? null;
  const [shown, setShown] = useState(true);
  /** The marks of the change under the pointer or the focus. */
  const [looking, setLooking] = useState<Marks | null>(null);
  const givens = useMoment((now) => now.board.givens);
  const visible = useMoment((now) => visibleOf(now.board));
  const mistake = useMistakeMarks();
  useMarks(
    useMemo(() => {
      if (looking !== null) return looking;
      return together(shown && survey !== null ? surveyMarks(visible, survey, words) : NO_MARKS, mistake);
    }, [looking, shown, survey, mistake, visible, words]),
  );
  return (
    <>
      <p className="sub">{many.about}</p>
      <section className="doctor-part">
        <Switch label={many.show} note={many.showNote} on={shown} onChange={setShown} />
        {survey?.same && <p aria-live="polite">{many.same(survey.same.length)}</p>}
        <Progress
          of="survey"
          far={survey === null || survey.undecided === 0 ? undefined : many.undecided(survey.undecided)}
        />
      </section>
      {survey !== null && (
        <>
          <SideBySide survey={survey} />
          <Clues
            survey={survey}
            onLook={(puzzle) => setLooking(puzzle && changeMarks(givens, puzzle, words))}
          />
        </>
      )}
      <Entries />
      <Suspicions onLook={(repair) => setLooking(repair && repairMarks(givens, repair, words))} />
    </>
  );
}

function SideBySide({ survey: { pair } }: { readonly survey: Survey }) {
  const { many } = useMoreMessages().doctor;
  const givens = useMoment((now) => now.board.givens);
  return (
    <section className="doctor-part">
      <h2>{many.pair}</h2>
      <div className="doctor-pair">
        {[pair.one, pair.other].map((solution, index) => (
          <MiniBoard
            key={solution}
            givens={givens}
            entries={EMPTY_GRID}
            answers={CELLS.reduce(
              (rest, cell) => (digitAt(givens, cell) === null ? rest : put(rest, cell, null)),
              solution,
            )}
            marked={pair.differing}
            name={index === 0 ? many.one : many.other}
          />
        ))}
      </div>
      <p>{many.differ(pair.differing)}</p>
    </section>
  );
}

interface CluesProps {
  readonly survey: Survey;
  /** Called with the puzzle that results from the given under the pointer or the focus. */
  readonly onLook: (puzzle: Grid | null) => void;
}

/** Which single given would leave one solution, or else how many givens would. One press adds them to the board. */
function Clues({ survey: { decisive, enough, complete }, onLook }: CluesProps) {
  const { many } = useMoreMessages().doctor;
  const [all, setAll] = useState(false);
  const givens = useMoment((now) => now.board.givens);
  const mend = useMend();
  const withClues = (clues: readonly Clue[]): Grid =>
    clues.reduce((grid, { cell, digit }) => put(grid, cell, digit), givens);
  if (decisive.length === 0 && !complete) return null;
  return (
    <section className="doctor-part">
      <h2>{many.clues}</h2>
      <p>{decisive.length > 0 ? many.decisive : many.noneDecisive}</p>
      {decisive.length > 0 && (
        <ul className="in-row doctor-chips">
          {decisive.slice(0, all ? undefined : FEW).map((clue) => (
            <li key={many.clue(clue)}>
              <button
                type="button"
                className="button"
                aria-label={many.addClue(clue)}
                onPointerEnter={() => onLook(withClues([clue]))}
                onPointerLeave={() => onLook(null)}
                onFocus={() => onLook(withClues([clue]))}
                onBlur={() => onLook(null)}
                onClick={() => mend(withClues([clue]))}
              >
                {many.clue(clue)}
              </button>
            </li>
          ))}
          {decisive.length > FEW && !all && (
            <li>
              <button type="button" className="link" onClick={() => setAll(true)}>
                {many.showAll(decisive.length)}
              </button>
            </li>
          )}
        </ul>
      )}
      {enough !== null && enough.clues.length > 1 && (
        <>
          <p>{many.enough(enough.clues, enough.fewest)}</p>
          <button type="button" className="button" onClick={() => mend(withClues(enough.clues))}>
            {many.addAll(enough.clues.length)}
          </button>
        </>
      )}
    </section>
  );
}

interface SuspicionsProps {
  readonly onLook: (repair: Repair | null) => void;
}

/** Changes that leave one solution, in case a digit was mistyped. */
function Suspicions({ onLook }: SuspicionsProps) {
  const { mending } = useMoreMessages().doctor;
  const finding = useFinding('repairs');
  const repairs = finding?.known ?? [];
  if (repairs.length === 0) return null;
  return (
    <section className="doctor-part">
      <h2>{mending.title}</h2>
      <p>
        {mending.suspicion} {finding?.phase === 'done' && <Compare repairs={repairs} />}
      </p>
      <Changes repairs={repairs} onLook={onLook} />
    </section>
  );
}
