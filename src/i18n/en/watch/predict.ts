import type { Question, Verdict } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';

/** The questions about the next step, and what the answers are worth. */
export const predictIn = ({ at, inHouse }: Names) => ({
  /** The switch. */
  name: 'Ask me first',
  note: 'before each digit and each way back',
  question(question: Question): string {
    switch (question.kind) {
      case 'digit':
        return `Which digit comes next in ${at(question.cell)}?`;
      case 'place':
        return `Where does ${question.digit} go next in ${inHouse(question.house)}?`;
      case 'back':
        return 'Which guess does it change next?';
    }
  },
  /** The answer that nothing is left to change. */
  none: 'None, it ends',
  /** Shows the step without an answer. */
  show: 'Just show it',
  verdict(verdict: Verdict): string {
    switch (verdict.kind) {
      case 'right':
        return 'Right.';
      case 'blocked':
        return `Not ${verdict.digit}: ${inHouse(verdict.house)} has one.`;
      case 'failed':
        return `Not ${verdict.digit} in ${at(verdict.cell)}: it has failed there already.`;
      case 'later': {
        const { cell, digit, first } = verdict;
        return first.cell === cell
          ? `Not ${digit} yet: ${first.digit} comes before it.`
          : `Not ${at(cell)} yet: ${at(first.cell)} comes before it.`;
      }
      case 'impossible':
        return `Not ${verdict.digit} in ${at(verdict.cell)}: it has been ruled out there.`;
      case 'usedUp':
        return verdict.to === null
          ? `Not ${at(verdict.cell)}: no guess has anything left to try.`
          : `Not ${at(verdict.cell)}: nothing is left to try there. It is ${at(verdict.to.cell)}.`;
      case 'tooFar':
        return `Not ${at(verdict.cell)}: ${at(verdict.to.cell)} is newer, and something is left to try there.`;
      case 'goesOn':
        return `It does not end: something is left to try in ${at(verdict.to.cell)}.`;
    }
  },
  score: (right: number, of: number) => `${right} of ${of} right so far.`,
});

export type PredictMessages = InAnyLanguage<ReturnType<typeof predictIn>>;
