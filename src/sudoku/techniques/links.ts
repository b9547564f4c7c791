import { type Cell, cellsOf, type DigitSet, digitsOf } from '../core';
import { type Candidate, candidate } from './frame/candidate';
import type { Branch, Chain } from './frame/chain';
import type { Fish } from './frame/fish';
import type { Forcing, Reason, Step } from './frame/step';

/** A step that marks more candidates than this is explained link by link. */
const MOST_MARKS = 10;
/** A step with fewer links is explained as a whole. */
const FEWEST_LINKS = 3;

/**
 * The reason of a step link by link, if it is too much to take in at once: the reason as it is after each link. The
 * conclusion from all links is not included. Empty if the step can be explained as a whole.
 */
export function linksOf(step: Step): readonly Reason[] {
  const links = reasonByLinks(step.because);
  return links.length >= FEWEST_LINKS && marksOf(step).size > MOST_MARKS ? links : [];
}

/** The candidates that a step with links marks on the board. */
function marksOf({ because, places, eliminates }: Step): ReadonlySet<Candidate> {
  return new Set([...places, ...eliminates, ...marksOfReason(because)]);
}

function marksOfReason(reason: Reason): readonly Candidate[] {
  switch (reason.kind) {
    case 'chain':
      return [reason, ...(reason.twin === null ? [] : [reason.twin])].flatMap(({ nodes }) => nodes.flat());
    case 'forcing':
      return reason.branches.flatMap(({ lines }) => lines.map((line) => line.candidate));
    case 'fish':
      return [reason, ...(reason.twin === null ? [] : [reason.twin])].flatMap(({ cells, fins }) =>
        [...cells, ...fins].map((cell) => candidate(cell, reason.digit)),
      );
    case 'colours':
      return reason.groups.flat();
    case 'almostLocked':
      return reason.sets.flatMap(({ cells, digits }) => allOf(cells, digits));
    case 'exclusion':
      return reason.blocked.flatMap(({ candidates }) => candidates);
    default:
      return [];
  }
}

const allOf = (cells: readonly Cell[], digits: DigitSet): readonly Candidate[] =>
  cells.flatMap((cell) => digitsOf(digits).map((digit) => candidate(cell, digit)));

/**
 * The reason of a step as it is after each link, in the order of explanation. The conclusion from all links is not
 * included. Empty if the reason has no links.
 */
export function reasonByLinks(reason: Reason): readonly Reason[] {
  switch (reason.kind) {
    case 'chain': {
      const { twin } = reason;
      return [
        ...chainByLinks(reason).map((chain): Reason => ({ ...reason, ...chain, twin: null })),
        ...(twin === null ? [] : chainByLinks(twin)).map((chain): Reason => ({ ...reason, twin: chain })),
      ];
    }
    case 'forcing':
      return forcingLinks(reason).map(({ branch, line }): Reason => {
        const lines = reason.branches[branch]?.lines.slice(0, line + 1) ?? [];
        return { ...reason, branches: [{ lines }], outcome: null };
      });
    case 'fish':
      return reason.base.map(
        (_, index): Reason => ({ ...reason, ...fishUpTo(reason, index + 1), twin: null }),
      );
    case 'colours':
      return reason.links.map((_, index): Reason => {
        const links = reason.links.slice(0, index + 1);
        const reached = new Set(links.flatMap(({ a, b }) => [a, b]));
        const groups = reason.groups.map((group) => group.filter((one) => reached.has(one)));
        return { ...reason, links, groups, wrong: null, emptied: null };
      });
    case 'almostLocked':
      return [
        ...reason.sets.map(
          (_, index): Reason => ({ ...reason, sets: reason.sets.slice(0, index + 1), commons: [] }),
        ),
        ...reason.commons.map(
          (_, index): Reason => ({ ...reason, commons: reason.commons.slice(0, index + 1) }),
        ),
      ];
    case 'exclusion':
      return reason.blocked.map((one): Reason => ({ ...reason, blocked: [one] }));
    default:
      return [];
  }
}

/** A chain after each of its links. The last link closes a loop. */
const chainByLinks = ({ nodes, links, loop }: Chain): readonly Chain[] =>
  links.map((_, index) => ({
    nodes: nodes.slice(0, index + 2),
    links: links.slice(0, index + 1),
    loop: loop && index === links.length - 1,
  }));

/** The first base houses of a fish with their cells and fins. */
function fishUpTo(fish: Fish, count: number): Pick<Fish, 'base' | 'cover' | 'cells' | 'fins'> {
  const base = fish.base.slice(0, count);
  const isThere = (cell: Cell): boolean => base.some((house) => cellsOf(house).includes(cell));
  return {
    base,
    // The cover belongs to all base houses together.
    cover: count === fish.base.length ? fish.cover : [],
    cells: fish.cells.filter(isThere),
    fins: fish.fins.filter(isThere),
  };
}

/**
 * A link of a forcing chain: the assumption, or the next candidate that is shown true or false, with those ruled out
 * on the way to it.
 */
export interface ForcingLink {
  /** The index of the case. */
  readonly branch: number;
  /** The index of the line, in this case, at which the link ends. */
  readonly line: number;
  /** The lines, ends of earlier links, that it follows from. */
  readonly after: readonly number[];
  /** The earlier line that it contradicts, if any; and, if no link ends there, what that line follows from. */
  readonly contradicts: { readonly line: number; readonly after: readonly number[] } | null;
}

/** The links of a forcing chain, case by case: one for each placed digit and each technique used. */
export const forcingLinks = ({ branches }: Forcing): readonly ForcingLink[] =>
  branches.flatMap((of, branch) =>
    [...of.lines.keys()]
      .filter((line) => endsLink(of, line))
      .map((line) => ({
        branch,
        line,
        after: comesAfter(of, line),
        contradicts: contradicted(of, line),
      })),
  );

/**
 * Whether a link ends at a line. A line that only rules a candidate out by the rules belongs to the link that uses
 * it.
 */
const endsLink = ({ lines }: Branch, line: number): boolean => {
  const { on, by } = lines[line] ?? {};
  return on === true || by?.kind === 'supposed' || by?.kind === 'technique' || line === lines.length - 1;
};

/** The nearest earlier lines, at which links end, that a line follows from. */
function comesAfter(branch: Branch, line: number): readonly number[] {
  const found = new Set<number>();
  const waiting = [...(branch.lines[line]?.from ?? [])];
  for (const source of waiting) {
    if (endsLink(branch, source)) found.add(source);
    else waiting.push(...(branch.lines[source]?.from ?? []));
  }
  return [...found].sort((a, b) => a - b);
}

function contradicted(branch: Branch, line: number): ForcingLink['contradicts'] {
  const said = branch.lines[line];
  const before = branch.lines
    .slice(0, line)
    .findIndex(({ candidate, on }) => candidate === said?.candidate && on !== said.on);
  if (before < 0) return null;
  return { line: before, after: endsLink(branch, before) ? [] : comesAfter(branch, before) };
}
