import type { Messages, MoreMessages } from '../../i18n';
import type { Receipt } from '../../stores';
import { type Board, clashGroups, countFilled, EMPTY_GRID } from '../../sudoku/core';
import { type VerdictAction, type VerdictView, view } from './verdictView';

/** The line that answers a command. */
export function receiptView(
  receipt: Receipt,
  board: Board,
  words: Pick<Messages['verdict'], 'clash'> & MoreMessages['answer'],
): VerdictView {
  switch (receipt.kind) {
    case 'one':
      return view('one', words.solved(receipt.milliseconds, receipt.corrected), ['takeBack', 'copyAnswer']);
    case 'already':
      return view('one', words.alreadySolved, ['copyAnswer']);
    case 'none':
      return view('none', words.proved(receipt.milliseconds, countFilled(board.givens)));
    case 'clash':
      return view('none', words.clash(clashGroups(receipt.clashes)));
    case 'many': {
      const { seen, shown, place, atLast, exact } = receipt;
      const actions: VerdictAction[] = ['takeBack', 'copyAnswer'];
      if (place !== 'first') actions.push('first');
      if (seen.indexOf(shown) > 0) actions.push('previous');
      if (!atLast) actions.push('next');
      if (!exact) actions.push('countFurther');
      return view('many', words.shown(receipt, place, atLast), actions);
    }
    case 'checked':
      return view(receipt.wrong === 0 ? 'one' : 'none', words.checked(receipt.wrong, receipt.filled));
    case 'checkedLoosely':
      return view(receipt.fits ? 'many' : 'none', words.checkedLoosely(receipt.fits));
    case 'revealed':
      return view('one', words.revealed(receipt.cells), board.answers === EMPTY_GRID ? [] : ['takeBack']);
    case 'cannot':
      return view('quiet', words.cannot(receipt.why));
    case 'failed':
      return view('quiet', words.failed);
  }
}
