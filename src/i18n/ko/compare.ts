import { byNaming } from '../cellNames';
import type { CompareMessages } from '../en/compare';
import { namesIn } from './names';
import { withParticle } from './particles';
import { verdictIn } from './verdict';
import { powerOfTen, words } from './words';

const { count } = words;

const NUMBERS = ['0', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const ways = (number: number): string => `${NUMBERS[number] ?? number} 가지 전략`;

const timeTick = (milliseconds: number): string =>
  milliseconds < 1
    ? `${Math.round(milliseconds * 1000)}µs`
    : milliseconds < 1000
      ? `${milliseconds}ms`
      : `${milliseconds / 1000}초`;

const duration = (milliseconds: number): string =>
  Number.isInteger(milliseconds) && milliseconds < 10
    ? words.duration(milliseconds).replace('밀리초', 'ms')
    : milliseconds < 0.0995
      ? `${(milliseconds * 1000).toPrecision(2)}µs`
      : milliseconds < 9.95
        ? `${milliseconds.toPrecision(2)}ms`
        : milliseconds < 1000
          ? `${Math.round(milliseconds)}ms`
          : words.duration(milliseconds);

export const compare = byNaming(
  namesIn,
  (names): CompareMessages => ({
    title: (strategies) => `퍼즐 하나, ${ways(strategies)}`,
    titleOfSet: (strategies, number) =>
      number === 0 ? `여러 퍼즐, ${ways(strategies)}` : `퍼즐 ${count(number)}개, ${ways(strategies)}`,
    scope: '무엇으로 비교할지',
    scopes: { one: '이 퍼즐', set: '퍼즐 모음' },
    givens: (number) => `주어진 숫자 ${number}개`,
    racing: (ended, of) => `경주 중: ${of}개 가운데 ${ended}개 끝남`,
    allEnded: (number, milliseconds) =>
      `${number === 1 ? '끝남' : `${number}개 모두 끝남`} · 경주 전체 ${words.duration(milliseconds)}`,
    someEnded: (ended, of) => `${of}개 가운데 ${ended}개 끝남`,
    clash: '주어진 숫자가 겹쳐서 탐색할 것이 없습니다.',
    again: '다시 경주',
    goOn: '계속하기',
    stopAll: '모두 멈추기',
    change: '전략 바꾸기',
    copyTable: '표 복사',
    copyLink: '링크 복사',
    timeLimit: '제한 시간',
    seconds: (seconds) => (seconds === 60 ? '1분' : `${seconds}초`),
    noLimit: '제한 없음',

    where: '어디를 어떻게 채웠는지',
    measures: { guesses: '추측', backtracks: '되돌림', steps: '단계', time: '시간' },
    duration,
    tick: powerOfTen,
    timeTick,
    best: { guesses: '가장 적음', backtracks: '가장 적음', steps: '가장 적음', time: '가장 빠름' },
    ratio(times) {
      if (times < 10) return `${times.toFixed(1)}배`;
      const rounded = Number(times.toPrecision(2));
      if (rounded >= 1e8) return `${rounded / 1e8}억 배`;
      return rounded >= 10_000 ? `${count(rounded / 10_000)}만 배` : `${count(rounded)}배`;
    },
    ends: {
      running: '탐색 중',
      stopped: '멈춤',
      failed: '응답 없음',
      noSolution: '답 없음',
      capped: (milliseconds) => `${timeTick(milliseconds)}에 멈춤, 끝나지 않음`,
      steps: '단계 제한에서 멈춤, 끝나지 않음',
      unsolved: '답을 찾지 못하고 끝남',
      notRun: '실행할 수 없음: 열어서 까닭을 보세요',
      solutions: (number) => `답 ${count(number)}개`,
    },
    heat: (name, most, times) =>
      most === null
        ? `${name}: 아직 채운 칸이 없습니다`
        : `${name}: 가장 많이 채운 칸은 ${most}, ${count(times)}번`,
    ownCode:
      '쓰기를 기록하며 한 번 실행합니다. 시간에는 기록하는 시간도 들어갑니다. 이 화면의 링크에는 담기지 않습니다.',
    watch: (name) => `${name} 지켜보기`,
    stopOne: '멈추기',
    stop: (name) => `${name} 멈추기`,
    legend: {
      most: '판마다 가장 많이 채운 칸',
      once: '한두 번',
      given: '주어진 숫자',
      scales: '모든 축은 로그 눈금입니다. 눈금 하나마다 열 배가 됩니다.',
      steps:
        '한 단계마다 숫자를 하나 채우거나(추측 또는 확정), 추측 하나를 거기서 나온 것까지 되돌립니다. ‘전파와 탐색’에서는 후보를 지우는 것도 한 단계입니다.',
    },

    axis: '한 축에 모아 보기',
    axisOf: '축의 단위',

    parting: {
      title: '두 전략이 처음 달라지는 곳',
      first: '첫째 전략',
      second: '둘째 전략',
      looking: (steps) =>
        steps === 0 ? '한 단계씩 비교하는 중입니다.' : `지금까지 ${count(steps)}단계가 같습니다.`,
      at: (step) => (step === 1 ? '첫 단계부터 다릅니다.' : `${count(step)}단계에서 처음 달라집니다.`),
      never: (steps) =>
        steps === 0
          ? '달라지지 않습니다. 둘 다 할 단계가 없습니다.'
          : `달라지지 않습니다. 끝까지 ${count(steps)}단계가 모두 같습니다.`,
      notYet: (steps) =>
        steps === 0
          ? '첫 단계 전에 멈춰서 비교하지 못했습니다.'
          : `처음 ${count(steps)}단계가 같습니다. 그 뒤에 달라지는지는 모릅니다.`,
      noSteps: '비교하지 못함: 프로그램이 한 단계도 하지 않았습니다.',
      stop: '비교 그만하기',
      goOn: '비교 계속하기',
      same: '서로 다른 두 전략을 고르세요.',
      does: (name, step) => {
        if (step === null) return `${name}: 이미 끝났습니다.`;
        const { kind, cell, digit } = step;
        const object = withParticle(digit, '을/를');
        const does = {
          fill: `${cell}에 ${object} 넣어 봅니다`,
          forced: `${cell}에 ${object} 넣을 수밖에 없습니다`,
          undo: `${cell}에서 ${object} 다시 뺍니다`,
          eliminate: `${cell}에서 후보 ${object} 지웁니다`,
          reject: `${cell}에는 ${object} 넣을 수 없습니다`,
        };
        return `${name}: ${does[kind]}.`;
      },
      watch: (name, step) => `${name}, ${count(step)}단계 지켜보기`,
    },

    set: {
      choose: '퍼즐',
      sets: {
        norvigEasy: '노빅, 쉬움: 50개',
        norvigHard: '노빅, 어려움: 95개',
        norvigHardest: '노빅, 가장 어려움: 11개',
        easy: '싱글만으로 풀림: 표본 50개',
        bankEasy: '퍼즐 은행, 쉬움: 표본 50개',
        bankMedium: '퍼즐 은행, 보통: 표본 50개',
        bankHard: '퍼즐 은행, 어려움: 표본 50개',
        clues17: '주어진 숫자 17개: 표본 50개',
        top1465: '톱 1465: 표본 50개',
        hardest2011: '2011년 최고 난도: 표본 50개',
        hardest2019: '2019년 최고 난도: 표본 50개',
        severalSolutions: '답이 여럿: 표본 50개',
      },
      none: '모음을 고르세요',
      own: '내 퍼즐',
      pasteHelp: '퍼즐 하나 또는 여럿, 이 페이지가 읽는 어떤 표기든 됩니다.',
      pasted: '내 퍼즐',
      usePasted: '이 퍼즐로 비교하기',
      openFile: '파일 열기',
      gathering: (found) => `읽는 중: 지금까지 퍼즐 ${count(found)}개`,
      gathered: (found, every, compared) =>
        every === 1
          ? `퍼즐 ${count(found)}개를 읽었습니다.`
          : `퍼즐 ${count(found)}개를 읽었습니다. ${count(every)}개마다 하나씩 모두 ${count(compared)}개로 비교합니다.`,
      left: (number) => `${count(number)}개를 뺐습니다`,
      leaving: (line, text) => `${count(line)}번째 줄 ‘${text}’:`,
      leftClash: (groups) => {
        const { lead, rest } = verdictIn(names).clash(groups);
        return `${lead}. ${rest}.`;
      },
      moreLeft: (number) => `그 밖에 ${count(number)}개가 더 있습니다.`,
      measure: '무엇을 잴지',
      stepLimit: '단계 제한',
      steps: (number) => `${count(number)}단계`,
      progress: '끝난 퍼즐',
      done: (number, of) => `퍼즐 ${count(of)}개 가운데 ${count(number)}개`,
      stopped: (number, of) => `퍼즐 ${count(of)}개 가운데 ${count(number)}개에서 멈춤`,
      median: (value) => `중앙값 ${value}`,
      ninety: (value) => `90 %는 ${value} 이내`,
      total: (value, atLeast) => `모두 ${value}${atLeast ? ' 이상' : ''}`,
      capped: (number) => `${count(number)}개 포기`,
      allCapped: (limit) => `절반 넘게 ${limit}에서 포기`,
      help: (tallest) =>
        `기둥의 높이는 결과가 그 구간에 든 퍼즐의 수이며, 가장 높은 기둥은 ${count(tallest)}개입니다. 세모는 중앙값, 빗금은 제한에 걸려 포기한 퍼즐입니다.`,
      noResult: '아직 결과가 없습니다',
      plot: (name, measure, said, number, range) =>
        `${name}, 퍼즐 ${count(number)}개의 ${measure}: ${said.join(', ')}${range === null ? '' : `, ${range[0]}–${range[1]}`}`,
      bar: (from, to, number) => `${from === to ? from : `${from}–${to}`}: 퍼즐 ${count(number)}개`,
    },

    picked: {
      show: (name, measure) => `기둥별 퍼즐: ${name}, ${measure}`,
      hint: '기둥을 고르면 거기에 든 퍼즐을 보고 열 수 있습니다.',
      of: (name, measure) => `${name} · ${measure} 기둥`,
      before: '앞 기둥',
      after: '다음 기둥',
      puzzle: (number) => `${count(number)}번 퍼즐`,
      open: '열기',
      openAloud: (number) => `${count(number)}번 퍼즐 열기`,
      watch: '지켜보기',
      watchAloud: (name, number) => `지켜보기: ${name}, ${count(number)}번 퍼즐`,
      race: '경주',
      raceAloud: (number) => `경주: ${count(number)}번 퍼즐`,
      more: (number) => `${count(number)}개 더 보기`,
      origin: (set, number) => `${set.replace(/:.*/, '')}, ${count(number)}번 퍼즐`,
    },

    contestants: {
      title: '비교할 전략',
      lineUps: '전략 묶음',
      lineUp: {
        usual: '기본 다섯 가지',
        every: '일곱 가지 모두',
        certain: '확실한 숫자 먼저',
        cells: '칸의 순서',
        digits: '숫자의 순서',
      },
      strategy: '전략',
      noProgram: '내 코드 (먼저 지켜보기에서 쓰세요)',
      add: '전략 더하기',
      remove: (name) => `${name} 빼기`,
      done: '완료',
    },

    columns: {
      strategy: '전략',
      options: '설정',
      end: '끝',
      solutions: '답',
      milliseconds: '밀리초',
      puzzle: '퍼즐',
      ratio: {
        guesses: '추측 ÷ 최솟값',
        backtracks: '되돌림 ÷ 최솟값',
        steps: '단계 ÷ 최솟값',
        time: '시간 ÷ 최솟값',
      },
      ends: {
        finished: '끝남',
        steps: '단계 제한',
        time: '시간 제한',
        stopped: '멈춤',
        unsolved: '답을 찾지 못함',
        failed: '실패',
        running: '진행 중',
      },
    },
    copied: '표를 복사했습니다.',
    cannotCopy: '브라우저가 복사를 허용하지 않습니다.',
  }),
);
