import { useState } from 'react';
import type { HintMessages, ReasonText } from '../../../i18n';
import type { Explanation } from '../../../stores';
import { linksOf, type Step } from '../../../sudoku/techniques';
import { Icon, useHintCatalogue } from '../../shared';
import { drawnFacts, sceneOf } from '../drawing/scene';
import { hatchingOf } from '../drawing/stage';
import { useHintRun } from '../hintRun';
import { useRaised } from '../sheet';
import { useHintWords } from '../useHintWords';
import { TechniqueLink } from './TechniqueLink';
import './proof.css';

interface StepInViewProps {
  readonly explanation: Explanation;
  readonly step: Step;
  /** The numbers of the steps that this one builds on. */
  readonly lines: readonly number[];
}

/** The step in view: what it does, why, and, for screen readers, what is drawn. */
export function StepInView({ explanation, step, lines }: StepInViewProps) {
  const run = useHintRun();
  const words = useHintWords();
  const { techniques } = useHintCatalogue();
  const { links } = run.neighbours(explanation);
  return (
    <>
      <h2>{words.effect(step)}</h2>
      {links > 0 && <LinkInView explanation={explanation} step={step} links={links} />}
      <TechniqueLink id={step.technique}>{techniques.names[step.technique]}</TechniqueLink>
      {links === 0 && <Reason explanation={explanation} step={step} />}
      {lines.length > 0 && <p className="hint-needs">{words.leansOn(lines.map((line) => line + 1))}</p>}
      {/* For a single link, its sentence says all that is drawn. */}
      {explanation.link >= links && <p className="unseen">{drawnOf(explanation, words)}</p>}
    </>
  );
}

interface LinkInViewProps extends Omit<StepInViewProps, 'lines'> {
  /** How many links there are. */
  readonly links: number;
}

/** A step link by link: the link in view or, after the last link, the conclusion from all of them. */
function LinkInView({ explanation, step, links }: LinkInViewProps) {
  const run = useHintRun();
  const words = useHintWords();
  const parts = words.links(step);
  const now = parts[explanation.link];
  return (
    <div className="in-stack hint-linked">
      <div className="in-row hint-link">
        <LinkButton label={words.earlierLink} on={explanation.link > 0} press={run.back} back />
        <p>{now === undefined ? words.follows : words.link(explanation.link + 1, links)}</p>
        <LinkButton label={words.laterLink} on={explanation.link < links} press={run.next} />
        <button type="button" className="link" onClick={() => run.showLinks(true)}>
          {words.allLinks}
        </button>
      </div>
      {now === undefined ? <p>{words.reason(step, null).short}</p> : <Parts parts={[now]} />}
    </div>
  );
}

interface LinkButtonProps {
  readonly label: string;
  readonly on: boolean;
  readonly press: () => unknown;
  readonly back?: boolean;
}

/** A button to the previous or next link. At the ends it is disabled but stays, because it may have the focus. */
function LinkButton({ label, on, press, back }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={back ? 'nav icon-only hint-link-back' : 'nav icon-only hint-link-next'}
      aria-label={label}
      aria-disabled={!on}
      onClick={() => on && press()}
    >
      <Icon name="down" />
    </button>
  );
}

function drawnOf(explanation: Explanation, words: HintMessages): string {
  const scene = sceneOf(explanation);
  return scene === null ? '' : words.drawn(drawnFacts(scene));
}

/** A reason with at most this many parts is never folded, because it describes the picture. */
const FEW_LINKS = 5;

function Reason({ explanation, step }: Omit<StepInViewProps, 'lines'>) {
  const run = useHintRun();
  const words = useHintWords();
  const hatching = hatchingOf(explanation, step);
  const { short, full } = words.reason(step, hatching);
  const [whole, setWhole] = useState(false);
  useRaised(whole);
  const few = full.length > 0 && full.length <= FEW_LINKS;
  const brief = few && (hatching !== null || step.because.kind === 'chain');
  const hasLinks = explanation.whole && linksOf(step).length > 0;
  return (
    <>
      {(brief || hasLinks) && <Parts parts={full} />}
      <p>{short}</p>
      {hasLinks && (
        <button type="button" className="link" onClick={() => run.showLinks(false)}>
          {words.linkByLink}
        </button>
      )}
      {full.length > 0 && !brief && !hasLinks && (
        <>
          {whole && <Parts parts={full} />}
          <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? words.lessOfIt : words.whole}
          </button>
        </>
      )}
    </>
  );
}

/** The parts of a reason, each link with its kind of line. */
export function Parts({ parts }: { readonly parts: ReasonText['full'] }) {
  return (
    <ul className="remark hint-parts">
      {parts.map(({ link, text }, index) => (
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
