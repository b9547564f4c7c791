import type { Names } from '../../cellNames';
import type { MomentMessages, ValuedGoal, WatchGoal } from '../../en/watch/moments';
import { type Sentences, tell } from '../../tell';
import { withParticle } from '../particles';
import { count } from './names';

/** Said of a guess, in the name of its cell and of its row in the stack. */
export const TO_BLAME = '막힌 까닭';

/** Jumping to a kind of state, stopping there, and where the search went wrong. */
export const momentsIn = ({ at }: Names): MomentMessages => {
  const choosing = (goal: ValuedGoal, number: string, digit: string): string => {
    switch (goal.kind) {
      case 'undoTo':
        return `깊이 ${number} 이하로 되돌림`;
      case 'choices':
        return `넣어 볼 것이 ${number}가지 이상인 추측`;
      case 'guessAt':
        return `깊이 ${number} 이상에서 ${digit} 추측`;
      case 'cellSet':
        return `${withParticle(at(goal.cell), '이/가')} ${digit}${withParticle(goal.digit, '이/가').slice(1)} 됨`;
      case 'eliminated':
        return `${at(goal.cell)}에서 ${digit} 제외`;
    }
  };
  const goals: Sentences<WatchGoal> = {
    deadEnd: () => '막힌 곳',
    solution: () => '답',
    undoTo: (goal) => choosing(goal, String(goal.depth), ''),
    choices: (goal) => choosing(goal, String(goal.least), ''),
    guessAt: (goal) => choosing(goal, String(goal.depth), String(goal.digit)),
    deepest: () => '가장 깊어진 곳',
    cellChanged: ({ cell }) => `${at(cell)} 바뀜`,
    cellWritten: ({ cell }) => `${at(cell)} 채워짐`,
    cellSet: (goal) => choosing(goal, '', String(goal.digit)),
    cellEmptied: ({ cell }) => `${at(cell)} 비워짐`,
    oneLeft: ({ cell }) => `${at(cell)}에 들어갈 숫자가 하나 남음`,
    eliminated: (goal) => choosing(goal, '', String(goal.digit)),
    longestFailed: () => '가장 길게 실패한 가지',
  };
  const goal = (goal: WatchGoal): string =>
    // Every backtrack goes back to depth 81 or less.
    goal.kind === 'undoTo' && goal.depth >= 81 ? '되돌림' : tell(goals, goal);

  return {
    moments: {
      title: '갈 곳과 멈출 곳',
      help: '이런 곳을 앞뒤로 찾아가거나, 재생하다가 거기서 멈추게 합니다.',
      goal,
      choosing,
      next: '다음',
      previous: '이전',
      stopHere: '거기서 멈추기',
      whoWrote: '이 칸을 마지막으로 채운 단계는?',
      depth: '깊이',
      choices: '가짓수',
      digit: '숫자',
      finding: (sought, step) => `찾는 중: ${goal(sought)}${step === null ? '' : `. ${count(step)}단계`}`,
      missed(sought, way, extent) {
        const after = {
          whole: '이 단계 뒤에는',
          growing: '지금까지 기록된 뒤쪽에는',
          capped: '기록이 멈춘 곳까지 이 단계 뒤에는',
        };
        return `${goal(sought)}: ${way === 'previous' ? '이 단계 앞에는' : after[extent]} 없습니다.`;
      },
      met: (sought) => `멈춘 곳: ${goal(sought)}.`,
      again: (sought, way) => `${way === 'next' ? '다음' : '이전'}: ${goal(sought)}`,
      stopsAt: (sought) => `멈출 곳: ${goal(sought)}`,
      forget: (sought) => `빼기: ${goal(sought)}`,
      cancel: '취소',
    },

    mistake: {
      ask: '어디서 틀렸나요?',
      asking: '답과 비교하는 중입니다.',
      none: '아직 틀린 곳이 없습니다. 모든 추측이 답과 같습니다.',
      unknown: '답이 하나가 아니어서 비교할 수 없습니다.',
      found: (depth, cell, digit, instead) =>
        `깊이 ${depth}에서 틀렸습니다. ${withParticle(at(cell), '은/는')} ${withParticle(digit, '이/가')} 아니라 ${instead}입니다.`,
      findsOut: (steps) => `${count(steps)}단계 뒤, 틀렸음이 드러나는 곳으로`,
    },

    conflict: {
      ask: '왜 막혔나요?',
      toBlame: TO_BLAME,
      found(depths, others) {
        if (depths.length === 0) return '추측 탓이 아닙니다. 주어진 숫자만으로 막힙니다.';
        const guesses = `${depths.join(', ')}번째 추측`;
        return others > 0
          ? `${guesses}과 다른 추측 ${others}개만으로 막힙니다.`
          : `${guesses}만으로 막힙니다.`;
      },
      skips: (depth, steps) => `${depth}번째로 바로 되돌아가면 ${count(steps)}단계를 건너뜁니다.`,
      skipsAll: (steps) => `여기서 그만두면 ${count(steps)}단계를 건너뜁니다.`,
    },
  };
};
