import { CTRL } from '../ctrl';
import type { Found, ManyMessages } from '../en/many';
import { inTime, words } from './words';

const { count } = words;

const puzzles = (number: number): string => `퍼즐 ${count(number)}개`;

/** How many puzzles were solved, and what is wrong with the others. `solved` is the verb with its adverbs. */
export function outcome({ one, many, none, unreadable }: Found, solved: string): string {
  const all = one + many + none + unreadable;
  if (one === all) return `${puzzles(all)}를 ${solved}.`;
  const others = [
    many > 0 && `답 여럿 ${count(many)}개`,
    none > 0 && `답 없음 ${count(none)}개`,
    unreadable > 0 && `읽지 못함 ${count(unreadable)}개`,
  ];
  return `${puzzles(all)} 중 ${count(one)}개를 ${solved}. ${others.filter((part) => part !== false).join(', ')}.`;
}

const weight = (bytes: number): string =>
  bytes < 950_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const many: ManyMessages = {
  title: '여러 퍼즐 풀기',
  help:
    '한 줄에 퍼즐이 하나씩 있는 파일이나 텍스트(.sdm, CSV 등), 또는 아홉 줄짜리 판이 이어진 파일을 읽습니다. ' +
    '링크나 다른 표기가 섞여 있어도 됩니다. #으로 시작하는 줄은 건너뜁니다.',
  drop: `여기에 파일을 놓거나 ${CTRL} V로 텍스트를 붙여넣으세요.`,
  openFile: '파일 열기',
  paste: '텍스트 붙여넣기',
  otherFile: '다른 파일 열기',
  last: '최근에 연 것',
  lastFile: (name, bytes) => `${name ?? many.aText} · ${weight(bytes)}`,
  solveAll: '모두 풀기',
  limit: '세기',
  limitOf: (limit) => `답 ${count(limit)}개까지`,
  progress: '진행',
  solving: (number, perSecond) => `${puzzles(number)} · 초당 ${count(perSecond)}개`,
  stop: '멈추기',
  ends: {
    done: (found, milliseconds) => outcome(found, `${inTime(milliseconds)} 풀었습니다`),
    stopped: (number) => `${puzzles(number)}에서 멈췄습니다.`,
    failed: (number) => `${puzzles(number)}까지 풀고 오류로 끝났습니다.`,
  },
  isCut: (number) => `처음 ${puzzles(number)}만 읽었습니다.`,
  table: '퍼즐과 답',
  show: '보여 줄 퍼즐',
  filter: (finding, number) =>
    `${{ one: '답 하나', none: '답 없음', many: '답 여럿', unreadable: '읽지 못함', all: '전체' }[finding ?? 'all']} ${count(number)}`,
  columns: {
    number: '번호',
    line: '줄',
    verdict: '답의 수',
    puzzle: '퍼즐과 답',
    open: '열기',
  },
  count: (number, exact) =>
    number === 0 ? '없음' : number === 1 ? '하나' : exact ? `${count(number)}개` : `${count(number)}개 넘음`,
  unreadable: '읽지 못함',
  open: (puzzle) => `${count(puzzle)}번 퍼즐을 편집기에서 열기`,
  noRows: '해당하는 퍼즐이 없습니다.',
  origin: (file, puzzle) => `${file}, ${count(puzzle)}번 퍼즐`,
  print: '인쇄',
  rate: '난이도 매기기',
  rating: (done) => `난이도 매기는 중, ${Math.floor(done * 100)} %`,
  asInFile: '파일 순서',
  keep: (number) => `${count(number)}개 보관함에 넣기`,
  aText: '텍스트',
  saveAs: '저장',
  formats: { text: '텍스트', csv: 'CSV', json: 'JSON' },
  saving: (done) => `쓰는 중, ${Math.floor(done * 100)} %`,
};
