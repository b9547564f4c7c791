import { type Cell, type Digit, type DigitSet, HOUSES } from '../../core';
import { almostSets } from '../almostLocked/sets';
import { CANDIDATE_COUNT, type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import type { Node } from '../frame/chain';
import type { Position } from '../frame/position';
import type { LockedSet } from '../frame/step';
import {
  BITS,
  CELL_AT,
  cellsAt,
  DIGITS_OF,
  HOUSES_OF,
  LOWEST,
  PEER_BANDS,
  PLACES_OF,
  SIZE,
} from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { Memory } from './memory';

/** The nodes a graph may have: single candidates; also groups in a box and a line; also parts of almost locked sets. */
export type Grade = 'bare' | 'grouped' | 'sets';

/** For each node, the nodes that it is linked to. */
export type Links = readonly (readonly number[])[];

/** Links by what causes them: a cell, a house, an almost locked set; and all of them together. */
export interface Ties {
  readonly cell: Links;
  readonly house: Links;
  readonly any: Links;
}

/**
 * Numbered nodes and the links between them: strong if both cannot be false, weak if both cannot be true. Single
 * candidates come first, then groups, then parts of almost locked sets.
 */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly digit: Uint8Array;
  /** The cell of a node that is a single candidate, otherwise −1. */
  readonly cell: Int8Array;
  /** The cells of each node as a set: index `node * 3 + band`. */
  readonly cells: Uint32Array;
  /** The cells that see all cells of a node: index `node * 3 + band`. */
  readonly peers: Uint32Array;
  readonly strong: Ties;
  readonly weak: Ties;
  /** The almost locked set behind a strong link, by `pairKey`. */
  readonly sets: ReadonlyMap<number, LockedSet>;
}

/** The most cells of an almost locked set in a chain. */
const LARGEST_SET = 5;

/** Greater than the number of nodes. */
const STRIDE = 1 << 16;

/** Two nodes as one number. */
export const pairKey = (a: number, b: number): number => a * STRIDE + b;

const graphs = new Memory<Grade, Graph>();

/** The graph of a position. */
export const graphOf = (position: Position, grade: Grade): Graph =>
  graphs.of(position, grade, () => build(position, grade));

function build(position: Position, grade: Grade): Graph {
  if (grade === 'bare') return buildBare(position);
  const nodes = new Nodes(position);
  for (let cell = 0; cell < 81; cell++)
    for (const digit of DIGITS_OF[position.candidates[cell]!]!) nodes.single(cell, digit);
  addGroups(nodes, position);
  const sets = new Map<number, LockedSet>();
  if (grade === 'sets') addSets(nodes, position, sets);

  const graph = {
    nodes: nodes.list,
    digit: Uint8Array.from(nodes.digit),
    cell: Int8Array.from(nodes.list, (node) => (node.length === 1 ? cellOf(node[0]!) : -1)),
    cells: Uint32Array.from(nodes.cells),
    peers: Uint32Array.from(nodes.peers),
    strong: noTies(nodes.list.length),
    weak: noTies(nodes.list.length),
    sets,
  };
  tieCells(graph, nodes, position);
  tieHouses(graph, nodes, position);
  tieWeakly(graph);
  for (const key of sets.keys()) graph.strong.any[Math.floor(key / STRIDE)]!.push(key % STRIDE);
  return graph;
}

/**
 * The graph of single candidates. It equals what `build` would make, including the order, but is much faster to make.
 * Forcing chains need very many of these.
 */
function buildBare(position: Position): Graph {
  const { candidates, places, bands } = position;
  const number = new Int16Array(CANDIDATE_COUNT);
  const all: Candidate[] = [];
  for (let cell = 0; cell < 81; cell++) {
    for (const bit of BITS[candidates[cell]!]!) {
      number[cell * 9 + bit] = all.length;
      all.push((cell * 9 + bit) as Candidate);
    }
  }
  const count = all.length;
  const graph = {
    nodes: new Array<Node>(count),
    digit: new Uint8Array(count),
    cell: new Int8Array(count),
    cells: new Uint32Array(count * 3),
    peers: new Uint32Array(count * 3),
    strong: ties(count),
    weak: ties(count),
    sets: NO_SETS,
  };
  const { strong, weak } = graph;
  for (let node = 0; node < count; node++) {
    const own = all[node]!;
    const cell = Math.floor(own / 9);
    const bit = own % 9;
    graph.nodes[node] = [own];
    graph.digit[node] = bit + 1;
    graph.cell[node] = cell;
    graph.cells[node * 3 + Math.floor(cell / 27)] = 1 << (cell % 27);
    const inCell: number[] = [];
    for (const other of BITS[candidates[cell]! & ~(1 << bit)]!) inCell.push(number[cell * 9 + other]!);
    const inHouse: number[] = [];
    for (let band = 0; band < 3; band++) {
      const peers = bands[bit * 3 + band]! & PEER_BANDS[cell * 3 + band]!;
      graph.peers[node * 3 + band] = peers;
      for (let bits = peers; bits !== 0; bits &= bits - 1)
        inHouse.push(number[(band * 27 + lowestBit(bits)) * 9 + bit]!);
    }
    weak.cell[node] = inCell;
    weak.house[node] = inHouse;
    weak.any[node] = inCell.length === 0 ? inHouse : inCell.concat(inHouse);
    const mates: number[] = [];
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[cell * 3 + kind]!;
      const rest = places[bit * 27 + house]! & ~(1 << PLACES_OF[cell * 3 + kind]!);
      if (SIZE[rest] !== 1) continue;
      const mate = number[CELL_AT[house * 9 + LOWEST[rest]!]! * 9 + bit]!;
      if (!mates.includes(mate)) mates.push(mate);
    }
    strong.cell[node] = inCell.length === 1 ? inCell : NO_LINKS;
    strong.house[node] = mates.length === 0 ? NO_LINKS : mates;
    strong.any[node] = inCell.length === 1 ? inCell.concat(mates) : strong.house[node]!;
  }
  return graph;
}

const NO_LINKS: readonly number[] = [];
const NO_SETS: ReadonlyMap<number, LockedSet> = new Map();

const ties = (nodes: number): Record<keyof Ties, (readonly number[])[]> => ({
  cell: new Array(nodes),
  house: new Array(nodes),
  any: new Array(nodes),
});

/** Ties while they are gathered. */
type Tying = Readonly<Record<keyof Ties, number[][]>>;

function noTies(nodes: number): Tying {
  const none = () => Array.from({ length: nodes }, (): number[] => []);
  return { cell: none(), house: none(), any: none() };
}

/** Links two nodes in both directions. */
function tie(ties: Tying, sort: 'cell' | 'house', a: number, b: number): void {
  ties[sort][a]!.push(b);
  ties[sort][b]!.push(a);
  ties.any[a]!.push(b);
  ties.any[b]!.push(a);
}

/** Nodes by digit and cells, without duplicates. */
class Nodes {
  readonly list: Node[] = [];
  readonly digit: number[] = [];
  readonly cells: number[] = [];
  readonly peers: number[] = [];
  private readonly singles = new Int16Array(729).fill(-1);
  private readonly several = new Map<number, number>();
  private readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  /** The index of the node of one candidate. */
  single(cell: number, digit: number): number {
    const at = candidate(cell, digit);
    if (this.singles[at] === -1) this.singles[at] = this.create(digit, [cell]);
    return this.singles[at]!;
  }

  /** The index of the node of a digit in some of its cells. */
  of(digit: number, cells: readonly number[]): number {
    if (cells.length === 1) return this.single(cells[0]!, digit);
    // Exact for up to seven cells, and there are no more than those of the largest set.
    let key = digit;
    for (let i = 0; i < cells.length; i++) key = key * 82 + cells[i]! + 1;
    const number = this.several.get(key) ?? this.create(digit, cells);
    this.several.set(key, number);
    return number;
  }

  private create(digit: number, cells: readonly number[]): number {
    this.list.push(cells.map((cell) => candidate(cell, digit)));
    this.digit.push(digit);
    for (let band = 0; band < 3; band++) {
      let own = 0;
      let common = this.position.bands[(digit - 1) * 3 + band]!;
      for (const cell of cells) {
        if (Math.floor(cell / 27) === band) own |= 1 << (cell % 27);
        common &= PEER_BANDS[cell * 3 + band]!;
      }
      this.cells.push(own);
      this.peers.push(common);
    }
    return this.list.length - 1;
  }
}

/** Adds groups: all places of a digit where a box and a line cross, two or three. */
function addGroups(nodes: Nodes, position: Position): void {
  for (let digit = 1; digit <= 9; digit++)
    for (let line = 0; line < 18; line++)
      for (const third of [0b111, 0b111_000, 0b111_000_000]) {
        const places = position.places[(digit - 1) * 27 + line]! & third;
        if (SIZE[places]! >= 2) nodes.of(digit, cellsAt(line, places));
      }
}

/** Adds almost locked sets. Each links the places of any two of its digits, since it holds all its digits but one. */
function addSets(nodes: Nodes, position: Position, sets: Map<number, LockedSet>): void {
  const { cells: all, digits } = almostSets(position);
  for (const [number, cells] of all.entries()) {
    if (cells.length < 2 || cells.length > LARGEST_SET) continue;
    const set: LockedSet = { cells, digits: digits[number]! as DigitSet };
    const parts = DIGITS_OF[set.digits]!.map((digit) =>
      nodes.of(
        digit,
        cells.filter((cell) => (position.candidates[cell]! >> (digit - 1)) & 1),
      ),
    );
    for (const a of parts)
      for (const b of parts) if (a !== b && !sets.has(pairKey(a, b))) sets.set(pairKey(a, b), set);
  }
}

type Tied = Readonly<Record<'strong' | 'weak', Tying>>;

function tieCells({ strong, weak }: Tied, nodes: Nodes, position: Position): void {
  for (let cell = 0; cell < 81; cell++) {
    const own = DIGITS_OF[position.candidates[cell]!]!.map((digit) => nodes.single(cell, digit));
    for (const [i, a] of own.entries()) {
      for (let j = i + 1; j < own.length; j++) {
        tie(weak, 'cell', a, own[j]!);
        if (own.length === 2) tie(strong, 'cell', a, own[j]!);
      }
    }
  }
}

/** Links two nodes that together are all places of a digit in a house. */
function tieHouses({ strong }: Tied, nodes: Nodes, position: Position): void {
  for (let digit = 1; digit <= 9; digit++) {
    for (const house of HOUSES) {
      const places = position.places[(digit - 1) * 27 + house]!;
      if (SIZE[places]! < 2 || SIZE[places]! > 6) continue;
      const parts = [
        ...BITS[places]!.map((place) => 1 << place),
        ...crossingsOf(house).flatMap((third) => (SIZE[third & places]! > 1 ? third & places : [])),
      ];
      for (const [i, a] of parts.entries()) {
        for (let j = i + 1; j < parts.length; j++) {
          const b = parts[j]!;
          if ((a | b) !== places || a === places || b === places) continue;
          const one = nodes.of(digit, cellsAt(house, a));
          const other = nodes.of(digit, cellsAt(house, b));
          if (!strong.house[one]!.includes(other)) tie(strong, 'house', one, other);
        }
      }
    }
  }
}

/** The places of a house in each of its crossings: the three thirds of a line; the rows and columns of a box. */
const crossingsOf = (house: number): readonly number[] =>
  house < 18
    ? [0b111, 0b111_000, 0b111_000_000]
    : [0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100];

/** Links two nodes of one digit if every cell of one sees every cell of the other. */
function tieWeakly({ weak, digit, cells, peers }: Tied & Pick<Graph, 'digit' | 'cells' | 'peers'>): void {
  const byDigit = Array.from({ length: 10 }, (): number[] => []);
  for (let node = 0; node < digit.length; node++) byDigit[digit[node]!]!.push(node);
  for (const same of byDigit) {
    for (let i = 0; i < same.length; i++) {
      const a = same[i]! * 3;
      for (let j = i + 1; j < same.length; j++) {
        const b = same[j]! * 3;
        if ((cells[b]! & ~peers[a]!) !== 0) continue;
        if ((cells[b + 1]! & ~peers[a + 1]!) !== 0 || (cells[b + 2]! & ~peers[a + 2]!) !== 0) continue;
        tie(weak, 'house', same[i]!, same[j]!);
      }
    }
  }
}

/** The candidates of a digit in a set of cells, which is given as its three bands. */
export function candidatesIn(digit: number, a: number, b: number, c: number): Candidate[] {
  const found: Candidate[] = [];
  for (let bits = a; bits !== 0; bits &= bits - 1) found.push(candidate(lowestBit(bits), digit));
  for (let bits = b; bits !== 0; bits &= bits - 1) found.push(candidate(27 + lowestBit(bits), digit));
  for (let bits = c; bits !== 0; bits &= bits - 1) found.push(candidate(54 + lowestBit(bits), digit));
  return found;
}

/** The cells of a node. */
export const cellsOfNode = (node: Node): Cell[] => node.map(cellOf);

/** The digit of a node. */
export const digitOfNode = (node: Node): Digit => digitOf(node[0]!);
