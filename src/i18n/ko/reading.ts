import type {
  Assumption,
  FileKind,
  NotationId,
  Place,
  Problem,
  ReadingError,
  RepairKind,
  VariantRule,
} from '../../sudoku/formats';
import type { Names } from '../cellNames';
import type { ReadingMessages } from '../en/reading';
import { echo, type Sentences, tell } from '../tell';
import { withParticle } from './particles';
import { words } from './words';

const { count } = words;

const place = ({ line, column }: Place): string => `${count(line)}번째 줄 ${count(column)}번째 글자`;

const notations: Readonly<Record<NotationId, string>> = {
  ownLink: 'Unwind 링크',
  sudokuWiki: 'SudokuWiki 링크',
  sudokuExchange: 'SudokuExchange 링크',
  sudokuPad: 'SudokuPad 링크',
  fPuzzles: 'f-puzzles 링크',
  sudokuCoach: 'sudoku.coach 링크',
  anyLink: '숫자 81개가 든 링크',
  gameId: '사이먼 테이섬 퍼즐의 게임 ID',
  labelledCells: '행과 열을 적은 칸 목록',
  openSudoku: 'OpenSudoku XML',
  siteData: 'f-puzzles·SudokuPad 데이터',
  htmlTable: '웹 페이지의 표 (HTML)',
  hodoku: 'HoDoKu 라이브러리 줄',
  fixedWidth: '고정 폭 후보',
  candidates729: '후보 729자',
  array: 'JSON 배열',
  simpleSudoku: 'Simple Sudoku (.ss)',
  csv: '표 (CSV)',
  picture: '| 선이 있는 그림',
  nineLines: '아홉 줄',
  line: '81자',
  pencilMarks: '후보 표',
  sdk: 'SadMan (.sdk)',
  sdx: '후보가 있는 SadMan (.sdx)',
  sdm: '퍼즐 목록 (.sdm)',
};

const rules: Readonly<Record<VariantRule, string>> = {
  antiking: '안티 킹',
  antiknight: '안티 나이트',
  arrow: '화살표',
  between: '사잇값 선',
  clone: '복제 영역',
  consecutive: '이웃 칸 표시',
  diagonal: '대각선',
  disjoint: '분리 그룹',
  evenOdd: '짝수·홀수 칸',
  extraRegion: '추가 영역',
  fog: '안개',
  irregular: '불규칙한 상자',
  killer: '킬러 케이지',
  kropki: '크롭키 점',
  littleKiller: '리틀 킬러 합',
  minMax: '최소·최대 칸',
  nonconsecutive: '이웃한 연속 숫자 금지',
  other: '그 밖의 규칙',
  palindrome: '회문 선',
  quadruple: '네 칸 숫자',
  renban: '렌반 선',
  sandwich: '샌드위치 합',
  skyscraper: '빌딩',
  thermometer: '온도계',
  whispers: '위스퍼 선',
  windoku: '윈도쿠 창',
  xSum: 'X 합',
  xv: 'XV',
};

const files: Readonly<Record<FileKind, string>> = {
  sheet: '스프레드시트 파일입니다. 열어서 칸을 복사하세요.',
  document: '워드 프로세서 파일입니다. 열어서 퍼즐을 복사하세요.',
  slides: '슬라이드 파일입니다. 열어서 퍼즐을 복사하고, 그림이라면 사진에서 읽으세요.',
  pdf: 'PDF 파일입니다. 열어서 퍼즐을 복사하고, 선택할 수 없다면 사진에서 읽으세요.',
  picture: '그림 파일입니다. 사진에서 읽으세요.',
  archive: '압축 파일입니다. 압축을 풀고 안에 든 파일을 여세요.',
  other: '텍스트가 아닙니다. 표나 문서라면 칸을 복사하고, 그림이라면 사진에서 읽으세요.',
};

const assumptions: Readonly<Record<Assumption, string>> = {
  columnsFirst: '열부터 읽음',
  digitsLeft: '텍스트의 숫자 일부는 판에 없음',
  notOneSolution: '답이 하나가 아님: 다른 판일 수 있음',
  rowsFirst: '행부터 읽음',
  fromZero: '0부터 8까지를 숫자로 읽음',
  droppedZeros: '앞에서 빠진 0을 다시 넣어 읽음',
  boxByBox: '상자 하나씩 읽음',
  oneAmongCandidates: '주어진 숫자 없는 후보 판: 후보에 맞는 답 하나',
  manyAmongCandidates: '주어진 숫자 없는 후보 판: 후보에 맞는 답 여러 개',
  noneAmongCandidates: '주어진 숫자 없는 후보 판: 후보에 맞는 답 없음',
  solvedCandidates: '후보에 맞는 답',
};

const problems: Sentences<Problem, [where: string]> = {
  empty: () => '텍스트가 없습니다.',
  tooLarge: ({ characters, limit }) =>
    `퍼즐 하나로 읽기에는 너무 깁니다. ${count(characters)}자이며, ${count(limit)}자까지 읽습니다.`,
  binary: ({ file }) => files[file],
  rounded: ({ number }) =>
    `${echo(number)}: 스프레드시트가 퍼즐을 수로 바꾸어 숫자가 대부분 사라졌습니다. 열을 텍스트로 바꾼 뒤 퍼즐을 다시 붙여넣으세요.`,
  noPuzzle: () => '이 텍스트에는 스도쿠가 없습니다.',
  strangeCharacter: ({ character }, where) => `${where} ‘${echo(character)}’: 숫자가 아닙니다.`,
  strangeCell: ({ cell }, where) => `${where} ‘${echo(cell)}’: 칸에 들어갈 수 없습니다.`,
  wordsAmongCells: ({ words: found }, where) =>
    `${where} ‘${echo(found)}’: 칸을 적은 줄에 글자가 섞여 있습니다.`,
  rowLength: ({ row, cells, total }) =>
    total === 81
      ? `${row}행이 9칸이 아니라 ${cells}칸입니다.`
      : `81칸 중 ${count(total)}칸입니다. ${row}행이 ${cells}칸입니다.`,
  rowCount: ({ rows }) => `9행이 아니라 ${count(rows)}행입니다.`,
  cellCount: ({ cells }) =>
    cells < 81 ? `81칸 중 ${cells}칸입니다.` : `81칸이 아니라 ${count(cells)}칸입니다.`,
  otherSize: ({ size }) => `${size} × ${size} 판입니다. 9 × 9 판만 읽습니다.`,
  variant: ({ rules: found }) =>
    `기본 규칙 밖의 규칙이 있는 퍼즐입니다: ${words.and(found.map((rule) => rules[rule]))}.`,
  needsNetwork: ({ site }) =>
    `${notations[site]}: 퍼즐의 이름만 들어 있습니다. 그 사이트에서 열어 퍼즐을 복사하세요.`,
  newerLink: () => '더 새로운 버전의 Unwind에서 만든 링크입니다.',
  changedLink: () => '링크가 만들어진 그대로가 아닙니다. 일부 글자가 바뀌었습니다.',
  linkLength: ({ missing }) =>
    missing > 0
      ? `링크가 온전하지 않습니다. ${count(missing)}글자가 빠졌습니다.`
      : `링크에 ${count(-missing)}글자가 더 있습니다.`,
  strangeInLink: ({ character }) =>
    `링크가 만들어진 그대로가 아닙니다. ‘${echo(character)}’ 글자는 링크에 쓰이지 않습니다.`,
  damagedLink: ({ site }) => `${notations[site]}: 손상되었거나 일부가 빠졌습니다.`,
  readerBroke: ({ notation }) => `${notations[notation]}: Unwind의 오류로 이 텍스트를 읽지 못했습니다.`,
};

const repairs: Sentences<RepairKind> = {
  replace: ({ from, to }) => `${echo(from)} 대신 ${to} 쓰기`,
  blank: () => '그 칸 비우기',
  remove: ({ from }) => `${echo(from)} 지우기`,
  removeLine: ({ line }) => `${line}번째 줄 지우기`,
  removeRow: ({ row }) => `${row}행 지우기`,
  keepCells: () => '칸만 남기기',
  addBlanks: ({ count: blanks, row }) =>
    row === null ? `끝에 빈칸 ${count(blanks)}개 더하기` : `${row}행에 빈칸 ${count(blanks)}개 더하기`,
  insertBlank: ({ row, column }) => `${row}행 ${column}열에 빈칸 끼워 넣기`,
  removeBlank: ({ row, column }) => `${row}행의 ${column}번째 빈칸 지우기`,
  addRow: ({ row }) => (row === 9 ? '끝에 빈 행 더하기' : `${row}행 자리에 빈 행 끼워 넣기`),
};

const blanksAre = (blank: string | null): string[] => {
  if (blank === null) return [];
  if (blank === '') return ['빈칸은 빈 항목'];
  return [blank === ' ' ? '빈칸은 공백' : `빈칸은 ‘${echo(blank)}’`];
};

/** The sentence of a problem, which always begins with the problem's place. */
function placed(error: ReadingError): string {
  const where = error.at === null ? '' : place(error.at);
  const sentence = tell(problems, error, where);
  return sentence.startsWith(where) ? sentence : `${where}: ${sentence}`;
}

/** Which part of a text is left out although it looks like a puzzle, and how many more such parts there are. */
function leftOut(error: ReadingError): string {
  const what =
    error.others === 0
      ? '텍스트의 다른 한 부분은 퍼즐이 아니어서 뺐습니다.'
      : `텍스트의 다른 ${count(error.others + 1)}곳은 퍼즐이 아니어서 뺐습니다. 그중 처음은`;
  return `${what} ${placed(error)}`;
}

export function readingIn({ at }: Names): ReadingMessages {
  const reading: ReadingMessages = {
    how: ({ notation, details: { lines }, assumed }) =>
      assumed !== undefined
        ? assumptions[assumed]
        : lines === null || lines < 2
          ? `읽은 표기: ${notations[notation]}`
          : `${count(lines)}줄로 읽음`,
    recognised({ notation, details }) {
      const { lines, blank, givens, entries, notes, unknownKeys, onGivens } = details;
      const parts = [
        lines === null ? notations[notation] : `${count(lines)}줄`,
        ...blanksAre(blank),
        `주어진 숫자 ${count(givens)}개`,
        ...(entries > 0 ? [`쓴 숫자 ${count(entries)}개`] : []),
        ...(notes > 0 ? [`메모가 있는 칸 ${count(notes)}개`] : []),
      ];
      const ignored =
        unknownKeys.length === 0 ? '' : ` 쓰지 않은 것: ${words.and(unknownKeys.slice(0, 3).map(echo))}.`;
      const left = onGivens.length === 0 ? '' : ` ${reading.onGivens(onGivens)}`;
      return `${parts.join(', ')}.${ignored}${left}`;
    },
    clash: ([first, ...others]) =>
      first === undefined
        ? ''
        : `주어진 숫자가 겹칩니다: ${words.house(first.house)}의 ${at(first.a)}, ${at(first.b)}에 ${withParticle(first.digit, '이/가')} 두 번 있습니다.${others.length === 0 ? '' : ` 이런 곳이 ${count(others.length)}군데 더 있습니다.`}`,
    onGivens([cell, ...others]) {
      return cell !== undefined && others.length === 0
        ? `${at(cell)}의 쓴 숫자는 뺐습니다. 그 칸에는 다른 숫자가 주어져 있습니다.`
        : `쓴 숫자 ${count(others.length + 1)}개는 뺐습니다. 그 칸들에는 다른 숫자가 주어져 있습니다.`;
    },
    left: leftOut,
    error: (error) => tell(problems, error, error.at === null ? '' : place(error.at)),
    advice({ repairs: [first], others }) {
      const meant = first?.kind === 'replace' ? [`숫자 ${first.to}인가요?`] : [];
      return [...meant, ...(others > 0 ? [`이런 곳이 ${count(others)}군데 더 있습니다.`] : [])].join(' ');
    },
    repair: (repair) => tell(repairs, repair),
    notation: (id) => notations[id],
  };
  return reading;
}
