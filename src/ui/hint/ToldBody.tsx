import type { HintRun, Told, WayOn } from '../../stores';
import { DIGITS } from '../../sudoku/core';
import { cellOf, difficultyOf, digitOf, LONG, type Step } from '../../sudoku/techniques';
import { useHintCatalogue } from '../shared';
import { blockersOf } from './blockers';
import { keyStep, nudgeOf } from './nudge';
import { ProofBody, SolveFirst } from './ProofBody';
import { TechniqueLink } from './pages/TechniqueLink';
import { useHintWords } from './useHintWords';
import './body.css';
import './ask.css';

interface ToldBodyProps {
  readonly run: HintRun;
  readonly told: Told;
  readonly wayOn: WayOn | null;
  readonly sees: boolean;
  readonly onSees: (sees: boolean) => void;
}

/** A hint at its level. */
export function ToldBody({ run, told, wayOn, sees, onSees }: ToldBodyProps) {
  switch (told.level) {
    case 'outlook':
      return <Outlook run={run} told={told} wayOn={wayOn} sees={sees} onSees={onSees} />;
    case 'nudge':
      return <Nudge told={told} />;
    case 'technique':
      return <Technique told={told} />;
    case 'why':
      return <ProofBody run={run} told={told} />;
    case 'fill':
      return <Fill told={told} />;
  }
}

function Outlook({ run, told, wayOn, sees, onSees }: ToldBodyProps) {
  const words = useHintWords();
  const { subject, steps, board } = told;
  if (subject.kind !== 'cell') return null;
  const { cell } = subject;
  const far = steps.length >= LONG;
  const line = far
    ? words.notYet(cell, steps.length, keyStep(told).technique)
    : words.outlook(cell, steps.length, difficultyOf(keyStep(told).rating));
  const easiest = wayOn?.cell === cell ? null : (wayOn?.cell ?? null);
  const blocked = blockersOf(board.filled, cell);
  const open = DIGITS.length - blocked.reduce((sum, { digits }) => sum + digits.length, 0);
  return (
    <>
      <div className="hint-lead">
        <h2>{line.lead}</h2>
        <p>{line.rest}</p>
      </div>
      {far && told.solveFirst !== null && <SolveFirst run={run} cell={told.solveFirst} className="button" />}
      {far && told.solveFirst === null && easiest !== null && (
        <button type="button" className="button" onClick={() => run.askAbout(easiest)}>
          {words.easiest(easiest)}
        </button>
      )}
      <div className="hint-ask">
        <button type="button" className="link" aria-expanded={sees} onClick={() => onSees(!sees)}>
          {words.sees}
        </button>
        {sees && <p>{words.blocks(blocked, open)}</p>}
        <WhyNot run={run} />
      </div>
    </>
  );
}

function WhyNot({ run }: { readonly run: HintRun }) {
  const words = useHintWords();
  return (
    <fieldset className="hint-digits">
      <legend>{words.whyNot}</legend>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={words.whyNotDigit(digit)}
          onClick={() => void run.whyNot(digit)}
        >
          {digit}
        </button>
      ))}
    </fieldset>
  );
}

function Nudge({ told }: { readonly told: Told }) {
  const words = useHintWords();
  return (
    <div className="hint-lead">
      <h2>{words.nudge(nudgeOf(told))}</h2>
      <p>{words.nudgeMore(told.steps.length)}</p>
    </div>
  );
}

function Technique({ told }: { readonly told: Told }) {
  const words = useHintWords();
  const { techniques } = useHintCatalogue();
  const { technique: key } = keyStep(told);
  const others = [...new Set(told.steps.map(({ technique }) => technique))].filter((id) => id !== key);
  return (
    <div className="hint-lead">
      <h2>{techniques.names[key]}</h2>
      <p>{techniques.definitions[key]}</p>
      {told.steps.some(leansOnUniqueness) && <p>{words.usesUniqueness}</p>}
      {others.length > 0 && <p>{words.techniqueMore(others)}</p>}
      <TechniqueLink id={key}>{words.actions.aboutTechnique}</TechniqueLink>
    </div>
  );
}

/** Whether a step would not hold in a puzzle with several solutions. */
const leansOnUniqueness = ({ because: { kind } }: Step): boolean => kind === 'deadly' || kind === 'grave';

function Fill({ told }: { readonly told: Told }) {
  const words = useHintWords();
  const [place] = told.steps.at(-1)?.places ?? [];
  if (place === undefined) return null;
  return (
    <div className="hint-lead">
      <h2>{words.filled(cellOf(place), digitOf(place))}</h2>
      <p>{words.fillMore}</p>
    </div>
  );
}
