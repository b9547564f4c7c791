import { type Cell, cellsOf, type Digit, type DigitSet, digitsOf, type House } from '../../sudoku/core';
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
import { justShort, type Part, part, type ReasonText, type ReasonTexts } from '../sections/reasons';
import { techniques } from './techniques';
import { words } from './words';

const { and, or } = words;
const ands = (digits: readonly Digit[]): string => and(digits.map(String));
const ors = (digits: readonly Digit[]): string => or(digits.map(String));
const inSet = (digits: DigitSet): readonly Digit[] => digitsOf(digits);

/** "row 1", "rows 1 and 4", "row 1 and box 3". */
function several(houses: readonly string[]): string {
  const kinds = new Set(houses.map((house) => house.split(' ')[0]));
  const [kind] = kinds;
  if (houses.length < 2 || kinds.size > 1) return and(houses);
  return `${kind === 'box' ? 'boxes' : `${kind}s`} ${and(houses.map((house) => house.split(' ')[1] ?? ''))}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const number = (count: number): string => NUMBERS[count] ?? String(count);
/** With a capital letter, unless it begins with the short name of a cell. */
export const capital = (text: string): string =>
  /^r\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

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
      ? `The digits ${ands(inSet(digits))} fit in ${houses(where)} only in ${cells(among)}. These cells hold nothing else.`
      : `${capital(cells(among))} can only be ${ors(inSet(digits))}. They use these digits up, so no other cell of ${houses(where)} has one of them.`;

  const fishShape = (digit: Digit, { base, cover, fins }: Omit<Fish, 'kind' | 'digit' | 'twin'>): string =>
    fins.length === 0
      ? `In ${houses(base)}, ${digit} fits only in ${houses(cover)}. Each of these takes one, so ${digit} is nowhere else in ${houses(cover)}.`
      : `Apart from ${cells(fins)}, ${digit} fits in ${houses(base)} only in ${houses(cover)}.`;

  const tie = (by: Tie, strong: boolean, from: Node, to: Node): string => {
    const there = cellsIn([...from, ...to]);
    switch (by.kind) {
      case 'cell':
        return strong
          ? `${capital(cell(by.cell))} has two candidates: ${ors(digitsIn([...from, ...to]))}`
          : `${capital(cell(by.cell))} holds only one of ${ands(digitsIn([...from, ...to]))}`;
      case 'house':
        return strong
          ? `${capital(houseName(by.house))} has no other place for ${by.digit}: ${anyCell(there)}`
          : `${capital(houseName(by.house))} can take only one ${by.digit}: ${anyCell(there)}`;
      case 'set':
        return `${capital(cells(by.cells))} hold all but one of ${ands(inSet(by.digits))}: without ${ors(digitsIn(from))} they need ${ors(digitsIn(to))}`;
    }
  };

  const chainParts = (chain: Chain): Part[] =>
    chain.links.map(({ strong, by }, index) => ({
      link: strong ? 'strong' : 'weak',
      text: tie(by, strong, chain.nodes[index] ?? [], chain.nodes[(index + 1) % chain.nodes.length] ?? []),
    }));

  const chainShort = (chain: Chain): string =>
    chain.loop
      ? 'The links form a ring, so of the two ends of each link exactly one is true.'
      : ends(chain.nodes[0] ?? [], chain.nodes.at(-1) ?? []);

  const ends = (from: Node, to: Node): string =>
    from.join() === to.join()
      ? `If that were false, the links would still lead to ${node(from)}. So it is true.`
      : `Either ${node(from)} or ${node(to)}. A candidate that would rule out both is false.`;

  const tiesIn = (list: Deadly['ties'] | Grave['ties']): string =>
    list.map(({ house, digit }) => `In ${houseName(house)}, ${digit} fits only in these cells.`).join(' ');

  const withSubset = (subset: Subset): string =>
    `Their other candidates act as one cell, which ${
      subset.hidden ? 'forms a hidden set with' : 'forms a naked set with'
    } ${cells(subset.cells)}: ${ands(inSet(subset.digits))} are used up in ${houses(subset.houses)}.`;

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
          ? `then ${says}, the only digit left there`
          : `then ${says}, as it is another digit already`;
      case 'house':
        return line.on ? `then ${says}, the only place left in ${houseName(line.by.house)}` : `then ${says}`;
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
      const digit = put === undefined ? '' : ` The digit missing there is ${digitOf(put)}.`;
      return justShort(`It is the last empty cell of ${houseName(house)}.${digit}`);
    },
    nakedSingle: ({ cell: at }, { places: [put] }, hatching) => ({
      short: `Only ${put === undefined ? 'one digit' : digitOf(put)} is left for ${cell(at)}.`,
      full: blockedDigits(hatching),
    }),
    hiddenSingle: ({ house, digit }, { places: [put] }, hatching) => ({
      short: `Every other empty cell of ${houseName(house)} can't be ${digit}${put === undefined ? '' : `, so ${cell(cellOf(put))} is`}.`,
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
        `${capital(houseName(from))} can hold ${digit} only in ${cells(among)}. ${among.length === 2 ? 'Both' : 'All'} lie in ${houseName(to)}, so no other cell there is ${digit}.`,
      ),
    subset: (reason) => justShort(subsetShort(reason)),
    fish(reason, { eliminates }) {
      const { digit, fins, twin } = reason;
      const first = fishShape(digit, reason);
      const gone = `${cells(cellsIn(eliminates))} can't be ${digit}`;
      const follows =
        fins.length === 0
          ? ''
          : ` Either ${fins.length === 1 ? '' : 'one of '}${cells(fins)} is ${digit}, or the pattern holds${twin === null ? `; either way ${gone}` : ''}.`;
      const other =
        twin === null
          ? ''
          : ` A second pattern on the same ${houses(twin.base)} does the same with ${houses(twin.cover)}. From both it follows that ${gone}.`;
      return {
        short: first + follows + other,
        full: reason.base.map((line) => ({
          link: 'strong',
          text: `${capital(houseName(line))} has ${digit} in ${cells(
            [...reason.cells, ...fins].filter((at) => cellsOf(line).includes(at)),
          )}`,
        })),
      };
    },
    wing({ pivot, pincers, digit, pivotToo, digits }) {
      const all = pivotToo ? [pivot, ...pincers] : pincers;
      return {
        short: `Whatever ${cell(pivot)} is, one of ${cells(all)} is ${digit}. A cell that sees ${all.length === 2 ? 'both' : 'all of them'} is not.`,
        full: [
          part(`${capital(cells([pivot, ...pincers]))} hold only ${ands(inSet(digits))}.`),
          part(`Each of the other digits fits in only one of these cells, so one cell is left for ${digit}.`),
        ],
      };
    },
    deadly(reason, step) {
      const { cells: corners, digits, extras, ties: locked, subset, filled } = reason;
      const bare =
        filled.length > 0
          ? `${capital(cells(filled))} were filled in by you. With the digits swapped around ${cells(corners)} the givens would still fit`
          : `If ${cells(corners)} held only ${ands(inSet(digits))}, these two digits could be swapped`;
      const parts = [
        part(`${bare}; the puzzle would then have two solutions, but it has one.`),
        ...(extras.length > 0 ? [part(oneExtra(extras))] : []),
        ...(subset === null ? [] : [part(withSubset(subset))]),
        ...(locked.length > 0 ? [part(tiesIn(locked))] : []),
      ];
      return {
        short: `${bare}; the puzzle would then have two solutions, but it has one. So ${within(effect(step))}.`,
        full: parts,
      };
    },
    grave({ extras, subset, ties: locked }, step) {
      return {
        short: `Apart from ${cells(cellsIn(extras))}, every empty cell has two candidates. If all had two, the puzzle would have two solutions or none. So ${within(effect(step))}.`,
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
            : `The ${names[wrong]} would see one another, so they are all false.`
          : groups.length > 2
            ? 'Two of the colours cannot both be true, so one of the other two is.'
            : 'A candidate that sees both colours is false.';
      return {
        short: `${pairs} one is true as a whole and the other false. ${follows}`,
        full: [
          ...named.map(part),
          ...links.map(({ a, b, house }) => ({
            link: 'strong' as const,
            text:
              house === null
                ? `${capital(cell(cellOf(a)))} has two candidates: ${ors(digitsIn([a, b]))}`
                : `${capital(houseName(house))} has two places for ${digitOf(a)}: ${anyCell([cellOf(a), cellOf(b)])}`,
          })),
        ],
      };
    },
    chain(reason) {
      const { twin } = reason;
      return {
        short: `${chainShort(reason)}${twin === null ? '' : ` And: ${chainShort(twin)}`}`,
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
        `${letter(index)}: ${cells(among)} hold ${ands(inSet(digits))}`;
      const links = ands(uniqueDigits(commons.map(({ digit }) => digit)));
      const each = `${capital(number(sets.length))} sets of cells have one digit more than cells each.`;
      const holds =
        stem !== null
          ? `Whichever digit ${cell(stem.cell)} is, it takes that digit from one of them, which then holds all its others.`
          : sets.length > 2
            ? `Of two sets that ${links} link, only one can hold the digit that links them, and the other then holds all its others.`
            : commons.length > 1
              ? `Only one of them can hold each of ${links}, so each set gives up one of these digits and holds all its others.`
              : `Only one of them can hold ${links}, and the other then holds all its other digits.`;
      const sure = or(inSet(outcome).map(String));
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
            text: `${digit} cannot be in both ${letter(a)} and ${letter(b)}`,
          })),
        ],
      };
    },
    bent: ({ parts, digits, loose }) => {
      const all = parts.flat();
      const held = `${capital(cells(all))} hold only ${ands(inSet(digits))}, as many digits as cells`;
      return {
        short:
          loose === null
            ? `${held}, and each digit fits in just one of them. So all are used up there, each in its house.`
            : `${held}. Each but ${loose} fits in only one of them, so one of the cells is ${loose}. A cell that sees all their ${loose}s is not.`,
        full: parts
          .filter((some) => some.length > 0)
          .map((some) => part(`Together in one house: ${cells(some)}`)),
      };
    },
    fireworks({ crossings, ends: outer }) {
      const all = [...crossings.map(({ cell: at }) => at), ...outer];
      return {
        short: `Beyond the box, each of these digits fits in the row and the column of its crossing only in ${anyCell(outer)}. So ${cells(all)} hold these digits and nothing else.`,
        full: crossings.map(({ cell: at, digits }) =>
          part(`${capital(cell(at))} is the crossing for ${ands(inSet(digits))}.`),
        ),
      };
    },
    guardians: ({ digit, cells: ring, houses: around, guardians }) => ({
      short: `${capital(number(ring.length))} cells in a ring, ${cells(ring)}, cannot take turns with ${digit}, as their number is odd. So one of ${cells(guardians)} is ${digit}.`,
      full: around.map((house, index) => ({
        link: 'strong' as const,
        text: `${capital(houseName(house))}: ${anyCell([ring[index], ring[(index + 1) % ring.length]].filter((at) => at !== undefined))}, apart from the guardians`,
      })),
    }),
    exclusion: ({ cells: aligned, blocked }, step) => ({
      short: `Of all ways to fill ${cells(aligned)} together, ${number(blocked.length)} are impossible. No way that is left uses what is struck. So ${within(effect(step))}.`,
      full: blocked.map(({ candidates, set }) =>
        part(
          set.length === 0
            ? `${capital(candidates.map(one).join('; '))}: the same digit twice in cells that see each other.`
            : `${capital(candidates.map(one).join('; '))}: too few digits would be left for ${cells(set)}.`,
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
              ? `Whether the fish on ${split.digit} in ${houses(split.base)} holds or one of its fins, ${cells(split.fins)}, is true`
              : outcome === null
                ? `If ${one(split.candidate)}`
                : `Whether ${one(split.candidate)} or not`;
      const comes =
        outcome === null
          ? 'the board contradicts itself'
          : `${cell(cellOf(outcome.candidate))} is ${outcome.on ? '' : 'not '}${digitOf(outcome.candidate)}`;
      return {
        short: `${cases}, ${comes}.`,
        full: branches.map((branch) =>
          part(`${branch.lines.map((_, index) => because(branch, index)).join('; ')}.`),
        ),
      };
    },
    template: ({ digit }, { places }) =>
      justShort(
        places.length > 0
          ? `Every way to place all nine ${digit}s uses ${cells(cellsIn(places))}.`
          : `No way to place all nine ${digit}s uses the marked cells.`,
      ),
  };
}

const uniqueDigits = (digits: readonly Digit[]): readonly Digit[] =>
  [...new Set(digits)].sort((a, b) => a - b);
