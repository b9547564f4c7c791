import type { House } from '../../core';
import type { TechniqueId } from '../catalogue';
import { candidate, cellOf, digitOf, excludes } from '../frame/candidate';
import type { Branch, Line, Split } from '../frame/chain';
import { copyOf, isCandidate, type Position, strike } from '../frame/position';
import type { Forcing, Step } from '../frame/step';
import { CELL_AT, isIn } from '../frame/tables';
import { techniqueOf } from '../registry';

/**
 * What is wrong with a forcing chain, in words for the test report, or `null`. It uses only the rules: each line must
 * follow from the lines it names, the cases must be complete, and all must conclude what the step says.
 */
export function faultOfForcing(position: Position, step: Step): string | null {
  const { because } = step;
  if (because.kind !== 'forcing') return 'no forcing chain';
  const faults = because.branches.map((branch) => faultOfBranch(position, branch));
  const first = faults.find((fault) => fault !== null);
  return (
    first ??
    faultOfFish(position, because, step) ??
    faultOfCases(position, because) ??
    faultOfOutcome(because, step)
  );
}

function faultOfBranch(position: Position, { lines }: Branch): string | null {
  for (const [number, line] of lines.entries()) {
    if (!isCandidate(position, cellOf(line.candidate), digitOf(line.candidate)))
      return `line ${number}: not a candidate`;
    if (line.from.some((from) => from >= number)) return `line ${number}: from a later line`;
    if ((number === 0) !== (line.by.kind === 'supposed')) return `line ${number}: only the first is supposed`;
    if (!follows(position, lines, line)) return `line ${number}: does not follow`;
  }
  const used = new Set(lines.flatMap(({ from }) => from));
  const loose = lines
    .slice(0, -1)
    .findIndex((line, number) => !used.has(number) && !isOpposite(line, lines.at(-1)!));
  return loose === -1 ? null : `line ${loose}: of no use`;
}

function follows(
  position: Position,
  lines: readonly Line[],
  { candidate: shown, on, from, by }: Line,
): boolean {
  const sources = from.map((number) => lines[number]!);
  const eliminated = new Set(sources.filter((line) => !line.on).map((line) => line.candidate));
  switch (by.kind) {
    case 'supposed':
      return from.length === 0;
    case 'weak':
      return !on && sources.length === 1 && sources[0]!.on && excludes(sources[0]!.candidate, shown);
    case 'cell':
      return on && cellOf(shown) === by.cell && onlyLeft(position, shown, cellMates(by.cell), eliminated);
    case 'house':
      return (
        on && digitOf(shown) === by.digit && onlyLeft(position, shown, places(by.house, by.digit), eliminated)
      );
    case 'set':
      return false;
    case 'technique': {
      if (by.premises.some((each) => isCandidate(position, cellOf(each), digitOf(each)))) return false;
      const board = copyOf(position);
      for (const each of eliminated) strike(board, cellOf(each), digitOf(each));
      return sameBut(by.technique).some((id) =>
        [...techniqueOf(id).find(board)].some((step) => (on ? step.places : step.eliminates).includes(shown)),
      );
    }
  }
}

/** Pairs of techniques for which it depends on the board which of the two names a step has. */
const TWINS: readonly (readonly TechniqueId[])[] = [
  ['discontinuousLoop', 'aic'],
  ['nakedPair', 'lockedPair'],
];

const sameBut = (id: TechniqueId): readonly TechniqueId[] =>
  TWINS.find((twins) => twins.includes(id)) ?? [id];

/**
 * Checks that the fish, if there is one, leaves the digit no other places than its fins, and covers what is
 * eliminated.
 */
function faultOfFish(position: Position, { split }: Forcing, { eliminates }: Step): string | null {
  if (split.kind !== 'fish') return null;
  const { digit, base, cover, fins } = split;
  const within = (cell: number, houses: readonly House[]) => houses.some((house) => isIn(cell, house));
  for (let cell = 0; cell < 81; cell++) {
    if (!within(cell, base) || !isCandidate(position, cell, digit)) continue;
    if (!within(cell, cover) && !fins.some((fin) => fin === cell)) return 'a fin that is not named';
  }
  const covered = eliminates.every(
    (eliminated) =>
      digitOf(eliminated) === digit && within(cellOf(eliminated), cover) && !within(cellOf(eliminated), base),
  );
  return base.length === cover.length && covered ? null : 'not covered';
}

const isOpposite = (a: Line, b: Line): boolean => a.candidate === b.candidate && a.on !== b.on;

const cellMates = (cell: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => candidate(cell, digit));
const places = (house: number, digit: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => candidate(CELL_AT[house * 9 + place]!, digit));

/** Whether `shown` is one of these candidates, and all others are gone. */
function onlyLeft(
  position: Position,
  shown: number,
  all: readonly number[],
  eliminated: ReadonlySet<number>,
): boolean {
  return (
    all.includes(shown) &&
    all.every(
      (each) =>
        each === shown ||
        eliminated.has(each) ||
        !isCandidate(position, Math.floor(each / 9), (each % 9) + 1),
    )
  );
}

function faultOfCases(position: Position, { split, branches }: Forcing): string | null {
  const supposed = branches.map(({ lines }) => `${lines[0]!.candidate} ${lines[0]!.on}`).sort();
  const all = casesOf(position, split, branches.length).sort();
  if (split.kind === 'candidate' && branches.length === 1)
    return all.includes(supposed[0]!) ? null : 'supposes another candidate';
  return supposed.join() === all.join() ? null : 'not all cases';
}

function casesOf(position: Position, split: Split, count: number): string[] {
  if (split.kind === 'fish') return split.fins.map((cell) => `${candidate(cell, split.digit)} true`);
  if (split.kind === 'candidate')
    return [`${split.candidate} true`, `${split.candidate} false`].slice(0, Math.max(count, 2));
  const all = split.kind === 'cell' ? cellMates(split.cell) : places(split.house, split.digit);
  return all
    .filter((each) => isCandidate(position, cellOf(each), digitOf(each)))
    .map((each) => `${each} true`);
}

function faultOfOutcome({ branches, outcome }: Forcing, { places, eliminates }: Step): string | null {
  const [shown] = [...places, ...eliminates];
  const on = places.length === 1;
  if (places.length + eliminates.length !== 1) return 'not one conclusion';
  if (outcome === null) {
    const [{ lines } = { lines: [] }] = branches;
    const last = lines.at(-1)!;
    if (!lines.some((line) => isOpposite(line, last))) return 'no contradiction';
    return lines[0]!.candidate === shown && lines[0]!.on !== on ? null : 'another conclusion';
  }
  const all = branches.every(({ lines }) => lines.at(-1)!.candidate === shown && lines.at(-1)!.on === on);
  return all && outcome.candidate === shown && outcome.on === on ? null : 'cases that come to something else';
}
