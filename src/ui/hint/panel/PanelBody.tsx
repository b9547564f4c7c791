import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CellNaming } from '../../../i18n';
import type { HintView, WayOn } from '../../../stores';
import type { Cell } from '../../../sudoku/core';
import type { TechniqueId } from '../../../sudoku/techniques';
import {
  Icon,
  Menu,
  Segmented,
  useHintCatalogue,
  useMessages,
  useMoreMessages,
  useStores,
} from '../../shared';
import { useHintRun } from '../hintRun';
import { PathBody } from '../path/PathBody';
import { ExplanationBody } from '../proof/ExplanationBody';
import { useHintWords } from '../useHintWords';
import { ListBody, SinglesBody } from './ListBody';
import { RemarkBody } from './RemarkBody';

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
    <div ref={scroller} className="in-stack hint-scroll">
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
      <div className="in-row hint-asks">
        <FirstNaming />
        {(run.offersNext(view) || canAskElsewhere(view)) && (
          <Elsewhere isAboutCell={view.kind === 'explanation' && view.subject.kind === 'cell'} />
        )}
      </div>
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

/**
 * Asks once how hints name cells: in the words of the language, or r1c1 for those who are used to it. Once chosen, it
 * is gone with the hint; the options have it from then on.
 */
function FirstNaming() {
  const { settings } = useStores();
  const { words } = useMessages();
  const { naming, namings, namedBy } = useHintWords();
  const [offered] = useState(() => settings.getState().cellNaming === null);
  if (!offered) return null;
  return (
    <div className="hint-naming">
      <Segmented<CellNaming>
        name={naming}
        value={namedBy}
        onChange={(cellNaming) => settings.setState({ cellNaming })}
        options={[
          { value: 'words', label: words.cellAloud(0 as Cell) },
          { value: 'rowColumn', label: namings.rowColumn },
        ]}
      />
    </div>
  );
}

/** The ways to tighten words, in the order in which they are added. oneStep.css says what they do. */
const WAYS = ['runIn', 'small', 'brief', 'reasonLast'];

/**
 * Tightens the words in a part of the panel that scrolls, in `data-tight`, as far as is needed for all of them to be in
 * view. It does so before they are painted, and again when the part or its content changes its size.
 */
function useTight(scroller: RefObject<HTMLElement | null>, view: HintView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may need less tightening.
  useLayoutEffect(() => tighten(scroller.current), [scroller, view]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => tighten(element));
    sizes.observe(element);
    for (const content of element.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, [scroller]);
}

function tighten(element: HTMLElement | null): void {
  if (element === null) return;
  delete element.dataset.tight;
  for (let ways = 1; ways <= WAYS.length && element.scrollHeight > element.clientHeight; ways++)
    element.dataset.tight = WAYS.slice(0, ways).join(' ');
}
