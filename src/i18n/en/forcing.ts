import { type Branch, cellOf, digitOf } from '../../sudoku/techniques';
import type { Names } from '../cellNames';
import type { ForcingLinkText } from '../reasonText';
import { inSentence } from './reasons';
import { techniques } from './techniques';
import { capital, words } from './words';

const { and } = words;

/** The links of forcing chains in words. */
export const forcingIn =
  ({ at: cell, inHouse: houseName }: Names): ForcingLinkText =>
  ({ branches }, { branch, line, after, contradicts }) => {
    const { lines }: Branch = branches[branch] ?? { lines: [] };
    const said = lines[line];
    if (said === undefined) return '';
    const says = (number: number): string => {
      const one = lines[number];
      return one === undefined
        ? ''
        : `${cell(cellOf(one.candidate))} is ${one.on ? '' : 'not '}${digitOf(one.candidate)}`;
    };
    const { by, on } = said;
    if (by.kind === 'supposed') {
      const which = branches.length === 1 ? 'Suppose' : `Case ${branch + 1} of ${branches.length}: suppose`;
      return `${which} ${says(line)}.`;
    }
    const sources = and(after.map(says));
    const [at, digit] = [cell(cellOf(said.candidate)), digitOf(said.candidate)];
    const follows =
      by.kind === 'technique'
        ? `${says(line)}, by ${inSentence(techniques.names[by.technique])}`
        : on && by.kind === 'house'
          ? `in ${houseName(by.house)} only ${at} is left for ${digit}`
          : on && by.kind === 'cell'
            ? `only ${digit} is left for ${at}`
            : says(line);
    const told = capital(sources === '' ? follows : `${sources}, so ${follows}`);
    if (contradicts === null) return `${told}.`;
    const before = contradicts.after.length === 0 ? '' : `, as ${and(contradicts.after.map(says))}`;
    return `${told}. But ${says(contradicts.line)}${before}: a contradiction.`;
  };
