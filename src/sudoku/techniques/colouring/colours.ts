import type { Cell, Digit } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate, cellOf } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { ColourLink, Step } from '../frame/step';
import { PEER_BANDS, sees } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { strongLinks } from '../singleDigit/strongLinks';

/** Candidates of one digit connected by strong links, in two colours: one colour is true and the other false. */
interface Group {
  readonly digit: Digit;
  readonly colours: readonly [readonly Cell[], readonly Cell[]];
  readonly links: readonly ColourLink[];
}

type Technique = 'simpleColoursTrap' | 'simpleColoursWrap' | 'multiColours1' | 'multiColours2';

/** Every candidate that sees both colours of a group is eliminated. */
export function* findColourTraps(position: Position): Generator<Step> {
  for (const group of groups(position)) {
    const [one, other] = group.colours;
    const eliminates = seenByBoth(position, group.digit, one, other);
    if (eliminates.length > 0) yield step('simpleColoursTrap', [group], eliminates, null);
  }
}

/** A colour is false if two of its cells see each other. */
export function* findColourWraps(position: Position): Generator<Step> {
  for (const group of groups(position)) {
    for (const [i, colour] of group.colours.entries()) {
      if (!colour.some((a) => colour.some((b) => sees(a, b)))) continue;
      yield step('simpleColoursWrap', [group], candidates(group.digit, colour), i);
    }
  }
}

/** Two groups: if one colour of each see each other, every candidate that sees both other colours is eliminated. */
export function* findMultiColours1(position: Position): Generator<Step> {
  for (const [a, b] of pairs(position)) {
    const eliminates = new Set<Candidate>();
    for (const i of [0, 1] as const) {
      for (const j of [0, 1] as const) {
        if (!meet(a.colours[i], b.colours[j])) continue;
        for (const eliminated of seenByBoth(position, a.digit, a.colours[1 - i]!, b.colours[1 - j]!))
          eliminates.add(eliminated);
      }
    }
    if (eliminates.size > 0) yield step('multiColours1', [a, b], [...eliminates], null);
  }
}

/** Two groups: a colour of one group is false if it sees both colours of the other. */
export function* findMultiColours2(position: Position): Generator<Step> {
  for (const [a, b] of pairs(position)) {
    for (const [one, other, first] of [
      [a, b, 0],
      [b, a, 2],
    ] as const) {
      for (const i of [0, 1] as const) {
        const colour = one.colours[i];
        if (!meet(colour, other.colours[0]) || !meet(colour, other.colours[1])) continue;
        yield step('multiColours2', [a, b], candidates(a.digit, colour), first + i);
      }
    }
  }
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
      groups: groups.flatMap(({ digit, colours }) => colours.map((colour) => candidates(digit, colour))),
      links: groups.flatMap(({ links }) => links),
      wrong,
      emptied: null,
    },
  };
}

const candidates = (digit: Digit, cells: readonly Cell[]): Candidate[] =>
  cells.map((cell) => candidate(cell, digit));

/** The groups of all digits. */
function* groups(position: Position): Generator<Group> {
  for (let digit = 1; digit <= 9; digit++) yield* groupsOf(position, digit as Digit);
}

/** Every pair of groups of the same digit. */
function* pairs(position: Position): Generator<[Group, Group]> {
  for (let digit = 1; digit <= 9; digit++) {
    const all = groupsOf(position, digit as Digit);
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) yield [a, b];
  }
}

function groupsOf(position: Position, digit: Digit): Group[] {
  const all = strongLinks(position, digit);
  const colourOf = new Map<Cell, 0 | 1>();
  const found: Group[] = [];
  for (const { a: start } of all) {
    if (colourOf.has(start)) continue;
    const colours: [Cell[], Cell[]] = [[start], []];
    const links: ColourLink[] = [];
    const queue = [start];
    colourOf.set(start, 0);
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
      for (const { a, b, house } of all) {
        if (a !== cell && b !== cell) continue;
        const other = a === cell ? b : a;
        if (colourOf.has(other)) continue;
        const colour = colourOf.get(cell) === 0 ? 1 : 0;
        colourOf.set(other, colour);
        colours[colour].push(other);
        links.push({ a: candidate(cell, digit), b: candidate(other, digit), house });
        queue.push(other);
      }
    }
    found.push({ digit, colours, links });
  }
  return found;
}

const meet = (a: readonly Cell[], b: readonly Cell[]): boolean => a.some((x) => b.some((y) => sees(x, y)));

/** The candidates of the digit that see a cell of both lists. */
function seenByBoth(
  position: Position,
  digit: number,
  one: readonly Cell[],
  other: readonly Cell[],
): Candidate[] {
  const found: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    const seen = (cells: readonly Cell[]) =>
      cells.reduce((bits, cell) => bits | PEER_BANDS[cell * 3 + band]!, 0);
    let bits = position.bands[(digit - 1) * 3 + band]! & seen(one) & seen(other);
    for (; bits !== 0; bits &= bits - 1) found.push(candidate(band * 27 + lowestBit(bits), digit));
  }
  return found.filter(
    (eliminated) => !one.includes(cellOf(eliminated)) && !other.includes(cellOf(eliminated)),
  );
}
