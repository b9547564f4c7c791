import type { StrategyMessages } from '../../en/watch/strategies';

/** The names of the strategies, and their pseudocode. */
export const strategies: StrategyMessages = {
  strategies: {
    rowByRow: {
      name: '한 줄씩',
      says: '첫 빈칸에 들어갈 수 있는 가장 작은 숫자부터. 앞을 내다보지 않습니다.',
    },
    candidateLists: {
      name: '후보 목록',
      says: '행, 열, 상자가 남긴 숫자를 넣어 봅니다. 첫 답이 사전 순으로 가장 앞섭니다.',
    },
    colouredNodes: {
      name: '색칠한 노드',
      says: '빈칸은 흰색, 시도 중인 칸은 회색, 주어진 칸은 검은색입니다.',
    },
    fewestCandidates: {
      name: '후보가 적은 칸부터',
      says: '들어갈 수 있는 숫자가 가장 적은 빈칸부터 채웁니다.',
    },
    singlesFirst: {
      name: '싱글 먼저, 그다음 백트래킹',
      says: '확실한 칸을 모두 채운 뒤에 추측합니다.',
    },
    propagation: {
      name: '전파와 탐색',
      says: '노빅의 풀이: 두 규칙으로 후보를 지우고 나서 추측합니다.',
    },
    exactCover: {
      name: '정확한 덮개',
      says: '커누스의 알고리즘 X: 조건 324개를 꼭 한 번씩 채웁니다.',
    },
  },
  variants: {
    propagation:
      '노빅의 풀이처럼 칸의 세 구역을 모두 살피고 피어는 왼쪽 위부터 차례로 봅니다. 흔한 변형은 숫자가 확정되는 첫 구역에서 그만두고 피어를 해시 집합의 순서로 봅니다.',
  },
  code: {
    rowByRow: {
      start: '행, 열, 상자마다 쓴 숫자를 표에 적는다',
      next: '다음 빈칸으로 간다',
      solved: '빈칸이 없으면: 풀렸다',
      test: '숫자를 차례로 하나씩:',
      blocked: '세 표 가운데 하나에 있으면: 건너뛴다',
      put: '없으면 넣고 다음 빈칸으로 간다',
      takeOut: '실패하면: 다시 뺀다',
      deadEnd: '맞는 숫자가 없으면: 막힘, 앞 빈칸으로 되돌아간다',
      exhausted: '앞에 빈칸이 없으면: 모든 경우를 다 해 보았다',
    },
    candidateLists: {
      start: '주어진 판에서 시작한다',
      scan: '칸을 차례로 훑어 다음 빈칸을 찾는다',
      check: '없으면: 다 찼는지, 합이 405인지, 구역마다 완성되었는지 확인한다',
      strike: '1부터 9까지에서 행, 열, 상자의 숫자를 지운다',
      deadEnd: '남은 것이 없으면: 막힘, 되돌아간다',
      try: '남은 숫자를 차례로 하나씩:',
      put: '쓰고 다시 훑으러 간다',
      takeOut: '실패하면: 다시 지운다',
      exhausted: '되돌아갈 곳이 없으면: 모든 경우를 다 해 보았다',
    },
    colouredNodes: {
      start: '주어진 칸은 검게, 빈칸은 희게 칠한다',
      blacken: '후보가 하나인 흰 칸이 있는 동안: 써넣고 검게 칠한다',
      next: '다음 흰 칸을 고른다',
      solved: '없으면: 풀렸다',
      deadEnd: '후보가 없으면: 막힘, 되돌아간다',
      grey: '후보를 하나씩: 앞의 것 위에 써넣고 회색으로 칠한 뒤 계속한다',
      whiten: '모두 실패하면: 다시 희게 칠하고 되돌아간다',
      exhausted: '앞에 회색 칸이 없으면: 모든 경우를 다 해 보았다',
    },
    fewestCandidates: {
      start: '빈칸마다 후보를 센다',
      choose: '후보가 가장 적은 빈칸을 고른다. 여럿이면 차례가 앞선 것',
      solved: '없으면: 풀렸다',
      deadEnd: '후보가 없으면: 막힘, 되돌아간다',
      forced: '후보가 하나면: 추측 없이 써넣는다',
      put: '아니면 후보를 하나씩: 넣고 다시 센다',
      takeOut: '실패하면: 다시 뺀다',
      exhausted: '되돌아갈 곳이 없으면: 모든 경우를 다 해 보았다',
    },
    singlesFirst: {
      start: '빈칸마다 후보를 적는다',
      deadEnd: '후보가 없는 빈칸이나 들어갈 곳이 없는 숫자가 있으면: 막힘, 되돌아간다',
      naked: '후보가 하나인 빈칸이 있는 동안: 채운다',
      hidden: '구역 안에서 들어갈 곳이 하나인 숫자가 있는 동안: 채운다',
      solved: '판이 다 차면: 풀렸다',
      choose: '차례가 가장 앞선 빈칸을 고른다',
      put: '후보를 하나씩: 넣고 처음부터 다시 한다',
      takeOut: '실패하면: 거기서 나온 것을 모두 뺀다',
      exhausted: '되돌아갈 곳이 없으면: 모든 경우를 다 해 보았다',
    },
    propagation: {
      start: '모든 칸에 1부터 9까지를 둔다',
      assignGiven: '주어진 숫자마다: 다른 숫자를 지워서 확정한다',
      eliminate: '칸에서 숫자를 지우려면:',
      noneLeft: '칸에 남은 숫자가 없으면: 막힘',
      rule1: '규칙 1: 하나만 남으면 피어 20칸에서 그 숫자를 지운다',
      noPlace: '구역 안에 그 숫자가 들어갈 곳이 없으면: 막힘',
      rule2: '규칙 2: 들어갈 곳이 하나면 그 칸에 확정한다',
      solved: '모든 칸의 후보가 하나면: 풀렸다',
      choose: '아니면 후보가 둘 이상이면서 가장 적은 칸을 고른다',
      put: '후보를 하나씩: 추측한다',
      assignGuess: '다른 숫자를 지워서 확정한다',
      takeOut: '실패하면: 추측하기 전의 후보로 돌아간다',
      exhausted: '되돌아갈 곳이 없으면: 모든 경우를 다 해 보았다',
    },
    exactCover: {
      start: '조건마다 열을, 칸에 넣을 숫자마다 행을 만들고 주어진 숫자가 채우는 것을 덮는다',
      choose: '행이 가장 적은 열을 고른다. 여럿이면 가장 왼쪽',
      solved: '열이 남지 않으면: 풀렸다',
      deadEnd: '행이 없으면: 막힘, 되돌아간다',
      forced: '행이 하나면: 추측 없이 덮는다',
      put: '아니면 행을 하나씩: 그 행이 채우는 열을 덮는다',
      takeOut: '실패하면: 다시 연다',
      exhausted: '되돌아갈 곳이 없으면: 모든 경우를 다 해 보았다',
    },
  },
};
