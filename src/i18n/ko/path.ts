import type { ChoosingMessages, PathMessages } from '../en/path';
import { LEVELS } from './levels';
import { techniques } from './techniques';
import { words } from './words';

const { count } = words;

export const path: PathMessages = {
  finding: (steps) => (steps === 0 ? '풀이 경로를 찾는 중' : `지금까지 ${count(steps)}단계`),
  length: (steps, solved, fewer) =>
    solved
      ? `끝까지 ${count(steps)}단계.`
      : `${count(steps)}단계까지. 그다음은 ${fewer ? '켜 둔 기법만으로' : 'Unwind가 아는 기법으로'} 나아갈 수 없습니다.`,
  cut: (steps) => `지금까지 ${count(steps)}단계. 찾기가 두 번 멈췄습니다. 판은 그대로입니다.`,
  orderName: '경로를 고르는 기준',
  orders: { easiest: '쉬운 단계부터', fewest: '가장 적은 단계' },
  needs: (kinds, hardest) =>
    kinds === 1
      ? `쓰는 기법: ${techniques.names[hardest]}`
      : `쓰는 기법 ${count(kinds)}가지, 가장 어려운 것: ${techniques.names[hardest]}`,
  times: (number) => `${count(number)}번`,
  hardest: '가장 어려움',
  unique: '유일해 이용',
  steps: '단계',
  more: (steps) => `${count(steps)}개 더 보기`,
  playFrom: '여기서부터 풀기',
  playFromWrites: (digits, notes) => {
    const writes = [...(digits > 0 ? [`숫자 ${count(digits)}개`] : []), ...(notes ? ['남은 후보 메모'] : [])];
    return `판에 쓸 것: ${writes.join(', ')}. 되돌리기로 취소할 수 있습니다.`;
  },
  rating: '난이도를 매기는 중',
  level: ({ difficulty, solved }) =>
    `${choosing.difficulties[difficulty]}${solved || difficulty === 'extreme' ? '' : ' 이상'}`,
  askHardest: '가장 어려운 단계 보기',
  hardestStep: ({ er, hardest, solved }) =>
    `${hardest === null ? '' : `${hardest.needed ? `${techniques.names[hardest.technique]} 필요` : `가장 어려운 단계: ${techniques.names[hardest.technique]}`} · `}SE ${er.toFixed(1)}${solved ? '' : ' 이상'}`,
  numbers: ({ er, ep, ed, solved }) =>
    `ER ${er.toFixed(1)}${solved ? '' : ' 이상'} · EP ${ep.toFixed(1)} · ED ${ed.toFixed(1)}`,
  ratedHow:
    'ER(SE)은 퍼즐 전체에서 가장 어려운 단계, EP는 첫 숫자가 나올 때까지 가장 어려운 단계, ED는 첫 단계의 난이도입니다. 어떤 기법을 켜 두었든 늘 Sudoku Explainer의 기법과 척도로 매깁니다. 퍼즐의 난이도는 ER과 전체 풀이 경로의 가장 어려운 단계 가운데 더 어려운 쪽을 따릅니다.',
};

export const choosing: ChoosingMessages = {
  title: '기법',
  open: '사용할 기법',
  lead: '힌트, 단계 목록, 풀이 경로는 켜 둔 기법만 씁니다.',
  groupBy: '묶는 기준',
  groupings: { family: '종류', difficulty: '난이도' },
  families: {
    single: '싱글',
    locked: '로크드 후보',
    subset: '서브셋',
    fish: '피시',
    singleDigit: '한 숫자 패턴',
    colouring: '컬러링',
    wing: '윙',
    uniqueness: '유일성',
    chain: '체인과 루프',
    almostLocked: '거의 잠긴 집합(ALS)',
    forcing: '강제 체인',
    template: '템플릿',
  },
  difficulties: LEVELS,
  count: (on, of) =>
    on === of ? `${count(of)}개를 모두 켰습니다.` : `${count(of)}개 중 ${count(on)}개를 켰습니다.`,
  unique: '유일해 이용',
  aboutUnique: '‘유일해 이용’ 표시: 답이 하나뿐인 퍼즐에서만 맞는 기법입니다.',
  aboutRating: '숫자는 그 기법의 가장 낮은 난이도입니다. 퍼즐의 난이도는 무엇을 켜 두었든 같습니다.',
  about: (technique) => `${techniques.names[technique]} 설명`,
  tickAll: '모두 켜기',
};
