import type { HintMessages } from '../../i18n';
import type { Aside, HintRun, WayOn } from '../../stores';
import { housesOf } from '../../sudoku/core';
import { Icon, useHintCatalogue, useMessages, useMoreCommands, useStores } from '../shared';
import { useHintWords } from './useHintWords';
import './body.css';

interface AsideProps {
  readonly run: HintRun;
  readonly aside: Aside;
  readonly wayOn: WayOn | null;
}

/** One sentence in place of a hint, and what one can do about it. */
export function AsideBody({ run, aside, wayOn }: AsideProps) {
  const words = useHintWords();
  const { actions } = words;
  const { choosing } = useHintCatalogue();
  const { screen } = useStores();
  const { examine } = useMoreCommands();
  const { verdict } = useMessages();
  const easiest = wayOn?.cell ?? null;
  const more = moreOf(aside, words);
  return (
    <>
      <div className="hint-lead">
        <h2>{sentenceOf(aside, words)}</h2>
        {more !== null && <p>{more}</p>}
      </div>
      <div className="hint-offers">
        {(aside.kind === 'wrong' || aside.kind === 'wrongNotes') && !aside.shown && (
          <button type="button" className="button" onClick={run.showWrong}>
            {actions.which}
          </button>
        )}
        {aside.kind === 'wrong' && (aside.back !== null || aside.shown) && (
          <button type="button" className="button" onClick={run.mend}>
            {aside.back === null ? actions.erase(aside.cells.length) : actions.undo(aside.back)}
          </button>
        )}
        {aside.kind === 'wrongNotes' && (
          <button type="button" className="button" onClick={run.ignoreNotes}>
            {actions.ignoreNotes}
          </button>
        )}
        {(aside.kind === 'beyond' || aside.kind === 'noStep') && aside.fewer && (
          <>
            <button type="button" className="button" onClick={run.allowAll}>
              {actions.allowAll}
            </button>
            <button type="button" className="button" onClick={() => screen.open('techniques')}>
              {choosing.open}
            </button>
          </>
        )}
        {(aside.kind === 'noSolution' || aside.kind === 'many') && (
          <button type="button" className="button" onClick={examine}>
            <Icon name="lens" />
            {aside.kind === 'many' ? verdict.examine : verdict.mistyped}
          </button>
        )}
        {OFFERING.includes(aside.kind) && easiest !== null && (
          <button type="button" className="button" onClick={() => run.askAbout(easiest)}>
            {words.easiest(easiest)}
          </button>
        )}
      </div>
    </>
  );
}

const OFFERING: readonly Aside['kind'][] = ['noCell', 'several', 'given', 'right', 'beyond'];

function sentenceOf(aside: Aside, { asides }: HintMessages): string {
  switch (aside.kind) {
    case 'several':
      return asides.several(aside.count);
    case 'given':
    case 'right':
    case 'notRuledOut':
    case 'notedAway':
      return asides[aside.kind](aside.cell, aside.digit);
    case 'seen': {
      const house = housesOf(aside.cell).find((one) => housesOf(aside.by).includes(one));
      if (house === undefined) throw new Error(`${aside.cell} does not see ${aside.by}`);
      return asides.seen(aside.cell, aside.digit, aside.by, house);
    }
    case 'wrong':
      return aside.here === null ? asides.wrong(aside.cells.length) : asides.wrongHere(aside.here);
    case 'many':
      return asides.many(aside.count, aside.exact);
    case 'beyond':
      return asides.beyond(aside.cell, aside.fewer);
    case 'noStep':
      return asides.noStep(aside.fewer);
    default:
      return asides[aside.kind];
  }
}

function moreOf(aside: Aside, { asides }: HintMessages): string | null {
  if (aside.kind === 'wrong' && aside.shown) return asides.wrongWhich(aside.cells);
  if (aside.kind === 'wrongNotes' && aside.shown) return asides.wrongNotesWhich(aside.cells);
  return null;
}
