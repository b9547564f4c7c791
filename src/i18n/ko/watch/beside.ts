import type { BesideMessages } from '../../en/watch/beside';
import { count } from './names';

export const beside: BesideMessages = {
  open: '나란히 보기',
  close: '둘째 탐색 닫기',
  first: (strategy) => `첫째 탐색: ${strategy}`,
  second: (strategy) => `둘째 탐색: ${strategy}`,
  stacks: { first: '첫째 탐색의 스택', second: '둘째 탐색의 스택' },
  goTo: (strategy) => `다른 탐색으로: ${strategy}`,
  inStep: '발맞추기',
  pairings: { step: '단계', depth: '깊이', parting: '갈라지는 곳' },
  part: (first, second) =>
    first === second
      ? `${count(first)}단계에서 갈라짐`
      : `첫째의 ${count(first)}단계와 둘째의 ${count(second)}단계에서 갈라짐`,
  asking: '갈라지는 곳을 찾는 중입니다.',
  never: '끝까지 갈라지지 않습니다.',
  later: '처음 2천만 단계에서는 갈라지지 않습니다.',
  differ: (cells) => (cells === 0 ? '두 판이 같습니다.' : `${count(cells)}칸이 다릅니다.`),
  apart: (most) =>
    most === 0
      ? '처음부터 끝까지 두 판이 같습니다.'
      : `처음부터 끝까지 다른 칸의 수: 많게는 ${count(most)}칸.`,
  puzzle: '퍼즐',
  same: '같은 퍼즐',
  another: '다른 퍼즐',
  paste: '아무 표기로나 퍼즐을 붙여넣으세요',
  unread: '여기에서 퍼즐을 읽을 수 없습니다.',
};
