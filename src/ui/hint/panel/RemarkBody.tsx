import type { HintMessages } from '../../../i18n';
import type { HintRun, Remark, WayOn } from '../../../stores';
import { housesOf } from '../../../sudoku/core';
import { Icon, useHintCatalogue, useMessages, useMoreCommands, useStores } from '../../shared';
import { useHintWords } from '../useHintWords';
import './body.css';

interface RemarkProps {
  readonly run: HintRun;
  readonly remark: Remark;
  readonly wayOn: WayOn | null;
}

/** A remark in place of a hint, and buttons for what one can do about it. */
export function RemarkBody({ run, remark, wayOn }: RemarkProps) {
  const words = useHintWords();
  const { actions } = words;
  const { choosing } = useHintCatalogue();
  const { screen } = useStores();
  const { examine } = useMoreCommands();
  const { verdict } = useMessages();
  const easiest = wayOn?.cell ?? null;
  const more = moreOf(remark, words);
  return (
    <>
      <div className="hint-lead">
        <h2>{sentenceOf(remark, words)}</h2>
        {more !== null && <p>{more}</p>}
      </div>
      <div className="hint-offers">
        {(remark.kind === 'wrong' || remark.kind === 'wrongNotes') && !remark.shown && (
          <button type="button" className="button" onClick={run.showWrong}>
            {actions.which}
          </button>
        )}
        {remark.kind === 'wrong' && (remark.back !== null || remark.shown) && (
          <button type="button" className="button" onClick={run.mend}>
            {remark.back === null ? actions.erase(remark.cells.length) : actions.undo(remark.back)}
          </button>
        )}
        {remark.kind === 'wrongNotes' && (
          <button type="button" className="button" onClick={run.ignoreNotes}>
            {actions.ignoreNotes}
          </button>
        )}
        {(remark.kind === 'beyond' || remark.kind === 'noStep') && remark.fewer && (
          <>
            <button type="button" className="button" onClick={run.allowAll}>
              {actions.allowAll}
            </button>
            <button type="button" className="button" onClick={() => screen.open('techniques')}>
              {choosing.open}
            </button>
          </>
        )}
        {(remark.kind === 'noSolution' || remark.kind === 'many') && (
          <button type="button" className="button" onClick={examine}>
            <Icon name="lens" />
            {remark.kind === 'many' ? verdict.examine : verdict.mistyped}
          </button>
        )}
        {OFFERING.includes(remark.kind) && easiest !== null && (
          <button type="button" className="button" onClick={() => run.askAbout(easiest)}>
            {words.easiest(easiest)}
          </button>
        )}
      </div>
    </>
  );
}

const OFFERING: readonly Remark['kind'][] = ['noCell', 'several', 'given', 'right', 'beyond'];

function sentenceOf(remark: Remark, { remarks }: HintMessages): string {
  switch (remark.kind) {
    case 'several':
      return remarks.several(remark.count);
    case 'given':
    case 'right':
    case 'notRuledOut':
    case 'notedAway':
      return remarks[remark.kind](remark.cell, remark.digit);
    case 'seen': {
      const house = housesOf(remark.cell).find((one) => housesOf(remark.by).includes(one));
      if (house === undefined) throw new Error(`${remark.cell} does not see ${remark.by}`);
      return remarks.seen(remark.cell, remark.digit, remark.by, house);
    }
    case 'wrong':
      return remark.here === null ? remarks.wrong(remark.cells.length) : remarks.wrongHere(remark.here);
    case 'many':
      return remarks.many(remark.count, remark.exact);
    case 'beyond':
      return remarks.beyond(remark.cell, remark.fewer);
    case 'noStep':
      return remarks.noStep(remark.fewer);
    default:
      return remarks[remark.kind];
  }
}

function moreOf(remark: Remark, { remarks }: HintMessages): string | null {
  if (remark.kind === 'wrong' && remark.shown) return remarks.wrongWhich(remark.cells);
  if (remark.kind === 'wrongNotes' && remark.shown) return remarks.wrongNotesWhich(remark.cells);
  return null;
}
