import { clashGroups, digitsOf } from '../../../sudoku/core';
import type { Blocked, MadeWhy, Need, SearchView, UndoCause, Why } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { SentenceMessages, WatchSentence } from '../../en/watch/sentence';
import type { Words } from '../../en/words';
import { withParticle } from '../particles';
import { verdictIn } from '../verdict';
import { words } from '../words';
import { TO_BLAME } from './moments';
import { count, list } from './names';
import { programSentencesIn } from './program';

/** "2행에 1, 2, 3이, 3번 상자에 8이 이미 있습니다." Each digit is named with one house that has it. */
function blockersIn(blocked: readonly Blocked[], inHouse: Words['house']): string {
  const houses = [...new Set(blocked.map(({ house }) => house))];
  const parts = houses.map((house) => {
    const digits = blocked.filter((one) => one.house === house).map(({ digit }) => digit);
    return `${inHouse(house)}에 ${withParticle(list(digits), '이/가')}`;
  });
  return parts.length === 0 ? '' : `${parts.join(', ')} 이미 있습니다.`;
}

const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** The words for the present state of a search, and for each cell of its board. */
export const sentencesIn = (names: Names): SentenceMessages => {
  const { aloud, at, inHouse } = names;
  const { clash } = verdictIn(names);
  const blockers = (blocked: readonly Blocked[]): string => blockersIn(blocked, inHouse);

  const undoCause = (cause: UndoCause): string => {
    switch (cause.kind) {
      case 'solution':
        return '답을 찾았고, 탐색을 계속합니다.';
      case 'deadEnd':
        return `그러면 ${lacking(cause.need)}.`;
      default:
        return cause.need.kind === 'cell'
          ? `${at(cause.need.cell)}에 넣어 본 숫자가 모두 실패했습니다.`
          : `${inHouse(cause.need.house)}에서 ${withParticle(cause.need.digit, '이/가')} 들어갈 곳이 모두 실패했습니다.`;
    }
  };

  const lacking = (need: Need): string =>
    need.kind === 'cell'
      ? `${at(need.cell)}에 넣을 숫자가 없습니다`
      : `${inHouse(need.house)}에 ${withParticle(need.digit, '이/가')} 들어갈 곳이 없습니다`;

  /** What was tried, forced or ruled out just before a dead end. */
  const madeLead = (made: MadeWhy): string => {
    const { digit } = made;
    switch (made.kind) {
      case 'guess':
      case 'guessPlace':
        return `${at(made.cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`;
      case 'eliminate':
        return `${withParticle(at(made.cell), '은/는')} ${withParticle(digit, '이/가')} 아닙니다.`;
      default:
        return `${withParticle(at(made.cell), '은/는')} ${digit}입니다.`;
    }
  };

  /** A digit that stays written until the next one overwrites it. */
  const whitened = ({ cell, digit, cause, left }: Extract<Why, { readonly kind: 'undo' }>): WatchSentence => {
    if (cause.kind === 'solution' || cause.need.kind !== 'cell')
      return {
        lead: `${at(cell)}의 ${withParticle(digit, '은/는')} 다 해 보았습니다.`,
        rest: undoCause(cause),
      };
    const white = at(cause.need.cell);
    return {
      lead:
        cause.kind === 'deadEnd'
          ? `${withParticle(white, '은/는')} 흰색 그대로입니다. 넣을 숫자가 없습니다.`
          : `${withParticle(white, '을/를')} 희게 칠합니다. 넣어 본 숫자가 모두 실패했습니다.`,
      rest: join(
        `그래서 ${at(cell)}의 ${withParticle(digit, '은/는')} 실패했습니다.`,
        left === 0
          ? `이 위에 쓸 숫자가 더 없어 다음에 ${withParticle(at(cell), '이/가')} 흰색이 됩니다.`
          : `이 위에 쓸 숫자가 ${left}개 남았습니다.`,
      ),
    };
  };

  const sentence = ({ why, strategy }: Pick<SearchView, 'why' | 'strategy'>): WatchSentence => {
    const coloured = strategy === 'colouredNodes';
    const told: { readonly [K in Why['kind']]: (why: Extract<Why, { readonly kind: K }>) => WatchSentence } =
      {
        start: ({ blanks }) => ({
          lead: `시작: 빈칸이 ${count(blanks)}개입니다.`,
          rest: '아직 아무것도 넣어 보지 않았습니다.',
        }),
        guess: ({ cell, digit, which, of, failed, blocked, own }) => ({
          lead: `${own ? '내 추측: ' : ''}${at(cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`,
          rest: join(
            of === 1 ? '들어갈 수 있는 숫자는 이것뿐입니다.' : `숫자 ${of}개 가운데 ${which}번째입니다.`,
            digitsOf(failed).length === 0
              ? ''
              : `${withParticle(list(digitsOf(failed)), '은/는')} 여기서 실패했습니다.`,
            blockers(blocked),
          ),
        }),
        guessPlace: ({ cell, digit, house, which, of, own }) => ({
          lead: `${own ? '내 추측: ' : ''}${at(cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`,
          rest: `${inHouse(house)}에서 ${withParticle(digit, '이/가')} 들어갈 수 있는 ${of}곳 가운데 ${which}번째입니다.`,
        }),
        onlyDigit: ({ cell, digit, blocked }) => ({
          lead: `${withParticle(at(cell), '은/는')} ${digit}입니다. 다른 숫자는 남지 않았습니다.`,
          rest: blockers(blocked),
        }),
        onlyPlace: ({ cell, digit, house }) => ({
          lead: `${withParticle(at(cell), '은/는')} ${digit}입니다. ${inHouse(house)}에서 ${withParticle(digit, '이/가')} 들어갈 곳은 여기뿐입니다.`,
          rest: `${inHouse(house)}의 다른 칸은 모두 찼거나 ${withParticle(digit, '을/를')} 봅니다.`,
        }),
        reject: ({ cell, blocked: { digit, house, by } }) => ({
          lead: `${at(cell)}에 ${withParticle(digit, '은/는')} 안 됩니다. ${inHouse(house)}에 이미 있습니다.`,
          rest: `${words.and(by.map(at))}에 ${withParticle(digit, '이/가')} 있습니다.`,
        }),
        eliminate: ({ cell, digit, cause, left }) => {
          const lead = `${withParticle(at(cell), '은/는')} ${withParticle(digit, '이/가')} 아닙니다.`;
          const reason = {
            given: () => (cause.kind === 'given' ? `주어진 숫자가 ${cause.digit}입니다.` : ''),
            guess: () =>
              cause.kind === 'guess'
                ? `이 칸에 ${withParticle(cause.digit, '을/를')} 넣어 보는 중입니다.`
                : '',
            peer: () =>
              cause.kind === 'peer'
                ? `같은 구역의 ${withParticle(at(cause.peer), '이/가')} ${digit}입니다.`
                : '',
            onlyPlace: () =>
              cause.kind === 'onlyPlace'
                ? `${inHouse(cause.house)}에서 ${withParticle(cause.digit, '이/가')} 들어갈 곳이 여기뿐입니다.`
                : '',
          }[cause.kind]();
          const digits = digitsOf(left);
          const rest =
            digits.length === 0
              ? '남은 숫자가 없습니다.'
              : digits.length === 1
                ? `${list(digits)}만 남았습니다.`
                : `${withParticle(list(digits), '이/가')} 남았습니다.`;
          return { lead, rest: join(reason, rest) };
        },
        undo: (undo) =>
          coloured
            ? whitened(undo)
            : {
                lead: `${at(undo.cell)}에서 ${withParticle(undo.digit, '을/를')} 다시 뺍니다.`,
                rest: join(
                  undoCause(undo.cause),
                  undo.left === 0
                    ? '여기서 더 해 볼 것이 없어 그 앞의 추측으로 되돌아갑니다.'
                    : `여기서 더 해 볼 것이 ${undo.left}개 남았습니다.`,
                ),
              },
        deadEnd: ({ need, blocked, after, made, ruledOut }) => {
          const next =
            after === null
              ? '되돌릴 추측이 없으므로 답이 없습니다.'
              : coloured
                ? `다음으로 ${at(after.cell)}의 ${withParticle(after.digit, '이/가')} 실패합니다.`
                : `다음으로 ${at(after.cell)}에서 ${withParticle(after.digit, '을/를')} 다시 뺍니다.`;
          if (ruledOut !== null && need.kind === 'cell') {
            const what = after?.cell === need.cell ? '추측한' : '주어진';
            return {
              lead: `막혔습니다. ${at(need.cell)}에 ${what} ${withParticle(ruledOut, '을/를')} 넣으면 그 숫자가 스스로 지워집니다.`,
              rest: join(made === null ? '' : madeLead(made), next),
            };
          }
          const end = `막혔습니다. ${lacking(need)}.`;
          return {
            lead: made === null ? end : `${madeLead(made)} ${end}`,
            rest: join(blockers(blocked), next),
          };
        },
        solved: ({ number, last }) => ({
          lead: number === 1 ? '풀렸습니다. 모든 칸이 찼습니다.' : `${count(number)}번째 답입니다.`,
          rest: `행, 열, 상자마다 모든 숫자가 한 번씩 있습니다. ${last ? '탐색이 여기서 끝납니다.' : '다른 답을 찾아 탐색을 계속합니다.'}`,
        }),
        exhausted: ({ solutions }) => ({
          lead:
            solutions === 0
              ? '답이 없습니다. 모든 경우를 다 해 보았습니다.'
              : '모든 경우를 다 해 보았습니다.',
          rest: solutions === 0 ? '더 넣어 볼 숫자가 없습니다.' : `답은 ${count(solutions)}개입니다.`,
        }),
        ...programSentencesIn(names),
      };
    const say = told[why.kind] as (why: Why) => WatchSentence;
    return say(why);
  };

  return {
    sentence,
    loading: '탐색을 시작합니다.',
    refused: ({ clashes }) => ({
      lead: '숫자가 겹쳐서 탐색할 수 없습니다.',
      rest: `${clash(clashGroups(clashes)).rest}.`,
    }),
    cellName({
      cell,
      digit,
      role,
      depth,
      failed,
      isTried,
      isDeadEnd,
      candidates,
      blocks,
      isMistake,
      isToBlame,
      lost,
      regained,
      differs,
    }) {
      const parts = [aloud(cell), digit === null ? '빈칸' : String(digit)];
      if (role === 'given') parts.push('주어진 숫자');
      if (role === 'forced') parts.push('확정');
      if (role === 'guess') parts.push('추측', `깊이 ${depth}`);
      if (role === 'tried') parts.push('실패, 아직 쓰여 있음');
      if (candidates.length > 0) parts.push(`후보 ${candidates.join(' ')}`);
      if (lost.length > 0) parts.push(`지워짐 ${lost.join(' ')}`);
      if (regained.length > 0) parts.push(`되살아남 ${regained.join(' ')}`);
      if (isTried) parts.push('지금 시도 중');
      if (failed.length > 0) parts.push(`실패 ${failed.join(' ')}`);
      if (isDeadEnd) parts.push('막힘');
      if (blocks) parts.push('가로막음');
      if (isMistake) parts.push('첫 실수');
      if (isToBlame) parts.push(TO_BLAME);
      if (differs) parts.push('다른 판과 다름');
      return parts.join(', ');
    },
    legend: { given: '주어짐', guess: '추측', forced: '확정', trying: '시도 중', deadEnd: '막힘' },
  };
};
