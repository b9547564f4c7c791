import { useEffect, useMemo, useRef, useState } from 'react';
import type { HintView } from '../../../stores';
import { Icon, Timer } from '../../shared';
import { useOpenHint } from '../hintRun';
import { type Sheet, SheetContext } from '../sheet';
import { useHintWords } from '../useHintWords';
import { Heading } from './Heading';
import { Improvement } from './Improvement';
import { Levels } from './Levels';
import { PanelActions } from './PanelActions';
import { PanelBody } from './PanelBody';
import { useAnnouncing } from './useAnnouncing';
import { useFocusKept } from './useFocusKept';
import { useGrip } from './useGrip';
import { useHintKeys } from './useHintKeys';
import './side.css';
import './short.css';
import './oneStep.css';

/** The panel beside the board while hints are open. */
export function HintSide() {
  const state = useOpenHint();
  const view = state?.view ?? null;
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
