import { useRef, useState } from 'react';
import type { HintView, WayOn } from '../../../stores';
import type { TechniqueId } from '../../../sudoku/techniques';
import { Icon, Menu, useHintCatalogue, useMoreMessages, useStores } from '../../shared';
import { useHintRun } from '../hintRun';
import { PathBody } from '../path/PathBody';
import { ExplanationBody } from '../proof/ExplanationBody';
import { useHintWords } from '../useHintWords';
import { FirstNaming } from './FirstNaming';
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
  const run = useHintRun();
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
        {view.kind === 'remark' && <RemarkBody remark={view.remark} />}
        {view.kind === 'list' && <ListBody list={view} open={open} onOpen={onOpen} />}
        {view.kind === 'singles' && <SinglesBody cells={view.cells} />}
        {view.kind === 'explanation' && view.subject.kind === 'path' && <PathBody explanation={view} />}
        {view.kind === 'explanation' && view.subject.kind !== 'path' && (
          <ExplanationBody explanation={view} wayOn={wayOn} />
        )}
      </div>
      {(run.offersNext(view) || canAskElsewhere(view)) && (
        <Elsewhere isAboutCell={view.kind === 'explanation' && view.subject.kind === 'cell'} />
      )}
      <FirstNaming />
      {/* A sign that there is more below. side.css shows it only if that is true. */}
      <div className="hint-more" aria-hidden="true">
        <Icon name="down" />
      </div>
    </div>
  );
}

/** Whether other questions about the board make sense: on the first page of an answer, and if there is no step. */
const canAskElsewhere = (view: HintView): boolean =>
  view.kind === 'explanation'
    ? (view.subject.kind === 'cell' || view.subject.kind === 'step') &&
      view.level === FIRST[view.subject.kind]
    : view.kind === 'remark' && view.remark.kind === 'noStep';

const FIRST = { cell: 'outlook', step: 'nudge' } as const;

/**
 * Questions about the whole board. For those who have asked about a cell, the easiest step is one press away. The menu
 * opens over the page, so that nothing moves.
 */
function Elsewhere({ isAboutCell }: { readonly isAboutCell: boolean }) {
  const run = useHintRun();
  const { actions, elsewhere } = useHintWords();
  const { menus } = useMoreMessages();
  const { screen } = useStores();
  return (
    <div className="in-row hint-else">
      {isAboutCell && (
        <button type="button" className="link" onClick={() => void run.askAnywhere()}>
          {actions.anywhere}
        </button>
      )}
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
    </div>
  );
}
