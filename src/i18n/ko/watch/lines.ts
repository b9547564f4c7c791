import { digitsOf, housesOf } from '../../../sudoku/core';
import type { LineDoes, Need, StrategyId } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { LineMessages } from '../../en/watch/lines';
import type { WatchSentence } from '../../en/watch/sentence';
import { withParticle } from '../particles';
import { count, list } from './names';

const STARTS: Readonly<Record<StrategyId, string>> = {
  rowByRow: '행, 열, 상자마다 쓴 숫자를 표에 적습니다.',
  candidateLists: '주어진 판에서 시작합니다.',
  colouredNodes: '주어진 칸은 검게, 빈칸은 희게 칠합니다.',
  fewestCandidates: '빈칸마다 후보를 셉니다.',
  singlesFirst: '빈칸마다 후보를 적습니다.',
  propagation: '모든 칸에 1부터 9까지를 둡니다.',
  exactCover: '조건마다 열을, 칸에 넣을 숫자마다 행을 만들고, 주어진 숫자가 채우는 것을 덮습니다.',
};

/** The words for the lines of a method, one by one. */
export const linesIn = ({ at, inHouse }: Names): LineMessages => {
  const needed = (need: Need): string =>
    need.kind === 'cell' ? at(need.cell) : `${inHouse(need.house)}의 ${need.digit}`;

  const goTo = (
    { need, ways, passed, begins, own }: Extract<LineDoes, { readonly kind: 'goTo' }>,
    strategy: StrategyId,
    calls: number,
  ): WatchSentence => {
    const what = needed(need);
    const chosen = {
      rowByRow: `다음 빈칸은 ${what}입니다.`,
      candidateLists: `다음 빈칸은 ${what}입니다.`,
      colouredNodes: `다음 흰 칸은 ${what}입니다.`,
      fewestCandidates: `후보가 가장 적은 칸은 ${what}입니다. 후보 ${ways}개.`,
      singlesFirst: `더는 확실한 것이 없습니다. 차례가 가장 앞선 빈칸은 ${what}입니다.`,
      propagation: `후보가 둘 이상이면서 가장 적은 칸은 ${what}입니다. 후보 ${ways}개.`,
      exactCover: `행이 가장 적은 열은 ${what}입니다. 행 ${ways}개.`,
    }[strategy];
    const lead = own ? `내가 고른 칸은 ${what}입니다.` : chosen;
    const past = passed === 0 ? '' : `찬 칸 ${passed}개를 지나갑니다.`;
    return { lead, rest: [past, begins ? `호출 ${calls}의 차례입니다.` : ''].filter(Boolean).join(' ') };
  };

  return {
    line({ does, calls }, strategy) {
      switch (does.kind) {
        case 'start':
          return {
            lead: STARTS[strategy],
            rest: `주어진 칸 ${does.givens}개, 빈칸 ${does.blanks}개입니다.`,
          };
        case 'goTo':
          return goTo(does, strategy, calls);
        case 'full':
          return {
            lead: strategy === 'exactCover' ? '남은 열이 없습니다.' : '남은 빈칸이 없습니다.',
            rest: '',
          };
        case 'strike': {
          const sets = [does.row, does.column, does.box];
          const parts = housesOf(does.cell).flatMap((house, index) => {
            const digits = digitsOf(sets[index] ?? does.left);
            return digits.length === 0 ? [] : [`${inHouse(house)}에 ${withParticle(list(digits), '이/가')}`];
          });
          const left = digitsOf(does.left);
          return {
            lead:
              left.length === 0
                ? `${at(does.cell)}의 목록에서 모든 숫자가 지워집니다.`
                : `${at(does.cell)}의 목록에는 ${withParticle(list(left), '이/가')} 남습니다.`,
            rest: parts.length === 0 ? '지워지는 숫자가 없습니다.' : `${parts.join(', ')} 이미 있습니다.`,
          };
        }
        case 'test':
          return {
            lead: `${at(does.cell)}에 ${withParticle(does.digit, '을/를')} 넣을 수 있는지 봅니다.`,
            rest: '',
          };
        case 'skip':
          return {
            lead: `${withParticle(does.blocked.digit, '은/는')} 건너뜁니다. ${inHouse(does.blocked.house)}에 이미 있습니다.`,
            rest: `${at(does.cell)}에 넣을 수 없습니다.`,
          };
        case 'take':
          return {
            lead: `${at(does.cell)}의 목록에서 ${withParticle(does.digit, '을/를')} 꺼냅니다.`,
            rest: `${does.of}개 가운데 ${does.which}번째입니다.`,
          };
        case 'because': {
          const { cell, digit, cause } = does;
          const out = `그래서 ${at(cell)}에서 ${withParticle(digit, '을/를')} 지웁니다.`;
          switch (cause.kind) {
            case 'given':
              return { lead: `${at(cell)}에 ${withParticle(cause.digit, '이/가')} 주어졌습니다.`, rest: out };
            case 'guess':
              return { lead: `${at(cell)}에 ${withParticle(cause.digit, '을/를')} 넣어 봅니다.`, rest: out };
            case 'peer':
              return { lead: `${at(cause.peer)}에 ${digit}만 남았습니다.`, rest: out };
            case 'onlyPlace':
              return {
                lead: `${inHouse(cause.house)}에서 ${withParticle(cause.digit, '이/가')} 들어갈 곳은 ${at(cell)}뿐입니다.`,
                rest: out,
              };
          }
          break;
        }
        case 'return':
          return {
            lead:
              does.need.kind === 'cell'
                ? `${at(does.need.cell)}에 더 넣어 볼 숫자가 없습니다.`
                : `${inHouse(does.need.house)}에서 ${withParticle(does.need.digit, '을/를')} 더 넣어 볼 곳이 없습니다.`,
            rest:
              does.to === null
                ? '되돌아갈 호출이 없습니다.'
                : `호출 ${calls}에서 호출 ${withParticle(calls - 1, '으로/로')} 되돌아갑니다. 거기서는 ${at(does.to.cell)}에 ${withParticle(does.to.digit, '을/를')} 넣어 보았습니다.`,
          };
        case 'why':
          break;
      }
      return { lead: '', rest: '' };
    },
    lines: {
      name: '줄',
      previous: '이전 줄',
      next: '다음 줄',
      over: '이 줄을 건너서',
      out: '이 호출 밖으로',
      byLines: '한 줄씩',
      at: (line, of, step) => `${count(step)}단계로 가는 ${of}줄 가운데 ${line}번째`,
    },
  };
};
