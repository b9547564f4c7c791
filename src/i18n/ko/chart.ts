import type { ChartMessages } from '../en/chart';
import { words } from './words';

const { count } = words;

/** A search of this many steps is called long. */
const LONG = 100_000;

const FATES = { failed: '모두 막힘', solution: '답으로 이어짐', open: '아직 모름' } as const;
const FATES_ALOUD = { failed: '막힘', solution: '답으로 이어짐', open: '아직 모름' } as const;

const steps = (number: number): string => `${count(number)}단계`;

/** In units of ten thousand and of a hundred million, as Korean counts. */
const short = (number: number): string => {
  if (number < 10_000) return count(number);
  if (number < 99_995_000) {
    const value = number / 10_000;
    return `${value < 100 ? Number(value.toFixed(1)) : count(Math.round(value))}만`;
  }
  return `${Number((number / 1e8).toFixed(2))}억`;
};

const percent = (share: number): string =>
  share >= 0.9995 ? '100 %' : share < 0.001 ? '0.1 % 미만' : `${(share * 100).toFixed(1)} %`;

export const chart: ChartMessages = {
  name: '탐색의 플레임 차트',
  help:
    '왼쪽에서 오른쪽으로 단계가, 아래로 깊이가 늘어납니다. 위 화살표는 위의 추측, 아래 화살표는 그 아래 첫 추측, ' +
    '왼쪽과 오른쪽 화살표는 이웃한 추측으로 갑니다. Enter는 그 추측을 확대하고, Shift Enter는 그 첫 단계로 갑니다. ' +
    '더하기와 빼기로 확대하고 축소합니다. Shift 0은 전체를 보여 주고, Shift와 좌우 화살표는 보이는 곳을 옮기며, ' +
    'M은 지금 단계를 표시합니다.',
  summary: (number, end) =>
    `${steps(number)}, ${{ solved: '답을 찾음', exhausted: '모두 시도함', ended: '프로그램 끝까지', capped: '여기서 멈춤', none: '진행 중' }[end ?? 'none']}`,
  bar: ({ name, digit, depth, steps: length, fate }) =>
    `${name} ${digit}, 깊이 ${depth}, ${length === null ? '아직 놓여 있음' : steps(length)}, ${FATES_ALOUD[fate]}`,
  tip: {
    bar: (depth, fate) => `깊이 ${depth}, ${FATES[fate]}`,
    length: (number, share) => `${steps(number)}, ${percent(share)}`,
    run: (guesses, number, fate) => `추측 ${count(guesses)}번, ${short(number)} 단계, ${FATES[fate]}`,
    tapToZoom: '한 번 더 누르면 확대',
    pressToZoom: '두 번 누르면 확대',
  },
  short,
  steps: (number) => `${number} 단계`,
  expand: '차트 펼치기',
  shrink: '판으로 돌아가기',
  bookmark: '이 단계 표시',
  removeBookmark: '표시 지우기',
  more: '차트 메뉴',
  zoomIn: '확대',
  zoomOut: '축소',
  showAll: '전체 보기',
  inView: (from, to, of) =>
    `${of >= LONG ? '긴 탐색입니다. ' : ''}차트는 ${count(of)}단계 중 ${count(from)}~${count(to)}단계, 지도는 전체입니다.`,
  zoomToBar: '이 막대 확대',
  goToBookmark: (step) => `표시로 가기, ${steps(step)}`,
  copyPicture: '그림으로 복사',
  savePng: 'PNG로 저장',
  saveSvg: 'SVG로 저장',
  fileName: (number) => `탐색-${number}단계`,
};
