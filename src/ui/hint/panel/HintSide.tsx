import { useEffect, useRef, useState } from 'react';
import { Icon, Timer, useLayOnBoard, useLoaded, useStores } from '../../shared';
import { useHintLayer } from '../drawing/useHintLayer';
import { useHintWords } from '../useHintWords';
import { useOpenHint } from '../useOpenHint';
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

/** The panel beside the board while hints are open. */
export function HintSide() {
  const { hint } = useStores();
  const run = useLoaded(hint.load);
  const state = useOpenHint(run);
  const view = state?.view ?? null;
  const words = useHintWords();
  const [seesShown, setSeesShown] = useState(false);
  const [tall, setTall] = useState(false);
  const grip = useGrip(setTall);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the focus stayed on the button that opened the hint, Enter would close the hint; on the board, arrows would
    // move the cursor.
    const { activeElement } = document;
    if (activeElement?.closest('header, [role="grid"]') != null)
      panel.current?.focus({ preventScroll: true });
  }, []);
  useHintKeys(run);
  useFocusKept(panel, run, view);
  useAnnouncing(panel, view);
  useLayOnBoard(useHintLayer(view, seesShown));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="side hint"
      aria-label={words.name}
      data-tall={tall || undefined}
    >
      {/* For fingers. A button in the panel does the same. */}
      <div className="hint-grip" aria-hidden="true" {...grip} />
      <Timer />
      {state !== null && view !== null && (
        <>
          <Heading view={view} />
          {view.kind === 'explanation' && <Levels run={run} explanation={view} />}
          <PanelBody run={run} view={view} wayOn={state.wayOn} seesShown={seesShown} onSees={setSeesShown} />
          {view.kind === 'explanation' && (
            <Improvement run={run} improvement={state.improvement} steps={view.steps.length} />
          )}
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
            <PanelActions run={run} view={view} returns={state.earlier.length > 0} />
          </div>
        </>
      )}
    </section>
  );
}
