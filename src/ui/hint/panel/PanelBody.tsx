import { useRef, useState } from 'react';
import type { HintView, WayOn } from '../../../stores';
import type { TechniqueId } from '../../../sudoku/techniques';
import { Icon, useHintCatalogue } from '../../shared';
import { PathBody } from '../path/PathBody';
import { ExplanationBody } from '../proof/ExplanationBody';
import { useHintWords } from '../useHintWords';
import { Elsewhere } from './Elsewhere';
import { ListBody, SinglesBody } from './ListBody';
import { RemarkBody } from './RemarkBody';
import { useTight } from './useTight';

interface PanelBodyProps {
  readonly view: HintView;
  readonly wayOn: WayOn | null;
}

/** The part of the panel that scrolls: the view itself, and other questions that the player can ask. */
export function PanelBody({ view, wayOn }: PanelBodyProps) {
  const words = useHintWords();
  const { path } = useHintCatalogue();
  // Kept here, so that a list is unchanged when the player returns to it.
  const [open, setOpen] = useState<ReadonlySet<TechniqueId>>(new Set());
  const onOpen = (technique: TechniqueId, isOpen: boolean): void => {
    if (open.has(technique) === isOpen) return;
    setOpen(isOpen ? new Set([...open, technique]) : new Set([...open].filter((one) => one !== technique)));
  };
  const scroller = useRef<HTMLDivElement>(null);
  useTight(scroller, view);
  return (
    <div ref={scroller} className="hint-scroll">
      <div className="hint-body">
        {view.kind === 'finding' && (
          <p className="hint-finding">{words.finding(view.progress?.found ?? null)}</p>
        )}
        {view.kind === 'findingPath' && <p className="hint-finding">{path.finding(view.steps)}</p>}
        {view.kind === 'remark' && <RemarkBody remark={view.remark} wayOn={wayOn} />}
        {view.kind === 'list' && <ListBody list={view} open={open} onOpen={onOpen} />}
        {view.kind === 'singles' && <SinglesBody cells={view.cells} />}
        {view.kind === 'explanation' && view.subject.kind === 'path' && <PathBody explanation={view} />}
        {view.kind === 'explanation' && view.subject.kind !== 'path' && (
          <ExplanationBody explanation={view} wayOn={wayOn} />
        )}
      </div>
      {canAskElsewhere(view) && <Elsewhere view={view} />}
      {/* A sign that there is more below. side.css shows it only if that is true. */}
      <div className="hint-more" aria-hidden="true">
        <Icon name="down" />
      </div>
    </div>
  );
}

/** Whether other questions about this board make sense. */
const canAskElsewhere = (view: HintView): boolean =>
  view.kind === 'explanation'
    ? view.subject.kind === 'cell'
    : view.kind === 'remark' && ASKABLE.has(view.remark.kind);

const ASKABLE: ReadonlySet<string> = new Set([
  'noCell',
  'several',
  'given',
  'right',
  'filled',
  'beyond',
  'noStep',
]);
