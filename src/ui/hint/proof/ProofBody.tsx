import { useState } from 'react';
import type { Explanation } from '../../../stores';
import type { Cell } from '../../../sudoku/core';
import type { Step } from '../../../sudoku/techniques';
import { useHintRun } from '../hintRun';
import { keyStep } from '../nudge';
import { useSheet } from '../sheet';
import { useHintWords } from '../useHintWords';
import { StepInView } from './StepInView';
import { useKeptInView } from './useKeptInView';
import './proof.css';

interface ProofProps {
  readonly explanation: Explanation;
}

/** The steps of a proof: the step in view in full, steps seen before in short, the others by their number only. */
export function ProofBody({ explanation }: ProofProps) {
  const run = useHintRun();
  const words = useHintWords();
  const { steps, backward, subject, parts, solveFirst } = explanation;
  return (
    <>
      <div className="in-row hint-summary">
        <p>{words.whyLead(steps.length, parts.length, keyStep(explanation).technique)}</p>
        {solveFirst !== null && subject.kind === 'cell' && <SolveFirst cell={solveFirst} className="link" />}
        {steps.length > 1 && 'cell' in subject && (
          <button type="button" className="link" onClick={run.reverse}>
            {backward ? words.forward : words.backward}
          </button>
        )}
      </div>
      {parts.length === 0 ? (
        <StepItems explanation={explanation} from={0} to={steps.length} />
      ) : (
        <PartItems explanation={explanation} />
      )}
    </>
  );
}

interface SolveFirstProps {
  readonly cell: Cell;
  readonly className: string;
}

/** A button that asks about a cell that is best solved first. `comeBack` leads from that answer back to this one. */
export function SolveFirst({ cell, className }: SolveFirstProps) {
  const run = useHintRun();
  const words = useHintWords();
  return (
    <button type="button" className={className} onClick={() => run.solveFirst(cell)}>
      {words.firstThis(cell)}
    </button>
  );
}

/** A long proof in parts. Only the part with the step in view is unfolded, until the player unfolds others. */
function PartItems({ explanation }: ProofProps) {
  const { parts, at } = explanation;
  const now = parts.findIndex(({ to }) => at < to);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([now]));
  const [before, setBefore] = useState(now);
  if (before !== now) {
    setBefore(now);
    setOpen(new Set([now]));
  }
  const onOpen = (index: number, isOpen: boolean): void => {
    if (open.has(index) === isOpen) return;
    setOpen(new Set(isOpen ? [...open, index] : [...open].filter((one) => one !== index)));
  };
  return (
    <ol className="hint-parted">
      {parts.map((part, index) => (
        <li key={part.from} data-now={index === now || undefined}>
          <details open={open.has(index)} onToggle={({ currentTarget }) => onOpen(index, currentTarget.open)}>
            <PartSummary explanation={explanation} index={index} />
            {open.has(index) && <StepItems explanation={explanation} from={part.from} to={part.to} />}
          </details>
        </li>
      ))}
    </ol>
  );
}

function PartSummary({ explanation, index }: { readonly explanation: Explanation; readonly index: number }) {
  const words = useHintWords();
  const { parts, steps, subject } = explanation;
  const part = parts[index];
  const milestone = part && steps[part.to - 1];
  if (part === undefined || milestone === undefined) return null;
  const isLast = index === parts.length - 1;
  // The last part ends with the answer, so it is named only after its last step has been seen.
  const isTold = !isLast || subject.kind !== 'cell' || isShown(explanation, part.to - 1);
  return (
    <summary>
      <span>{words.milestone(milestone, isLast ? 'last' : index === 0 ? 'first' : 'next', isTold)}</span>
      <span className="unseen">, </span>
      <small>{words.partFacts(part.to - part.from, part.hardest.technique)}</small>
    </summary>
  );
}

/** Whether a step has been seen, so that it may be named. */
const isShown = ({ seen, backward }: Explanation, index: number): boolean =>
  backward ? index >= seen : index <= seen;

interface StepItemsProps extends ProofProps {
  readonly from: number;
  readonly to: number;
}

function StepItems({ explanation, from, to }: StepItemsProps) {
  return (
    <ol className="hint-proof">
      {explanation.steps.slice(from, to).map((step, offset) => {
        const index = from + offset;
        return (
          <StepItem
            key={index}
            explanation={explanation}
            step={step}
            index={index}
            state={index === explanation.at ? 'now' : isShown(explanation, index) ? 'shown' : 'hidden'}
          />
        );
      })}
    </ol>
  );
}

interface StepItemProps extends ProofProps {
  readonly step: Step;
  readonly index: number;
  readonly state: 'now' | 'shown' | 'hidden';
}

function StepItem({ explanation, step, index, state }: StepItemProps) {
  const run = useHintRun();
  const words = useHintWords();
  const { lower } = useSheet();
  const ref = useKeptInView(state === 'now');
  const title = state === 'hidden' ? words.notShown : words.effect(step);
  return (
    <li ref={ref} className={state} aria-current={state === 'now' ? 'step' : undefined}>
      {state !== 'hidden' && (
        <span className="no" aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div>
        {state === 'now' ? (
          <StepInView explanation={explanation} step={step} lines={explanation.from[index] ?? []} />
        ) : (
          <button
            type="button"
            aria-label={`${words.step(index + 1, explanation.steps.length)}, ${title}`}
            onClick={() => {
              run.goToStep(index);
              lower();
            }}
          >
            {state === 'hidden' ? index + 1 : title}
          </button>
        )}
      </div>
    </li>
  );
}
