import {
  type Cell,
  cellsOf,
  type Digit,
  type DigitSet,
  describeHouse,
  digitsOf,
  type House,
  has,
  NO_DIGITS,
  sees,
} from '../../../sudoku/core';
import {
  type Candidate,
  type Chain,
  type CrossHatching,
  candidate,
  cellOf,
  digitOf,
  type Reason,
  type Step,
  type Subset,
} from '../../../sudoku/techniques';
import { sketchForcing } from './forcingDrawing';
import { type Drawing, type DrawnLink, distinct, Sketch } from './sketch';

/**
 * The lines from a chain's ends to the candidates they see are drawn only for up to this many eliminated candidates.
 */
const MOST_SIGHTS = 2;

/** The drawing of a step. `hatching`: for a single, what blocks its other places. */
export function drawingOf(
  step: Step,
  candidates: readonly DigitSet[],
  hatching: CrossHatching | null,
): Drawing {
  const sketch = new Sketch(candidates);
  sketchReason(sketch, step.because, step);
  if (hatching !== null) sketchHatching(sketch, hatching, step.because.kind === 'nakedSingle');
  sketch.markAll(step.eliminates, 'out');
  sketch.markAll(step.places, 'placed');
  return {
    ...sketch,
    houses: [...sketch.houses],
    cover: [...sketch.cover].filter((house) => !sketch.houses.has(house)),
    cells: [...sketch.cells],
    // Almost locked sets keep their letters, even if two of them are the same cells.
    sets: step.because.kind === 'almostLocked' ? sketch.sets : distinct(sketch.sets),
    links: distinct(sketch.links),
    groups: distinct(sketch.groups),
    sights: distinct(sketch.sights),
    blockers: [...sketch.blockers],
  };
}

function sketchReason(sketch: Sketch, reason: Reason, step: Step): void {
  switch (reason.kind) {
    case 'fullHouse':
    case 'hiddenSingle':
      sketch.tint([reason.house]);
      return;
    case 'nakedSingle':
      sketch.cells.add(reason.cell);
      return;
    case 'direct':
      sketchReason(sketch, reason.pattern, step);
      sketch.cover.add(reason.house);
      sketch.markAll(reason.strikes, 'out');
      return;
    case 'locked':
      sketch.tint([reason.from]);
      sketch.cover.add(reason.to);
      sketch.mark(reason.cells, [reason.digit], 'pattern');
      return;
    case 'subset':
      sketchSubset(sketch, reason);
      return;
    case 'fish':
      for (const fish of reason.twin === null ? [reason] : [reason, reason.twin]) {
        sketch.tint(fish.base);
        for (const house of fish.cover) sketch.cover.add(house);
        sketch.mark(fish.cells, [reason.digit], 'pattern');
        sketch.mark(fish.fins, [reason.digit], 'fin');
      }
      return;
    case 'wing': {
      const { pivot, pincers, digit } = reason;
      const digits = digitsOf(reason.digits);
      for (const cell of [pivot, ...pincers]) sketch.cells.add(cell);
      sketch.mark([pivot, ...pincers], digits, 'pattern');
      for (const pincer of pincers)
        for (const shared of digits)
          if (shared !== digit && isOpen(sketch, pivot, shared) && isOpen(sketch, pincer, shared))
            sketch.links.push(tied(candidate(pivot, shared), candidate(pincer, shared)));
      sketch.mark(pincers, [digit], 'on');
      if (reason.pivotToo) sketch.mark([pivot], [digit], 'on');
      return;
    }
    case 'deadly': {
      for (const cell of reason.cells) sketch.cells.add(cell);
      sketch.mark(reason.cells, digitsOf(reason.digits), 'pattern');
      sketch.markAll(reason.extras, 'fin');
      sketch.tint(reason.ties.map(({ house }) => house));
      if (reason.subset !== null) sketchSubset(sketch, reason.subset);
      return;
    }
    case 'grave':
      sketch.markAll(reason.extras, 'fin');
      sketch.tint(reason.ties.map(({ house }) => house));
      if (reason.subset !== null) sketchSubset(sketch, reason.subset);
      return;
    case 'colours': {
      const colours = ['a', 'b', 'c', 'd'] as const;
      reason.groups.forEach((group, index) => {
        sketch.markAll(group, colours[index] ?? 'a');
      });
      if (reason.emptied !== null) sketch.cells.add(reason.emptied);
      for (const { a, b } of reason.links)
        sketch.links.push({ from: [a], to: [b], strong: true, directed: false });
      return;
    }
    case 'chain':
      sketchChain(sketch, reason);
      if (reason.twin !== null) sketchChain(sketch, reason.twin);
      if (!reason.loop && reason.twin === null) sketchSights(sketch, reason, step);
      return;
    case 'almostLocked': {
      for (const { cells } of reason.sets) sketch.sets.push(cells);
      const struck = [...new Set(step.eliminates.map(digitOf))];
      for (const { cells, digits } of reason.sets) {
        sketch.mark(cells, digitsOf(digits), 'pattern');
        sketch.mark(cells, struck, 'on');
      }
      if (reason.stem !== null) {
        sketch.cells.add(reason.stem.cell);
        sketch.mark([reason.stem.cell], reason.stem.digits, 'off');
      }
      return;
    }
    case 'bent': {
      for (const cells of reason.parts) if (cells.length > 0) sketch.sets.push(cells);
      sketch.mark(reason.parts.flat(), digitsOf(reason.digits), 'pattern');
      if (reason.loose !== null) sketch.mark(reason.parts.flat(), [reason.loose], 'on');
      return;
    }
    case 'exclusion':
      for (const cell of reason.cells) sketch.cells.add(cell);
      for (const { candidates, set } of reason.blocked) {
        sketch.markAll(candidates, 'pattern');
        if (set.length > 0) sketch.sets.push(set);
      }
      return;
    case 'fireworks':
      for (const { cell, digits } of reason.crossings) {
        sketch.cells.add(cell);
        sketch.mark([cell, ...reason.ends], digitsOf(digits), 'pattern');
      }
      for (const cell of reason.ends) sketch.cells.add(cell);
      return;
    case 'guardians': {
      const { cells, digit } = reason;
      sketch.mark(cells, [digit], 'pattern');
      sketch.mark(reason.guardians, [digit], 'fin');
      cells.forEach((cell, index) => {
        const next = cells[(index + 1) % cells.length];
        if (next !== undefined)
          sketch.links.push({
            from: [candidate(cell, digit)],
            to: [candidate(next, digit)],
            strong: true,
            directed: false,
          });
      });
      return;
    }
    case 'forcing':
      sketchForcing(sketch, reason);
      return;
    case 'template':
      return;
  }
}

/** Draws what blocks the other places of a single: for one digit lines or a hatched box, for one cell tinted houses. */
function sketchHatching(sketch: Sketch, { sweeps, removed }: CrossHatching, oneCell: boolean): void {
  sketch.markAll(removed, 'gone');
  for (const { by, digit, house, cells } of sweeps) {
    sketch.blockers.add(by);
    for (const cell of cells) sketch.marks.set(candidate(cell, digit), 'barred');
    if (oneCell) sketch.tint([house]);
    else if (describeHouse(house).kind === 'box') sketch.cover.add(house);
    else for (const to of lastOf(by, cells)) sketch.sweeps.push({ from: by, to });
  }
}

/** The farthest cell on each side of `from`: a line to it crosses the cells between. */
function lastOf(from: Cell, cells: readonly Cell[]): readonly Cell[] {
  const [first, last] = [cells[0], cells.at(-1)];
  return [
    ...new Set([
      first !== undefined && first < from ? first : last,
      last !== undefined && last > from ? last : first,
    ]),
  ].filter((cell) => cell !== undefined);
}

function sketchSubset(sketch: Sketch, { cells, digits, houses, hidden }: Subset): void {
  for (const cell of cells) sketch.cells.add(cell);
  if (hidden || houses.length === 1) sketch.tint(houses);
  else for (const house of houses) sketch.houses.add(house);
  sketch.mark(cells, digitsOf(digits), 'pattern');
}

function sketchChain(sketch: Sketch, { nodes, links }: Chain): void {
  nodes.forEach((node, index) => {
    sketch.markAll(node, index % 2 === 0 ? 'off' : 'on');
    if (node.length > 1) sketch.groups.push(node);
  });
  links.forEach(({ strong, by }, index) => {
    const from = nodes[index];
    const to = nodes[(index + 1) % nodes.length];
    if (from === undefined || to === undefined) return;
    sketch.links.push({ from, to, strong, directed: true });
    if (strong && by.kind === 'house') sketch.houses.add(by.house);
    if (by.kind === 'set') sketch.sets.push(by.cells);
  });
}

/** Draws lines from both ends of a chain to what it eliminates, unless there are too many. */
function sketchSights(sketch: Sketch, { nodes }: Chain, { eliminates }: Step): void {
  const ends = [nodes[0], nodes.at(-1)];
  if (eliminates.length > MOST_SIGHTS) return;
  for (const end of ends)
    for (const to of eliminates)
      if (end?.every((one) => sees(cellOf(one), cellOf(to)))) sketch.sights.push({ from: end, to });
}

const isOpen = (sketch: Sketch, cell: Cell, digit: Digit): boolean =>
  has(sketch.candidates[cell] ?? NO_DIGITS, digit);

const tied = (a: Candidate, b: Candidate): DrawnLink => ({
  from: [a],
  to: [b],
  strong: false,
  directed: true,
});

/** The cells of some houses. */
export const cellsOfAll = (houses: readonly House[]): ReadonlySet<Cell> =>
  new Set(houses.flatMap((house) => [...cellsOf(house)]));
