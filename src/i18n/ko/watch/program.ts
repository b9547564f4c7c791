import type { BoardShape } from '../../../program';
import type { RunEnd, Why } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import { closed } from '../../closed';
import type { WatchSentence } from '../../en/watch/names';
import type { ProgramMessages } from '../../en/watch/program';
import { signIn } from '../../signIn';
import { withParticle } from '../particles';
import { words } from '../words';
import { count } from './names';

const inLine = (line: number | null): string => (line === null ? '' : `코드 ${line}번째 줄입니다.`);

const by = (line: number | null): string => (line === null ? '프로그램이' : `코드 ${line}번째 줄이`);

const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

function givenIn({ form, blank, isText }: BoardShape): string {
  const signs = isText ? '글자' : '숫자';
  const board = { rows: `${signs} 아홉 개씩 아홉 줄로`, flat: `${signs} 81개로`, text: '81자 문자열로' }[
    form
  ];
  return `판은 ${board} 받았고, 빈칸은 ${signIn(blank)}입니다.`;
}

const endIn =
  ({ at }: Names) =>
  (end: RunEnd): string => {
    switch (end.kind) {
      case 'returned':
        return '';
      case 'threw':
        return join(
          end.line === null
            ? `프로그램에서 오류가 났습니다: ${closed(end.message)}`
            : `코드 ${end.line}번째 줄에서 오류가 났습니다: ${closed(end.message)}`,
          end.isElsewhere ? '여기에는 페이지도 네트워크도 패키지도 없고, 판만 있습니다.' : '',
        );
      case 'changedGiven':
        return join(
          `${by(end.line)} ${at(end.cell)}에 주어진 숫자를 바꾸어, 거기서 멈췄습니다.`,
          end.isTest ? '= 하나는 값을 쓰는 기호입니다. 비교할 때는 ===를 씁니다.' : '',
        );
      case 'returnedOther':
        return `프로그램이 반환한 판은 ${at(end.cell)}에 주어진 숫자가 다릅니다.`;
      case 'wroteNoDigit':
        return `${by(end.line)} ${at(end.cell)}에 숫자가 아닌 값을 써서, 거기서 멈췄습니다: ${closed(end.value)}`;
      case 'replacedRow':
        return `${by(end.line)} 한 줄 전체인 board[${end.row}]에 다른 값을 써서, 거기서 멈췄습니다: ${closed(end.value)}`;
      case 'tooLong':
        return '기록할 수 있는 것보다 더 많이 써서, 거기서 멈췄습니다.';
      case 'ended':
        return end.by === 'person'
          ? '여기서 프로그램을 직접 멈췄습니다.'
          : '프로그램이 너무 오래 걸려 여기서 멈췄습니다.';
    }
  };

export function programSentencesIn(names: Names) {
  const { at, inHouse } = names;
  type Told<K extends Why['kind']> = (why: Extract<Why, { readonly kind: K }>) => WatchSentence;
  const wrote: Told<'wrote'> = ({ cell, digit, line, twice, next }) => ({
    lead: `${at(cell)}에 ${withParticle(digit, '을/를')} 씁니다.`,
    rest: join(
      twice === null
        ? ''
        : `${inHouse(twice.house)}에는 ${withParticle(digit, '이/가')} 이미 있습니다(${words.and(twice.by.map(at))}).`,
      next === 'takesBack' ? '다음에 다시 뺍니다.' : next === 'goesBack' ? '여기서부터 되돌아갑니다.' : '',
      line === null ? '쓰는 순간은 보이지 않았고, 쓴 결과만 보였습니다.' : inLine(line),
    ),
  });
  const tookBack: Told<'tookBack'> = ({ cell, digit, line, over }) => ({
    lead:
      over === null
        ? `${at(cell)}에서 ${withParticle(digit, '을/를')} 뺍니다.`
        : `${at(cell)}에서 ${withParticle(digit, '을/를')} 빼고 그 자리에 ${withParticle(over, '을/를')} 씁니다.`,
    rest: inLine(line),
  });
  const programEnded: Told<'programEnded'> = ({ end, onlyEnd, board, empty, solutions }) => {
    const told = endIn(names)(end);
    const now = {
      solved: '판이 풀렸습니다.',
      clashes: '판의 숫자가 겹치므로 답이 아닙니다.',
      gaps: `빈칸이 ${count(empty)}개 남았습니다.`,
    }[board];
    return {
      lead: told === '' ? `프로그램이 끝났습니다. ${now}` : told,
      rest: join(
        told === '' ? '' : now,
        solutions > 0 && board !== 'solved' ? `그동안 답을 ${count(solutions)}번 찾았습니다.` : '',
        onlyEnd ? '받은 판에 직접 쓰지 않아서 마지막 모습만 볼 수 있습니다.' : '',
        end.kind === 'returned' && end.value !== '' ? `반환값: ${end.value}.` : '',
      ),
    };
  };
  return { wrote, tookBack, programEnded };
}

export const programIn = (names: Names): ProgramMessages => ({
  title: '내 코드',
  says: 'JavaScript나 TypeScript로 쓴 풀이 코드를 붙여넣고, 무엇을 쓰는지 지켜봅니다.',
  open: '코드 쓰기, 고치기',
  help: '판을 받아 채우는 함수를 JavaScript나 TypeScript로 적어 주세요. 이 컴퓨터 안에서만 실행되고, 이 페이지와 네트워크에는 닿지 못합니다. 매번 똑같이 실행되도록 시계와 난수는 실제 값이 아닙니다.',
  code: '코드',
  starts: '시작할 코드',
  noStart: '예제를 골라 주세요',
  mine: '앞서 적은 내 코드',
  characters: '글자로 된 판, 빈칸은 "."',
  fromLink:
    '링크로 받은 코드입니다. ‘실행하고 지켜보기’를 누르기 전에는 실행되지 않고, 실행해도 이 페이지와 네트워크에는 닿지 못합니다.',
  copyLink: '링크 복사',
  tooLong: '코드가 길어 링크에 담을 수 없습니다. ‘파일로 저장’을 눌러 파일로 보내 주세요.',
  openFile: '파일 열기',
  save: '파일로 저장',
  run: '실행하고 지켜보기',
  running: (steps) => (steps === 0 ? '실행 중입니다.' : `실행 중: 지금까지 ${count(steps)}단계입니다.`),
  runsAgain: '줄을 찾으려고 프로그램을 다시 실행하는 중입니다.',
  stoppedAt: (line) => `${line}번째 줄에서 멈췄습니다.`,
  stop: '멈추기',
  fault(fault) {
    switch (fault.kind) {
      case 'empty':
        return '아직 코드가 없습니다.';
      case 'syntax':
        return `${fault.line}번째 줄 ${fault.column}번째 글자에서 문법에 맞지 않습니다: ${closed(fault.message)}`;
      case 'language':
        return `${fault.language} 코드로 보입니다. 여기서는 JavaScript와 TypeScript만 실행됩니다.`;
      case 'imports':
        return `${fault.line}번째 줄에서 다른 코드를 가져옵니다. 여기서는 가져올 수 없으니 코드를 모두 붙여넣어 주세요.`;
      case 'noFunction':
        return 'function solve(board)처럼 판을 받는 함수가 없습니다.';
      case 'broken':
        return `코드를 시작하지 못했습니다: ${closed(fault.message)}`;
      case 'absent':
        return '코드를 실행하는 부분을 불러오지 못했습니다. 처음 한 번은 네트워크가 필요합니다.';
      case 'unusable':
        return '코드가 한 일을 보여 줄 수 없습니다.';
      case 'noWrites': {
        const told = endIn(names)(fault.end);
        const returned = fault.end.kind === 'returned';
        return join(
          told !== ''
            ? told
            : returned && fault.end.value !== ''
              ? `프로그램이 끝났습니다. 반환값: ${fault.end.value}.`
              : '프로그램이 끝났습니다.',
          '판에 숫자를 하나도 쓰지 않았습니다.',
          fault.given !== null && (returned || fault.end.kind === 'threw') ? givenIn(fault.given) : '',
          returned ? 'board[0][2] = 5처럼 쓰거나 판을 반환하면 보입니다.' : '',
        );
      }
    }
  },
  lines: '내 코드',
  moment(does, text) {
    if (does.kind === 'cut')
      return {
        lead: '여기서 더 많은 줄을 지나갑니다.',
        rest: `이 단계 앞의 처음 ${count(does.recorded)}줄만 기록했습니다.`,
      };
    const { way, line, value, frames } = does.moment;
    const name = frames.at(-1)?.name ?? '';
    switch (way) {
      case 'line':
        return {
          lead: `${line}번째 줄: ${text}`,
          rest: frames.length < 2 ? '함수 밖입니다.' : `${name === '' ? '함수' : name} 안입니다.`,
        };
      case 'call':
        return { lead: `${name === '' ? '함수' : name} 호출이 시작됩니다.`, rest: inLine(line) };
      case 'back': {
        const what = value === null ? '판' : value === '' ? '함수' : value;
        return { lead: `${name === '' ? '함수' : name}의 반환값: ${what}`, rest: inLine(line) };
      }
    }
  },
  frame: ({ name, line }, isProgram) =>
    `${isProgram ? '프로그램' : name === '' ? '함수' : name}${line === null || isProgram ? '' : `, ${line}번째 줄`}`,
  noFrames: '한 줄씩 가면 호출과 변수가 보입니다.',
  noLines: '내 추측으로는 단계만 보입니다. 줄과 호출은 처음 탐색에 있습니다.',
  theBoard: '판',
  stopAt: (line) => `${line}번째 줄에서 멈추기`,
  line: '코드 줄',
  clashing: '겹치는 숫자',
});
