import type { Messages } from '../../i18n';
import type { CellLook } from './cellLook';

/**
 * What to say of a change from one look of the board to the next: a cell by name, many by their number; where only the
 * selection changed, how many cells it has if there are several. `brief`: it tells that something changed, not what.
 */
export function announcement(
  before: readonly CellLook[],
  after: readonly CellLook[],
  words: Messages,
): { readonly text: string; readonly brief: boolean } | null {
  const changed = after.filter((look, index) => told(look) !== told(before[index]));
  const [only] = changed;
  if (only === undefined) {
    const selected = countChosen(after);
    return selected > 1 && selected !== countChosen(before)
      ? { text: words.board.cellsSelected(selected), brief: false }
      : null;
  }
  // A digit also strikes notes and lights clashes elsewhere: where one digit changed, that cell is the news.
  const digits = changed.filter((look) => look.digit !== before[look.facts.cell]?.digit);
  const news = digits.length === 1 ? digits[0] : changed.length === 1 ? only : undefined;
  if (news !== undefined) return { text: words.board.cellName(news.facts), brief: false };
  // The first digit over the example clears that away.
  const [alone, ...others] = after.filter(({ digit }) => digit !== null);
  if (alone !== undefined && others.length === 0 && changed.includes(alone))
    return { text: words.board.cellName(alone.facts), brief: false };
  const count = digits.length > 0 ? digits.length : changed.length;
  return { text: words.board.cellsChanged(count), brief: true };
}

const countChosen = (looks: readonly CellLook[]): number => looks.filter(({ chosen }) => chosen).length;

/** What is told of a cell, but for what a panel says. */
const told = (look: CellLook | undefined): string => JSON.stringify({ ...look?.facts, told: '' });
