import type { Cell } from '../../core';
import { between, type Colour, type Ink } from './inks';

/** Colours at most this far apart are one ink, because the edges of thin strokes are paler. */
const SAME = 40;
/** Colours at least this far apart are different inks. */
const APART = 60;
/** A program drew with an ink if all its digits are at most this far from one colour, but for this share of them. */
const TIGHT = 24;
const LOOSE_SHARE = 0.05;
/** An ink of at most this many digits may be that of thin strokes, which are paler. */
export const FEW = 3;
/**
 * Two inks are separate if hardly a digit is between them: its distance from the nearest is at most this part of its
 * distance from the next, but for this share of the digits, which may be mistakes in an ink of their own.
 */
const NEARER = 0.6;
const ASTRAY = 0.1;
/** With more than this part, nothing tells whether a digit is of the one ink or of the other. */
const SURELY_NEARER = 0.45;
/** Two inks less than `APART` apart are separate if they are so far apart and tinted so differently. */
const NARROW = 24;
const TINTED = 10;
/** The means of two groups hardly change after this many rounds. */
const ROUNDS = 8;
/** Cells whose digits have the same ink. */
export interface Cluster {
  readonly cells: readonly Cell[];
  readonly colour: Colour;
}

/** Groups the cells by ink, large groups first. If there is only one large group, it may be two similar inks. */
export function clustersOf(cells: readonly Cell[], inks: readonly Ink[]): readonly Cluster[] {
  const groups = joined(groupsOf(cells, inks), inks);
  const [large, small] = [true, false].map((isLarge) =>
    groups.filter(({ cells }) => cells.length > FEW === isLarge),
  );
  if (!large || !small) return groups;
  return [
    ...(large.length === 1 ? large.flatMap((one) => parted(one, inks)) : settled(large, inks)),
    ...small,
  ];
}

/** The same groups, with each cell in that whose mean is nearest (k-means). */
function settled(groups: readonly Cluster[], inks: readonly Ink[]): readonly Cluster[] {
  const cells = groups.flatMap((group) => group.cells);
  let parts = groups;
  for (let round = 0; round < ROUNDS; round++) {
    const before = parts;
    const nearest = (cell: Cell): Cluster | undefined =>
      [...before].sort(
        (a, b) => between(inkOf(inks, cell), a.colour) - between(inkOf(inks, cell), b.colour),
      )[0];
    parts = before.map((part) => {
      const own = cells.filter((cell) => nearest(cell) === part);
      return { cells: own, colour: meanOf(own, inks) };
    });
  }
  return parts;
}

/** Groups of cells whose inks are within one distance of that of a cell with the most such neighbours. */
function groupsOf(cells: readonly Cell[], inks: readonly Ink[]): Cluster[] {
  const clusters: Cluster[] = [];
  let left = cells;
  while (left.length > 0) {
    let most: Cluster = { cells: [], colour: [0, 0, 0] };
    for (const cell of left) {
      const colour = inkOf(inks, cell);
      const near = left.filter((other) => between(inkOf(inks, other), colour) <= SAME);
      if (near.length > most.cells.length) most = { cells: near, colour };
    }
    clusters.push(most);
    const { cells: taken } = most;
    left = left.filter((cell) => !taken.includes(cell));
  }
  return clusters;
}

/** The large groups, with the cells of small ones that are far nearer to one of them than to any other. */
function joined(clusters: readonly Cluster[], inks: readonly Ink[]): readonly Cluster[] {
  const isLarge = ({ cells }: Cluster): boolean => cells.length > FEW;
  const large = clusters.filter(isLarge).map(({ cells, colour }) => ({ cells: [...cells], colour }));
  const small = clusters.filter((cluster) => !isLarge(cluster));
  const left = small.map(({ cells, colour }) => ({
    colour,
    cells: cells.filter((cell) => {
      const away = ({ colour }: Cluster): number => between(inkOf(inks, cell), colour);
      const [nearest, next] = [...large].sort((a, b) => away(a) - away(b));
      if (nearest === undefined || away(nearest) >= APART) return true;
      if (next !== undefined && away(nearest) > NEARER * away(next)) return true;
      nearest.cells.push(cell);
      return false;
    }),
  }));
  return [...large, ...left.filter(({ cells }) => cells.length > 0)];
}

/** The two inks of a group, if hardly a digit is between them (2-means from two that are far apart). */
function parted({ cells, colour }: Cluster, inks: readonly Ink[]): readonly Cluster[] {
  if (cells.length <= 2 * FEW) return [{ cells, colour }];
  const furthest = (from: Colour): Colour =>
    cells
      .map((cell) => inkOf(inks, cell))
      .reduce((best, other) => (between(other, from) > between(best, from) ? other : best), from);
  const start = furthest(colour);
  const parts = settled(
    [start, furthest(start)].map((colour, i) => ({ cells: i === 0 ? cells : [], colour })),
    inks,
  );
  const [one, other] = parts;
  return one && other && areApart(one, other, inks) && Math.min(one.cells.length, other.cells.length) > FEW
    ? parts
    : [{ cells, colour }];
}

const meanOf = (cells: readonly Cell[], inks: readonly Ink[]): Colour =>
  meanColour(cells.map((cell) => inkOf(inks, cell)));

const groundOf = ({ cells }: Cluster, inks: readonly Ink[]): Colour =>
  meanColour(cells.map((cell) => (inks[cell] as Ink).ground));

function meanColour(colours: readonly Colour[]): Colour {
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

/** Whether two groups are different inks: far apart, or tinted differently with hardly a digit between them. */
export function areApart(one: Cluster, other: Cluster, inks: readonly Ink[]): boolean {
  const apart = between(one.colour, other.colour);
  if (apart >= APART) return true;
  return (
    apart >= NARROW && tintBetween(one, other, inks) >= TINTED && astray([one, other], inks) <= ASTRAY / 2
  );
}

/** The share of the digits of these groups that are between them. */
function astray(clusters: readonly Cluster[], inks: readonly Ink[]): number {
  const cells = clusters.flatMap((cluster) => cluster.cells);
  return cells.filter((cell) => isBetween(cell, clusters, inks, NEARER)).length / Math.max(1, cells.length);
}

/** Whether the ink of a cell is more than this part as far from the nearest of these groups as from the next. */
function isBetween(cell: Cell, clusters: readonly Cluster[], inks: readonly Ink[], part: number): boolean {
  const [nearest = 0, next = 0] = clusters
    .map(({ colour }) => between(inkOf(inks, cell), colour))
    .sort((a, b) => a - b);
  return nearest > part * next;
}

/** Whether nothing tells of which of these inks a digit is. */
export const isBetweenInks = (cell: Cell, large: readonly Cluster[], inks: readonly Ink[]): boolean =>
  isBetween(cell, large, inks, SURELY_NEARER);

/** Whether each digit has the exact colour of its group. */
export function areTight(clusters: readonly Cluster[], inks: readonly Ink[]): boolean {
  const all = clusters.flatMap(({ cells, colour }) =>
    cells.map((cell) => between(inkOf(inks, cell), colour) > TIGHT),
  );
  return all.filter((isLoose) => isLoose).length <= LOOSE_SHARE * all.length;
}

/**
 * Whether the large groups are inks of several tints on about the same grounds, and hardly a digit is between them or in
 * another group. In a photograph light and thin strokes make one ink paler, but hardly change its tint; on tiles of
 * several colours one ink may be several.
 */
export function areSeparate(
  clusters: readonly Cluster[],
  large: readonly Cluster[],
  inks: readonly Ink[],
): boolean {
  const count = (some: readonly Cluster[]): number => some.reduce((sum, { cells }) => sum + cells.length, 0);
  const areTwo = (one: Cluster, other: Cluster): boolean =>
    areApart(one, other, inks) &&
    tintBetween(one, other, inks) >= TINTED &&
    between(groundOf(one, inks), groundOf(other, inks)) < APART;
  return (
    large.length > 1 &&
    large.every((one) => large.every((other) => one === other || areTwo(one, other))) &&
    astray(large, inks) <= ASTRAY &&
    count(large) >= (1 - ASTRAY) * count(clusters)
  );
}

/** How far the paler of two inks is from any mixture of the other and the ground. */
function tintBetween(one: Cluster, other: Cluster, inks: readonly Ink[]): number {
  const [ground, rest] = [groundOf(one, inks), groundOf(other, inks)];
  const isPaler = between(one.colour, ground) < between(other.colour, rest);
  const [paler, deep, paper] = isPaler
    ? [one.colour, other.colour, ground]
    : [other.colour, one.colour, rest];
  const whole = between(deep, paper) ** 2;
  const along = paper.reduce(
    (sum, value, i) => sum + ((deep[i] as number) - value) * ((paler[i] as number) - value),
    0,
  );
  const part = whole === 0 ? 0 : along / whole;
  const mixed = (i: 0 | 1 | 2): number => paper[i] + part * (deep[i] - paper[i]);
  return between(paler, [mixed(0), mixed(1), mixed(2)]);
}

export const inkOf = (inks: readonly Ink[], cell: Cell): Colour => (inks[cell] as Ink).ink;
