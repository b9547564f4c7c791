import { type Branch, cellOf, digitOf } from '../../sudoku/techniques';
import type { Names } from '../cellNames';
import type { ForcingLinkText } from '../reasonText';
import { withParticle } from './particles';
import { techniques } from './techniques';

/** The links of forcing chains in words. */
export const forcingIn =
  ({ at: cell, inHouse: houseName }: Names): ForcingLinkText =>
  ({ branches }, { branch, line, after, contradicts }) => {
    const { lines }: Branch = branches[branch] ?? { lines: [] };
    const said = lines[line];
    if (said === undefined) return '';
    /** "1행 1열이 2" or "1행 1열이 2가 아님": a clause that the sentence continues. */
    const clause = (number: number): string => {
      const one = lines[number];
      if (one === undefined) return '';
      const at = withParticle(cell(cellOf(one.candidate)), '이/가');
      const digit = digitOf(one.candidate);
      return one.on ? `${at} ${digit}` : `${at} ${withParticle(digit, '이/가')} 아니`;
    };
    /** The clause as a complete sentence. */
    const says = (number: number): string => {
      const one = lines[number];
      if (one === undefined) return '';
      const at = withParticle(cell(cellOf(one.candidate)), '은/는');
      const digit = digitOf(one.candidate);
      return one.on ? `${at} ${digit}입니다` : `${at} ${withParticle(digit, '이/가')} 아닙니다`;
    };
    const { by, on } = said;
    const [at, digit] = [cell(cellOf(said.candidate)), digitOf(said.candidate)];
    if (by.kind === 'supposed') {
      const which = branches.length === 1 ? '' : `경우 ${branch + 1} / ${branches.length}: `;
      return `${which}${withParticle(at, '이/가')} ${on ? withParticle(digit, '이라고/라고') : `${withParticle(digit, '이/가')} 아니라고`} 해 봅니다.`;
    }
    /** Several statements, joined by "and"; the last one ends with "so". */
    const reasons = (numbers: readonly number[]): string =>
      numbers
        .map((number, index) => {
          const isOn = lines[number]?.on === true;
          if (index < numbers.length - 1) return `${clause(number)}${isOn ? '이고' : '고'}`;
          return `${clause(number)}${isOn ? '이므로' : '므로'}`;
        })
        .join(', ');
    const follows =
      by.kind === 'technique'
        ? `${techniques.names[by.technique]}에 따라 ${says(line)}`
        : on && by.kind === 'house'
          ? `${houseName(by.house)}에서 ${withParticle(digit, '이/가')} 들어갈 곳은 ${at}뿐입니다`
          : on && by.kind === 'cell'
            ? `${at}에 남은 숫자는 ${digit}뿐입니다`
            : says(line);
    const told = after.length === 0 ? follows : `${reasons(after)} ${follows}`;
    if (contradicts === null) return `${told}.`;
    const before = contradicts.after.length === 0 ? '' : `${reasons(contradicts.after)} `;
    return `${told}. 그런데 ${before}${says(contradicts.line)}. 모순입니다.`;
  };
