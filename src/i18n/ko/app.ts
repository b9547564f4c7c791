import type { AppMessages } from '../en/app';
import { LEVELS } from './levels';

// A list, because creating an Intl.DateTimeFormat keeps a slow phone busy for a tenth of a second.
const WEEKDAYS = '일월화수목금토';
const weekday = (at: number): string => `${WEEKDAYS[new Date(at).getDay()]}요일`;
function day(at: number): string {
  const date = new Date(at);
  return `${date.getMonth() + 1}월 ${date.getDate()}일`;
}

export const app: AppMessages = {
  solve: '풀기',
  watch: '지켜보기',
  hint: '힌트',
  check: '확인',
  keys: '할 일',
  menu: {
    puzzle: '퍼즐',
    compare: '비교',
    more: '더 보기',
    shortcuts: '단축키',
    theme: '테마',
  },
  start: {
    title: '이유를 알려 주는 스도쿠',
    text: '풀거나 직접 가져오세요. 한 수 한 수 설명해 드립니다.',
    goOn: '이어서 하기',
    left: (cells) => `${cells}칸 남음`,
    playThis: '이 퍼즐로 시작',
    today: '오늘의 퍼즐',
    levels: '새 퍼즐',
    mine: '내 퍼즐 입력 · 붙여넣기 · 사진',
    typing: '한 줄씩 입력하세요. 0이나 스페이스로 칸을 건너뜁니다.',
  },
  levels: LEVELS,
  welcome: { newPuzzle: '새 퍼즐', paste: '붙여넣기', openFile: '파일 열기', photo: '사진' },
  made: ['입문', '쉬운', '보통', '어려운', '매우 어려운', '극한'].map((level) => `${level} 퍼즐`),
  madeFor: (technique) => (technique === null ? '기법 연습 퍼즐' : `${technique} 연습 퍼즐`),
  title(origin, name) {
    if (name !== null) return name;
    switch (origin.kind) {
      case 'typed':
        return '내 퍼즐';
      case 'made':
        return '새 퍼즐';
      case 'daily':
        return '오늘의 퍼즐';
      case 'example':
        return '예제';
      default:
        return origin.at === null ? '내 퍼즐' : `${weekday(origin.at)}의 퍼즐`;
    }
  },
  subtitle(origin, { givens, answers }) {
    const from = {
      typed: '직접 입력',
      pasted: '붙여넣음',
      file: '파일에서 가져옴',
      photo: '사진에서 가져옴',
      link: '링크에서 가져옴',
      example: '예제',
      made: '여기서 만듦',
      daily: origin.at === null ? '여기서 만듦' : weekday(origin.at),
    };
    const when = origin.at === null ? '' : `${day(origin.at)}${origin.kind === 'daily' ? '' : '에'} `;
    const how =
      givens === 0
        ? '주어진 숫자 없음'
        : answers > 0
          ? `${answers}칸을 대신 채움`
          : `주어진 숫자 ${givens}개`;
    return `${when}${from[origin.kind]} · ${how}`;
  },
  pad: {
    name: '숫자판',
    phase: '퍼즐 입력 또는 풀이',
    set: '입력',
    play: '풀이',
    mode: '숫자판으로 쓸 것',
    digit: '숫자',
    notes: '메모',
    corner: '구석',
    centre: '가운데',
    colour: '색',
    ways: '쓰는 방법',
    erase: '지우기',
    skip: '건너뛰기',
    undo: '되돌리기',
    redo: '다시 하기',
    left: (count) => `${count}개`,
    keyName: (digit, left) => `${digit}, ${left}개 남음`,
  },
  exampleNames: {
    array: '신문 퍼즐',
    euler96: '쉬운 퍼즐',
    needsSearch: '시작이 어려운 퍼즐',
    nineLines: '답이 여러 개',
    againstBruteForce: '주어진 숫자 17개',
    inkala2012: '인칼라 2012',
    twoSolutions: '답이 두 개',
    noSolution: '답이 없음',
    longProof: '잘 숨은 모순',
    clash: '겹침',
    empty: '빈 판',
  },
  close: '닫기',
  cancel: '취소',
  notices: '알림',
  loading: '불러오는 중…',
  failure: {
    title: '불러오지 못함',
    what(part, why) {
      const name = {
        page: '페이지를',
        play: '판을',
        watch: '지켜보기를',
        hint: '힌트를',
        compare: '비교를',
        side: '이 패널을',
        dialog: '이 창을',
        menu: '메뉴를',
        notice: '알림을',
      }[part];
      return {
        offline: `인터넷에 연결되어 있지 않아 ${name} 불러오지 못했습니다. 다시 연결되면 불러옵니다. 판은 그대로입니다.`,
        outdated: `Unwind의 새 버전이 나와 ${name} 불러오지 못했습니다. 페이지를 새로 고치면 이어서 쓸 수 있습니다. 판은 그대로입니다.`,
        refused: `${name} 불러오지 못했습니다. 판은 그대로입니다.`,
        stuck: `${name} 불러오지 못했습니다. 페이지를 새로 고치면 불러올 수 있습니다. 판은 그대로입니다.`,
        mistake: `Unwind의 오류로 ${name} 보여 줄 수 없습니다. 판은 그대로입니다.`,
      }[why];
    },
    again: '다시 시도',
    reload: '페이지 새로 고침',
    back: '퍼즐로 돌아가기',
  },
};
