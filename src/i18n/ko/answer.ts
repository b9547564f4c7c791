import type { Names } from '../cellNames';
import type { AnswerMessages } from '../en/answer';
import { givens } from './verdict';
import { inTime, words } from './words';

export const answerIn = ({ at }: Names): AnswerMessages => ({
  solved: (milliseconds, corrected) => ({
    lead: `${inTime(milliseconds)} 풀었습니다`,
    rest: corrected === 0 ? '답은 이것뿐입니다' : `답은 이것뿐입니다 · 틀린 숫자 ${corrected}개 고침`,
  }),
  alreadySolved: { lead: '이미 풀린 판입니다', rest: '모든 행, 열, 상자가 완성되었습니다' },
  proved: (milliseconds, count) => ({
    lead: '답이 없습니다',
    rest: `${inTime(milliseconds)} 확인 · ${givens(count)}, 서로 겹치는 숫자는 없음`,
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
    lead: cells.length === 1 ? '답을 보여 드렸습니다' : `${cells.length}칸의 답을 보여 드렸습니다`,
    rest: cells.length === 1 && cells[0] !== undefined ? at(cells[0]) : '하나뿐인 답에서',
  }),
  cannot: (why) =>
    ({
      nothingEntered: { lead: '확인할 것이 없습니다', rest: '먼저 숫자를 쓰세요' },
      noSolution: { lead: '답이 없습니다', rest: '주어진 숫자로는 완성할 수 없습니다' },
      manySolutions: { lead: '정해진 답이 없습니다', rest: '답이 여러 개인 퍼즐입니다' },
      given: { lead: '주어진 숫자입니다', rest: '빈칸을 고르세요' },
      emptyBoard: { lead: '빈 판입니다', rest: '아직 퍼즐이 없습니다' },
    })[why],
  failed: { lead: '풀이가 두 번 멈췄습니다', rest: '판은 그대로입니다. 다시 해 보세요' },
  stop: '여기서 멈추기',
  takeBack: '답 지우기',
  copyAnswer: '답 복사',
  next: '다음 답',
  previous: '이전 답',
  showFirst: '첫 번째 답 보기',
  countTo: (limit) => `${words.count(limit)}개까지 세기`,
});
