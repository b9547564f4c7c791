import type { LegendMark } from '../../i18n';
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
} from '../../sudoku/core';
import {
  type Branch,
  type Candidate,
  type Chain,
  candidate,
  cellOf,
  digitOf,
  type Forcing,
  type OnPaper,
  type Reason,
  type Step,
  type Subset,
} from '../../sudoku/techniques';

/** What is drawn for a step: plain data, without a place on the screen. */
export interface Drawing {
  /** Houses that are tinted; where there are two sorts, `cover` is the second. */
  readonly houses: readonly House[];
  readonly cover: readonly House[];
  /** Cells of the pattern, outlined one by one. */
  readonly cells: readonly Cell[];
  /** Cells outlined together: almost locked sets, in order. */
  readonly sets: readonly (readonly Cell[])[];
  readonly marks: ReadonlyMap<Candidate, LegendMark>;
  readonly links: readonly DrawnLink[];
  /** Several candidates that stand as one, outlined together. */
  readonly groups: readonly (readonly Candidate[])[];
  /** What is seen from the ends of a chain. */
  readonly sights: readonly { readonly from: readonly Candidate[]; readonly to: Candidate }[];
  /** Digits on the board that block others, ringed. */
  readonly blockers: readonly Cell[];
  /** The lines that they sweep, to the last cell that they block. */
  readonly sweeps: readonly { readonly from: Cell; readonly to: Cell }[];
}

export interface DrawnLink {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly strong: boolean;
  /** Whether it leads from one to the other, or only ties the two. */
  readonly directed: boolean;
}

/** With more links than this a picture says less than one of the main lines alone. */
const MOST_LINKS = 36;
/** From this many struck candidates on it is left unsaid who sees which. */
const MOST_SIGHTS = 2;

/** What is drawn as a step is gathered; marks set later win, but for what the step does. */
class Sketch {
  readonly houses = new Set<House>();
  readonly cover = new Set<House>();
  readonly cells = new Set<Cell>();
  readonly sets: (readonly Cell[])[] = [];
  readonly marks = new Map<Candidate, LegendMark>();
  readonly links: DrawnLink[] = [];
  readonly groups: (readonly Candidate[])[] = [];
  readonly sights: { from: readonly Candidate[]; to: Candidate }[] = [];
  readonly blockers = new Set<Cell>();
  readonly sweeps: { from: Cell; to: Cell }[] = [];
  readonly candidates: readonly DigitSet[];

  constructor(candidates: readonly DigitSet[]) {
    this.candidates = candidates;
  }

  /** Marks digits of cells, where they are candidates. */
  mark(cells: Iterable<Cell>, digits: Iterable<Digit>, mark: LegendMark): void {
    for (const cell of cells)
      for (const digit of digits)
        if (has(this.candidates[cell] ?? NO_DIGITS, digit)) this.marks.set(candidate(cell, digit), mark);
  }
  markAll(list: readonly Candidate[], mark: LegendMark): void {
    for (const one of list) this.marks.set(one, mark);
  }
  tint(list: readonly House[]): void {
    for (const house of list) this.houses.add(house);
  }
}

/** What is drawn for a step, on a board with these candidates; for a single also what blocks its other places. */
export function drawingOf(step: Step, candidates: readonly DigitSet[], paper: OnPaper | null): Drawing {
  const sketch = new Sketch(candidates);
  sketchReason(sketch, step.because, step);
  if (paper !== null) sketchPaper(sketch, paper, step.because.kind === 'nakedSingle');
  sketch.markAll(step.eliminates, 'out');
  sketch.markAll(step.places, 'placed');
  return {
    ...sketch,
    houses: [...sketch.houses],
    cover: [...sketch.cover].filter((house) => !sketch.houses.has(house)),
    cells: [...sketch.cells],
    // Of almost locked sets each has its letter.
    sets: step.because.kind === 'almostLocked' ? sketch.sets : distinct(sketch.sets),
    links: distinct(sketch.links),
    groups: distinct(sketch.groups),
    sights: distinct(sketch.sights),
    blockers: [...sketch.blockers],
  };
}

/** Each once: chains that are told side by side, and branches that begin alike, have parts in common. */
function distinct<T>(parts: readonly T[]): readonly T[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
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

/** One digit sweeps lines, or hatches its box; many around one cell are ringed, and their houses tinted. */
function sketchPaper(sketch: Sketch, { sweeps, removed }: OnPaper, oneCell: boolean): void {
  sketch.markAll(removed, 'gone');
  for (const { by, digit, house, cells } of sweeps) {
    sketch.blockers.add(by);
    for (const cell of cells) sketch.marks.set(candidate(cell, digit), 'barred');
    if (oneCell) sketch.tint([house]);
    else if (describeHouse(house).kind === 'box') sketch.cover.add(house);
    else for (const to of lastOf(by, cells)) sketch.sweeps.push({ from: by, to });
  }
}

/** The farthest cell on each side of a blocker: a line to it runs over those between. */
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

/** From both ends of a chain to what it strikes, where that is little. */
function sketchSights(sketch: Sketch, { nodes }: Chain, { eliminates }: Step): void {
  const ends = [nodes[0], nodes.at(-1)];
  if (eliminates.length > MOST_SIGHTS) return;
  for (const end of ends)
    for (const to of eliminates)
      if (end?.every((one) => sees(cellOf(one), cellOf(to)))) sketch.sights.push({ from: end, to });
}

function sketchForcing(sketch: Sketch, { split, branches, outcome }: Forcing): void {
  if (split.kind === 'house') sketch.houses.add(split.house);
  if (split.kind === 'cell') sketch.cells.add(split.cell);
  if (split.kind === 'fish') {
    sketch.tint(split.base);
    for (const house of split.cover) sketch.cover.add(house);
    sketch.mark(split.cells, [split.digit], 'pattern');
    sketch.mark(split.fins, [split.digit], 'fin');
  }
  const all = distinct(branches.flatMap(({ lines }) => linksOf(lines, lines.keys())));
  const main = (): readonly DrawnLink[] => branches.flatMap(({ lines }) => linksOf(lines, mainLine(lines)));
  sketch.links.push(...(all.length <= MOST_LINKS ? all : main()));
  for (const { lines } of branches)
    for (const { candidate: one, on } of lines) sketch.marks.set(one, on ? 'on' : 'off');
  if (outcome !== null) sketch.marks.set(outcome.candidate, outcome.on ? 'placed' : 'out');
}

/** From what is supposed to where a branch ends, by the first of what each line follows from. */
function mainLine(lines: Branch['lines']): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (let at: number | undefined = lines.length - 1; at !== undefined; at = lines[at]?.from[0])
    numbers.add(at);
  return numbers;
}

/** The links into some lines of a branch from others of these. */
function linksOf(lines: Branch['lines'], numbers: Iterable<number>): readonly DrawnLink[] {
  const drawn = new Set(numbers);
  return [...drawn].flatMap((number) =>
    (lines[number]?.from ?? []).flatMap((source) => {
      const [before, line] = [lines[source], lines[number]];
      if (before === undefined || line === undefined || !drawn.has(source)) return [];
      return { from: [before.candidate], to: [line.candidate], strong: line.on, directed: true };
    }),
  );
}

const isOpen = (sketch: Sketch, cell: Cell, digit: Digit): boolean =>
  has(sketch.candidates[cell] ?? NO_DIGITS, digit);

const tied = (a: Candidate, b: Candidate): DrawnLink => ({
  from: [a],
  to: [b],
  strong: false,
  directed: true,
});

/** All cells of these houses. */
export const cellsOfAll = (houses: readonly House[]): ReadonlySet<Cell> =>
  new Set(houses.flatMap((house) => [...cellsOf(house)]));
