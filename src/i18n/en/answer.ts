import type { AnswerMessages } from '../sections/verdict';
import { words } from './words';

export const answer: AnswerMessages = {
  stop: 'Stop here',
  takeBack: 'Take it back',
  copyAnswer: 'Copy answer',
  next: 'Next solution',
  previous: 'Previous',
  showFirst: 'Show the first',
  countTo: (limit) => `Count to ${words.count(limit)}`,
};
