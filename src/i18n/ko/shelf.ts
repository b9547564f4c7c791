import { CTRL } from '../ctrl';
import type { ShelfMessages } from '../en/shelf';
import { LEVELS } from './levels';
import { words } from './words';

const { count } = words;
const megabytes = (number: number): string =>
  number >= 1000 ? `${(number / 1000).toFixed(1)} GB` : `${number.toFixed(number < 10 ? 1 : 0)} MB`;

export const shelf: ShelfMessages = {
  title: '보관함',
  tabsName: '보관함의 부분',
  tabs: { puzzles: '퍼즐', bin: '휴지통', files: '파일' },
  search: '제목, 날짜, 주어진 숫자로 찾기',
  list: '퍼즐',
  state: '상태',
  states: {
    all: '모든 상태',
    new: '시작 전',
    begun: '푸는 중',
    solved: '풀었음',
    answered: 'Unwind가 풀었음',
  },
  level: '난이도',
  levels: { all: '모든 난이도', ...LEVELS, unrated: '답이 없거나 여럿', unknown: '아직 모름' },
  source: '출처',
  sources: {
    all: '모든 출처',
    typed: '직접 입력',
    pasted: '붙여넣기',
    file: '파일',
    photo: '사진',
    link: '링크',
    example: '예제',
    made: '여기서 만듦',
    daily: '오늘의 퍼즐',
  },
  sort: '순서',
  sorts: {
    played: '최근에 푼 순',
    added: '최근에 추가한 순',
    title: '제목순',
    easiest: '쉬운 순',
    hardest: '어려운 순',
    furthest: '많이 푼 순',
  },
  count: (listed, all) =>
    listed === all ? `퍼즐 ${count(all)}개` : `퍼즐 ${count(all)}개 중 ${count(listed)}개`,
  progress: (progress, filled) =>
    ({
      new: `시작 전, 주어진 숫자 ${filled}개`,
      begun: `푸는 중, 81칸 중 ${filled}칸`,
      solved: '풀었음',
      answered: 'Unwind가 풀었음',
    })[progress],
  rated: (difficulty, er, whole) =>
    `${LEVELS[difficulty]}${whole || difficulty === 'extreme' ? '' : ' 이상'}, SE ${er.toFixed(1)}${whole ? '' : ' 이상'}`,
  day(at, now) {
    const date = new Date(at);
    const year = date.getFullYear() === new Date(now).getFullYear() ? '' : `${date.getFullYear()}년 `;
    return `${year}${date.getMonth() + 1}월 ${date.getDate()}일`;
  },
  onBoard: '지금 판에 있음',
  added: (day) => `${day} 추가`,
  rename: (title) => `이름 바꾸기: ${title}`,
  remove: (title) => `삭제: ${title}`,
  removeListed: () => '찾은 것 삭제',
  binHelp: (days) =>
    `삭제한 퍼즐은 ${days}일 동안 여기에 남습니다. ${CTRL} Z를 누르면 방금 삭제한 퍼즐이 돌아옵니다.`,
  binNone: '휴지통이 비어 있습니다.',
  binCount: (number) => `휴지통에 퍼즐 ${count(number)}개`,
  ends: (day) => `${day}까지 보관`,
  putBack: (title) => `다시 넣기: ${title}`,
  discard: (title) => `영구 삭제: ${title}`,
  discardForGood: '영구 삭제',
  emptyBin: '휴지통 비우기',
  emptyBinForGood: (number) => `퍼즐 ${count(number)}개 영구 삭제`,
  none: '열거나 입력하거나 붙여넣은 퍼즐은 모두 이 브라우저의 보관함에 남습니다.',
  noneFound: '맞는 퍼즐이 없습니다.',
  clearFilters: '모두 보기',
  reading: '보관함을 읽는 중…',
  unreadable: (number) =>
    `퍼즐 ${count(number)}개를 읽을 수 없어 저장된 그대로 두었습니다. ‘모두 저장’은 이 퍼즐도 함께 저장합니다.`,
  broken:
    '브라우저의 데이터베이스를 읽을 수 없습니다. 지금 판은 그대로 저장됩니다. 페이지를 새로 고치거나 다시 해 보세요.',
  silent:
    '브라우저의 데이터베이스가 아직 응답하지 않습니다. 지금 판은 그대로 저장되고, 응답하면 보관함이 바로 열립니다. 다른 탭 때문일 수 있으니 Unwind의 다른 탭을 닫아 보세요.',
  newer: '보관함이 더 새로운 버전의 Unwind로 저장되었습니다. 페이지를 새로 고치세요.',
  again: '다시 시도',
  beginAnew: '새 보관함 시작',
  beginAnewForGood: '이전 보관함 버리기',
  import: '파일에서 추가',
  export: '모두 저장',
  formats: { shelf: '푼 과정까지', sdm: '.sdm 파일', openSudoku: 'OpenSudoku용' },
  inFile: (file, number) => `${file}, 퍼즐 ${count(number)}`,
  space: (used, most) =>
    most === null ? `${megabytes(used)} 사용` : `${megabytes(most)} 중 ${megabytes(used)} 사용`,
  keepForGood: '지워지지 않게 하기',
  keptForGood: '직접 지울 때까지 브라우저가 보관합니다.',
  mayBeCleared: '공간이 모자라면 브라우저가 지울 수 있습니다.',
  spaceTitle: '공간',
  vanishing:
    '이 브라우저는 페이지를 7일 동안 열지 않으면 저장해 둔 것을 지웁니다. 파일로 저장해 두면 보관함을 언제든 여기에 다시 추가할 수 있습니다.',
  saveFile: '파일로 저장',
  exportHelp:
    '모든 퍼즐을 파일 하나로 저장합니다. ‘푼 과정까지’는 쓴 숫자와 메모, 시간도 담으며 어느 기기에서든 추가할 수 있습니다. 나머지는 다른 프로그램용입니다.',
  importHelp:
    '여기서 저장한 파일, .sdm 파일, OpenSudoku 등 다른 프로그램의 파일을 추가합니다. 이미 있는 퍼즐은 다시 추가하지 않습니다.',
  statisticsHelp:
    '직접 끝낸 퍼즐만 셉니다. 퍼즐마다 처음 끝냈을 때의 기록입니다. 보관함에서 지운 퍼즐도 그대로 셉니다.',
  statisticsNone: '아직 없습니다. 직접 끝낸 퍼즐부터 셉니다.',
  history: '끝낸 퍼즐의 결과 남기기',
  historyNote: '통계와 다 푼 뒤의 결과에 쓸 시간, 힌트, 틀린 숫자입니다. 이 브라우저에만 남습니다.',
};
