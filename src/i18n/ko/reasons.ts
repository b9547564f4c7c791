import {
  type Cell,
  cellsOf,
  type Digit,
  type DigitSet,
  digitsOf,
  type House,
  NO_DIGITS,
} from '../../sudoku/core';
import {
  type Branch,
  type Candidate,
  type Chain,
  type CrossHatching,
  cellOf,
  type Deadly,
  digitOf,
  type Fish,
  type Grave,
  type Node,
  type Step,
  type Subset,
  type Tie,
} from '../../sudoku/techniques';
import type { Names } from '../cellNames';
import { eureka } from '../eureka';
import { boxFirst, cellsIn, digitsIn, together } from '../grouping';
import { justShort, type Part, part, type ReasonText, type ReasonTexts } from '../reasonText';
import { withParticle } from './particles';
import { techniques } from './techniques';

const list = (items: readonly (string | number)[]): string => items.join(', ');
const inSet = (digits: DigitSet): readonly Digit[] => digitsOf(digits);

/** The effect of a step, as a heading: "8행 8열에서 5가 빠집니다", "8행 8열은 6입니다". */
export function effectOf({ at: cell }: Names): (step: Pick<Step, 'places' | 'eliminates'>) => string {
  return ({ places, eliminates }) => {
    const puts = places.map((one) => `${withParticle(cell(cellOf(one)), '은/는')} ${digitOf(one)}입니다`);
    const goes = together(eliminates).map(
      ({ digits, cells }) => `${list(cells.map(cell))}에서 ${withParticle(list(digits), '이/가')} 빠집니다`,
    );
    return [...puts, ...goes].join('. ');
  };
}

/** The reasons of steps in words. */
export function reasonsIn(names: Names): ReasonTexts {
  const { at: cell, inHouse: houseName } = names;
  const cells = (all: readonly Cell[]): string => list(all.map(cell));
  const one = (candidate: Candidate): string =>
    `${withParticle(cell(cellOf(candidate)), '이/가')} ${digitOf(candidate)}`;
  const effect = effectOf(names);
  const houses = (all: readonly House[]): string => list(all.map(houseName));

  const node = (nodes: Node): string => {
    const [first] = nodes;
    if (first === undefined) return '';
    return nodes.length === 1
      ? one(first)
      : `${digitOf(first)}의 자리가 ${cells(nodes.map(cellOf))} 가운데 하나`;
  };

  const subsetShort = ({ hidden, digits, cells: among, houses: where }: Subset): string =>
    hidden
      ? `${houses(where)}에서 ${withParticle(list(inSet(digits)), '은/는')} ${cells(among)}에만 들어갑니다. 그래서 이 칸들에는 다른 숫자가 올 수 없습니다.`
      : `${cells(among)}에는 ${list(inSet(digits))}만 들어갑니다. 이 칸들이 이 숫자를 모두 쓰므로 ${houses(where)}의 다른 칸에는 올 수 없습니다.`;

  const fishShape = (digit: Digit, { base, cover, fins }: Omit<Fish, 'kind' | 'digit' | 'twin'>): string =>
    fins.length === 0
      ? `${houses(base)}에서 ${withParticle(digit, '은/는')} ${houses(cover)}에만 들어갑니다. 그래서 ${houses(cover)}의 ${withParticle(digit, '은/는')} 모두 여기에 있고, 다른 칸에는 올 수 없습니다.`
      : `${withParticle(cells(fins), '을/를')} 빼면 ${houses(base)}에서 ${withParticle(digit, '은/는')} ${houses(cover)}에만 들어갑니다.`;

  const tie = (by: Tie, strong: boolean, from: Node, to: Node): string => {
    const there = cells(cellsIn([...from, ...to]));
    const digits = list(digitsIn([...from, ...to]));
    switch (by.kind) {
      case 'cell':
        return strong
          ? `${cell(by.cell)}의 후보는 ${digits}뿐입니다`
          : `${cell(by.cell)}에 ${withParticle(digits, '이/가')} 함께 올 수는 없습니다`;
      case 'house':
        return strong
          ? `${houseName(by.house)}에서 ${by.digit}의 자리는 ${there}뿐입니다`
          : `${houseName(by.house)}에 ${withParticle(by.digit, '은/는')} 하나뿐이므로 ${there} 가운데 한 칸에만 올 수 있습니다`;
      case 'set':
        return `${cells(by.cells)}에는 ${list(inSet(by.digits))} 가운데 하나만 빼고 모두 들어갑니다. ${withParticle(list(digitsIn(from)), '이/가')} 없으면 ${withParticle(list(digitsIn(to)), '이/가')} 있어야 합니다`;
    }
  };

  const chainParts = (chain: Chain): Part[] =>
    chain.links.map(({ strong, by }, index) => ({
      link: strong ? 'strong' : 'weak',
      text: tie(by, strong, chain.nodes[index] ?? [], chain.nodes[(index + 1) % chain.nodes.length] ?? []),
    }));

  const ends = (from: Node, to: Node): string =>
    from.join() === to.join()
      ? `아니라고 가정해도 ${withParticle(node(from), '이라는/라는')} 결론이 나옵니다. 그러므로 참입니다.`
      : `${withParticle(node(from), '이거나/거나')} ${node(to)}입니다. 둘 가운데 무엇과도 함께 참일 수 없는 후보는 거짓입니다.`;

  const chainShort = (chain: Chain): string =>
    chain.loop
      ? `연결이 고리를 이루므로 연결마다 양 끝 가운데 꼭 하나가 참입니다. 한 연결의 양 끝과 모두 함께 참일 수 없는 후보는 거짓입니다.${
          chain.links.some(({ by }) => by.kind === 'set')
            ? ' 고리에 든 거의 잠긴 집합에는 나머지 숫자가 모두 들어갑니다. 집합 안에서 그 숫자의 자리를 모두 보는 칸에는 그 숫자가 올 수 없습니다.'
            : ''
        }`
      : ends(chain.nodes[0] ?? [], chain.nodes.at(-1) ?? []);

  const tiesIn = (all: Deadly['ties'] | Grave['ties']): string =>
    all
      .map(
        ({ house, digit }) =>
          `${houseName(house)}에서 ${withParticle(digit, '은/는')} 이 칸들에만 들어갑니다.`,
      )
      .join(' ');

  const withSubset = (subset: Subset): string =>
    `더 있는 후보를 한 칸의 후보로 보면 ${withParticle(cells(subset.cells), '과/와')} ${subset.hidden ? '히든' : '네이키드'} 집합을 이루어 ${houses(subset.houses)}에서 ${withParticle(list(inSet(subset.digits)), '을/를')} 모두 씁니다.`;

  const oneExtra = (extras: readonly Candidate[]): string => {
    const [first] = extras;
    if (first === undefined) return '';
    return extras.length === 1
      ? `그러므로 ${one(first)}입니다.`
      : `그러므로 다음 가운데 하나는 참입니다: ${extras.map((extra) => `${cell(cellOf(extra))} ${digitOf(extra)}`).join('; ')}.`;
  };

  const because = (branch: Branch, index: number): string => {
    const line = branch.lines[index];
    if (line === undefined) return '';
    const at = cell(cellOf(line.candidate));
    const digit = digitOf(line.candidate);
    if (line.by.kind === 'supposed')
      return line.on
        ? `${withParticle(at, '이/가')} ${withParticle(digit, '이라면/라면')}`
        : `${withParticle(at, '이/가')} ${withParticle(digit, '이/가')} 아니라면`;
    const says = line.on
      ? `${withParticle(at, '은/는')} ${digit}`
      : `${at}에서 ${withParticle(digit, '이/가')} 빠짐`;
    if (line.by.kind === 'technique') return `${says} (${techniques.names[line.by.technique]})`;
    if (line.on && line.by.kind === 'cell') return `${says} (남은 후보가 이것뿐)`;
    if (line.on && line.by.kind === 'house') return `${says} (${houseName(line.by.house)}의 마지막 자리)`;
    return says;
  };

  /** For a hidden single: each digit that blocks other cells of the house. */
  const blockedCells = (hatching: CrossHatching | null): Part[] => [
    ...(hatching?.sweeps ?? []).map(({ by, digit, house, cells: there }) => ({
      link: 'sweep' as const,
      text: `${houseName(house)}에는 ${cell(by)}에 ${withParticle(digit, '이/가')} 있으므로 ${cells(there)}에는 올 수 없습니다`,
    })),
    ...removedBefore(hatching),
  ];

  /** For a naked single: each house that blocks other digits of the cell. */
  const blockedDigits = (hatching: CrossHatching | null): Part[] => {
    const sweeps = hatching?.sweeps ?? [];
    return [
      ...boxFirst(sweeps.map(({ house }) => house)).map((house) => ({
        link: 'sweep' as const,
        text: `${houseName(house)}에 ${withParticle(list(sweeps.filter((one) => one.house === house).map(({ digit }) => digit)), '이/가')} 있습니다`,
      })),
      ...removedBefore(hatching),
    ];
  };

  const removedBefore = (hatching: CrossHatching | null): Part[] =>
    together(hatching?.removed ?? []).map(({ digits, cells: from }) =>
      part(`${cells(from)}에서는 앞에서 ${withParticle(list(digits), '이/가')} 빠졌습니다`),
    );

  return {
    fullHouse({ house }, { places: [put] }) {
      const digit = put === undefined ? '' : ` 없는 숫자는 ${digitOf(put)}입니다.`;
      return justShort(`${houseName(house)}에 하나 남은 빈칸입니다.${digit}`);
    },
    nakedSingle: (_, { places: [put] }, hatching) => ({
      short:
        put === undefined
          ? '남은 숫자가 하나뿐입니다.'
          : `${cell(cellOf(put))}에 남은 숫자는 ${digitOf(put)}뿐입니다.`,
      full: blockedDigits(hatching),
    }),
    hiddenSingle: ({ house, digit }, { places: [put] }, hatching) => ({
      short: `${houseName(house)}의 다른 빈칸에는 ${withParticle(digit, '이/가')} 올 수 없습니다.${put === undefined ? '' : ` 그래서 ${withParticle(cell(cellOf(put)), '은/는')} ${digit}입니다.`}`,
      full: blockedCells(hatching),
    }),
    direct({ pattern, house, digit, strikes }, { places: [put] }, hatching) {
      const left =
        put === undefined ? '들어갈 곳이 하나만 남습니다' : `들어갈 곳이 ${cell(cellOf(put))}만 남습니다`;
      const before =
        pattern.kind === 'locked'
          ? `${houseName(pattern.from)}에서 ${withParticle(pattern.digit, '은/는')} ${cells(pattern.cells)}에만 들어갑니다.`
          : subsetShort(pattern);
      return {
        short: `${before} 그래서 ${cells(cellsIn(strikes))}에서 ${withParticle(digit, '이/가')} 빠지고, ${houseName(house)}에서 ${withParticle(digit, '이/가')} ${left}.`,
        full: blockedCells(hatching),
      };
    },
    locked: ({ digit, from, to, cells: among }) =>
      justShort(
        `${houseName(from)}에서 ${withParticle(digit, '은/는')} ${cells(among)}에만 들어갑니다. 모두 ${houseName(to)}에 있으므로, 그곳의 다른 칸에는 ${withParticle(digit, '이/가')} 올 수 없습니다.`,
      ),
    subset: (reason) => justShort(subsetShort(reason)),
    fish(reason, { eliminates }) {
      const { digit, base, cover, fins, twin } = reason;
      const gone = `${cells(cellsIn(eliminates))}에서 ${withParticle(digit, '이/가')} 빠집니다`;
      const follows =
        fins.length === 0
          ? ''
          : ` ${fins.length === 1 ? `${withParticle(cells(fins), '이/가')} ` : '뺀 칸 가운데 하나가 '}${withParticle(digit, '이거나/거나')}, ${houses(cover)}의 ${withParticle(digit, '이/가')} 모두 ${houses(base)}에 있습니다.${twin === null ? ` 어느 쪽이든 ${gone}.` : ''}`;
      const other =
        twin === null
          ? ''
          : ` 같은 ${houses(twin.base)}에서 ${withParticle(houses(twin.cover), '을/를')} 쓰는 핀드 피시도 있습니다. 둘을 합치면 ${gone}.`;
      return {
        short: fishShape(digit, reason) + follows + other,
        full: base.map((line) => ({
          link: 'strong',
          text: `${houseName(line)}에서 ${digit}의 자리: ${cells([...reason.cells, ...fins].filter((at) => cellsOf(line).includes(at)))}`,
        })),
      };
    },
    wing({ pivot, pincers, digit, pivotToo, digits }) {
      const all = pivotToo ? [pivot, ...pincers] : pincers;
      return {
        short: `${withParticle(cell(pivot), '이/가')} 무엇이든 ${cells(all)} 가운데 하나는 ${digit}입니다. 이 칸들을 모두 보는 칸에는 ${withParticle(digit, '이/가')} 올 수 없습니다.`,
        full: [
          part(`${cells([pivot, ...pincers])}에는 ${list(inSet(digits))}만 들어갑니다.`),
          part(
            `${withParticle(digit, '을/를')} 뺀 숫자는 이 칸들에 한 번씩만 들어갈 수 있으므로, ${digit}의 자리가 하나 남습니다.`,
          ),
        ],
      };
    },
    deadly(reason, step) {
      const { cells: corners, digits, extras, ties: locked, subset, filled } = reason;
      const bare =
        filled.length > 0
          ? `${cells(corners)}에는 주어진 숫자가 없습니다. 여기에 ${list(inSet(digits))}만 들어가면 두 숫자를 서로 바꿀 수 있습니다`
          : `${cells(corners)}에 ${list(inSet(digits))}만 들어가면 두 숫자를 서로 바꿀 수 있습니다`;
      return {
        short: `${bare}. 그러면 답이 둘이 됩니다. 이 퍼즐의 답은 하나이므로 ${effect(step)}.`,
        full: [
          part(`${bare}.`),
          ...(extras.length > 0 ? [part(oneExtra(extras))] : []),
          ...(subset === null ? [] : [part(withSubset(subset))]),
          ...(locked.length > 0 ? [part(tiesIn(locked))] : []),
        ],
      };
    },
    grave({ extras, subset, ties: locked }, step) {
      return {
        short: `${withParticle(cells(cellsIn(extras)), '을/를')} 빼면 모든 빈칸의 후보가 많아야 둘입니다. 여기까지 둘뿐이라면 답이 여럿이거나 없습니다. 이 퍼즐의 답은 하나이므로 ${effect(step)}.`,
        full: [
          part(oneExtra(extras)),
          ...(subset === null ? [] : [part(withSubset(subset))]),
          ...(locked.length > 0 ? [part(tiesIn(locked))] : []),
        ],
      };
    },
    colours({ groups, links, wrong, emptied }) {
      const names = ['고리', '원판', '빈 네모', '찬 네모'];
      const which = groups.length > 2 ? '색 한 쌍마다' : '두 색 가운데';
      const follows =
        wrong !== null
          ? emptied !== null
            ? `${names[wrong]} 색이 참이면 ${cell(emptied)}에 넣을 숫자가 없으므로, 이 색은 모두 거짓입니다.`
            : groups.length > 2
              ? `${names[wrong]} 색이 참이면 ${names[wrong < 2 ? 2 : 0]} 색과 ${names[wrong < 2 ? 3 : 1]} 색이 모두 거짓이지만, 그 가운데 하나는 참입니다. 그러므로 ${names[wrong]} 색은 모두 거짓입니다.`
              : `${names[wrong]} 색에는 함께 참일 수 없는 둘이 있으므로, 이 색은 모두 거짓입니다.`
          : groups.length > 2
            ? '서로 보는 두 색이 함께 참일 수는 없으므로, 나머지 두 색 가운데 하나는 참입니다.'
            : '두 색을 모두 보는 후보는 거짓입니다.';
      return {
        short: `${which} 하나는 모두 참이고 다른 하나는 모두 거짓입니다. ${follows}`,
        full: [
          ...groups.map((group, index) =>
            part(
              `${names[index]}: ${group.map((each) => `${cell(cellOf(each))} ${digitOf(each)}`).join('; ')}`,
            ),
          ),
          ...links.map(({ a, b, house }) => ({
            link: 'strong' as const,
            text:
              house === null
                ? `${cell(cellOf(a))}의 후보는 ${list(digitsIn([a, b]))}뿐입니다`
                : `${houseName(house)}에서 ${digitOf(a)}의 자리는 ${cells([cellOf(a), cellOf(b)])}뿐입니다`,
          })),
        ],
      };
    },
    chain(reason) {
      const { twin } = reason;
      return {
        short: `${chainShort(reason)}${twin === null ? '' : ` 두 번째 체인: ${chainShort(twin)}`}`,
        full: [
          ...chainParts(reason),
          part(eureka(reason, names.naming)),
          ...(twin === null ? [] : [...chainParts(twin), part(eureka(twin, names.naming))]),
        ],
      };
    },
    almostLocked({ sets, commons, outcome, stem }, step): ReasonText {
      const letter = (index: number): string => String.fromCharCode(65 + index);
      const links = list([...new Set(commons.map(({ digit }) => digit))].sort((a, b) => a - b));
      const each = `칸보다 숫자가 하나 많은 집합이 ${sets.length}개 있습니다.`;
      const holds =
        stem !== null
          ? `${withParticle(cell(stem.cell), '이/가')} 무엇이든 한 집합에는 그 숫자가 올 수 없고, 그 집합은 나머지 숫자를 모두 가집니다.`
          : sets.length > 2
            ? `${withParticle(links, '으로/로')} 이어진 두 집합 가운데 하나만 그 숫자를 가질 수 있고, 다른 집합은 나머지 숫자를 모두 가집니다.`
            : commons.length > 1
              ? `${withParticle(links, '은/는')} 각각 한 집합에만 있을 수 있으므로, 두 집합은 그 가운데 하나를 뺀 나머지 숫자를 모두 가집니다.`
              : `${withParticle(links, '은/는')} 한 집합에만 있을 수 있고, 다른 집합은 나머지 숫자를 모두 가집니다.`;
      const sure = withParticle(list(inSet(outcome)), '이/가');
      const so =
        stem !== null
          ? ` 그래서 어느 한 집합에는 ${sure} 있습니다.`
          : commons.length === sets.length - 1
            ? ` 그래서 ${sets.length > 2 ? `A, ${letter(sets.length - 1)}` : '둘'} 가운데 하나에는 ${sure} 있습니다.`
            : '';
      return {
        short: `${each} ${holds}${so} ${effect(step)}.`,
        full: [
          ...sets.map(({ cells: among, digits }, index) =>
            part(`${letter(index)}: ${cells(among)}에는 ${list(inSet(digits))}만 들어갑니다`),
          ),
          ...commons.map(({ a, b, digit }) => ({
            link: 'weak' as const,
            text: `${withParticle(digit, '은/는')} ${letter(a)}, ${letter(b)} 양쪽에 함께 올 수 없습니다`,
          })),
        ],
      };
    },
    bent: ({ parts, digits, twice, loose }) => {
      const fits = `${cells(parts.flat())}에는 ${list(inSet(digits))}만 들어`;
      const held = `${fits}가며, 숫자와 칸의 수가 같습니다`;
      return {
        short:
          twice !== NO_DIGITS
            ? `${fits}갑니다. ${withParticle(list(inSet(twice)), '은/는')} 두 번, 다른 숫자는 한 번만 올 수 있고, 그래야 칸이 모두 찹니다. 그래서 모두 올 수 있는 만큼 들어갑니다.`
            : loose === null
              ? `${held}. 어느 숫자도 두 번 올 수 없으므로, 모두 꼭 한 번씩 들어갑니다.`
              : `${held}. ${withParticle(loose, '을/를')} 빼면 한 번씩만 올 수 있으므로, 이 가운데 한 칸은 ${loose}입니다. ${loose}의 자리를 모두 보는 칸에는 ${withParticle(loose, '이/가')} 올 수 없습니다.`,
        full: parts
          .filter((some) => some.length > 0)
          .map((some) => part(`한 구역에 있는 칸: ${cells(some)}`)),
      };
    },
    fireworks({ crossings, ends: outer }) {
      const all = [...crossings.map(({ cell: at }) => at), ...outer];
      return {
        short: `교차 칸의 행과 열에서 이 숫자들은 상자 밖에서는 ${cells(outer)}에만 들어갑니다. 그래서 ${cells(all)}에는 이 숫자들만 들어갑니다.`,
        full: crossings.map(({ cell: at, digits }) => part(`${cell(at)}: ${list(inSet(digits))}의 교차 칸`)),
      };
    },
    guardians: ({ digit, cells: ring, houses: around, guardians }) => ({
      short: `가디언 ${withParticle(cells(guardians), '이/가')} 없으면 ${cells(ring)} 고리에서 한 칸 걸러 ${withParticle(digit, '이/가')} 와야 합니다. ${ring.length}칸은 홀수라 그럴 수 없습니다. 그러므로 ${guardians.length === 1 ? withParticle(cells(guardians), '은/는') : `${cells(guardians)} 가운데 하나는`} ${digit}입니다.`,
      full: around.map((house, index) => ({
        link: 'strong' as const,
        text: `가디언을 빼면 ${houseName(house)}에서 ${digit}의 자리는 ${cells([ring[index], ring[(index + 1) % ring.length]].filter((at) => at !== undefined))}뿐입니다`,
      })),
    }),
    exclusion: ({ cells: aligned, blocked }, step) => ({
      short: `${withParticle(cells(aligned), '을/를')} 채우는 방법 가운데 지운 후보를 쓰는 것은 모두 불가능합니다. 그러므로 ${effect(step)}.`,
      full: blocked.map(({ candidates, set }) => {
        const these = candidates.map((each) => `${cell(cellOf(each))} ${digitOf(each)}`).join('; ');
        return part(
          set.length === 0
            ? `${these}: 서로 보는 칸에 같은 숫자가 옵니다.`
            : `${these}: ${cells(set)}에 남는 숫자가 모자랍니다.`,
        );
      }),
    }),
    forcing({ split, branches, outcome }) {
      const cases =
        split.kind === 'cell'
          ? `${cell(split.cell)}의 후보 가운데 무엇이 참이든`
          : split.kind === 'fish'
            ? `${houses(split.base)}의 ${split.digit} 피시가 성립하든 핀 ${split.fins.length === 1 ? withParticle(cells(split.fins), '이/가') : `${cells(split.fins)} 가운데 하나가`} 참이든`
            : split.kind === 'house'
              ? `${houseName(split.house)}에서 ${withParticle(split.digit, '이/가')} 어디에 오든`
              : outcome === null
                ? `${withParticle(cell(cellOf(split.candidate)), '이/가')} ${withParticle(digitOf(split.candidate), '이라고/라고')} 하면`
                : `${withParticle(one(split.candidate), '이든/든')} 아니든`;
      const comes =
        outcome === null
          ? '모순이 생깁니다'
          : outcome.on
            ? `${withParticle(cell(cellOf(outcome.candidate)), '은/는')} ${digitOf(outcome.candidate)}입니다`
            : `${cell(cellOf(outcome.candidate))}에서 ${withParticle(digitOf(outcome.candidate), '이/가')} 빠집니다`;
      return {
        short: `${cases} ${comes}.`,
        full: branches.map((branch) =>
          part(`${branch.lines.map((_, index) => because(branch, index)).join(' → ')}.`),
        ),
      };
    },
    template({ digit, others }, { places }) {
      const way = `${others === 0 ? '' : '다른 숫자도 모두 놓으면서 '}${withParticle(digit, '을/를')} 아홉 번 놓는 방법`;
      return justShort(
        places.length > 0
          ? `${way}은 모두 ${withParticle(cells(cellsIn(places)), '을/를')} 씁니다.`
          : `${way} 가운데 지운 칸을 쓰는 것은 없습니다.`,
      );
    },
  };
}
