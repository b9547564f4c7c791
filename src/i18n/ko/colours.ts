import type { ColourMessages } from '../en/colours';

const NAMES = { 1: '파랑', 2: '초록', 3: '노랑', 4: '주황', 5: '보라', 6: '회색' } as const;

export const colours: ColourMessages = {
  names: NAMES,
  target: '색을 넣을 곳',
  cell: '칸',
  note: (digit) => (digit === null ? '메모 하나' : `메모 ${digit}`),
  goesTo: (digit) => (digit === null ? '칸에 색을 넣습니다' : `메모 ${digit}에 색을 넣습니다`),
  painted(count, digit, colour) {
    const what = digit === null ? `${count}칸` : `${count}칸의 메모 ${digit}`;
    return colour === null ? `${what}: 색을 지웠습니다` : `${what}: ${NAMES[colour]} 표시`;
  },
  whichNote: '색을 넣을 메모',
  back: '뒤로',
  clearAll: '모두 지우기',
};
