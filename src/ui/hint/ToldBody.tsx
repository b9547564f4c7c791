import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HintMessages, Telling } from '../../i18n';
import type { HintRun, Told, WayOn } from '../../stores';
import { type Cell, DIGITS } from '../../sudoku/core';
import { cellOf, difficultyOf, digitOf, type OnPaper, type Step } from '../../sudoku/techniques';
import { Icon, useHintCatalogue } from '../shared';
import { blockersOf } from './blockers';
import { keyStep, nudgeOf } from './nudge';
import { TechniqueLink } from './pages/TechniqueLink';
import { drawnFacts, sceneOf } from './scene';
import { paperOf } from './unfolding';
import { useHintWords } from './useHintWords';
import './body.css';
import './ask.css';
import './proof.css';
import './parts.css';

/** From this many steps on a cell is called far away. */
const FAR = 6;

interface ToldProps {
  readonly run: HintRun;
  readonly told: Told;
}

interface ToldBodyProps extends ToldProps {
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
      return <Why run={run} told={told} />;
    case 'fill':
      return <Fill told={told} />;
  }
}

function Outlook({ run, told, wayOn, sees, onSees }: ToldBodyProps) {
  const words = useHintWords();
  const { subject, steps, board } = told;
  if (subject.kind !== 'cell') return null;
  const { cell } = subject;
  const far = steps.length >= FAR;
  const line = far
    ? words.notYet(cell, steps.length, keyStep(told).technique)
    : words.outlook(cell, steps.length, difficultyOf(keyStep(told).rating));
  const first = far ? nearestUseful(told, wayOn) : null;
  const blocked = blockersOf(board.filled, cell);
  const open = DIGITS.length - blocked.reduce((sum, { digits }) => sum + digits.length, 0);
  return (
    <>
      <div className="hint-lead">
        <h2>{line.lead}</h2>
        <p>{line.rest}</p>
      </div>
      {first !== null && (
        <button type="button" className="button" onClick={() => run.askAbout(first)}>
          {words.firstThis(first)}
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

/** The first cell that a long proof fills on its way, else the easiest there is. */
function nearestUseful({ steps, subject }: Told, wayOn: WayOn | null): Cell | null {
  const own = subject.kind === 'cell' ? subject.cell : null;
  const places = steps.flatMap((step) => step.places).map(cellOf);
  return places.find((cell) => cell !== own) ?? (wayOn?.cell === own ? null : (wayOn?.cell ?? null));
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

/** The steps one by one: those seen in short, the one in view in full, the others by their number alone. */
function Why({ run, told }: ToldProps) {
  const words = useHintWords();
  const { steps, at, seen, backward, subject } = told;
  const shown = (index: number): boolean => (backward ? index >= seen : index <= seen);
  return (
    <>
      <div className="hint-summary">
        <p>{words.whyLead(steps.length, keyStep(told).technique)}</p>
        {steps.length > 1 && 'cell' in subject && (
          <button type="button" className="link" onClick={run.turn}>
            {backward ? words.forward : words.backward}
          </button>
        )}
      </div>
      <ol className="hint-proof">
        {steps.map((step, index) => (
          <StepItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a proof never change places.
            key={index}
            run={run}
            told={told}
            step={step}
            index={index}
            state={index === at ? 'now' : shown(index) ? 'shown' : 'hidden'}
          />
        ))}
      </ol>
    </>
  );
}

interface StepItemProps extends ToldProps {
  readonly step: Step;
  readonly index: number;
  readonly state: 'now' | 'shown' | 'hidden';
}

function StepItem({ run, told, step, index, state }: StepItemProps) {
  const words = useHintWords();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (state === 'now') ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
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
          <StepInView told={told} step={step} lines={told.from[index] ?? []} />
        ) : (
          <button
            type="button"
            aria-label={`${words.step(index + 1, told.steps.length)}, ${title}`}
            onClick={() => run.goToStep(index)}
          >
            {state === 'hidden' ? index + 1 : title}
          </button>
        )}
      </div>
    </li>
  );
}

interface StepInViewProps extends Omit<ReasonProps, 'paper'> {
  readonly told: Told;
}

/** The step in view: what it does, why, and what is drawn of it. */
export function StepInView({ told, step, lines }: StepInViewProps) {
  const words = useHintWords();
  return (
    <>
      <h2>{words.effect(step)}</h2>
      <Reason step={step} paper={paperOf(told, step)} lines={lines} />
      <p className="unseen">{drawnOf(told, words)}</p>
    </>
  );
}

function drawnOf(told: Told, words: HintMessages): string {
  const scene = sceneOf(told);
  return scene === null ? '' : words.drawn(drawnFacts(scene));
}

interface ReasonProps {
  readonly step: Step;
  /** What blocks the other places of a single. */
  readonly paper: OnPaper | null;
  /** The lines it leans on, by number. */
  readonly lines: readonly number[];
}

/** Reasons of this many links are told whole from the start: they are what the picture shows. */
const FEW_LINKS = 5;

function Reason({ step, paper, lines }: ReasonProps) {
  const words = useHintWords();
  const { techniques } = useHintCatalogue();
  const telling = words.reason(step, paper);
  const [whole, setWhole] = useState(false);
  const few = telling.full.length > 0 && telling.full.length <= FEW_LINKS;
  const brief = few && (paper !== null || step.because.kind === 'chain');
  const showFull = whole || brief;
  return (
    <>
      <TechniqueLink id={step.technique}>{techniques.names[step.technique]}</TechniqueLink>
      {brief && <Parts telling={telling} />}
      <p>{telling.short}</p>
      {lines.length > 0 && <p className="hint-needs">{words.leansOn(lines.map((line) => line + 1))}</p>}
      {telling.full.length > 0 && !brief && (
        <>
          {showFull && <Parts telling={telling} />}
          <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? words.lessOfIt : words.whole}
          </button>
        </>
      )}
    </>
  );
}

/** A reason part by part, each link with its sort of line. */
export function Parts({ telling }: { readonly telling: Telling }) {
  return (
    <ul className="hint-parts">
      {telling.full.map(({ link, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a reason never change places, and two may be the same.
        <li key={index} className={link ?? undefined}>
          {link !== null && (
            <svg viewBox="0 0 44 12" aria-hidden="true">
              {link === 'sweep' && <circle cx="6" cy="6" r="5" />}
              <path d={link === 'sweep' ? 'M12 6h29' : 'M0 6h44'} />
            </svg>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface ToldActionsProps extends ToldProps {
  /** Whether there is something to come back to. */
  readonly returns: boolean;
  readonly leave: ReactNode;
}

/** The way back and the way on, and to write the digit when that is what is left. */
export function ToldActions({ run, told, returns, leave }: ToldActionsProps) {
  const { actions, write } = useHintWords();
  const { level, steps } = told;
  const { earlier, further, canFill } = run.turnings(told);
  const places = steps.at(-1)?.places ?? [];
  const onLabel: Readonly<Record<Told['level'], string | null>> = {
    outlook: actions.nudge,
    nudge: actions.technique,
    technique: actions.why,
    why: further !== null ? actions.next(further + 1) : canFill ? actions.fill : null,
    fill: places.length === 0 ? null : write(places.map(cellOf), places.map(digitOf)),
  };
  const on = onLabel[level];
  const atStart = level === told.first && earlier === null && !returns;
  return (
    <div className="hint-acts">
      {atStart ? (
        leave
      ) : (
        <button type="button" className="button" onClick={run.back}>
          <Icon name="undo" />
          {earlier === null ? actions.backOut : actions.back(earlier + 1)}
        </button>
      )}
      {on !== null && (
        <button
          type="button"
          className="button ink"
          data-key={level === 'fill' ? 'F' : undefined}
          onClick={() => (level === 'fill' ? run.fill() : run.next())}
        >
          {on}
        </button>
      )}
      {on === null && leave}
    </div>
  );
}
