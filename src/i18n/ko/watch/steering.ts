import type { Names } from '../../cellNames';
import type { SteeringMessages } from '../../en/watch/steering';
import { withParticle } from '../particles';
import { count } from './names';

export const steeringIn = ({ at }: Names): SteeringMessages => ({
  title: '다르게 추측하기',
  tries: (step, cell, digit) =>
    `${count(step)}단계 다음에 ${at(cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다. 무엇을 넣어 볼까요?`,
  looking: '추측을 찾는 중입니다.',
  none: {
    whole: '여기에는 달리 넣어 볼 것이 남은 추측이 없습니다.',
    growing: '지금까지 기록된 데에는 달리 넣어 볼 것이 남은 추측이 없습니다.',
    capped: '기록이 멈춘 곳까지는 달리 넣어 볼 것이 남은 추측이 없습니다.',
    program: '내 프로그램은 다른 칸을 그대로 둔 채 한 칸에 여러 숫자를 차례로 넣어 보는 곳이 없습니다.',
  },
  help: '내 추측으로 거기서부터 탐색합니다. 처음 탐색은 남겨 두고 견주어 봅니다.',
  cell: '칸',
  digit: '숫자',
  fixedCells: '이 전략은 칸의 차례가 정해져 있습니다.',
  ofProgram:
    '프로그램이 나중에 거기에 넣어 보는 숫자들입니다. 같은 일을 다른 차례로 합니다. 다음에 어느 칸을 채울지는 코드가 정합니다.',
  go: '넣어 보기',
  both: '두 탐색',
  alone: '전략',
  program: '내 프로그램',
  own: '내 추측',
  shown: '보는 중',
  steps: '단계',
  notCounted: '아직 기록 안 됨',
  partsAt: (step) => `${count(step)}단계 다음에 갈라집니다.`,
  backToFirst: '처음 탐색으로',
  toOwn: '내 추측의 탐색으로',
});
