import { type Digit, describeHouse, digitsOf } from '../../sudoku/core';
import type { Blocked, MadeWhy, Need, SearchView, UndoCause, Why } from '../../sudoku/search';
import { letters, rowColumn, rowLetter } from '../cellNames';
import type { WatchCatalogue } from '../messages';
import type { CellNaming } from '../sections/reasons';
import type { Told, WatchGoal, WatchMessages } from '../sections/watch';
import type { Words } from '../sections/words';
import { tell } from '../tell';
import { withParticle } from './particles';
import { strategies } from './strategies';
import { words } from './words';

const { count } = words;

const list = (digits: readonly Digit[]): string => words.and(digits.map(String));
const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** "2행에 1, 2, 3이, 3번 상자에 8이 이미 있습니다." Each digit is told with one house that has it. */
function blockersIn(blocked: readonly Blocked[], inHouse: Words['house']): string {
  const houses = [...new Set(blocked.map(({ house }) => house))];
  const parts = houses.map((house) => {
    const digits = blocked.filter((one) => one.house === house).map(({ digit }) => digit);
    return `${inHouse(house)}에 ${withParticle(list(digits), '이/가')}`;
  });
  return parts.length === 0 ? '' : `${parts.join(', ')} 이미 있습니다.`;
}

/** Where cells are G2, a row is G행. */
const houseByLetter: Words['house'] = (house) => {
  const { kind, number } = describeHouse(house);
  return kind === 'row' ? `${rowLetter(number)}행` : words.house(house);
};

/** Two or three figures tell enough of a speed. */
function speedInWords(speed: number): string {
  const rounded = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  if (speed >= 1e8) return `${rounded(speed / 1e8)}억 `;
  return speed >= 10_000 ? `${rounded(speed / 10_000)}만 ` : count(Number(rounded(speed)));
}

/** What Watch says, with cells named as the person wants them; `null`: as the language does. */
const watchIn = (naming: CellNaming | null): WatchMessages => {
  const at = { rowColumn, letters, words: words.cell }[naming ?? 'words'];
  const aloud = naming === 'letters' ? letters : words.cellAloud;
  const inHouse = naming === 'letters' ? houseByLetter : words.house;
  const blockers = (blocked: readonly Blocked[]): string => blockersIn(blocked, inHouse);

  const undoCause = (cause: UndoCause): string => {
    switch (cause.kind) {
      case 'solution':
        return '답에 이르렀고, 탐색을 계속합니다.';
      case 'deadEnd':
        return `그러면 ${lacking(cause.need)}.`;
      default:
        return cause.need.kind === 'cell'
          ? `${at(cause.need.cell)}의 숫자가 모두 실패했습니다.`
          : `${inHouse(cause.need.house)}에서 ${withParticle(cause.need.digit, '이/가')} 갈 곳이 모두 실패했습니다.`;
    }
  };

  const lacking = (need: Need): string =>
    need.kind === 'cell'
      ? `${at(need.cell)}에 넣을 숫자가 없습니다`
      : `${inHouse(need.house)}에 ${withParticle(need.digit, '이/가')} 들어갈 곳이 없습니다`;

  /** What is tried, forced or ruled out just before a dead end. */
  const madeLead = (made: MadeWhy): string => {
    const { digit } = made;
    switch (made.kind) {
      case 'guess':
      case 'guessPlace':
        return `${at(made.cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`;
      case 'eliminate':
        return `${withParticle(at(made.cell), '은/는')} ${withParticle(digit, '이/가')} 아닙니다.`;
      default:
        return `${withParticle(at(made.cell), '은/는')} ${digit}입니다.`;
    }
  };

  /** A digit that stays written until the next one is written over it. */
  const whitened = ({ cell, digit, cause, left }: Extract<Why, { readonly kind: 'undo' }>): Told => {
    if (cause.kind === 'solution' || cause.need.kind !== 'cell')
      return { lead: `${at(cell)}의 ${withParticle(digit, '은/는')} 다 보았습니다.`, rest: undoCause(cause) };
    const white = at(cause.need.cell);
    return {
      lead:
        cause.kind === 'deadEnd'
          ? `${withParticle(white, '은/는')} 흰색 그대로입니다. 넣을 숫자가 없습니다.`
          : `${withParticle(white, '을/를')} 희게 칠합니다. 넣어 본 숫자가 모두 실패했습니다.`,
      rest: join(
        `그래서 ${at(cell)}의 ${withParticle(digit, '은/는')} 실패했습니다.`,
        left === 0
          ? `덮어쓸 숫자가 없어 다음에 ${withParticle(at(cell), '이/가')} 흰색이 됩니다.`
          : `덮어쓸 숫자가 ${left}개 남았습니다.`,
      ),
    };
  };

  const sentence = ({ why, strategy }: Pick<SearchView, 'why' | 'strategy'>): Told => {
    const coloured = strategy === 'colouredNodes';
    const told: { readonly [K in Why['kind']]: (why: Extract<Why, { readonly kind: K }>) => Told } = {
      start: ({ blanks }) => ({
        lead: `시작: 빈칸이 ${count(blanks)}개입니다.`,
        rest: '아직 아무것도 넣어 보지 않았습니다.',
      }),
      guess: ({ cell, digit, which, of, failed, blocked }) => ({
        lead: `${at(cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`,
        rest: join(
          of === 1 ? '들어갈 수 있는 숫자는 이것뿐입니다.' : `숫자 ${of}개 가운데 ${which}번째입니다.`,
          digitsOf(failed).length === 0
            ? ''
            : `${withParticle(list(digitsOf(failed)), '은/는')} 여기서 실패했습니다.`,
          blockers(blocked),
        ),
      }),
      guessPlace: ({ cell, digit, house, which, of }) => ({
        lead: `${at(cell)}에 ${withParticle(digit, '을/를')} 넣어 봅니다.`,
        rest: `${inHouse(house)}에서 ${withParticle(digit, '이/가')} 들어갈 수 있는 ${of}곳 가운데 ${which}번째입니다.`,
      }),
      onlyDigit: ({ cell, digit, blocked }) => ({
        lead: `${withParticle(at(cell), '은/는')} ${digit}입니다. 다른 숫자는 남지 않았습니다.`,
        rest: blockers(blocked),
      }),
      onlyPlace: ({ cell, digit, house }) => ({
        lead: `${withParticle(at(cell), '은/는')} ${digit}입니다. ${inHouse(house)}에서 ${withParticle(digit, '이/가')} 들어갈 곳은 여기뿐입니다.`,
        rest: `${inHouse(house)}의 다른 칸은 모두 찼거나 ${withParticle(digit, '을/를')} 보고 있습니다.`,
      }),
      reject: ({ cell, blocked: { digit, house, by } }) => ({
        lead: `${at(cell)}에 ${withParticle(digit, '은/는')} 안 됩니다. ${inHouse(house)}에 이미 있습니다.`,
        rest: `${words.and(by.map(at))}에 ${withParticle(digit, '이/가')} 있습니다.`,
      }),
      eliminate: ({ cell, digit, cause, left }) => {
        const lead = `${withParticle(at(cell), '은/는')} ${withParticle(digit, '이/가')} 아닙니다.`;
        const reason = {
          given: () => (cause.kind === 'given' ? `주어진 숫자가 ${cause.digit}입니다.` : ''),
          guess: () =>
            cause.kind === 'guess' ? `이 칸에 ${withParticle(cause.digit, '을/를')} 넣어 보는 중입니다.` : '',
          peer: () =>
            cause.kind === 'peer'
              ? `같은 구역의 ${withParticle(at(cause.peer), '이/가')} ${digit}입니다.`
              : '',
          onlyPlace: () =>
            cause.kind === 'onlyPlace'
              ? `${inHouse(cause.house)}에서 ${withParticle(cause.digit, '이/가')} 들어갈 곳이 여기뿐입니다.`
              : '',
        }[cause.kind]();
        const digits = digitsOf(left);
        const rest =
          digits.length === 0
            ? '남은 숫자가 없습니다.'
            : digits.length === 1
              ? `${list(digits)}만 남았습니다.`
              : `${withParticle(list(digits), '이/가')} 남았습니다.`;
        return { lead, rest: join(reason, rest) };
      },
      undo: (undo) =>
        coloured
          ? whitened(undo)
          : {
              lead: `${at(undo.cell)}에서 ${withParticle(undo.digit, '을/를')} 다시 뺍니다.`,
              rest: join(
                undoCause(undo.cause),
                undo.left === 0
                  ? '여기에 더 넣어 볼 것이 없어 그 앞의 추측으로 되돌아갑니다.'
                  : `여기에 넣어 볼 것이 ${undo.left}개 남았습니다.`,
              ),
            },
      deadEnd: ({ need, blocked, after, made, ruledOut }) => {
        const next =
          after === null
            ? '되돌릴 추측이 없으므로 답이 없습니다.'
            : coloured
              ? `다음으로 ${at(after.cell)}의 ${withParticle(after.digit, '이/가')} 실패합니다.`
              : `다음으로 ${at(after.cell)}에서 ${withParticle(after.digit, '을/를')} 뺍니다.`;
        if (ruledOut !== null && need.kind === 'cell') {
          const what = after?.cell === need.cell ? '추측한' : '주어진';
          return {
            lead: `막혔습니다. ${at(need.cell)}에 ${what} ${withParticle(ruledOut, '은/는')} 그 결과와 어긋납니다.`,
            rest: join(made === null ? '' : madeLead(made), next),
          };
        }
        const end = `막혔습니다. ${lacking(need)}.`;
        return {
          lead: made === null ? end : `${madeLead(made)} ${end}`,
          rest: join(blockers(blocked), next),
        };
      },
      solved: ({ number, last }) => ({
        lead: number === 1 ? '풀렸습니다. 모든 칸이 찼습니다.' : `${count(number)}번째 답입니다.`,
        rest: `행, 열, 상자마다 모든 숫자가 한 번씩 있습니다. ${last ? '탐색이 여기서 끝납니다.' : '다른 답을 찾아 탐색을 계속합니다.'}`,
      }),
      exhausted: ({ solutions }) => ({
        lead: solutions === 0 ? '답이 없습니다. 모든 길을 다 가 보았습니다.' : '모든 길을 다 가 보았습니다.',
        rest: solutions === 0 ? '더 넣어 볼 숫자가 없습니다.' : `답은 ${count(solutions)}개입니다.`,
      }),
    };
    const say = told[why.kind] as (why: Why) => Told;
    return say(why);
  };

  const goals: {
    readonly [K in WatchGoal['kind']]: (goal: Extract<WatchGoal, { readonly kind: K }>) => string;
  } = {
    deadEnd: () => '막힌 곳',
    solution: () => '답',
    undoTo: ({ depth }) => `깊이 ${depth} 이하로 되돌림`,
    deepest: () => '가장 깊어진 곳',
    cellChanged: ({ cell }) => `${at(cell)} 바뀜`,
    cellWritten: ({ cell }) => `${at(cell)} 채워짐`,
    cellSet: ({ cell, digit }) => `${withParticle(at(cell), '이/가')} ${withParticle(digit, '이/가')} 됨`,
    eliminated: ({ cell, digit }) => `${at(cell)}에서 ${digit} 제외`,
    longestFailed: () => '가장 긴 실패한 가지',
  };
  const goal = (goal: WatchGoal): string =>
    // Every backtrack is one to depth 81 or less.
    goal.kind === 'undoTo' && goal.depth >= 81 ? '되돌림' : tell(goals, goal);

  return {
    title: '탐색 지켜보기',
    sentence,
    loading: '탐색을 시작합니다.',
    refused: ({ clashes: [clash] }) => ({
      lead: '숫자가 겹쳐서 탐색할 수 없습니다.',
      rest:
        clash === undefined
          ? ''
          : `${inHouse(clash.house)}에 ${withParticle(clash.digit, '이/가')} 두 개 있습니다: ${at(clash.a)}, ${at(clash.b)}.`,
    }),
    cellName({ cell, digit, role, depth, failed, isTried, isDeadEnd, candidates, blocks, isMistake }) {
      const parts = [aloud(cell), digit === null ? '빈칸' : String(digit)];
      if (role === 'given') parts.push('주어진 숫자');
      if (role === 'forced') parts.push('확정');
      if (role === 'guess') parts.push('추측', `깊이 ${depth}`);
      if (role === 'tried') parts.push('실패, 아직 쓰여 있음');
      if (candidates.length > 0) parts.push(`후보 ${candidates.join(' ')}`);
      if (isTried) parts.push('지금 시도');
      if (failed.length > 0) parts.push(`실패 ${failed.join(' ')}`);
      if (isDeadEnd) parts.push('막힘');
      if (blocks) parts.push('가로막음');
      if (isMistake) parts.push('첫 실수');
      return parts.join(', ');
    },
    legend: { given: '주어짐', guess: '추측', forced: '확정', trying: '시도 중', deadEnd: '막힘' },

    strategy: '전략',
    ...strategies,
    cell: at,
    codeTitle: '방법',
    detail: '방법과 스택',
    closeDetail: '차트로 돌아가기',

    options: {
      source: '시작하는 판',
      givens: '주어진 숫자',
      board: '내가 쓴 판',
      until: '어디까지',
      firstSolution: '첫 답까지',
      wholeTree: '나무 전체',
      digits: '숫자의 순서',
      cells: '칸의 순서',
      start: '첫 칸',
      startCell: '고른 칸',
      seed: '다시 섞기',
      orders: {
        ascending: '작은 것부터',
        descending: '큰 것부터',
        shuffled: '섞어서',
        leastConstraining: '덜 막는 것부터',
        rows: '행 순서',
        columns: '열 순서',
        boxes: '상자 순서',
        spiral: '나선',
        first: '첫 빈칸',
        cell: '고른 칸',
        random: '아무 빈칸',
      },
      flags: {
        rejections: '안 되는 숫자도 한 단계로 세기',
        singlesBefore: '탐색 전에 싱글을 모두 써넣기',
        fewestFirst: '후보가 가장 적은 흰 칸부터',
      },
      limits: '기록 한도',
      time: '시간',
      memory: '메모리',
      seconds: (seconds) => (seconds < 60 ? `${seconds}초` : `${seconds / 60}분`),
      megabytes: (megabytes) => `메모리 ${megabytes} MB`,
      noLimit: '한도 없음',
      done: '완료',
    },

    counters: {
      steps: '단계',
      guesses: '추측',
      backtracks: '되돌림',
      deadEnds: '막힘',
      depth: '깊이',
      maxDepth: '최대 깊이',
      rejections: '안 된 숫자',
      forced: '확정',
      eliminations: '후보 제외',
      solutions: '답',
    },
    more: '더 보기',
    moreCounts: '수치 더 보기',
    fewerCounts: '수치 줄이기',

    stack: '스택',
    stackDepth: (depth) => `깊이 ${depth}`,
    stackEmpty: '남아 있는 추측이 없습니다.',
    stackRow: (depth, cell, digit, failed) =>
      `깊이 ${depth}, ${aloud(cell)}, ${digit}${failed.length > 0 ? `, 실패 ${failed.join(' ')}` : ''}`,

    variables: {
      title: '기억하는 것',
      rows: '행',
      columns: '열',
      boxes: '상자',
      blanks: '빈칸',
      blankAt: (index, of) => (index > of ? `${of}개 모두 참` : `${of}개 중 ${index}번째`),
      nextCell: '다음 빈칸',
      scanned: '지나친 칸',
      strikes: '지운 숫자',
      free: '남은 숫자',
      check: '마지막 확인',
      checked: (filled, total, complete) => `81칸 중 ${filled}칸, 합 ${total}, 구역 27개 중 ${complete}개`,
      white: '흰색',
      grey: '회색',
      black: '검은색',
      start: '첫 칸',
      least: '가장 적은 후보 수',
      ties: '그런 칸',
      candidates: '후보',
      phase: '단계',
      phases: { givens: '주어진 숫자', search: '탐색' },
      judged: (rows, columns, boxes) => `완성된 행 ${rows}/9, 열 ${columns}/9, 상자 ${boxes}/9`,
      judge: {
        title: '판정',
        alone: '전파만 한 뒤',
        notYet: '주어진 숫자를 다 정하면 나옵니다',
        now: '지금',
        end: '탐색이 끝난 뒤',
      },
      solved: (cells) => `81칸 중 ${cells}칸`,
      solvedCells: '후보가 하나 남은 칸',
      selected: (cell) => `고른 칸: ${at(cell)}`,
      unitsOf: (cell) => `${at(cell)}의 구역`,
      peersOf: (cell, peers) => `${at(cell)}의 이웃 ${peers}칸`,
      tasks: '하는 중',
      assign: (cell, digit) => `${withParticle(at(cell), '을/를')} ${withParticle(digit, '으로/로')} 정하기`,
      eliminate: (cell, digit) => `${at(cell)}에서 ${digit} 지우기`,
      peers: (cell, digit) => `${at(cell)}의 이웃에서 ${digit} 지우기`,
      places: (house, digit) => `${inHouse(house)}에서 ${withParticle(digit, '이/가')} 갈 곳 찾기`,
      column: '고른 열',
      need: (need) => ('cell' in need ? at(need.cell) : `${inHouse(need.house)}의 ${need.digit}`),
      columnsLeft: '남은 열',
      rowsLeft: '남은 행',
      choices: '그 열의 행',
      differs: '어느 방식',
      none: '없음',
    },

    transport: {
      name: '재생',
      first: '첫 단계',
      back: '한 단계 뒤로',
      play: '재생',
      playBack: '거꾸로 재생',
      pause: '멈춤',
      forward: '한 단계 앞으로',
      last: '마지막 단계',
      nextBacktrack: '다음 되돌림',
      untilChanged: (cell) => `${withParticle(at(cell), '이/가')} 바뀔 때까지`,
      find: '찾기와 멈출 곳',
      speed: '속도',
      perSecond: (speed) => `초당 ${speedInWords(speed)}단계`.replace(' 단계', '단계'),
      sixty: '판은 초당 60번 그림',
      finish: '10초 만에 끝내기',
      finishing: '10초 만에 끝까지',
      slowDown: '되돌릴 때 천천히',
      slowDownNote: '빠를 때는 긴 것만',
      timeline: '단계',
      stepOf: (step, of, extent) =>
        `${count(of)}단계${{ whole: '', growing: '(지금까지)', capped: '(기록이 멈춘 곳까지)' }[extent]} 중 ${count(step)}단계`,
      goTo: '이 단계로 가기',
      go: '가기',
    },

    recording: {
      name: '기록',
      running: (steps, perSecond, depth, percent) =>
        `기록 중: ${count(steps)}단계, 초당 ${speedInWords(perSecond)}개, 깊이 ${depth}${percent > 0 ? `, 나무의 약 ${percent} %` : ''}`.replace(
          ' 개',
          '개',
        ),
      paused: (steps) => `${count(steps)}단계에서 기록을 잠시 멈췄습니다`,
      ended(end, steps) {
        const recorded = `${count(steps)}단계`;
        switch (end.kind) {
          case 'solved':
            return `답까지 ${recorded}를 모두 기록했습니다`;
          case 'exhausted':
            return `모든 길 ${recorded}를 다 기록했습니다`;
          default: {
            const by = { steps: '단계 한도', bytes: '메모리 한도', time: '시간 한도', person: '요청' };
            return `${recorded}까지 기록하고 ${by[end.by]}에 따라 멈췄습니다. 그 뒤는 알 수 없습니다`;
          }
        }
      },
      failed: '기록기가 멈췄습니다.',
      edge: '기록이 여기서 멈췄습니다. 그 뒤는 알 수 없습니다.',
      waiting: (step) => `${count(step)}단계로 가는 중입니다.`,
      pause: '기록 잠시 멈추기',
      resume: '기록 계속하기',
      stop: '기록 그만하기',
      further: '더 기록하기',
    },

    moments: {
      title: '찾기와 멈출 곳',
      help: '다음이나 이전의 이런 곳으로 가거나, 재생이 거기서 멈추게 합니다.',
      goal,
      next: '다음',
      previous: '이전',
      stopHere: '여기서 멈추기',
      whoWrote: '이 칸을 마지막으로 쓴 단계는?',
      depth: '깊이',
      digit: '숫자',
      finding: (sought, step) => `찾는 중: ${goal(sought)}${step === null ? '' : `. ${count(step)}단계`}`,
      missed(sought, way, extent) {
        const after = {
          whole: '이 단계 뒤에는',
          growing: '지금까지 기록된 뒤쪽에는',
          capped: '기록이 멈춘 곳까지 이 단계 뒤에는',
        };
        return `${goal(sought)}: ${way === 'previous' ? '이 단계 앞에는' : after[extent]} 없습니다.`;
      },
      met: (sought) => `멈춘 곳: ${goal(sought)}.`,
      again: (sought, way) => `${way === 'next' ? '다음' : '이전'}: ${goal(sought)}`,
      stopsAt: (sought) => `멈출 곳: ${goal(sought)}`,
      forget: (sought) => `빼기: ${goal(sought)}`,
      cancel: '취소',
    },

    mistake: {
      ask: '어디서 틀렸나요?',
      asking: '답과 비교하는 중입니다.',
      none: '아직 틀린 곳이 없습니다. 모든 추측이 답과 같습니다.',
      unknown: '답이 하나가 아니어서 비교할 수 없습니다.',
      found: (depth, cell, digit, instead) =>
        `깊이 ${depth}에서 틀렸습니다. ${withParticle(at(cell), '은/는')} ${withParticle(digit, '이/가')} 아니라 ${instead}입니다.`,
      findsOut: (steps) => `${count(steps)}단계 더 가서 알아내는 곳으로`,
    },

    keep: {
      state: '이 상태 남기기',
      solution: '답 남기기',
      copyAnswer: '답 복사',
      copyLink: '이 순간의 링크 복사',
      leave: '판으로 돌아가기',
    },

    playing: '재생 중입니다.',
  };
};

export const watch: WatchCatalogue = { in: watchIn };
