import { cellAt, type Grid, isSolutionOf } from '../../core';
import { findSolutions } from '../../solver';
import { applyStep } from '../find';
import { type Candidate, candidate, cellOf, digitOf, excludes } from '../frame/candidate';
import type { Chain, Link, Node } from '../frame/chain';
import { isCandidate, type Position, positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { CELL_AT, DIGITS_OF } from '../frame/tables';
import { TECHNIQUES } from '../registry';

/**
 * What is wrong with a chain, in words for the test report, or `null`. It uses only the rules: the nodes of each
 * strong link must be all there is, those of each weak link must exclude each other, and every eliminated candidate
 * must be excluded by the ends or by a link.
 */
export function faultOfChain(position: Position, { because, eliminates }: Step): string | null {
  if (because.kind !== 'chain') return 'no chain';
  const { nodes, links, loop } = because;
  if (links.length !== nodes.length - (loop ? 0 : 1)) return 'nodes without links';
  if (nodes.length % 2 !== 0) return 'does not begin and end with a strong link';
  for (const [i, link] of links.entries()) {
    const [a, b] = [nodes[i]!, nodes[(i + 1) % nodes.length]!];
    if (link.strong !== (i % 2 === 0)) return `link ${i}: not in turn`;
    if (link.strong ? !isStrong(position, a, b, link) : !excludesAll(a, b)) return `link ${i}: does not hold`;
  }
  for (const eliminated of eliminates)
    if (!isExcluded(position, because, [eliminated])) return `nothing excludes ${eliminated}`;
  return null;
}

const excludesAll = (a: Node, b: Node): boolean => a.every((one) => b.every((other) => excludes(one, other)));

function isStrong(position: Position, a: Node, b: Node, { by }: Link): boolean {
  const members = new Set<number>([...a, ...b]);
  if (by.kind === 'set') {
    const own = [a, b].map((node) => digitOf(node[0]!));
    const all = by.cells.flatMap((cell) =>
      DIGITS_OF[position.candidates[cell]!]!.map((digit) => candidate(cell, digit)),
    );
    return (
      own[0] !== own[1] &&
      DIGITS_OF[by.digits]!.length === by.cells.length + 1 &&
      all.every((each) => (by.digits >> (digitOf(each) - 1)) & 1) &&
      all.filter((each) => own.includes(digitOf(each))).every((each) => members.has(each))
    );
  }
  const all =
    by.kind === 'cell'
      ? DIGITS_OF[position.candidates[by.cell]!]!.map((digit) => candidate(by.cell, digit))
      : [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((place) => candidate(CELL_AT[by.house * 9 + place]!, by.digit))
          .filter((each) => isCandidate(position, cellOf(each), digitOf(each)));
  return all.every((each) => members.has(each));
}

/** Whether the ends of a chain exclude a candidate, or, in a loop, one of its links does. */
function isExcluded(position: Position, { nodes, links, loop }: Chain, eliminated: Node): boolean {
  const first = nodes[0]!;
  const last = nodes.at(-1)!;
  if (excludesAll(first, eliminated) && excludesAll(last, eliminated)) return true;
  if (!loop) return false;
  return links.some((link, i) => {
    const [a, b] = [nodes[i]!, nodes[(i + 1) % nodes.length]!];
    if (!link.strong) return excludesAll(a, eliminated) && excludesAll(b, eliminated);
    const { by } = link;
    if (by.kind !== 'set') return false;
    const digit = digitOf(eliminated[0]!);
    const part = by.cells
      .filter((cell) => isCandidate(position, cell, digit))
      .map((cell) => candidate(cell, digit));
    return (
      part.length > 0 && ![a, b].some((node) => digitOf(node[0]!) === digit) && excludesAll(part, eliminated)
    );
  });
}

/** A puzzle after singles, locked candidates and subsets find nothing more. */
export function stuck(puzzle: Grid): Position {
  const position = positionOf(puzzle, { givens: puzzle });
  const easy = TECHNIQUES.filter(({ tier }) => tier <= 2);
  for (;;) {
    const steps = easy.flatMap((technique) => [...technique.find(position)]);
    if (steps.length === 0) return position;
    for (const step of steps) applyStep(position, step);
  }
}

/** The solution of a puzzle, checked by the judge. */
export function solutionOf(puzzle: Grid): Grid {
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  if (solution === undefined || !isSolutionOf(puzzle, solution)) throw new Error(`no solution: ${puzzle}`);
  return solution;
}

/** The candidate in a text such as `r1c2<>3`. */
export function candidateNamed(text: string): Candidate {
  const [row, column, digit] = [1, 3, 6].map((at) => Number(text[at])) as [number, number, number];
  return candidate(cellAt(row - 1, column - 1), digit);
}
