import { describeHouse } from '../../sudoku/core';
import type { Nearest, NewPuzzleMessages } from '../en/newPuzzle';
import { words } from './words';

function soFar(nearest: Nearest): string {
  switch (nearest.kind) {
    case 'none':
      return '';
    case 'other':
      return ', 아직 조건에 맞지 않음';
    case 'moreGivens':
      return `, 이 무늬로는 아직 없음. 가장 가까운 것은 주어진 숫자가 ${nearest.more}개 더 많음`;
    case 'hardest':
      return `, 가장 어려운 것은 ${nearest.rating.toFixed(1)}`;
  }
}

export const newPuzzle: NewPuzzleMessages = {
  title: '새 퍼즐',
  level: '난이도',
  levels: {
    beginner: '주어진 숫자가 많고 상자만 보면 됨',
    easy: '히든 싱글과 네이키드 싱글',
    medium: '로크드 후보, 네이키드 페어',
    hard: 'X-윙, 트리플, 윙, 렉탱글',
    expert: '체인, 루프, 큰 윙',
    extreme: '강제 체인',
    any: '아래 조건에 따름',
  },
  anyLevel: '아무 난이도',
  wishes: '다른 조건',
  usual: '조건 되돌리기',
  technique: '꼭 필요한 기법',
  anyTechnique: '아무 기법',
  teach: '그 기법 바로 앞에서 시작',
  teachNote: '더 쉬운 단계는 모두 풀려 있고, 이 기법을 직접 찾습니다.',
  without: '필요 없어야 할 기법',
  withoutChosen: (names) => (names.length > 3 ? `${names.length}개` : `${words.and(names)} 없이`),
  withoutNote: '고른 기법 없이도 끝까지 풀립니다.',
  rating: '난이도 점수',
  ratings: { any: '아무 점수', range: '범위로', hardest: '찾을 수 있는 가장 어려운 것' },
  ratingEnds: { from: '최저', to: '최고' },
  ratingNote: 'Sudoku Explainer가 가장 어려운 단계에 매기는 점수입니다.',
  hardestNote: '가장 어려운 것을 고를 때까지 계속 찾습니다.',
  symmetry: '대칭',
  symmetries: {
    none: '아무거나',
    halfTurn: '반 바퀴 회전',
    quarterTurn: '반의반 바퀴 회전',
    mirrorUpright: '좌우 대칭',
    mirrorLevel: '상하 대칭',
    mirrors: '좌우와 상하 대칭',
    diagonal: '왼쪽 위에서 내려오는 대각선',
    antidiagonal: '오른쪽 위에서 내려오는 대각선',
    diagonals: '두 대각선',
  },
  givens: '주어진 숫자의 수',
  anyGivens: '아무 수',
  pattern: '주어진 숫자의 무늬',
  patternCount: (count) => `${count}개`,
  patternNote:
    '숫자가 놓일 칸을 그립니다. 칸을 따라 끌거나, 화살표와 스페이스 키를 쓰세요. 위에서 고른 대칭을 지킵니다.',
  patternCell: (cell, isGiven) => `${cell}, ${isGiven ? '주어진 숫자' : '빈칸'}`,
  patternOfBoard: '지금 판과 같게',
  clearPattern: '지우기',
  minimal: '뺄 수 있는 숫자가 없음',
  minimalNote: '주어진 숫자를 하나라도 빼면 답이 여럿이 됩니다.',
  seed: '시드',
  anySeed: '아무 시드',
  seedNote: (present) =>
    `시드와 조건이 같으면 같은 퍼즐이 나옵니다.${present === null ? '' : ` 지금 퍼즐의 시드: ${present}`}`,
  objection(objection, names) {
    switch (objection.kind) {
      case 'tooFewGivens':
        return `주어진 숫자가 ${objection.givens}개이면 답이 하나일 수 없습니다. ${objection.least}개는 있어야 합니다.`;
      case 'tooManyGivens':
        return `주어진 숫자가 ${objection.givens}개이면 풀 것이 없습니다. 많아야 ${objection.most}개입니다.`;
      case 'fewGivens':
        return `주어진 숫자가 ${objection.givens}개인 퍼즐은 아주 드뭅니다. 찾지 못할 수 있습니다.`;
      case 'fewGivensInPattern':
        return `주어진 숫자가 ${objection.givens}개인 무늬로는 답이 하나인 퍼즐이 드뭅니다. 찾지 못할 수 있습니다.`;
      case 'manyGivensAndMinimal':
        return `주어진 숫자가 ${objection.givens}개이면 거의 언제나 뺄 수 있는 숫자가 있습니다. 찾지 못할 수 있습니다.`;
      case 'givensOfPattern':
        return `무늬의 숫자는 ${objection.givens}개가 아니라 ${objection.pattern}개입니다.`;
      case 'givensOfSymmetry':
        return `이 대칭으로는 숫자가 ${objection.givens}개일 수 없습니다. 가까운 수: ${objection.nearest.join(', ')}`;
      case 'patternNotSymmetric':
        return '무늬가 이 대칭이 아닙니다.';
      case 'emptyLines': {
        const [first, second] = objection.lines.map((line) => describeHouse(line));
        return `${first?.number}${first?.kind === 'row' ? '행' : '열'}과 ${second?.number}${first?.kind === 'row' ? '행' : '열'}이 모두 비어 서로 바꿀 수 있으므로 답이 하나일 수 없습니다.`;
      }
      case 'noSuchRating':
        return `난이도 점수가 ${objection.from}에서 ${objection.to} 사이인 퍼즐은 없습니다.`;
      case 'rareRating':
        return `난이도 점수가 ${objection.from}에서 ${objection.to} 사이인 퍼즐은 아주 드뭅니다. 찾지 못할 수 있습니다.`;
      case 'levelAndRating':
        return `이 난이도의 점수는 ${objection.from}에서 ${objection.to}까지입니다.`;
      case 'neededAndForbidden':
        return `${names[objection.technique]}: 꼭 필요하면서 빼놓을 수는 없습니다.`;
      case 'techniqueTooHard':
        return `${names[objection.technique]} 없이 풀 수 없는 퍼즐의 난이도 점수는 ${objection.least} 이상입니다. 난이도나 점수를 더 높이거나 ‘아무’로 고르세요.`;
      case 'techniqueTooEasy':
        return `${names[objection.technique]}까지만 써서 풀리는 퍼즐의 난이도 점수는 ${objection.most} 이하입니다. 난이도나 점수를 더 낮추거나 ‘아무’로 고르세요.`;
      case 'rareTechnique':
        return `${names[objection.technique]} 없이 풀 수 없는 퍼즐은 아주 드뭅니다. 찾지 못할 수 있습니다.`;
      case 'fewKnown':
        return `${names[objection.technique]} 없이 풀 수 없는 퍼즐은 ${objection.known}개만 알려져 있습니다. 그중 하나의 행과 열, 숫자를 서로 바꾸고, 주어진 숫자는 거의 그대로 둡니다.`;
      case 'neverFoundTechnique':
        return `${names[objection.technique]} 없이 풀 수 없는 퍼즐은 아직 하나도 찾지 못했고, 없을 수도 있습니다. 저절로 멈추지 않을 수 있습니다.`;
      case 'coveredTechnique':
        return `${names[objection.technique]} 없이 풀 수 없는 퍼즐은 없습니다. 이 기법으로 찾는 것은 더 쉬운 기법으로도 언제나 찾을 수 있습니다: ${words.or(objection.by.map((id) => names[id]))}`;
    }
  },
  make: '만들기',
  making: (tried, nearest) => `${words.count(tried)}개를 만들어 봄${soFar(nearest)}`,
  stop: '멈추기',
  takeBest: '가장 가까운 것으로',
  takeHardest: '가장 어려운 것으로',
  daily: '오늘의 퍼즐',
  dailyNote: '누구에게나 같습니다. 월요일이 가장 쉽고 일요일이 가장 어렵습니다.',
  openDaily: '열기',
};
