import type { ReactNode } from 'react';
import type { Explanation, HintRun, HintView } from '../../../stores';
import { cellOf, digitOf } from '../../../sudoku/techniques';
import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { COMMANDS, Icon, useStores } from '../../shared';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';

interface PanelActionsProps {
  readonly view: HintView;
  /** Whether there is an answer to return to. */
  readonly returns: boolean;
}

/** The buttons below the view: back, forward, and close. */
export function PanelActions({ view, returns }: PanelActionsProps) {
  const run = useHintRun();
  const { hint } = useStores();
  const { actions } = useHintWords();
  const escapeKey = useWrittenKey()(COMMANDS.escape.keys);
  const leave = (
    <button type="button" className="button" data-key={returns ? undefined : escapeKey} onClick={hint.leave}>
      {actions.enough}
    </button>
  );
  if (view.kind === 'explanation') return <PageActions explanation={view} returns={returns} leave={leave} />;
  return (
    <div className="hint-acts">
      {returns && (
        <button type="button" className="button" data-key={escapeKey} onClick={run.back}>
          {actions.backOut}
        </button>
      )}
      {leave}
      {run.offersNext(view) && <NextStep />}
    </div>
  );
}

function NextStep() {
  const run = useHintRun();
  return (
    <button type="button" className="button ink" onClick={run.askNext}>
      {useHintWords().actions.nextStep}
    </button>
  );
}

interface PageActionsProps {
  readonly explanation: Explanation;
  readonly returns: boolean;
  readonly leave: ReactNode;
}

/**
 * The buttons to the previous and the next page. On the last page, and at the end of the proof, the button writes the
 * digit, if there is one. Whoever knows the technique of a single step writes it without reading why.
 */
function PageActions({ explanation, returns, leave }: PageActionsProps) {
  const run = useHintRun();
  const words = useHintWords();
  const written = useWrittenKey();
  const { level, first } = explanation;
  const { previousStep, previousLink, nextStep, nextLink, canFill } = run.neighbours(explanation);
  const isFirstPage = level === first && previousStep === null && previousLink === null;
  const next = nextLabel(run, explanation, words);
  // At the end there is nothing more to tell, so the button fills the cell. Its label says so.
  const fills = level === 'fill' || (level === 'why' && nextStep === null && nextLink === null);
  return (
    <div className="hint-acts">
      {isFirstPage && !returns ? (
        leave
      ) : (
        <button type="button" className="button" onClick={run.back}>
          <Icon name="undo" />
          {backLabel(run, explanation, words)}
        </button>
      )}
      {level === 'technique' && explanation.steps.length === 1 && canFill && (
        <button
          type="button"
          className="button"
          data-key={written(VIEW_KEYS.hint.fill.keys)}
          onClick={run.fill}
        >
          {words.actions.fill}
        </button>
      )}
      {next !== null && (
        <button
          type="button"
          className="button ink"
          data-key={fills ? written(VIEW_KEYS.hint.fill.keys) : undefined}
          onClick={() => (fills ? run.fill() : run.next())}
        >
          {next}
        </button>
      )}
      {/* A different element from the button above, so that React does not pass that button's focus to it. */}
      {next === null && (run.offersNext(explanation) ? <NextStep /> : leave)}
    </div>
  );
}

type HintWords = ReturnType<typeof useHintWords>;

/** The label of the button to the next page; `null` if there is no button. */
function nextLabel(run: HintRun, explanation: Explanation, { actions, write }: HintWords): string | null {
  switch (explanation.level) {
    case 'outlook':
      return actions.nudge;
    case 'nudge':
      return actions.technique;
    case 'technique':
      return actions.why;
    case 'why': {
      const { nextStep, nextLink, links, canFill } = run.neighbours(explanation);
      if (nextLink !== null) return nextLink < links ? actions.nextLink(nextLink + 1) : actions.nextFollows;
      if (nextStep !== null) return actions.next(nextStep + 1);
      return canFill ? actions.fill : null;
    }
    case 'fill': {
      const places = explanation.steps.at(-1)?.places ?? [];
      return places.length === 0 ? null : write(places.map(cellOf), places.map(digitOf));
    }
  }
}

function backLabel(run: HintRun, explanation: Explanation, { actions }: HintWords): string {
  const { previousStep, previousLink } = run.neighbours(explanation);
  if (previousLink !== null) return actions.backLink(previousLink + 1);
  return previousStep === null ? actions.backOut : actions.back(previousStep + 1);
}
