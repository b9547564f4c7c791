import { useRef, useState } from 'react';
import type { HintView, WayOn } from '../../../stores';
import type { TechniqueId } from '../../../sudoku/techniques';
import { Icon, Menu, useHintCatalogue, useMoreMessages, useStores } from '../../shared';
import { useHintRun } from '../hintRun';
import { PathBody } from '../path/PathBody';
import { ExplanationBody } from '../proof/ExplanationBody';
import { useHintWords } from '../useHintWords';
import { ListBody, SinglesBody } from './ListBody';
import { RemarkBody } from './RemarkBody';
import { useTight } from './useTight';
import './elsewhere.css';

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

/** A menu of questions about the whole board. It opens over the page, so that nothing moves. */
function Elsewhere({ view }: { readonly view: HintView }) {
  const run = useHintRun();
  const { actions, elsewhere } = useHintWords();
  const { menus } = useMoreMessages();
  const { screen } = useStores();
  if (view.kind === 'explanation' && (view.subject.kind !== 'cell' || view.level !== 'outlook')) return null;
  return (
    <Menu
      className="hint-elsewhere"
      label={
        <>
          {elsewhere}
          <Icon name="down" />
        </>
      }
      groups={[
        [
          { label: actions.anywhere, onChoose: () => void run.askAnywhere() },
          { label: actions.all, onChoose: () => void run.listAll() },
          { label: actions.path, onChoose: () => void run.showPath() },
          { label: actions.singles, onChoose: () => void run.showSingles() },
        ],
        [
          { label: actions.allTechniques, onChoose: () => screen.open('technique') },
          { label: menus.options, onChoose: () => screen.open('options') },
        ],
      ]}
    />
  );
}
