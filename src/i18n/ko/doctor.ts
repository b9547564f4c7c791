import type { Fix } from '../../sudoku/doctor';
import type { Names } from '../cellNames';
import type { DoctorMessages } from '../en/doctor';
import { tell } from '../tell';
import { withParticle } from './particles';
import { words } from './words';

const { count, and } = words;

const side = (by: 1 | -1): string => (by === 1 ? '오른쪽으로' : '왼쪽으로');
export function doctorIn({ at: cell }: Names): DoctorMessages {
  const run = ({ first, last }: Extract<Fix, { kind: 'shift' }>): string =>
    first === last ? cell(first) : `${cell(first)}부터 ${cell(last)}까지`;

  const listed = (fix: Fix): string =>
    tell<Fix, []>(
      {
        change: ({ cell: at, from, to }) =>
          `${cell(at)}의 ${withParticle(from, '을/를')} ${withParticle(to, '으로/로')} 바꾸기`,
        remove: ({ cell: at, digit }) => `${cell(at)}의 ${digit} 지우기`,
        swap: ({ a, b }) => `${withParticle(cell(a), '과/와')} ${cell(b)} 맞바꾸기`,
        move: ({ cell: at, to, digit }) =>
          `${cell(at)}의 ${withParticle(digit, '을/를')} ${withParticle(cell(to), '으로/로')} 옮기기`,
        shift: (fix) => `${run(fix)} ${side(fix.by)} 밀기`,
        insert: ({ cell: at }) => `${cell(at)}에 빈칸 끼워 넣기`,
        takeOut: ({ cell: at }) => `두 번 쓴 ${cell(at)} 빼기`,
      },
      fix,
    );

  const doctor: DoctorMessages = {
    cell,
    title: '퍼즐 살펴보기',
    judging: '답이 몇 개인지 아직 확인하는 중입니다.',
    nothing: '빈 판입니다. 먼저 퍼즐을 입력하거나 붙여넣으세요.',
    working: '살펴보는 중',
    stop: '멈추기',
    stopped: '멈췄습니다. 지금까지 찾은 것만 보입니다.',
    goOn: '계속하기',
    failed: '풀이가 두 번 멈췄습니다. 판은 그대로입니다.',
    tryAgain: '다시 해 보기',
    mending: {
      title: '잘못 옮긴 숫자가 있나요?',
      compare: (cells) => `원래 문제에서 이 칸을 확인해 보세요: ${and(cells.map(cell))}.`,
      framed: '고치자고 하는 칸',
      gives: (fix) =>
        `${tell<Fix, []>(
          {
            change: ({ cell: at, from, to }) =>
              `${cell(at)}의 ${withParticle(from, '을/를')} ${withParticle(to, '으로/로')} 바꾸면`,
            remove: ({ cell: at, digit }) => `${cell(at)}의 ${withParticle(digit, '을/를')} 지우면`,
            swap: ({ a, b, first, second }) =>
              `${cell(a)}의 ${withParticle(first, '과/와')} ${cell(b)}의 ${withParticle(second, '을/를')} 맞바꾸면`,
            move: ({ cell: at, to, digit }) =>
              `${cell(at)}의 ${withParticle(digit, '을/를')} ${withParticle(cell(to), '으로/로')} 옮기면`,
            shift: (fix) => `${withParticle(run(fix), '을/를')} 한 칸 ${side(fix.by)} 밀면`,
            insert: ({ cell: at }) => `${cell(at)}부터 모두 한 칸씩 당겨 썼습니다. 거기에 빈칸을 끼워 넣으면`,
            takeOut: ({ cell: at }) => `${cell(at)}부터 모두 한 칸씩 밀려 썼습니다. 두 번 쓴 칸을 빼면`,
          },
          fix,
        )} 답이 하나가 됩니다.`,
      button: (fix) =>
        tell<Fix, []>(
          {
            change: ({ to }) => `${withParticle(to, '으로/로')} 바꾸기`,
            remove: ({ cell: at }) => `${cell(at)} 비우기`,
            swap: () => '맞바꾸기',
            move: ({ to }) => `${withParticle(cell(to), '으로/로')} 옮기기`,
            shift: ({ by }) => `${side(by)} 밀기`,
            insert: ({ cell: at }) => `${cell(at)}에 빈칸 끼워 넣기`,
            takeOut: ({ cell: at }) => `두 번 쓴 ${cell(at)} 빼기`,
          },
          fix,
        ),
      listed,
      only: '한 곳만 고쳐서 답이 하나가 되는 방법은 이것뿐입니다.',
      showOthers: (number) => `다른 방법 ${count(number)}가지 보기`,
      others: '답이 하나가 되는 다른 방법',
      list: '답이 하나가 되는 방법, 가능성이 큰 순서',
      proposed: (digit) => (digit === null ? '지워질 칸' : `${withParticle(digit, '으로/로')} 바뀔 칸`),
      suspicion: '숫자를 잘못 읽거나 잘못 치면 답이 여러 개가 될 수 있습니다.',
    },
    none: {
      noDuplicates: '서로 겹치는 숫자는 없지만, 이대로는 퍼즐을 완성할 수 없습니다.',
      duplicates: '같은 숫자가 겹칩니다. 판에 표시했습니다.',
      clash: (cells, smallest) =>
        `다음 ${count(cells.length)}칸의 숫자는 서로 모순입니다: ${and(cells.map(cell))}.${smallest ? ' 하나라도 빼면 모순이 없어집니다.' : ''}`,
      inClash: '표시된 다른 숫자와 모순',
      dashed: '서로 모순되는 숫자',
      twoOrMore: '틀린 숫자가 둘 이상입니다.',
      selectClash: (number) => `모순되는 ${count(number)}칸 고르기`,
      backToGood: '답이 있던 마지막 판으로 되돌리기',
      editGivens: '주어진 숫자 고치기',
      watchItFail: '실패하는 과정 지켜보기',
      culprits: (number) =>
        number === 1
          ? '한 곳만 고쳐서는 답이 하나가 되지 않습니다. 이 숫자를 지우면 답이 여러 개가 됩니다.'
          : '한 곳만 고쳐서는 답이 하나가 되지 않습니다. 다음 중 하나를 지우면 답이 여러 개가 됩니다.',
      clear: (at) => `${cell(at)} 비우기`,
    },
    many: {
      title: '답들의 같은 점과 다른 점',
      about: '제대로 된 퍼즐은 답이 하나입니다. 주어진 숫자가 빠졌거나 틀렸습니다.',
      show: '칸마다 가능한 숫자 보기',
      showNote: '답 가운데 하나라도 그 칸에 있는 숫자입니다. 판에 쓰지는 않습니다.',
      undecided: (number) => `후보 729개 중 ${count(number)}개가 아직 남음`,
      same: (number) =>
        number === 0
          ? '모든 답에서 같은 빈칸은 없습니다.'
          : `빈칸 ${count(number)}개는 모든 답에서 같습니다. 판에 네모로 표시했습니다.`,
      possible: (digits) => `답에 나오는 숫자 ${digits.join(' ')}`,
      isSame: '모든 답에서 같음',
      pair: '두 답 나란히 보기',
      differ: (cells) => `${count(cells.length)}칸이 다릅니다: ${and(cells.map(cell))}.`,
      one: '한 답, 다른 칸 표시',
      other: '또 다른 답, 다른 칸 표시',
      clues: '답을 하나로 만드는 숫자',
      decisive: '숫자 하나면 충분합니다. 다음 중 하나만 더하면 답이 하나가 됩니다.',
      noneDecisive: '숫자 하나를 더해서는 답이 하나가 되지 않습니다.',
      clue: ({ cell: at, digit }) => `${cell(at)} = ${digit}`,
      addClue: (clue) => `${doctor.many.clue(clue)}, 주어진 숫자로 더하기`,
      showAll: (number) => `${count(number)}개 모두 보기`,
      enough: (clues, fewest) =>
        `숫자 ${count(clues.length)}개를 더하면 충분합니다: ${and(
          clues.map((clue) => doctor.many.clue(clue)),
        )}. ${fewest ? '더 적은 수로는 안 됩니다.' : '하나씩 골라 찾은 것이라 더 적은 수로 될 수도 있습니다.'}`,
      addAll: (number) => `이 숫자 ${count(number)}개 더하기`,
    },
    one: {
      difficulty: '난이도',
      title: '퍼즐 살펴보기',
      about: '주어진 숫자에 맞는 답은 하나입니다.',
      givens: '주어진 숫자가 모두 필요한가요?',
      givensNote: '최소 퍼즐에서는 어느 하나를 빼도 답이 여러 개가 됩니다.',
      checkGivens: '하나씩 확인하기',
      checked: (done, all) => `${count(all)}개 중 ${count(done)}개 확인`,
      minimal: (number) => `${count(number)}개가 모두 필요합니다. 최소 퍼즐입니다.`,
      spare: (cells, all) =>
        `${count(all)}개 중 ${count(cells.length)}개는 하나만 뺀다면 빼도 됩니다: ${and(cells.map(cell))}.`,
      isSpare: '빼도 됨',
    },
    entries: {
      title: '어디서 틀렸나요?',
      note: '쓴 숫자 가운데, 그 뒤로 퍼즐을 완성할 수 없게 된 첫 숫자를 찾습니다.',
      find: '첫 실수 보기',
      fine: '아직 틀린 곳이 없습니다. 쓴 숫자를 그대로 두고 완성할 수 있습니다.',
      first: (at, digit, place) => `첫 실수는 ${count(place)}번째로 쓴 ${cell(at)}의 ${digit}입니다.`,
      undo: '그 앞으로 되돌리기',
      takeOut: '이 숫자 지우기',
      isFirst: '첫 실수',
    },
  };
  return doctor;
}
