import type { VerdictMessages } from '../sections/verdict';
import { withParticle } from './particles';
import { words } from './words';

const givens = (count: number): string => `주어진 숫자 ${count}개`;

export const verdict: VerdictMessages = {
  empty: { lead: '빈 판입니다', rest: '퍼즐을 입력하거나 붙여넣으세요' },
  judging: (count) => ({ lead: '확인하는 중', rest: givens(count) }),
  example: (count) => ({ lead: '바로 풀 수 있는 예제', rest: givens(count) }),
  one: (count) => ({ lead: '답이 하나입니다', rest: givens(count) }),
  progress: (filled, blanks, wrong) =>
    `${wrong > 0 ? `틀린 숫자 ${wrong}개 · ` : ''}${blanks}칸 중 ${filled}칸 채움`,
  none: (count) => ({
    lead: '답이 없습니다',
    rest: count === 1 ? givens(count) : `${givens(count)}, 서로 겹치는 숫자는 없음`,
  }),
  clash: ({ digit, house, a, b, more }) => ({
    lead: '답이 없습니다',
    rest:
      `${words.house(house)}에 ${withParticle(digit, '이/가')} 두 개 있습니다: ${words.cell(a)}, ${words.cell(b)}` +
      (more > 0 ? ` 외 ${more}건` : ''),
  }),
  many: ({ count, exact }, given) => ({
    lead: exact ? `답이 ${words.count(count)}개입니다` : `답이 ${words.count(count)}개 넘습니다`,
    rest: `${givens(given)} · 제대로 된 퍼즐은 답이 하나입니다`,
  }),
  unknown: { lead: '알 수 없습니다', rest: '풀이기가 두 번 멈췄습니다. 풀기를 누르면 다시 해 봅니다' },
  solvedByYou: { lead: '직접 다 풀었습니다', rest: '모든 행, 열, 상자가 완성되었습니다' },
  fullButWrong: { lead: '다 찼지만 틀린 곳이 있습니다', rest: '‘쓴 숫자 확인하기’로 찾을 수 있습니다' },
  solvedWithAnswers: (answers) => ({ lead: '풀었습니다', rest: `${answers}칸을 대신 채움` }),
  solved: (milliseconds, corrected) => ({
    lead: `${words.duration(milliseconds)} 만에 풀었습니다`,
    rest: corrected === 0 ? '답은 이것뿐입니다' : `답은 이것뿐입니다 · 틀린 숫자 ${corrected}개 고침`,
  }),
  alreadySolved: { lead: '이미 풀린 판입니다', rest: '모든 행, 열, 상자가 완성되었습니다' },
  proved: (milliseconds, count) => ({
    lead: '답이 없습니다',
    rest: `${words.duration(milliseconds)} 만에 확인 · ${givens(count)}, 서로 겹치는 숫자는 없음`,
  }),
  shown: ({ count, exact }, place, atLast) => ({
    lead: exact ? `답이 ${words.count(count)}개입니다` : `답이 ${words.count(count)}개 넘습니다`,
    rest: atLast
      ? '마지막 답입니다'
      : {
          first: '행 순서로 첫 번째 답입니다',
          fitting: '쓴 숫자에 맞는 답입니다',
          other: '다른 답입니다',
        }[place],
  }),
  checked: (wrong, filled) =>
    wrong === 0
      ? { lead: '지금까지 틀린 곳이 없습니다', rest: `${filled}칸 확인` }
      : { lead: `틀린 숫자 ${wrong}개`, rest: `판에 표시했습니다 · ${filled}칸 확인` },
  checkedLoosely: (fits) =>
    fits
      ? { lead: '쓴 숫자에 맞는 답이 있습니다', rest: '답이 여러 개인 퍼즐입니다' }
      : { lead: '쓴 숫자에 맞는 답이 없습니다', rest: '답이 여러 개지만 모두 어긋납니다' },
  revealed: (cells) => ({
    lead: cells.length === 1 ? '답을 보였습니다' : `${cells.length}칸의 답을 보였습니다`,
    rest: cells.length === 1 && cells[0] !== undefined ? words.cell(cells[0]) : '하나뿐인 답에서',
  }),
  cannot: (why) =>
    ({
      nothingEntered: { lead: '확인할 것이 없습니다', rest: '먼저 숫자를 쓰세요' },
      noSolution: { lead: '답이 없습니다', rest: '주어진 숫자로는 완성할 수 없습니다' },
      manySolutions: { lead: '정해진 답이 없습니다', rest: '답이 여러 개인 퍼즐입니다' },
      given: { lead: '주어진 숫자입니다', rest: '빈칸을 고르세요' },
      emptyBoard: { lead: '빈 판입니다', rest: '아직 퍼즐이 없습니다' },
    })[why],
  failed: { lead: '풀이기가 두 번 멈췄습니다', rest: '판은 그대로입니다. 다시 해 보세요' },
  working: (count, milliseconds) => ({
    lead: count === 0 ? '푸는 중' : `지금까지 답 ${words.count(count)}개`,
    rest: words.duration(milliseconds),
  }),
  mistyped: '잘못 옮겼나요?',
  examine: '살펴보기',
  start: '풀이 시작',
};
