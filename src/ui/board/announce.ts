import type { Messages } from '../../i18n';
import type { CellLook } from './cellLook';

/**
 * The text to announce when the board changes. One changed cell is named; for several, their number is announced. If
 * only the selection changed and several cells are chosen, their number is announced. With `brief`, the announcement
 * says only that something changed, not what.
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
  // A digit also removes notes and marks clashes in other cells: if only one digit changed, announce that
  // cell alone.
  const digits = changed.filter((look) => look.digit !== before[look.facts.cell]?.digit);
  const news = digits.length === 1 ? digits[0] : changed.length === 1 ? only : undefined;
  if (news !== undefined) return { text: words.board.cellName(news.facts), brief: false };
  // The first digit written over the example clears the example away.
  const [alone, ...others] = after.filter(({ digit }) => digit !== null);
  if (alone !== undefined && others.length === 0 && changed.includes(alone))
    return { text: words.board.cellName(alone.facts), brief: false };
  const count = digits.length > 0 ? digits.length : changed.length;
  return { text: words.board.cellsChanged(count), brief: true };
}

const countChosen = (looks: readonly CellLook[]): number => looks.filter(({ chosen }) => chosen).length;

/** What the announcements compare of a cell: its facts without a panel's remarks. */
const told = (look: CellLook | undefined): string => JSON.stringify({ ...look?.facts, told: '' });
