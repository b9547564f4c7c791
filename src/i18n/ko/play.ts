import type { Names } from '../cellNames';
import { clock } from '../clock';
import type { PlayMessages } from '../en/play';
import { words } from './words';

export const playIn = ({ at }: Names): PlayMessages => ({
  reveal: (count) => (count > 1 ? '고른 칸의 답 보기' : '이 칸의 답 보기'),
  canBe: (cell, digits) => `${at(cell)}에 들어갈 수 있는 숫자: ${words.or(digits.map(String))}`,
  holds: (cell, role, digit) =>
    `${at(cell)}: ${digit}, ${{ given: '주어진 숫자', entry: '직접 쓴 숫자', answer: '대신 채운 답' }[role]}`,
  cannotBe: (cell) => `${at(cell)}에 넣을 숫자가 없습니다.`,
  several: (count) => `${count}칸을 골랐습니다.`,
  fillNotes: '모든 후보 숫자 적기',
  mistakes: '틀린 칸 바로 알려 주기',
  moreOptions: '설정 더 보기',
  timer: '푼 시간',
  clock,
  finished: '다 풀었습니다',
  askHow: '어떻게 풀었는지 보기',
  howItWent: (level, milliseconds, hints, mistakes) =>
    [
      ...(level === null ? [] : [level]),
      clock(milliseconds),
      hints === 0 ? '힌트 없이' : `힌트 ${hints}번`,
      mistakes === 0 ? '틀린 숫자 없음' : `틀린 숫자 ${mistakes}개`,
    ].join(' · '),
  timesBefore: (best, usual, isBest) =>
    isBest
      ? `지금까지 가장 빠릅니다. 이전 최고 ${clock(best)}, 보통 ${clock(usual)}`
      : `최고 ${clock(best)}, 보통 ${clock(usual)}`,
  inARow: (days) => `오늘의 퍼즐 ${days}일 연속`,
  another: (level) => `${level} 퍼즐 하나 더`,
  today: '오늘의 퍼즐',
  byLogic: (steps) => (steps === null ? '논리로 따라가기' : `논리만으로 ${words.count(steps)}단계`),
  watchSearch: '탐색 지켜보기',
  askSolve: {
    title: '답을 모두 볼까요?',
    text: (entries) =>
      `지금까지 숫자 ${entries}개를 썼습니다. ‘확인’은 틀린 숫자를, ‘힌트’는 다음 수를 알려 줍니다. 되돌리기를 누르면 판이 되돌아옵니다.`,
    show: '답 보기',
  },
});
