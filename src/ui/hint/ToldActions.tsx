import type { ReactNode } from 'react';
import type { HintRun, Told } from '../../stores';
import { cellOf, digitOf } from '../../sudoku/techniques';
import { Icon } from '../shared';
import { useHintWords } from './useHintWords';

interface ToldActionsProps {
  readonly run: HintRun;
  readonly told: Told;
  /** Whether there is something to come back to. */
  readonly returns: boolean;
  readonly leave: ReactNode;
}

/** The way back and the way on, and to write the digit when that is what is left. */
export function ToldActions({ run, told, returns, leave }: ToldActionsProps) {
  const { actions, write } = useHintWords();
  const { level, steps } = told;
  const { earlier, further, links, earlierLink, furtherLink, canFill } = run.turnings(told);
  const places = steps.at(-1)?.places ?? [];
  const onLabel: Readonly<Record<Told['level'], string | null>> = {
    outlook: actions.nudge,
    nudge: actions.technique,
    technique: actions.why,
    why:
      furtherLink !== null
        ? furtherLink < links
          ? actions.nextLink(furtherLink + 1)
          : actions.nextFollows
        : further !== null
          ? actions.next(further + 1)
          : canFill
            ? actions.fill
            : null,
    fill: places.length === 0 ? null : write(places.map(cellOf), places.map(digitOf)),
  };
  const on = onLabel[level];
  const atStart = level === told.first && earlier === null && earlierLink === null && !returns;
  const backLabel =
    earlierLink !== null
      ? actions.backLink(earlierLink + 1)
      : earlier !== null
        ? actions.back(earlier + 1)
        : actions.backOut;
  return (
    <div className="hint-acts">
      {atStart ? (
        leave
      ) : (
        <button type="button" className="button" onClick={run.back}>
          <Icon name="undo" />
          {backLabel}
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
