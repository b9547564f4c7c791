import { type Cell, DIGITS, type Digit } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { ColourLink, Step } from '../frame/step';
import { PEER_BANDS, sees } from '../frame/tables';
import { digitAt, lowestBit } from '../frame/targets';
import { strongLinks } from '../singleDigit/strongLinks';

/** Candidates of one digit connected by strong links, in two colours: one colour is true and the other false. */
interface Group {
  readonly digit: Digit;
  readonly colours: readonly [readonly Cell[], readonly Cell[]];
  readonly links: readonly ColourLink[];
}

type Technique = 'simpleColoursTrap' | 'simpleColoursWrap' | 'multiColours1' | 'multiColours2';

/** Every candidate that sees both colours of a group is eliminated. */
export function findColourTraps(position: Position): Step[] {
  const steps: Step[] = [];
  for (const groups of allGroups(position)) {
    for (const group of groups) {
      const eliminates = seenByBoth(position, group.digit, group.colours[0], group.colours[1]);
      if (eliminates.length > 0) steps.push(step('simpleColoursTrap', [group], eliminates, null));
    }
  }
  return steps;
}

/** A colour is false if two of its cells see each other. */
export function findColourWraps(position: Position): Step[] {
  const steps: Step[] = [];
  for (const groups of allGroups(position)) {
    for (const group of groups) {
      for (const i of EACH) {
        const colour = group.colours[i];
        if (meet(colour, colour))
          steps.push(step('simpleColoursWrap', [group], digitAt(group.digit, colour), i));
      }
    }
  }
  return steps;
}

/** Two groups: if one colour of each see each other, every candidate that sees both other colours is eliminated. */
export function findMultiColours1(position: Position): Step[] {
  const steps: Step[] = [];
  for (const [a, b] of pairs(position)) {
    const eliminates: Candidate[] = [];
    for (const i of EACH) {
      for (const j of EACH) {
        if (!meet(a.colours[i], b.colours[j])) continue;
        for (const eliminated of seenByBoth(position, a.digit, a.colours[1 - i]!, b.colours[1 - j]!))
          if (!eliminates.includes(eliminated)) eliminates.push(eliminated);
      }
    }
    if (eliminates.length > 0) steps.push(step('multiColours1', [a, b], eliminates, null));
  }
  return steps;
}

/** Two groups: a colour of one group is false if it sees both colours of the other. */
export function findMultiColours2(position: Position): Step[] {
  const steps: Step[] = [];
  for (const pair of pairs(position)) {
    for (const at of EACH) {
      const one = pair[at];
      const other = pair[at === 0 ? 1 : 0];
      for (const i of EACH) {
        const colour = one.colours[i];
        if (!meet(colour, other.colours[0]) || !meet(colour, other.colours[1])) continue;
        steps.push(step('multiColours2', pair, digitAt(one.digit, colour), 2 * at + i));
      }
    }
  }
  return steps;
}

function step(
  technique: Technique,
  groups: readonly Group[],
  eliminates: readonly Candidate[],
  wrong: number | null,
): Step {
  return {
    technique,
    rating: RATINGS[technique],
    places: [],
    eliminates,
    because: {
      kind: 'colours',
      groups: groups.flatMap(({ digit, colours }) => colours.map((colour) => digitAt(digit, colour))),
      links: groups.flatMap(({ links }) => links),
      wrong,
      emptied: null,
    },
  };
}

/** The two colours of a group, or the two groups of a pair. */
const EACH = [0, 1] as const;

/** The groups of each digit. */
const allGroups = remembered((position) => DIGITS.map((digit) => groupsOf(position, digit)));

/** Every pair of groups of the same digit. */
function pairs(position: Position): (readonly [Group, Group])[] {
  const found: (readonly [Group, Group])[] = [];
  for (const groups of allGroups(position))
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++) found.push([groups[i]!, groups[j]!]);
  return found;
}

function groupsOf(position: Position, digit: Digit): Group[] {
  const all = strongLinks(position, digit);
  const colourOf = new Uint8Array(81).fill(NO_COLOUR);
  const found: Group[] = [];
  for (const { a: start } of all) {
    if (colourOf[start] !== NO_COLOUR) continue;
    const colours: [Cell[], Cell[]] = [[start], []];
    const links: ColourLink[] = [];
    const queue = [start];
    colourOf[start] = 0;
    for (let at = 0; at < queue.length; at++) {
      const cell = queue[at]!;
      for (const { a, b, house } of all) {
        if (a !== cell && b !== cell) continue;
        const other = a === cell ? b : a;
        if (colourOf[other] !== NO_COLOUR) continue;
        const colour = colourOf[cell] === 0 ? 1 : 0;
        colourOf[other] = colour;
        colours[colour].push(other);
        links.push({ a: candidate(cell, digit), b: candidate(other, digit), house });
        queue.push(other);
      }
    }
    found.push({ digit, colours, links });
  }
  return found;
}

const NO_COLOUR = 2;

/** Whether a cell of one list sees a cell of the other. */
function meet(a: readonly Cell[], b: readonly Cell[]): boolean {
  for (const one of a) for (const other of b) if (sees(one, other)) return true;
  return false;
}

/** The candidates of the digit that see a cell of both lists. */
function seenByBoth(
  position: Position,
  digit: number,
  one: readonly Cell[],
  other: readonly Cell[],
): Candidate[] {
  const found: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    let bits = position.bands[(digit - 1) * 3 + band]! & seenFrom(one, band) & seenFrom(other, band);
    for (; bits !== 0; bits &= bits - 1) {
      const cell = (band * 27 + lowestBit(bits)) as Cell;
      if (!one.includes(cell) && !other.includes(cell)) found.push(candidate(cell, digit));
    }
  }
  return found;
}

/** The cells of a band that see any of these. */
function seenFrom(cells: readonly Cell[], band: number): number {
  let bits = 0;
  for (const cell of cells) bits |= PEER_BANDS[cell * 3 + band]!;
  return bits;
}
