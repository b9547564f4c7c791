import type { Absence } from '../../parts';
import type { Names } from '../cellNames';
import type { Mark, PhotoMessages, UnreadPhoto } from '../en/photo';

const markOf = (mark: Mark): string => {
  switch (mark.kind) {
    case 'blank':
      return '빈칸';
    case 'notes':
      return mark.kept?.length ? `작은 메모 ${mark.kept.join(' ')}` : '작은 메모, 넣지 않음';
    default:
      return `${mark.digit}, ${mark.kind === 'given' ? '주어진 숫자' : '손으로 쓴 숫자'}`;
  }
};

const inRow = (mark: Mark): string => {
  if (mark.kind === 'given') return String(mark.digit);
  if (mark.kind === 'entry') return `${mark.digit} 손글씨`;
  return mark.kind === 'notes' && mark.kept?.length ? markOf(mark) : '빈칸';
};

const failed: Readonly<Record<UnreadPhoto, string>> = {
  damaged: '그림으로 열 수 없는 파일입니다. 손상되었거나 이 브라우저가 모르는 형식입니다.',
  heic: '아이폰이 찍는 HEIC 사진이라 이 브라우저에서는 열 수 없습니다. JPEG로 저장하거나 화면을 캡처해서 골라 보세요. 아이폰의 설정 → 카메라 → 포맷에서 ‘높은 호환성’을 고르면 그다음부터는 JPEG로 찍힙니다.',
  nothing:
    '이 그림에서 가로세로 9칸인 스도쿠 판을 찾지 못했습니다. 판의 네 변이 모두 보이고 선이 또렷해야 합니다.',
  part: '이 그림에는 판의 일부만 있습니다. 판의 네 변이 모두 보이게 해 보세요.',
  crossword: '검은 칸이 많아 십자말풀이로 보입니다. 스도쿠라면 빛이 고른 곳에서 다시 찍어 보세요.',
  killer:
    '점선 케이지가 있는 킬러 스도쿠로 보입니다. 케이지의 합은 읽을 수 없으니 기본 규칙만 있는 스도쿠의 그림을 골라 보세요.',
  jigsaw: '구역이 상자와 다른 직소 스도쿠로 보입니다. 기본 규칙만 있는 스도쿠의 그림을 골라 보세요.',
  diagonal:
    '대각선에도 숫자가 한 번씩 들어가는 대각선 스도쿠로 보입니다. 기본 규칙만 있는 스도쿠의 그림을 골라 보세요.',
  samurai: '판들이 상자를 함께 쓰는 사무라이 스도쿠로 보입니다. 판이 하나인 스도쿠의 그림을 골라 보세요.',
  badCorners: '이런 모서리를 가진 판은 없습니다.',
  unsupported: '이 브라우저는 그림을 읽을 수 없습니다. 더 새로운 브라우저에서는 됩니다.',
  hidden:
    '이 브라우저는 그림의 픽셀을 웹 페이지에 숨깁니다(Firefox의 privacy.resistFingerprinting). 다른 브라우저에서는 읽을 수 있습니다. 여기서 읽으려면 about:config의 privacy.resistFingerprinting.exemptedDomains에 이 페이지의 주소를 넣고 다시 불러오세요.',
  crashed: '읽지 못했습니다. 다시 해 보거나 다른 그림을 골라 보세요.',
  cameraRefused: '이 페이지는 카메라를 쓸 수 없습니다. 브라우저에서 허용하거나 그림을 골라 보세요.',
  cameraAbsent: '카메라를 찾지 못했습니다. 그림을 골라 보세요.',
  cameraBusy:
    '카메라를 쓸 수 없습니다. 다른 프로그램이 쓰고 있을 수 있으니 다시 해 보거나 그림을 골라 보세요.',
  cancelled: '읽기를 그만두었습니다.',
};

const absent: Readonly<Record<Absence, string>> = {
  offline:
    '사진을 읽는 부분을 아직 받지 못했는데 지금은 인터넷에 연결되어 있지 않습니다. 연결되면 이어서 읽습니다.',
  outdated: '사진을 읽는 부분을 불러오지 못했습니다. Unwind의 새 버전이 있으니 페이지를 새로 고치세요.',
  refused: '사진을 읽는 부분을 불러오지 못했습니다.',
  stuck: '사진을 읽는 부분을 불러오지 못했습니다. 페이지를 새로 고치면 불러올 수 있습니다.',
};

export const photoIn = ({ aloud, at }: Names): PhotoMessages => ({
  title: '사진에서 퍼즐 읽기',
  help: '신문, 책, 화면 모두 됩니다. 인쇄된 숫자는 주어진 숫자가 되고, 손으로 쓴 숫자는 쓴 숫자로 들어갑니다.',
  stays: '사진은 이 페이지 밖으로 나가지 않고, 저장되지도 않습니다.',
  camera: '사진 찍기',
  file: '그림 고르기',
  live: {
    open: '실시간 카메라',
    view: '카메라에 보이는 것',
    looking: '판 전체가 보이게 하세요. 판이 가만히 있으면 저절로 찍습니다.',
    found: '판을 찾았습니다. 움직이지 마세요.',
    take: '지금 찍기',
  },
  drop: '그림을 여기에 끌어다 놓거나 붙여넣어도 됩니다.',
  another: '다른 그림',
  stages: {
    opening: '그림을 여는 중',
    finding: '판을 찾는 중',
    reading: '숫자를 읽는 중',
  },
  failed(why) {
    if (why.kind === 'otherSize')
      return `이 그림의 판은 ${why.rows}행 ${why.columns}열입니다. 9행 9열인 판만 읽으니 그런 스도쿠의 그림을 골라 보세요.`;
    return why.kind === 'absent' ? absent[why.why] : failed[why.kind];
  },
  byHand: '모서리 직접 맞추기',
  turn: '오른쪽으로 돌리기',
  board: '읽은 내용',
  boardKeys:
    '화살표로 옮기고, 숫자나 Delete로 고칩니다. H는 인쇄와 손글씨를 바꾸고, N은 다음 의심스러운 칸으로 갑니다.',
  cellName: (cell, mark, doubtful) => `${aloud(cell)}, ${markOf(mark)}${doubtful ? ', 의심스러움' : ''}`,
  mark: markOf,
  straight: '사진 속의 판, 똑바로 편 모습',
  photograph: '사진',
  view: '무엇을 볼지',
  showStraight: '편 모습',
  showPhotograph: '모서리',
  summary: ({ givens, entries, notes, kept }) =>
    [
      `주어진 숫자 ${givens}개${entries > 0 ? `, 쓴 숫자 ${entries}개` : ''}.`,
      ...(kept > 0 ? [`작은 메모가 있는 ${kept}칸의 메모도 넣습니다.`] : []),
      ...(notes > kept ? [`작은 메모가 있는 ${notes - kept}칸의 메모는 넣지 않습니다.`] : []),
    ].join(' '),
  doubts: (count) =>
    count === 0 ? '의심스러운 칸이 없습니다.' : `의심스러운 칸이 ${count}개 있습니다. ‘?’로 표시했습니다.`,
  nextDoubt: '다음 의심 칸',
  keepNotes: '작은 메모도 넣기',
  rows: '행마다 읽은 내용',
  row: (number, marks) => `${number}행: ${marks.map(inRow).join(', ')}`,
  choose: (cell) => `${aloud(cell)}에 넣을 것`,
  kind: '인쇄 또는 손글씨',
  kinds: { given: '주어진 숫자', entry: '손으로 쓴 숫자' },
  blank: '빈칸',
  likely: (digit) => `${digit}, 비슷함`,
  changed: (changes) =>
    `답이 하나가 되도록 정했습니다: ${changes.map(({ cell, before, mark }) => `${at(cell)}: 보기에는 ${markOf(before)}, 정한 것은 ${markOf(mark)}`).join('; ')}.`,
  verdict: {
    judging: '답을 세는 중',
    empty: '아직 주어진 숫자가 없습니다.',
    one: '답이 정확히 하나인 퍼즐입니다.',
    none: '답이 없습니다. 잘못 읽은 숫자가 있습니다.',
    many: '답이 여러 개입니다. 빠진 숫자가 있을 수 있습니다.',
    unknown: '답이 몇 개인지 세지 못했습니다.',
  },
  repairs: '다음 중 하나로 고치면 답이 하나가 됩니다.',
  grids: '어느 판',
  grid: (number, of) => `판 ${number}/${of}`,
  corners: '네 모서리를 판의 모서리로 끌어다 놓거나 화살표로 옮기세요.',
  corner: ['왼쪽 위 모서리', '오른쪽 위 모서리', '오른쪽 아래 모서리', '왼쪽 아래 모서리'],
  again: {
    reading: '다시 읽는 중',
    failed: '이런 모서리를 가진 판은 없습니다.',
    crashed: '다시 읽지 못했습니다. 전에 읽은 것은 그대로 있습니다.',
  },
  use: '이대로 쓰기',
});
