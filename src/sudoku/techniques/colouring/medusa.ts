import { type Cell, type Digit, HOUSES } from '../../core';
import { RATINGS } from '../catalogue';
import { CANDIDATE_COUNT, type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { ColourLink, Step } from '../frame/step';
import { CELL_AT, DIGITS_OF, LOWEST, PEERS, SIZE } from '../frame/tables';

/*
 * 3D Medusa: candidates of all digits in two colours, linked where a cell has two candidates left, or a digit two
 * places in a house. All of one colour are true, all of the other false.
 */

/** Candidates linked to each other, and what each colour rules out. */
interface Cluster {
  readonly colours: readonly [readonly Candidate[], readonly Candidate[]];
  readonly links: readonly ColourLink[];
  /** For each candidate a mask of the colours that exclude it. */
  readonly against: Uint8Array;
}

/** Every candidate that both colours rule out is eliminated. */
export function* findMedusaTraps(position: Position): Generator<Step> {
  for (const cluster of clusters(position)) {
    const eliminates: Candidate[] = [];
    for (let each = 0; each < CANDIDATE_COUNT; each++)
      if (cluster.against[each] === 0b11 && isThere(position, each)) eliminates.push(each as Candidate);
    if (eliminates.length > 0) yield stepOf('medusaTrap', cluster, eliminates, null, null);
  }
}

/** A colour is false if two of its candidates exclude each other, or if it leaves a cell without candidates. */
export function* findMedusaWraps(position: Position): Generator<Step> {
  for (const cluster of clusters(position)) {
    for (const wrong of [0, 1] as const) {
      const colour = cluster.colours[wrong];
      const clash = colour.some((each) => (cluster.against[each]! >> wrong) & 1);
      const emptied = clash ? null : cellEmptied(position, cluster, wrong);
      if (!clash && emptied === null) continue;
      yield stepOf('medusaWrap', cluster, colour, wrong, emptied);
    }
  }
}

function cellEmptied(position: Position, { against }: Cluster, colour: number): Cell | null {
  for (let cell = 0; cell < 81; cell++) {
    const digits = DIGITS_OF[position.candidates[cell]!]!;
    if (digits.length === 0) continue;
    if (digits.every((digit) => (against[candidate(cell, digit)]! >> colour) & 1)) return cell as Cell;
  }
  return null;
}

function stepOf(
  technique: Step['technique'],
  { colours, links }: Cluster,
  eliminates: readonly Candidate[],
  wrong: number | null,
  emptied: Cell | null,
): Step {
  return {
    technique,
    rating: RATINGS[technique],
    places: [],
    eliminates,
    because: { kind: 'colours', groups: colours, links, wrong, emptied },
  };
}

/** The clusters with more than one digit. Those with one are simple colouring. */
function* clusters(position: Position): Generator<Cluster> {
  const ties = tiesOf(position);
  const colourOf = new Int8Array(CANDIDATE_COUNT).fill(-1);
  for (const start of ties.keys()) {
    if (colourOf[start] !== -1) continue;
    const colours: [Candidate[], Candidate[]] = [[start], []];
    const links: ColourLink[] = [];
    const queue = [start];
    colourOf[start] = 0;
    for (let i = 0; i < queue.length; i++) {
      for (const link of ties.get(queue[i]!) ?? []) {
        const other = link.a === queue[i] ? link.b : link.a;
        if (colourOf[other] !== -1) continue;
        const colour = colourOf[queue[i]!] === 0 ? 1 : 0;
        colourOf[other] = colour;
        colours[colour].push(other);
        links.push(link);
        queue.push(other);
      }
    }
    if (queue.every((each) => digitOf(each) === digitOf(start))) continue;
    yield { colours, links, against: ruledOut(colours) };
  }
}

/**
 * Links between the last two candidates of a cell, and the last two places of a digit in a house, listed for each
 * candidate.
 */
function tiesOf(position: Position): Map<Candidate, ColourLink[]> {
  const ties = new Map<Candidate, ColourLink[]>();
  const add = (link: ColourLink) => {
    for (const end of [link.a, link.b]) {
      const known = ties.get(end);
      if (known === undefined) ties.set(end, [link]);
      else known.push(link);
    }
  };
  for (let cell = 0; cell < 81; cell++) {
    if (SIZE[position.candidates[cell]!] !== 2) continue;
    const [low, high] = DIGITS_OF[position.candidates[cell]!]! as [Digit, Digit];
    add({ a: candidate(cell, low), b: candidate(cell, high), house: null });
  }
  for (const house of HOUSES) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = position.places[(digit - 1) * 27 + house]!;
      if (SIZE[places] !== 2) continue;
      const [a, b] = [places, places & (places - 1)].map((mask) => CELL_AT[house * 9 + LOWEST[mask]!]!);
      add({ a: candidate(a!, digit), b: candidate(b!, digit), house });
    }
  }
  return ties;
}

function ruledOut(colours: Cluster['colours']): Uint8Array {
  const against = new Uint8Array(CANDIDATE_COUNT);
  for (const [colour, members] of colours.entries()) {
    for (const member of members) {
      const [cell, digit] = [cellOf(member), digitOf(member)];
      for (let other = 1; other <= 9; other++)
        if (other !== digit) against[candidate(cell, other)]! |= 1 << colour;
      for (let at = cell * 20; at < cell * 20 + 20; at++)
        against[candidate(PEERS[at]!, digit)]! |= 1 << colour;
    }
  }
  return against;
}

const isThere = (position: Position, each: number): boolean =>
  isCandidate(position, Math.floor(each / 9), (each % 9) + 1);
