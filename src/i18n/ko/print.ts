import type { PrintMessages } from '../en/print';
import { words } from './words';

const { count } = words;

export const print: PrintMessages = {
  title: '인쇄',
  content: '인쇄할 내용',
  contents: { asItIs: '지금 그대로', givens: '주어진 숫자만' },
  solutions: {
    one: '둘째 쪽에 답',
    several: '맨 뒤 쪽에 답',
    none: '이 퍼즐은 답이 하나가 아니어서 답을 인쇄할 수 없습니다.',
  },
  colours: '넣은 색',
  coloursNote: '색마다 막대가 달라 흑백으로도 구별됩니다.',
  large: '큰 글씨',
  largeNote: '숫자를 칸에 가득 차게 인쇄합니다.',
  perPage: '한 쪽에 넣을 퍼즐 수',
  fromShelf: '이 퍼즐과, 보관함에서 최근에 푼 퍼즐을 함께 인쇄합니다.',
  range: '인쇄할 퍼즐',
  from: '처음',
  to: '끝',
  most: (puzzles) => `한 번에 ${count(puzzles)}개까지 인쇄합니다.`,
  pages: (number) => `${count(number)}쪽`,
  preview: '첫 쪽',
  print: '인쇄',
  puzzle: (number) => `${count(number)}번 퍼즐`,
  givens: (number) => `주어진 숫자 ${number}개`,
  solution: (title) => `${title}의 답`,
};
