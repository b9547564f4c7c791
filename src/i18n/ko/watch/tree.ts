import type { TreeMessages } from '../../en/watch/tree';
import { count } from './names';

export const tree: TreeMessages = {
  title: '탐색 트리',
  asking: '추측을 모두 살펴보는 중입니다.',
  none: '이 탐색은 추측하지 않습니다.',
  tooLarge: (most) => `추측이 ${count(most)}번보다 많아 트리로 읽기 어렵습니다.`,
  bars: '막대로 보기',
  size: (guesses, lines, growing) =>
    `${growing ? '지금까지 ' : ''}추측 ${count(guesses)}번, ${count(lines)}줄입니다.`,
  help: '한 줄은 갈래가 둘 이상 생길 때까지 이어지고, 갈래는 그 아래에 들여 씁니다. 줄을 그은 것은 해 보기 전에 제외된 것입니다. 줄을 누르면 그 첫 추측으로 갑니다.',
  ruledOut: '미리 제외:',
  ends: {
    deadEnd: '막힘',
    fails: '모든 갈래 실패',
    solved: '풀림',
    leads: '답으로 이어짐',
    open: '아직 모름',
  },
};
