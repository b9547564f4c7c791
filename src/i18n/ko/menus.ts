import type { MenuMessages, OptionMessages } from '../sections/menus';

export const menus: MenuMessages = {
  paste: '붙여넣기 · 가져오기',
  openFile: '파일 열기',
  photo: '사진에서 읽기',
  empty: '빈 판',
  wishPuzzle: '난이도 · 오늘의 퍼즐',
  examples: '예제',
  examplesNote: '무엇을 보여 주는지',
  many: '여러 퍼즐 풀기',
  editGivens: '주어진 숫자 고치기',
  overExample: '바로 입력하세요',
  alreadyEditing: '지금 고치는 중',
  adopt: '쓴 숫자를 주어진 숫자로 바꾸기',
  restart: '처음부터 다시',
  examine: '퍼즐 살펴보기',
  eraseNotes: '메모 모두 지우기',
  copyLink: '이 퍼즐의 링크 복사',
  share: '공유',
  shareNote: '링크, QR 코드, 그림',
  exportAs: '텍스트로 복사 · 저장',
  print: '인쇄',
  shelf: '보관함',
  shelfNote: '열어 본 모든 퍼즐',
  data: '내 데이터',
  newVersion: '새 버전 쓰기',
  aside: '따로 보관한 판',
  options: '설정',
  language: '언어',
  otherTheme: '밝게 또는 어둡게',
  themes: { system: '시스템 설정', light: '밝게', dark: '어둡게' },
};

export const options: OptionMessages = {
  title: '설정',
  several:
    '여러 칸을 한꺼번에: 끌거나 Ctrl 또는 Shift를 누른 채 고르세요. 터치로는 길게 누른 채 끌어서 고릅니다. 두 번 누르거나 길게 누르면 같은 숫자를 모두 고릅니다.',
  rest: '푸는 동안',
  strike: '숫자를 쓰면 불가능해진 메모 지우기',
  digitFirst: '숫자를 먼저 고르고 칸 누르기',
  digitFirstNote: '숫자판에서 고른 숫자가 누르는 칸마다 들어갑니다.',
  cornerNotes: '구석 메모와 가운데 메모',
  cornerNotesNote:
    '메모가 두 가지가 됩니다. 가운데 메모는 보통 메모를 한 줄로 쓴 것이며, 힌트와 ‘모든 후보 숫자 적기’, 내보내기에 쓰입니다. 구석 메모는 혼자 보는 표시로, 다른 기능에는 쓰이지 않습니다. 꺼도 지워지지 않고 숨겨질 뿐입니다.',
  timer: '푼 시간 보기',
  timerNote: '페이지가 가려져 있거나 지켜보는 동안에는 멈춥니다.',
  letterKeys: '글자 하나짜리 단축키 쓰기',
};
