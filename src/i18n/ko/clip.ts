import type { ClipField, ClipMessages } from '../en/clip';
import { words } from './words';

const { count } = words;

const FIELDS: { readonly [K in ClipField]: string } = {
  from: '첫 단계',
  to: '마지막 단계',
  frames: '장면 수',
};

const seconds = (milliseconds: number): string => {
  const value = milliseconds / 1000;
  return `${value < 20 ? Number(value.toFixed(1)) : Math.round(value)}초`;
};

const weight = (bytes: number): string =>
  bytes < 950_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const roughly = (bytes: number): string => weight(Number(bytes.toPrecision(bytes < 100_000 ? 1 : 2)));

export const clip: ClipMessages = {
  title: '클립으로 저장',
  says: '탐색의 일부를 움직이는 그림(GIF)으로 저장합니다. 색은 지금 화면과 같습니다.',
  ...FIELDS,
  speed: '속도',
  perSecond: (frames) => `1초에 ${count(frames)}장면`,
  size: '크기',
  sizes: { small: '작게', medium: '보통', large: '크게' },
  planned: ({ frames, states, milliseconds, held, bytes }) =>
    `${
      frames === states ? '단계마다 한 장면씩' : `${count(states - 1)}단계를 고르게 나누어`
    } ${count(frames)}장면, 길이 ${seconds(milliseconds)}(마지막 장면 ${seconds(held)}), 크기 약 ${roughly(bytes)}입니다.`,
  problem(problem) {
    const name = FIELDS[problem.field];
    switch (problem.kind) {
      case 'noNumber':
        return problem.text.trim() === ''
          ? `‘${name}’ 칸이 비어 있습니다. 숫자를 쓰세요.`
          : `‘${name}’ 칸의 ‘${problem.text.trim()}’ 대신 숫자를 쓰세요.`;
      case 'notRecorded':
        return `${count(problem.step)}단계는 기록되지 않았습니다. 마지막은 ${count(problem.last)}단계입니다.`;
      case 'order':
        return problem.from === problem.to
          ? `${count(problem.from)}단계 하나뿐입니다. 두 단계 이상이 필요합니다.`
          : `${count(problem.to)}단계는 ${count(problem.from)}단계보다 앞이라 거꾸로 가게 됩니다.`;
      case 'frames':
        return `장면은 ${count(problem.least)}장부터 ${count(problem.most)}장까지 담을 수 있습니다.`;
    }
  },
  save: '클립 저장',
  progress: '클립',
  drawing: (done, of, bytes) => `클립을 그리는 중: ${count(of)}장면 중 ${count(done)}장면, ${weight(bytes)}`,
  goesOn: '이 창을 닫아도 계속 그리고, 다 되면 저장합니다.',
  cancel: '클립 취소',
  unsupported:
    '이 브라우저에는 OffscreenCanvas가 없어 클립을 만들 수 없습니다. 최신 브라우저에서는 만들 수 있습니다. 차트는 여기서도 PNG나 SVG로 저장할 수 있습니다.',
  caption: {
    step: (step) => `${count(step)}단계`,
    depth: (depth) => `깊이 ${depth}`,
    outcome: { deadEnd: '막힘', solved: '답을 찾음', exhausted: '모두 시도함' },
  },
  fileName: (from, to) => `탐색-${from}-${to}단계`,
};
