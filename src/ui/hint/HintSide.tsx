import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { HintRun, HintView, Level, Told } from '../../stores';
import type { TechniqueId } from '../../sudoku/techniques';
import { Icon, useDressBoard, useHintCatalogue, useLoaded, useStores } from '../shared';
import { AsideBody } from './AsideBody';
import { useAnnouncing } from './announce';
import { Elsewhere } from './Elsewhere';
import { useFocusKept } from './focus';
import { useHintKeys } from './keys';
import { ListBody, SinglesBody } from './ListBody';
import { PathBody } from './PathBody';
import { ToldActions } from './ToldActions';
import { ToldBody } from './ToldBody';
import { useDress } from './useDrawing';
import { useHintWords } from './useHintWords';
import './side.css';
import './short.css';

/** All that is said beside the board while hints are open. */
export function HintSide() {
  const { hint } = useStores();
  const run = useLoaded(hint.load);
  const { view } = useStore(run.store);
  const words = useHintWords();
  const [sees, setSees] = useState(false);
  const [tall, setTall] = useState(false);
  const drag = useSheet(setTall);
  useHintKeys(run);
  // Enter on the key that opened the hint would close it again, not go on; on the board arrows would not go on.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest('header, [role="grid"]') != null)
      panel.current?.focus({ preventScroll: true });
  }, []);
  useFocusKept(panel, run, view);
  useAnnouncing(panel, view);
  useDressBoard(useDress(view, sees));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="side hint"
      aria-label={words.name}
      data-tall={tall || undefined}
    >
      {/* Drawn by a finger; the button below does the same. */}
      <div className="hint-grip" aria-hidden="true" {...drag} />
      {view !== null && (
        <>
          <h1>{headingOf(view, words)}</h1>
          {view.kind === 'told' && <Levels run={run} told={view} />}
          <Body run={run} view={view} sees={sees} onSees={setSees} />
          {view.kind === 'told' && <Improvement run={run} told={view} />}
          <div className="hint-foot">
            <button
              type="button"
              className="button hint-enlarge"
              aria-label={words.actions.enlarge}
              aria-expanded={tall}
              onClick={() => setTall(!tall)}
            >
              <Icon name="down" />
            </button>
            <Actions run={run} view={view} />
          </div>
        </>
      )}
    </section>
  );
}

function headingOf(view: HintView, { headings }: ReturnType<typeof useHintWords>): string {
  switch (view.kind) {
    case 'finding':
      return headings.finding(view.cell);
    case 'laying':
      return headings.path;
    case 'aside':
      return headings.aside;
    case 'list':
    case 'singles':
      return headings[view.kind];
    case 'told': {
      const { subject } = view;
      if (subject.kind === 'step' || subject.kind === 'path') return headings[subject.kind];
      return subject.kind === 'cell'
        ? headings.cell(subject.cell)
        : headings.digit(subject.cell, subject.digit);
    }
  }
}

interface BodyProps {
  readonly run: HintRun;
  readonly view: HintView;
  readonly sees: boolean;
  readonly onSees: (sees: boolean) => void;
}

function Body({ run, view, sees, onSees }: BodyProps) {
  const state = useStore(run.store);
  const words = useHintWords();
  const { path } = useHintCatalogue();
  // Kept here, so that a list one comes back to is as it was left.
  const [open, setOpen] = useState<ReadonlySet<TechniqueId>>(new Set());
  const onOpen = (technique: TechniqueId, isOpen: boolean): void => {
    if (open.has(technique) === isOpen) return;
    setOpen(isOpen ? new Set([...open, technique]) : new Set([...open].filter((one) => one !== technique)));
  };
  return (
    <div className="hint-scroll">
      <div className="hint-body">
        {view.kind === 'finding' && (
          <p className="hint-finding">{words.finding(view.progress?.found ?? null)}</p>
        )}
        {view.kind === 'laying' && <p className="hint-finding">{path.laying(view.steps)}</p>}
        {view.kind === 'aside' && <AsideBody run={run} aside={view.aside} wayOn={state.wayOn} />}
        {view.kind === 'list' && <ListBody run={run} list={view} open={open} onOpen={onOpen} />}
        {view.kind === 'singles' && <SinglesBody cells={view.cells} />}
        {view.kind === 'told' && view.subject.kind === 'path' && <PathBody run={run} told={view} />}
        {view.kind === 'told' && view.subject.kind !== 'path' && (
          <ToldBody run={run} told={view} wayOn={state.wayOn} sees={sees} onSees={onSees} />
        )}
      </div>
      {isSettled(view) && <Elsewhere run={run} view={view} />}
    </div>
  );
}

/** That a shorter proof or path is looked for or found. It is shown only on request: what is being read stays as it is. */
function Improvement({ run, told }: { readonly run: HintRun; readonly told: Told }) {
  const improving = useStore(run.store, (state) => state.improving);
  const { improving: words } = useHintWords();
  // Always there, so that what comes to stand in it is read out.
  return (
    <div className="hint-improving" role="status">
      {improving !== null && (
        <>
          <p>
            {improving.better === null
              ? words.running
              : words.found(improving.better.steps.length, told.steps.length)}
          </p>
          {improving.better !== null && (
            <button type="button" className="link" onClick={run.showBetter}>
              {words.show}
            </button>
          )}
          {improving.running && (
            <button type="button" className="link" onClick={run.stopImproving}>
              {words.stop}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Whether it makes sense to ask for something else on this board. */
const isSettled = (view: HintView): boolean =>
  view.kind === 'told' ? view.subject.kind === 'cell' : view.kind === 'aside' && ASKABLE.has(view.aside.kind);

const ASKABLE: ReadonlySet<string> = new Set(['noCell', 'several', 'given', 'right', 'beyond', 'noStep']);

function Actions({ run, view }: { readonly run: HintRun; readonly view: HintView }) {
  const { hint } = useStores();
  const returns = useStore(run.store, ({ before }) => before.length > 0);
  const { actions } = useHintWords();
  const leave = (
    <button type="button" className="button" data-key={returns ? undefined : 'Esc'} onClick={hint.leave}>
      {actions.enough}
    </button>
  );
  if (view.kind === 'told') return <ToldActions run={run} told={view} returns={returns} leave={leave} />;
  return (
    <div className="hint-acts">
      {returns && (
        <button type="button" className="button" data-key="Esc" onClick={run.back}>
          {actions.backOut}
        </button>
      )}
      {leave}
    </div>
  );
}

/** The four levels: those reached, and the way to any other, which is asked for by pressing it. */
function Levels({ run, told }: { readonly run: HintRun; readonly told: Told }) {
  const words = useHintWords();
  const levels = run
    .turnings(told)
    .levels.filter((level): level is Exclude<Level, 'outlook'> => level !== 'outlook');
  if (levels.length < 2) return null;
  const now = levels.indexOf(told.level as (typeof levels)[number]);
  return (
    <nav className="hint-levels" aria-label={words.levelsName}>
      {levels.map((level, index) => (
        <button
          key={level}
          type="button"
          className={index < now ? 'done' : undefined}
          aria-current={index === now ? 'step' : undefined}
          onClick={() => run.goTo(level)}
        >
          {words.levels[level]}
        </button>
      ))}
    </nav>
  );
}

/** How far a finger draws the sheet before it means it, in CSS pixels. */
const DRAG = 24;

/** Drawing the sheet of a narrow screen up or down by its grip; a tap changes it too. */
function useSheet(setTall: (change: (tall: boolean) => boolean) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent): void {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent): void {
      if (from.current === null) return;
      const moved = event.clientY - from.current;
      from.current = null;
      setTall((tall) => (Math.abs(moved) < DRAG ? !tall : moved < 0));
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}
