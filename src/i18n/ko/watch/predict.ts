import type { Names } from '../../cellNames';
import type { PredictMessages } from '../../en/watch/predict';
import { withParticle } from '../particles';

/** The questions about the next step, and what the answers are worth. */
export const predictIn = ({ at, inHouse }: Names): PredictMessages => ({
  name: '먼저 물어보기',
  note: '숫자를 넣거나 되돌아가기 전마다',
  question(question) {
    switch (question.kind) {
      case 'digit':
        return `${at(question.cell)}에 다음으로 어떤 숫자가 올까요?`;
      case 'place':
        return `${inHouse(question.house)}에서 ${withParticle(question.digit, '은/는')} 다음에 어디로 갈까요?`;
      case 'back':
        return '다음에 어느 추측을 바꿀까요?';
    }
  },
  none: '없음, 끝남',
  show: '그냥 보기',
  verdict(verdict) {
    switch (verdict.kind) {
      case 'right':
        return '맞았습니다.';
      case 'blocked':
        return `${withParticle(verdict.digit, '이/가')} 아닙니다. ${inHouse(verdict.house)}에 이미 있습니다.`;
      case 'failed':
        return `${at(verdict.cell)}의 ${withParticle(verdict.digit, '은/는')} 아닙니다. 거기서 이미 실패했습니다.`;
      case 'later': {
        const { cell, digit, first } = verdict;
        return first.cell === cell
          ? `${withParticle(digit, '은/는')} 아직입니다. ${withParticle(first.digit, '이/가')} 먼저입니다.`
          : `${withParticle(at(cell), '은/는')} 아직입니다. ${withParticle(at(first.cell), '이/가')} 먼저입니다.`;
      }
      case 'impossible':
        return `${at(verdict.cell)}의 ${withParticle(verdict.digit, '은/는')} 아닙니다. 거기서 이미 빠졌습니다.`;
      case 'usedUp':
        return verdict.to === null
          ? `${withParticle(at(verdict.cell), '이/가')} 아닙니다. 해 볼 것이 남은 추측이 없습니다.`
          : `${withParticle(at(verdict.cell), '이/가')} 아닙니다. 거기에는 해 볼 것이 없습니다. 바꿀 곳은 ${at(verdict.to.cell)}입니다.`;
      case 'tooFar':
        return `${withParticle(at(verdict.cell), '이/가')} 아닙니다. ${withParticle(at(verdict.to.cell), '이/가')} 더 새롭고, 거기에 해 볼 것이 남았습니다.`;
      case 'goesOn':
        return `끝나지 않습니다. ${at(verdict.to.cell)}에 해 볼 것이 남았습니다.`;
    }
  },
  score: (right, of) => `지금까지 ${of}개 중 ${right}개를 맞혔습니다.`,
});
