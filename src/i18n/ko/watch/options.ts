import type { OptionMessages } from '../../en/watch/options';

/** The options of a search. */
export const options: OptionMessages = {
  options: {
    source: '시작하는 판',
    givens: '주어진 숫자',
    board: '지금 판',
    until: '어디까지',
    firstSolution: '첫 답까지',
    wholeTree: '탐색 트리 전체',
    digits: '숫자의 순서',
    cells: '칸의 순서',
    start: '첫 칸',
    startCell: '고른 칸',
    seed: '다시 섞기',
    orders: {
      ascending: '작은 것부터',
      descending: '큰 것부터',
      shuffled: '섞어서',
      leastConstraining: '덜 막는 것부터',
      rows: '행 순서',
      columns: '열 순서',
      boxes: '상자 순서',
      spiral: '나선',
      first: '첫 빈칸',
      cell: '고른 칸',
      random: '아무 빈칸',
    },
    flags: {
      rejections: '안 되는 숫자도 한 단계로 세기',
      singlesBefore: '탐색 전에 싱글을 모두 써넣기',
      fewestFirst: '후보가 가장 적은 흰 칸부터',
    },
    limits: '기록 한도',
    time: '시간',
    memory: '메모리',
    seconds: (seconds) => (seconds < 60 ? `${seconds}초` : `${seconds / 60}분`),
    megabytes: (megabytes) => `메모리 ${megabytes} MB`,
    noLimit: '한도 없음',
    done: '완료',
  },
};
