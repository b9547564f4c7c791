import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Explanation, type HintView, type Level, momentOf } from '../../../stores';
import { actsOf, isOnBoard, useKeys, VIEW_KEYS } from '../../keys';
import { catchFocus, focusBoard, Icon, isFocusLost, Timer, useStores } from '../../shared';
import { useHintRun, useOpenHint } from '../hintRun';
import { type Sheet, SheetContext } from '../sheet';
import { useHintWords } from '../useHintWords';
import { Heading } from './Heading';
import { Improvement } from './Improvement';
import { PanelActions } from './PanelActions';
import { PanelBody } from './PanelBody';
import { useAnnouncing } from './useAnnouncing';
import './panel.css';
import './body.css';
import './oneStep.css';

/** After this many milliseconds without a finding the panel says that it is searching. Most hints are found sooner. */
const PATIENCE = 300;

const FINDING = { kind: 'finding', cell: null, progress: null } as const satisfies HintView;

/** The panel beside the board while hints are open. */
export function HintSide() {
  const state = useOpenHint();
  const view = useLateFinding(state?.view ?? null);
  const words = useHintWords();
  const { tall, setTall, sheet } = useTallness();
  const grip = useGrip(setTall);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the focus stayed on the button that opened the hint, Enter would close the hint; on the board, arrows would
    // move the cursor.
    const { activeElement } = document;
    if (activeElement?.closest('header, [role="grid"]') != null)
      panel.current?.focus({ preventScroll: true });
  }, []);
  useHintKeys();
  useFocusKept(panel, view);
  useAnnouncing(panel, view);
  return (
    <SheetContext value={sheet}>
      <section
        ref={panel}
        tabIndex={-1}
        className={tall ? 'side hint tall' : 'side hint low'}
        aria-label={words.name}
      >
        {/* For fingers. A button in the panel does the same. */}
        <div className="hint-grip" aria-hidden="true" {...grip} />
        <Timer />
        {state !== null && view !== null && (
          <>
            <Heading view={view} />
            {view.kind === 'explanation' && <Levels explanation={view} />}
            <PanelBody view={view} wayOn={state.wayOn} />
            {view.kind === 'explanation' && (
              <Improvement improvement={state.improvement} steps={view.steps.length} />
            )}
            <div className="hint-foot">
              <EnlargeButton view={view} tall={tall} onPress={() => setTall((now) => !now)} />
              <PanelActions view={view} returns={state.earlier.length > 0} />
            </div>
          </>
        )}
      </section>
    </SheetContext>
  );
}

/** The view. If the first one is late, because the worker still loads, a search in its place. */
function useLateFinding(view: HintView | null): HintView | null {
  const [isLate, setLate] = useState(false);
  const waits = view === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return waits && isLate ? FINDING : view;
}

/** Whether the sheet is tall: because the player has enlarged it, or for a text that is unfolded in it. */
function useTallness() {
  const [enlarged, setEnlarged] = useState(false);
  const [raised, setRaised] = useState(false);
  const sheet = useMemo<Sheet>(
    () => ({
      raise: setRaised,
      lower() {
        setEnlarged(false);
        setRaised(false);
      },
    }),
    [],
  );
  const tall = enlarged || raised;
  const setTall = (change: (tall: boolean) => boolean): void => {
    if (change(tall)) setEnlarged(true);
    else sheet.lower();
  };
  return { tall, setTall, sheet };
}

/** A button that makes the sheet tall or low. During a proof it names the step in view, and leads to the others. */
function EnlargeButton({
  view,
  tall,
  onPress,
}: {
  readonly view: HintView;
  readonly tall: boolean;
  readonly onPress: () => void;
}) {
  const { actions } = useHintWords();
  const place =
    view.kind === 'explanation' && view.level === 'why' && view.steps.length > 1
      ? `${view.at + 1}/${view.steps.length}`
      : null;
  return (
    <button
      type="button"
      className="button hint-enlarge"
      aria-label={place === null ? actions.enlarge : `${place}, ${actions.allSteps}`}
      aria-expanded={tall}
      onClick={onPress}
    >
      {place}
      <Icon name="down" />
    </button>
  );
}

interface LevelsProps {
  readonly explanation: Explanation;
}

/** The levels after the first, each a button that leads to it. */
function Levels({ explanation }: LevelsProps) {
  const run = useHintRun();
  const words = useHintWords();
  const levels = run
    .neighbours(explanation)
    .levels.filter((level): level is Exclude<Level, 'outlook'> => level !== 'outlook');
  if (levels.length < 2) return null;
  const now = levels.indexOf(explanation.level as (typeof levels)[number]);
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

/** How far a finger must drag the grip to choose a direction, in CSS pixels. A shorter move is a tap. */
const DRAG = 24;

/** On a narrow screen the panel is a sheet. Dragging its grip makes it tall or low; a tap switches between the two. */
function useGrip(setTall: (change: (tall: boolean) => boolean) => void) {
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

/** The keys that lead through a hint. On the board, arrows move the cursor instead. */
function useHintKeys(): void {
  useKeys(VIEW_KEYS.hint, actsOf(VIEW_KEYS.hint, useHintRun()), {
    may: (key, focused) => !(key.includes('Arrow') && isOnBoard(focused)),
  });
}

/**
 * Keeps the focus when pages are turned. After something was written, the focus goes to the board. If the focused
 * button has disappeared, the focus goes to the panel.
 */
function useFocusKept(panel: RefObject<HTMLElement | null>, view: HintView | null): void {
  const { game } = useStores();
  const run = useHintRun();
  const within = useRef(false);
  useEffect(() => {
    const look = (): boolean => panel.current?.contains(document.activeElement) ?? false;
    const stops = [
      game.store.subscribe((now, before) => {
        const changed = momentOf(now).board !== momentOf(before).board;
        if (changed && (look() || isFocusLost())) focusBoard();
      }),
      // This runs before React draws the new page, while the button is still there.
      run.store.subscribe(() => {
        within.current = look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [panel, game, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the panel shows something else.
  useLayoutEffect(() => {
    if (within.current) catchFocus(panel.current);
  }, [panel, view]);
}
