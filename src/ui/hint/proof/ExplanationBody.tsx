import type { Explanation, WayOn } from '../../../stores';
import {
  type Cell,
  DIGITS,
  type Digit,
  digitAt,
  type Grid,
  type House,
  housesOf,
  peersOf,
} from '../../../sudoku/core';
import { cellOf, digitOf, LONG, levelOfStep, type Step } from '../../../sudoku/techniques';
import { useHintCatalogue } from '../../shared';
import { useHintRun, useOpenHint } from '../hintRun';
import { keyStep, nudgeOf } from '../nudge';
import { useHintWords } from '../useHintWords';
import { ProofBody, SolveFirst } from './ProofBody';
import { TechniqueLink } from './TechniqueLink';
import './proof.css';

interface ExplanationBodyProps {
  readonly explanation: Explanation;
  readonly wayOn: WayOn | null;
}

/** The words of an explanation at its level. */
export function ExplanationBody({ explanation, wayOn }: ExplanationBodyProps) {
  switch (explanation.level) {
    case 'outlook':
      return <Outlook explanation={explanation} wayOn={wayOn} />;
    case 'nudge':
      return <Nudge explanation={explanation} />;
    case 'technique':
      return <Technique explanation={explanation} />;
    case 'why':
      return <ProofBody explanation={explanation} />;
    case 'fill':
      return <Fill explanation={explanation} />;
  }
}

function Outlook({ explanation, wayOn }: ExplanationBodyProps) {
  const run = useHintRun();
  const seesShown = useOpenHint()?.seesShown ?? false;
  const words = useHintWords();
  const { subject, steps, board } = explanation;
  if (subject.kind !== 'cell') return null;
  const { cell } = subject;
  const far = steps.length >= LONG;
  const line = far
    ? words.notYet(cell, steps.length, keyStep(explanation).technique)
    : words.outlook(cell, steps.length, levelOfStep(keyStep(explanation)));
  const easiest = wayOn?.cell === cell ? null : (wayOn?.cell ?? null);
  const blocked = blockersOf(board.filled, cell);
  const open = DIGITS.length - blocked.reduce((sum, { digits }) => sum + digits.length, 0);
  return (
    <>
      <div className="hint-lead">
        <h2>{line.lead}</h2>
        <p>{line.rest}</p>
        <NotesLeftOut explanation={explanation} />
      </div>
      {far && explanation.solveFirst !== null && (
        <SolveFirst cell={explanation.solveFirst} className="button" />
      )}
      {far && explanation.solveFirst === null && easiest !== null && (
        <button type="button" className="button" onClick={() => run.askAbout(easiest)}>
          {words.easiest(easiest)}
        </button>
      )}
      <div className="hint-ask">
        <button
          type="button"
          className="link"
          aria-expanded={seesShown}
          onClick={() => run.showSeen(!seesShown)}
        >
          {words.sees}
        </button>
        {seesShown && <p>{words.blocks(blocked, open)}</p>}
        <WhyNot />
      </div>
    </>
  );
}

/** On the first page, says if the player's notes do not count. */
function NotesLeftOut({ explanation }: { readonly explanation: Explanation }) {
  const words = useHintWords();
  const left = useHintRun().notesLeftOut(explanation);
  return left === null ? null : <p>{words.notesLeftOut(left.empty)}</p>;
}

function WhyNot() {
  const run = useHintRun();
  const words = useHintWords();
  return (
    <fieldset className="hint-digits">
      <legend>{words.whyNot}</legend>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className="button"
          aria-label={words.whyNotDigit(digit)}
          onClick={() => void run.whyNot(digit)}
        >
          {digit}
        </button>
      ))}
    </fieldset>
  );
}

function Nudge({ explanation }: { readonly explanation: Explanation }) {
  const run = useHintRun();
  const words = useHintWords();
  return (
    <div className="hint-lead">
      <h2>{words.nudge(nudgeOf(explanation))}</h2>
      <p>
        {run.neighbours(explanation).canFill
          ? words.nudgeMore(explanation.steps.length)
          : words.nudgeEliminates}
      </p>
      {explanation.board.ruledOut !== undefined && <p>{words.goingOn}</p>}
      {explanation.first === 'nudge' && <NotesLeftOut explanation={explanation} />}
      {explanation.first === 'nudge' && <p>{words.orCell}</p>}
    </div>
  );
}

function Technique({ explanation }: { readonly explanation: Explanation }) {
  const words = useHintWords();
  const { techniques } = useHintCatalogue();
  const { technique: key } = keyStep(explanation);
  const unique = new Set(explanation.steps.filter(leansOnUniqueness).map(({ technique }) => technique));
  const others = [...new Set(explanation.steps.map(({ technique }) => technique))].filter((id) => id !== key);
  return (
    <div className="hint-lead">
      <h2>{techniques.names[key]}</h2>
      <p>{techniques.definitions[key]}</p>
      {unique.has(key) && <p>{words.usesUniqueness([])}</p>}
      {others.length > 0 && <p>{words.techniqueMore(others)}</p>}
      {explanation.isShortest && <p>{words.shortest}</p>}
      {unique.size > 0 && !unique.has(key) && <p>{words.usesUniqueness([...unique])}</p>}
      <TechniqueLink id={key}>{words.actions.aboutTechnique}</TechniqueLink>
    </div>
  );
}

/** Whether a step is valid only because the puzzle has one solution. */
const leansOnUniqueness = ({ because: { kind } }: Step): boolean => kind === 'deadly' || kind === 'grave';

function Fill({ explanation }: { readonly explanation: Explanation }) {
  const words = useHintWords();
  const [place] = explanation.steps.at(-1)?.places ?? [];
  if (place === undefined) return null;
  return (
    <div className="hint-lead">
      <h2>{words.filled(cellOf(place), digitOf(place))}</h2>
      <p>{words.fillMore}</p>
    </div>
  );
}

interface Blocked {
  readonly digits: readonly Digit[];
  readonly house: House;
}

/**
 * The digits that a blank cell sees, by house: box, row, column. Each digit is named once, in the first of these
 * houses.
 */
export function blockersOf(filled: Grid, cell: Cell): readonly Blocked[] {
  const told = new Set<Digit>();
  const [row, column, box] = housesOf(cell);
  return [box, row, column].flatMap((house) => {
    const digits = peersOf(cell)
      .filter((peer) => housesOf(peer).includes(house))
      .flatMap((peer) => digitAt(filled, peer) ?? [])
      .filter((digit) => !told.has(digit))
      .sort((a, b) => a - b);
    for (const digit of digits) told.add(digit);
    return digits.length === 0 ? [] : [{ digits, house }];
  });
}
