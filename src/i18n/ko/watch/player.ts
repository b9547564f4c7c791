import type { Names } from '../../cellNames';
import type { PlayerMessages } from '../../en/watch/player';
import { withParticle } from '../particles';
import { powerOfTen } from '../words';
import { count } from './names';

/** Writes a speed with two or three figures, which are enough. */
function speedInWords(speed: number): string {
  const rounded = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  if (speed >= 1e8) return `${rounded(speed / 1e8)}억 `;
  return speed >= 10_000 ? `${rounded(speed / 10_000)}만 ` : count(Number(rounded(speed)));
}

/** The words for playing and recording a search. */
export const playerIn = ({ at }: Names): PlayerMessages => ({
  transport: {
    name: '재생',
    first: '첫 단계',
    back: '한 단계 뒤로',
    play: '재생',
    playBack: '거꾸로 재생',
    pause: '멈춤',
    forward: '한 단계 앞으로',
    last: '마지막 단계',
    nextBacktrack: '다음 되돌림',
    untilChanged: (cell) => `${withParticle(at(cell), '이/가')} 바뀔 때까지`,
    speed: '속도',
    stop: powerOfTen,
    perSecond: (speed) => `초당 ${speedInWords(speed)}단계`.replace(' 단계', '단계'),
    sixty: '판은 초당 60번 그림',
    finish: '10초 만에 끝내기',
    finishing: '10초 만에 끝까지',
    slowDown: '되돌릴 때 천천히',
    slowDownNote: '빠를 때는 긴 것만',
    timeline: '단계',
    stepOf: (step, of, extent) =>
      `${count(of)}단계${{ whole: '', growing: '(지금까지)', capped: '(기록이 멈춘 곳까지)' }[extent]} 중 ${count(step)}단계`,
    goTo: '이 단계로 가기',
    go: '가기',
  },

  recording: {
    name: '기록',
    running: (steps, perSecond, depth, percent) =>
      `기록 중: ${count(steps)}단계, 초당 ${speedInWords(perSecond)}개, 깊이 ${depth}${percent > 0 ? `, 탐색 트리의 약 ${percent} %` : ''}`.replace(
        ' 개',
        '개',
      ),
    paused: (steps) => `${count(steps)}단계에서 기록을 잠시 멈췄습니다`,
    ended(end, steps) {
      const recorded = `${count(steps)}단계`;
      switch (end.kind) {
        case 'solved':
          return `답까지 ${recorded}를 모두 기록했습니다`;
        case 'exhausted':
          return `모든 경우를 다 해 보았고, ${recorded}를 모두 기록했습니다`;
        case 'ended':
          return `프로그램이 끝날 때까지 ${recorded}를 모두 기록했습니다`;
        default: {
          const by = {
            steps: '단계 한도에 이르러',
            bytes: '메모리 한도에 이르러',
            time: '시간 한도에 이르러',
            person: '직접 멈춰서',
          };
          return `${by[end.by]} ${recorded}까지만 기록했습니다. 그 뒤는 알 수 없습니다`;
        }
      }
    },
    failed: '기록이 멈췄습니다.',
    edge: '기록이 여기서 멈췄습니다. 그 뒤는 알 수 없습니다.',
    following: '마지막 단계까지 탐색을 따라가는 중입니다.',
    waiting: (step) => `${count(step)}단계로 가는 중입니다.`,
    pause: '기록 잠시 멈추기',
    resume: '기록 계속하기',
    stop: '기록 그만하기',
    further: '더 기록하기',
  },

  keep: {
    state: '이 상태 남기기',
    solution: '답 남기기',
    copyAnswer: '답 복사',
    copyLink: '이 순간의 링크 복사',
    leave: '판으로 돌아가기',
  },
});
