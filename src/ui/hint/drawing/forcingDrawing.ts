import { type Branch, type Forcing, forcingLinks } from '../../../sudoku/techniques';
import { type DrawnLink, distinct, type Sketch } from './sketch';

/** A picture with more links than this is too crowded, so only the main lines are drawn. */
const MOST_LINKS = 36;

/** Draws all cases of a forcing chain and their ends, or only the main lines if there are too many links. */
export function sketchForcing(sketch: Sketch, { split, branches, outcome }: Forcing): void {
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

/**
 * The lines that lead from the assumption to the end of a branch. Of several lines that one follows from, the first is
 * taken.
 */
function mainLine(lines: Branch['lines']): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (let at: number | undefined = lines.length - 1; at !== undefined; at = lines[at]?.from[0])
    numbers.add(at);
  return numbers;
}

/** The links between some lines of a branch. */
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

/** What is drawn for one link of a forcing chain. */
export function drawnLink(forcing: Forcing, link: number): readonly DrawnLink[] {
  const { branch, line, after } = forcingLinks(forcing)[link] ?? {};
  const lines = (branch === undefined ? undefined : forcing.branches[branch])?.lines;
  if (lines === undefined || line === undefined || after === undefined) return [];
  const numbers = new Set([line]);
  for (const number of numbers)
    if (!after.includes(number)) for (const source of lines[number]?.from ?? []) numbers.add(source);
  return distinct(linksOf(lines, numbers));
}
