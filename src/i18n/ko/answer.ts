import type { AnswerMessages } from '../sections/verdict';
import { words } from './words';

export const answer: AnswerMessages = {
  stop: '여기서 멈추기',
  takeBack: '답 거두기',
  copyAnswer: '답 복사',
  next: '다음 답',
  previous: '이전 답',
  showFirst: '첫 번째 답 보기',
  countTo: (limit) => `${words.count(limit)}개까지 세기`,
};
