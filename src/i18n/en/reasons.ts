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
import { techniques } from './techniques';
import { capital, words } from './words';

const { and, or } = words;
const ands = (digits: readonly Digit[]): string => and(digits.map(String));
const ors = (digits: readonly Digit[]): string => or(digits.map(String));
const inSet = (digits: DigitSet): readonly Digit[] => digitsOf(digits);

/** "row 1", "rows 1 and 4", "row 1 and box 3". */
function several(houses: readonly string[]): string {
  const kinds = new Set(houses.map((house) => house.split(/\s/)[0]));
  const [kind] = kinds;
  if (houses.length < 2 || kinds.size > 1) return and(houses);
  return `${kind === 'box' ? 'boxes' : `${kind}s`}\u00a0${and(houses.map((house) => house.split(/\s/)[1] ?? ''))}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const number = (count: number): string => NUMBERS[count] ?? String(count);

/** A technique's name within a sentence. Names of people and letters keep their capitals. */
export const inSentence = (name: string): string =>
  /^(?!Sue|Franken|Siamese|Nishio)[A-Z][a-z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** The effect of a step, as a heading: "Remove 5 from r8c8", "r8c8 is 6". */
export function effectOf({ at: cell }: Names): (step: Pick<Step, 'places' | 'eliminates'>) => string {
  return ({ places, eliminates }) => {
    const puts = places.map((one) => `${cell(cellOf(one))} is ${digitOf(one)}`);
    const goes = together(eliminates).map(
      ({ digits, cells }) => `Remove ${ands(digits)} from ${and(cells.map(cell))}`,
    );
    return [...puts, ...goes.map((go, index) => (puts.length + index === 0 ? go : within(go)))].join('; ');
  };
}

/** An effect within a sentence. */
const within = (effect: string): string => effect.replace(/\bRemove\b/g, 'remove');

/** The reasons of steps in words. */
export function reasonsIn(names: Names): ReasonTexts {
  const { at: cell, inHouse: houseName } = names;
  const cells = (list: readonly Cell[]): string => and(list.map(cell));
  const anyCell = (list: readonly Cell[]): string => or(list.map(cell));
  const one = (candidate: Candidate): string => `${cell(cellOf(candidate))} is ${digitOf(candidate)}`;
  const effect = effectOf(names);
  const houses = (list: readonly House[]): string => several(list.map(houseName));

  /** A node of a chain as a statement: "r4c8 is 9", "9 is in r4c8 or r5c8". */
  const node = (nodes: Node): string => {
    const [first] = nodes;
    if (first === undefined) return '';
    return nodes.length === 1 ? one(first) : `${digitOf(first)} is in ${anyCell(nodes.map(cellOf))}`;
  };

  const subsetShort = ({ hidden, digits, cells: among, houses: where }: Subset): string =>
    hidden
      ? `${capital(houses(where))} can hold ${ands(inSet(digits))} only in ${cells(among)}. So no other digit fits in these cells.`
      : `${capital(cells(among))} can only be ${ors(inSet(digits))}. They use up these digits, so no other cell of ${or(where.map(houseName))} can be ${ors(inSet(digits))}.`;

  const fishShape = (digit: Digit, { base, cover, fins }: Omit<Fish, 'kind' | 'digit' | 'twin'>): string =>
    fins.length === 0
      ? `${capital(houses(base))} can hold ${digit} only in ${houses(cover)}. Their ${number(base.length)} ${digit}s are the ${digit}s of ${houses(cover)}, so no other cell there can be ${digit}.`
      : `Apart from ${cells(fins)}, ${houses(base)} can hold ${digit} only in ${houses(cover)}.`;

  const tie = (by: Tie, strong: boolean, from: Node, to: Node): string => {
    const there = cellsIn([...from, ...to]);
    switch (by.kind) {
      case 'cell':
        return strong
          ? `${capital(cell(by.cell))} can only be ${ors(digitsIn([...from, ...to]))}`
          : `${capital(cell(by.cell))} can't be both ${ands(digitsIn([...from, ...to]))}`;
      case 'house':
        return strong
          ? `${capital(houseName(by.house))} can hold ${by.digit} only in ${anyCell(there)}`
          : `${capital(houseName(by.house))} has only one ${by.digit}, so only one of ${cells(there)} can be ${by.digit}`;
      case 'set':
        return `${capital(cells(by.cells))} hold all but one of ${ands(inSet(by.digits))}: if none of them is ${ors(digitsIn(from))}, one is ${ors(digitsIn(to))}`;
    }
  };

  const chainParts = (chain: Chain): Part[] =>
    chain.links.map(({ strong, by }, index) => ({
      link: strong ? 'strong' : 'weak',
      text: tie(by, strong, chain.nodes[index] ?? [], chain.nodes[(index + 1) % chain.nodes.length] ?? []),
    }));

  const chainShort = (chain: Chain): string =>
    chain.loop
      ? `The links form a ring, so exactly one end of each link is true. A candidate that both ends of a link rule out is false.${
          chain.links.some(({ by }) => by.kind === 'set')
            ? " An almost locked set in the ring holds each of its other digits. A cell that sees all places for one of these in the set can't be that digit."
            : ''
        }`
      : ends(chain.nodes[0] ?? [], chain.nodes.at(-1) ?? []);

  const ends = (from: Node, to: Node): string =>
    from.join() === to.join()
      ? `If it were false that ${node(from)}, the links would still lead to it. So it is true.`
      : `At least one of these is true: ${node(from)}; ${node(to)}. A candidate that both rule out is false.`;

  const tiesIn = (list: Deadly['ties'] | Grave['ties']): string =>
    list
      .map(({ house, digit }) => `${capital(houseName(house))} can hold ${digit} only in these cells.`)
      .join(' ');

  const withSubset = (subset: Subset): string =>
    `Take them as one cell that has only their extra candidates. It forms a ${
      subset.hidden ? 'hidden' : 'naked'
    } set with ${cells(subset.cells)}: together they use up ${ands(inSet(subset.digits))} in ${houses(subset.houses)}.`;

  const oneExtra = (extras: readonly Candidate[]): string =>
    extras.length === 0
      ? ''
      : extras.length === 1 && extras[0] !== undefined
        ? `So ${one(extras[0])}.`
        : `So at least one of these is true: ${extras.map(one).join('; ')}.`;

  const because = (branch: Branch, index: number): string => {
    const line = branch.lines[index];
    if (line === undefined) return '';
    const says = `${cell(cellOf(line.candidate))} is ${line.on ? '' : 'not '}${digitOf(line.candidate)}`;
    switch (line.by.kind) {
      case 'supposed':
        return `Suppose ${says}`;
      case 'technique':
        return `then ${says}, by ${inSentence(techniques.names[line.by.technique])}`;
      case 'cell':
        return line.on
          ? `then ${says}, as no other digit is left there`
          : `then ${says}, as it already holds another digit`;
      case 'house':
        return line.on
          ? `then ${says}, as no other place is left in ${houseName(line.by.house)}`
          : `then ${says}`;
      default:
        return `then ${says}`;
    }
  };

  /** For a hidden single: each digit that blocks other cells of the house. */
  const blockedCells = (hatching: CrossHatching | null): Part[] => [
    ...(hatching?.sweeps ?? []).map(({ by, digit, house, cells: there }) => ({
      link: 'sweep' as const,
      text: `${capital(houseName(house))} has its ${digit} in ${cell(by)}, so ${cells(there)} can't be ${digit}`,
    })),
    ...removedBefore(hatching),
  ];

  /** For a naked single: each house that blocks other digits of the cell. */
  const blockedDigits = (hatching: CrossHatching | null): Part[] => {
    const sweeps = hatching?.sweeps ?? [];
    return [
      ...boxFirst(sweeps.map(({ house }) => house)).map((house) => ({
        link: 'sweep' as const,
        text: `${capital(houseName(house))} already has ${ands(sweeps.filter((one) => one.house === house).map(({ digit }) => digit))}`,
      })),
      ...removedBefore(hatching),
    ];
  };

  const removedBefore = (hatching: CrossHatching | null): Part[] =>
    together(hatching?.removed ?? []).map(({ digits, cells: from }) =>
      part(`${ands(digits)} ${digits.length === 1 ? 'was' : 'were'} already removed from ${cells(from)}`),
    );

  return {
    fullHouse({ house }, { places: [put] }) {
      const digit = put === undefined ? '' : ` The missing digit is ${digitOf(put)}.`;
      return justShort(`It is the last empty cell of ${houseName(house)}.${digit}`);
    },
    nakedSingle: ({ cell: at }, { places: [put] }, hatching) => ({
      short: `Only ${put === undefined ? 'one digit' : digitOf(put)} is left for ${cell(at)}.`,
      full: blockedDigits(hatching),
    }),
    hiddenSingle: ({ house, digit }, { places: [put] }, hatching) => ({
      short: `No other empty cell of ${houseName(house)} can be ${digit}${put === undefined ? '' : `, so ${cell(cellOf(put))} is ${digit}`}.`,
      full: blockedCells(hatching),
    }),
    direct({ pattern, house, digit, strikes }, { places: [put] }, hatching) {
      const there = put === undefined ? '' : `only ${cell(cellOf(put))} is left`;
      const before =
        pattern.kind === 'locked'
          ? `${capital(houseName(pattern.from))} can hold ${pattern.digit} only in ${cells(pattern.cells)}.`
          : subsetShort(pattern);
      return {
        short: `${before} So ${cells(strikes.map(cellOf))} can't be ${digit}${there === '' ? '' : `, and ${there} for ${digit} in ${houseName(house)}`}.`,
        full: blockedCells(hatching),
      };
    },
    locked: ({ digit, from, to, cells: among }) =>
      justShort(
        `${capital(houseName(from))} can hold ${digit} only in ${cells(among)}. ${among.length === 2 ? 'Both' : 'All'} are in ${houseName(to)}, so no other cell of ${houseName(to)} can be ${digit}.`,
      ),
    subset: (reason) => justShort(subsetShort(reason)),
    fish(reason, { eliminates }) {
      const { digit, base, cover, fins, twin } = reason;
      const first = fishShape(digit, reason);
      const gone = `${cells(cellsIn(eliminates))} can't be ${digit}`;
      const follows =
        fins.length === 0
          ? ''
          : ` Either ${fins.length === 1 ? '' : 'one of '}${cells(fins)} is ${digit}, or ${houses(base)} have the ${digit}s of ${houses(cover)}.${twin === null ? ` Either way ${gone}.` : ''}`;
      const other =
        twin === null
          ? ''
          : ` A second finned fish has ${houses(twin.base)} as well, but with ${houses(twin.cover)}. Together the two show that ${gone}.`;
      return {
        short: first + follows + other,
        full: base.map((line) => ({
          link: 'strong',
          text: `${capital(houseName(line))} can hold ${digit} only in ${anyCell(
            [...reason.cells, ...fins].filter((at) => cellsOf(line).includes(at)),
          )}`,
        })),
      };
    },
    wing({ pivot, pincers, digit, pivotToo, digits }) {
      const all = pivotToo ? [pivot, ...pincers] : pincers;
      return {
        short: `Whatever ${cell(pivot)} is, one of ${cells(all)} is ${digit}. A cell that sees ${all.length === 2 ? 'both' : 'all of them'} can't be ${digit}.`,
        full: [
          part(`${capital(cells([pivot, ...pincers]))} can only be ${ors(inSet(digits))}.`),
          part(
            `Each of the other digits can be in only one of these cells, so one cell is left for ${digit}.`,
          ),
        ],
      };
    },
    deadly(reason, step) {
      const { cells: corners, digits, extras, ties: locked, subset, filled } = reason;
      const bare =
        filled.length > 0
          ? `None of ${cells(corners)} is a given. If they held only ${ands(inSet(digits))}, these two digits could be swapped`
          : `If ${cells(corners)} held only ${ands(inSet(digits))}, these two digits could be swapped`;
      const parts = [
        part(`${bare}, and the puzzle would have two solutions. It has only one.`),
        ...(extras.length > 0 ? [part(oneExtra(extras))] : []),
        ...(subset === null ? [] : [part(withSubset(subset))]),
        ...(locked.length > 0 ? [part(tiesIn(locked))] : []),
      ];
      return {
        short: `${bare}, and the puzzle would have two solutions. It has only one, so ${within(effect(step))}.`,
        full: parts,
      };
    },
    grave({ extras, subset, ties: locked }, step) {
      return {
        // A proof leaves cells with one candidate empty if it does not need them filled.
        short: `Every empty cell except ${cells(cellsIn(extras))} has at most two candidates. If ${cells(cellsIn(extras))} had only two as well, the puzzle would have several solutions or none. It has one, so ${within(effect(step))}.`,
        full: [
          part(oneExtra(extras)),
          ...(subset === null ? [] : [part(withSubset(subset))]),
          ...(locked.length > 0 ? [part(tiesIn(locked))] : []),
        ],
      };
    },
    colours({ groups, links, wrong, emptied }) {
      const names = ['rings', 'discs', 'open squares', 'filled squares'];
      const named = groups.map(
        (group, index) => `${capital(names[index] ?? '')}: ${group.map(one).join('; ')}`,
      );
      const pairs = groups.length > 2 ? 'In each pair of colours' : 'Of the two colours';
      const follows =
        wrong !== null
          ? emptied !== null
            ? `The ${names[wrong]} would leave ${cell(emptied)} without a digit, so they are all false.`
            : groups.length > 2
              ? `If the ${names[wrong]} were true, both the ${names[wrong < 2 ? 2 : 0]} and the ${names[wrong < 2 ? 3 : 1]} would be false, but one of these is true. So the ${names[wrong]} are all false.`
              : `Two of the ${names[wrong]} rule each other out, so they are all false.`
          : groups.length > 2
            ? 'Two of the colours rule each other out, so at least one of the other two is true.'
            : 'A candidate that sees both colours is false.';
      return {
        short: `${pairs} one is all true and the other all false. ${follows}`,
        full: [
          ...named.map(part),
          ...links.map(({ a, b, house }) => ({
            link: 'strong' as const,
            text:
              house === null
                ? `${capital(cell(cellOf(a)))} can only be ${ors(digitsIn([a, b]))}`
                : `${capital(houseName(house))} can hold ${digitOf(a)} only in ${anyCell([cellOf(a), cellOf(b)])}`,
          })),
        ],
      };
    },
    chain(reason) {
      const { twin } = reason;
      return {
        short: `${chainShort(reason)}${twin === null ? '' : ` A second chain: ${chainShort(twin)}`}`,
        full: [
          ...chainParts(reason),
          part(eureka(reason, names.naming)),
          ...(twin === null ? [] : [...chainParts(twin), part(eureka(twin, names.naming))]),
        ],
      };
    },
    almostLocked({ sets, commons, outcome, stem }, step): ReasonText {
      const letter = (index: number): string => String.fromCharCode(65 + index);
      const set = ({ cells: among, digits }: (typeof sets)[number], index: number): string =>
        `${letter(index)}: ${cells(among)} can only be ${ors(inSet(digits))}`;
      const links = ands(uniqueDigits(commons.map(({ digit }) => digit)));
      const each = `Each of these ${number(sets.length)} sets of cells has one more digit than cells.`;
      const holds =
        stem !== null
          ? `Whichever digit ${cell(stem.cell)} is, one set loses that digit and must hold all its others.`
          : sets.length > 2
            ? `The sets are linked by ${links}: of two linked sets only one can hold the digit that links them, and the other must hold all its other digits.`
            : commons.length > 1
              ? `Each of ${links} can be in only one set, so each set lacks one of these digits and must hold all its others.`
              : `Only one set can hold ${links}, so the other must hold all its other digits.`;
      const sure = ands(inSet(outcome));
      const so =
        stem !== null
          ? ` So one of the sets holds ${sure}.`
          : commons.length === sets.length - 1
            ? ` So ${sets.length > 2 ? `A or ${letter(sets.length - 1)}` : 'one of them'} holds ${sure}.`
            : '';
      return {
        short: `${each} ${holds}${so} ${capital(effect(step))}.`,
        full: [
          ...sets.map((one, index) => part(set(one, index))),
          ...commons.map(({ a, b, digit }) => ({
            link: 'weak' as const,
            text: `${digit} can't be in both ${letter(a)} and ${letter(b)}`,
          })),
        ],
      };
    },
    bent: ({ parts, digits, twice, loose }) => {
      const all = parts.flat();
      const fits = `${capital(cells(all))} can only be ${ors(inSet(digits))}`;
      const held = `${fits}: as many digits as cells`;
      return {
        short:
          twice !== NO_DIGITS
            ? `${fits}. ${ands(inSet(twice))} can be in two of them, every other digit in one, which is just enough to fill them. So each is there as often as it can be.`
            : loose === null
              ? `${held}. No digit can be in two of them, so each is in exactly one.`
              : `${held}. No digit except ${loose} can be in two of them, so one of the cells is ${loose}. A cell that sees all their ${loose}s can't be ${loose}.`,
        full: parts.filter((some) => some.length > 0).map((some) => part(`In one house: ${cells(some)}`)),
      };
    },
    fireworks({ crossings, ends: outer }) {
      const all = [...crossings.map(({ cell: at }) => at), ...outer];
      return {
        short: `Outside the box of its crossing, each digit fits in that row and column only in ${anyCell(outer)}. So ${cells(all)} hold these digits and nothing else.`,
        full: crossings.map(({ cell: at, digits }) =>
          part(`${capital(cell(at))} is the crossing for ${ands(inSet(digits))}.`),
        ),
      };
    },
    guardians: ({ digit, cells: ring, houses: around, guardians }) => ({
      short: `Without the ${guardians.length === 1 ? 'guardian' : 'guardians'} ${cells(guardians)}, every second cell of the ring ${cells(ring)} would have to be ${digit}. In a ring of ${number(ring.length)} cells, an odd number, that is impossible. So ${guardians.length === 1 ? '' : 'one of '}${cells(guardians)} is ${digit}.`,
      full: around.map((house, index) => ({
        link: 'strong' as const,
        text: `Apart from the guardians, ${houseName(house)} can hold ${digit} only in ${anyCell([ring[index], ring[(index + 1) % ring.length]].filter((at) => at !== undefined))}`,
      })),
    }),
    exclusion: ({ cells: aligned, blocked }, step) => ({
      short: `Every way to fill ${cells(aligned)} that uses a removed candidate is impossible. So ${within(effect(step))}.`,
      full: blocked.map(({ candidates, set }) =>
        part(
          set.length === 0
            ? `${capital(and(candidates.map(one)))}: the same digit in cells that see each other.`
            : `${capital(and(candidates.map(one)))}: too few digits would be left for ${cells(set)}.`,
        ),
      ),
    }),
    forcing({ split, branches, outcome }) {
      const cases =
        split.kind === 'cell'
          ? `Whichever candidate of ${cell(split.cell)} is true`
          : split.kind === 'house'
            ? `Wherever ${split.digit} goes in ${houseName(split.house)}`
            : split.kind === 'fish'
              ? `Whether the fish on ${split.digit} in ${houses(split.base)} works or ${split.fins.length === 1 ? 'its fin' : 'one of its fins'} ${cells(split.fins)} is true`
              : outcome === null
                ? `If ${one(split.candidate)}`
                : `Whether ${one(split.candidate)} or not`;
      const comes =
        outcome === null
          ? 'a contradiction follows'
          : `${cell(cellOf(outcome.candidate))} is ${outcome.on ? '' : 'not '}${digitOf(outcome.candidate)}`;
      return {
        short: `${cases}, ${comes}.`,
        full: branches.map((branch) =>
          part(`${branch.lines.map((_, index) => because(branch, index)).join('; ')}.`),
        ),
      };
    },
    template({ digit, others }, { places }) {
      const way = `way to place all nine ${digit}s${others === 0 ? '' : ' and all of the other digits'}`;
      return justShort(
        places.length > 0
          ? `Every ${way} uses ${cells(cellsIn(places))}.`
          : `No ${way} uses the marked cells.`,
      );
    },
  };
}

const uniqueDigits = (digits: readonly Digit[]): readonly Digit[] =>
  [...new Set(digits)].sort((a, b) => a - b);
