import type { Explanation } from '../../../stores';
import type { PathOrder, Step } from '../../../sudoku/techniques';
import { focusBoard, Segmented, useHintCatalogue, useRating, useStores } from '../../shared';
import { pathSoFar } from '../drawing/stage';
import { GoOn } from '../GoOn';
import { useHintRun } from '../hintRun';
import { StepInView } from '../proof/StepInView';
import { useKeptInView } from '../proof/useKeptInView';
import { useSheet } from '../sheet';
import { useHintWords } from '../useHintWords';
import { type Need, needsOf } from './needs';
import './path.css';

interface PathProps {
  readonly explanation: Explanation;
}

const ORDERS: readonly PathOrder[] = ['easiest', 'fewest'];

/**
 * The whole path: its length, what it prefers, which techniques it uses, and its steps. Steps not reached yet are named
 * only by their technique. The player can look at any step, and play on from there.
 */
export function PathBody({ explanation }: PathProps) {
  const run = useHintRun();
  const { path } = useHintCatalogue();
  const { actions } = useHintWords();
  const { steps, at, seen, subject, board } = explanation;
  if (subject.kind !== 'path') return null;
  const fewer = board.without.length > 0;
  return (
    <>
      {subject.cut && <GoOn />}
      {!subject.solved && !subject.cut && fewer && (
        <button type="button" className="button path-all" onClick={run.allowAll}>
          {actions.allowAll}
        </button>
      )}
      <Segmented
        name={path.orderName}
        value={subject.order}
        onChange={(order) => run.choice.setState({ order })}
        options={ORDERS.map((value) => ({ value, label: path.orders[value] }))}
      />
      <Needs explanation={explanation} />
      <ol className="hint-proof hint-path" aria-label={path.steps}>
        {steps.map((step, index) => (
          <PathStep
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a path never change places.
            key={index}
            explanation={explanation}
            step={step}
            index={index}
            state={index === at ? 'now' : index <= seen ? 'shown' : 'ahead'}
          />
        ))}
      </ol>
    </>
  );
}

/** Which techniques the path uses and how often, and how hard the puzzle is. */
function Needs({ explanation }: PathProps) {
  const { path, techniques } = useHintCatalogue();
  const needs = needsOf(explanation.steps);
  const hardest = needs.find((need) => need.hardest);
  if (hardest === undefined) return null;
  return (
    <details className="path-needs">
      <summary>{path.needs(needs.length, hardest.technique)}</summary>
      <ul>
        {needs.map((need) => (
          <NeedLine key={need.technique} need={need} name={techniques.names[need.technique]} />
        ))}
      </ul>
      <Rated explanation={explanation} />
    </details>
  );
}

function NeedLine({ need, name }: { readonly need: Need; readonly name: string }) {
  const { path } = useHintCatalogue();
  return (
    <li className={need.hardest ? 'path-need hardest' : 'path-need'}>
      <span>
        {name}
        {need.hardest && <small className="badge">{path.hardest}</small>}
        {need.unique && <small className="badge">{path.unique}</small>}
      </span>
      <span className="times">{path.times(need.times)}</span>
    </li>
  );
}

function Rated({ explanation }: PathProps) {
  const run = useHintRun();
  const { path } = useHintCatalogue();
  const rating = useRating(run, explanation.board.givens);
  if (rating === null || rating === 'working') return null;
  return (
    <div className="in-column remark path-rated">
      <p>
        <b>{path.level(rating)}</b> · {path.hardestStep(rating)}
      </p>
      <p>{path.numbers(rating)}</p>
      <p>{path.ratedHow}</p>
    </div>
  );
}

interface PathStepProps extends PathProps {
  readonly step: Step;
  readonly index: number;
  readonly state: 'now' | 'shown' | 'ahead';
}

function PathStep({ explanation, step, index, state }: PathStepProps) {
  const run = useHintRun();
  const words = useHintWords();
  const { techniques } = useHintCatalogue();
  const { lower } = useSheet();
  const ref = useKeptInView(state === 'now');
  const name = techniques.names[step.technique];
  const title = state === 'ahead' ? name : words.effect(step);
  return (
    <li ref={ref} className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="no" aria-hidden="true">
        {index + 1}
      </span>
      <div>
        {state === 'now' ? (
          <>
            <StepInView explanation={explanation} step={step} lines={[]} />
            <PlayFrom explanation={explanation} />
          </>
        ) : (
          <button
            type="button"
            onClick={() => {
              run.goToStep(index);
              lower();
            }}
          >
            <span className="unseen">{`${words.step(index + 1, explanation.steps.length)}, `}</span>
            {title}
            {state === 'shown' && <small>{name}</small>}
          </button>
        )}
      </div>
    </li>
  );
}

/** A button that writes what the path has found before the step in view, and returns to Play. */
function PlayFrom({ explanation }: PathProps) {
  const run = useHintRun();
  const { hint } = useStores();
  const { path } = useHintCatalogue();
  const { cells, notes } = pathSoFar(explanation);
  if (cells.length === 0 && notes === null) return null;
  return (
    <div className="path-play">
      <button
        type="button"
        className="button"
        onClick={() => {
          run.playOn(cells, notes);
          hint.leave();
          focusBoard();
        }}
      >
        {path.playFrom}
      </button>
      <p>{path.playFromWrites(cells.length, notes !== null)}</p>
    </div>
  );
}
