import type { HintMessages } from '../../../i18n';
import type { Remark } from '../../../stores';
import { digitsOf, housesOf } from '../../../sudoku/core';
import { Icon, useHintCatalogue, useMessages, useMoreCommands, useStores } from '../../shared';
import { GoOn } from '../GoOn';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';

interface RemarkProps {
  readonly remark: Remark;
}

/** A remark in place of a hint, and buttons for what the player can do about it. */
export function RemarkBody({ remark }: RemarkProps) {
  const words = useHintWords();
  const more = moreOf(remark, words);
  return (
    <>
      <div className="hint-lead">
        <h2>{sentenceOf(remark, words)}</h2>
        {more !== null && <p>{more}</p>}
      </div>
      <div className="in-column hint-offers">
        <Corrections remark={remark} />
        <MoreTechniques remark={remark} />
        <Examine remark={remark} />
        {remark.kind === 'lost' && <GoOn />}
      </div>
    </>
  );
}

/** For wrong entries or notes: names them, and offers ways to go on. */
function Corrections({ remark }: RemarkProps) {
  const run = useHintRun();
  const { actions } = useHintWords();
  if (remark.kind !== 'wrong' && remark.kind !== 'wrongNotes') return null;
  return (
    <>
      {!remark.shown && (
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
    </>
  );
}

/** For techniques that are switched off: uses them once, or opens the choice of techniques. */
function MoreTechniques({ remark }: RemarkProps) {
  const run = useHintRun();
  const { actions } = useHintWords();
  const { choosing } = useHintCatalogue();
  const { screen } = useStores();
  if (!(remark.kind === 'beyond' || remark.kind === 'noStep') || !remark.fewer) return null;
  return (
    <>
      <button type="button" className="button" onClick={run.allowAll}>
        {actions.allowAll}
      </button>
      <button type="button" className="button" onClick={() => screen.open('techniques')}>
        {choosing.open}
      </button>
    </>
  );
}

/** Remarks on a puzzle with several solutions. */
const SEVERAL: readonly Remark['kind'][] = ['many', 'differs'];

/** For a puzzle that does not have exactly one solution: opens the doctor, which says why. */
function Examine({ remark }: RemarkProps) {
  const { examine } = useMoreCommands();
  const { verdict } = useMessages();
  const hasSeveral = SEVERAL.includes(remark.kind);
  if (remark.kind !== 'noSolution' && !hasSeveral) return null;
  return (
    <button type="button" className="button" onClick={examine}>
      <Icon name="lens" />
      {hasSeveral ? verdict.examine : verdict.mistyped}
    </button>
  );
}

function sentenceOf(remark: Remark, { remarks }: HintMessages): string {
  switch (remark.kind) {
    case 'given':
    case 'right':
    case 'filled':
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
    case 'lost':
      return remarks.lost(remark.found);
    case 'many':
      return remarks.many(remark.count, remark.exact);
    case 'differs':
      return remarks.differs(remark.cell, digitsOf(remark.digits));
    case 'beyond':
      return remarks.beyond(remark.cell, remark.fewer);
    case 'noStep':
      return remarks.noStep(remark.fewer);
    default:
      return remarks[remark.kind];
  }
}

function moreOf(remark: Remark, { remarks }: HintMessages): string | null {
  // The sentence names the chosen cell already.
  if (remark.kind === 'wrong' && remark.shown)
    return remark.cells.every((cell) => cell === remark.here) ? null : remarks.wrongWhich(remark.cells);
  if (remark.kind === 'wrongNotes' && remark.shown) return remarks.wrongNotesWhich(remark.cells);
  return null;
}
