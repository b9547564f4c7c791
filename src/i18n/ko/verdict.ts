import type { ClashGroup } from '../../sudoku/core';
import type { Names } from '../cellNames';
import type { VerdictMessages } from '../en/verdict';
import { withParticle } from './particles';
import { words } from './words';

export const givens = (count: number): string => `주어진 숫자 ${count}개`;

const COUNTS = ['두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const equals = ({ digit, cells }: ClashGroup): string =>
  `${withParticle(digit, '이/가')} ${COUNTS[cells.length - 2]} 개`;
const more = (count: number): string => (count > 0 ? `, 그 밖에 ${count}건` : '');

/** At most this many houses with equal digits are named. */
const MOST = 3;

export const verdictIn = ({ at, inHouse }: Names): VerdictMessages => ({
  empty: { lead: '빈 판입니다', rest: '퍼즐을 입력하거나 붙여넣으세요' },
  judging: (count) => ({ lead: '확인하는 중', rest: givens(count) }),
  example: (count) => ({ lead: '바로 풀 수 있는 예제', rest: givens(count) }),
  one: (count) => ({ lead: '답이 하나입니다', rest: givens(count) }),
  progress(filled, blanks, mistake) {
    const done = `${blanks}칸 중 ${filled}칸 채움`;
    if (mistake === null) return done;
    if (typeof mistake === 'number') return `틀린 숫자 ${mistake}개 · ${done}`;
    const [first, ...others] = mistake;
    if (first === undefined) return done;
    return `${inHouse(first.house)}에 ${equals(first)}${more(others.length)} · ${done}`;
  },
  none: (count) => ({
    lead: '답이 없습니다',
    rest: count === 1 ? givens(count) : `${givens(count)}, 서로 겹치는 숫자는 없음`,
  }),
  clash(groups) {
    const [only, ...others] = groups;
    const parts = groups.slice(0, MOST).map((group) => `${inHouse(group.house)}에 ${equals(group)}`);
    return {
      lead: '답이 없습니다',
      rest:
        only === undefined || others.length > 0
          ? words.and(parts) + more(groups.length - MOST)
          : `${inHouse(only.house)}에 ${equals(only)} 있습니다: ${words.and(only.cells.map(at))}`,
    };
  },
  many: ({ count, exact }, given) => ({
    lead: exact ? `답이 ${words.count(count)}개입니다` : `답이 ${words.count(count)}개 넘습니다`,
    rest: `${givens(given)} · 제대로 된 퍼즐은 답이 하나입니다`,
  }),
  unknown: { lead: '알 수 없습니다', rest: '풀이가 두 번 멈췄습니다. 풀기를 누르면 다시 해 봅니다' },
  solvedByYou: { lead: '직접 다 풀었습니다', rest: '모든 행, 열, 상자가 완성되었습니다' },
  fullButWrong: { lead: '다 찼지만 틀린 곳이 있습니다', rest: '‘확인’으로 찾을 수 있습니다' },
  solvedWithAnswers: (answers) => ({ lead: '풀었습니다', rest: `${answers}칸을 대신 채움` }),
  working: (count, milliseconds) => ({
    lead: count === 0 ? '푸는 중' : `지금까지 답 ${words.count(count)}개`,
    rest: words.duration(milliseconds),
  }),
  mistyped: '잘못 옮겼나요?',
  examine: '살펴보기',
  entering: (count) => ({
    lead: '퍼즐을 입력하는 중',
    rest: `${givens(count)} · 다 입력했으면 ‘풀이’를 누르세요`,
  }),
  own: { ask: '내 퍼즐을 입력하나요?', act: '빈 판에서 시작하기' },
  backToExample: '예제로 돌아가기',
  start: '풀이 시작',
});
