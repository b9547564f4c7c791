import { cellToSolveFirst, linksOf, type Proof, partsOf, type Step } from '../../sudoku/techniques';
import type { BoardToReason } from '../../worker';
import { candidatesFor } from './board';
import { LEVELS, type Level, type Subject, type Told } from './view';

/** A proof as it is first told. */
export const toldProof = (subject: Subject, board: BoardToReason, { lines }: Proof): Told => {
  const first = subject.kind === 'cell' ? 'outlook' : 'why';
  const steps = lines.map(({ step }) => step);
  return {
    ...toldSteps(subject, steps, board, first),
    from: lines.map(({ from }) => from),
    parts: partsOf(lines),
    solveFirst: cellToSolveFirst(lines),
  };
};

/** Steps that lean on nothing but the board, as they are first told: from a level on. */
export const toldSteps = (
  subject: Subject,
  steps: readonly Step[],
  board: BoardToReason,
  first: Level,
): Told => ({
  kind: 'told',
  subject,
  board,
  candidates: candidatesFor(board),
  steps,
  from: steps.map(() => []),
  first,
  level: first,
  at: 0,
  seen: 0,
  backward: false,
  parts: [],
  solveFirst: null,
  link: 0,
  whole: false,
});

/** The step before or after the one in view, in the order in which they unfold; `null` at the end. */
function neighbour({ at, steps, backward }: Told, by: 1 | -1): number | null {
  const to = at + (backward ? -by : by);
  return to < 0 || to >= steps.length ? null : to;
}

const firstAt = ({ backward, steps }: Told): number => (backward ? steps.length - 1 : 0);
const lastAt = ({ backward, steps }: Told): number => (backward ? 0 : steps.length - 1);

/** Whether there is something to write: the digit of a cell, or of a step that places one. */
export const canFill = ({ subject, steps }: Told): boolean =>
  subject.kind === 'cell' || (subject.kind === 'step' && (steps.at(-1)?.places.length ?? 0) > 0);

/** How many links the step in view is told in, one by one; 0 where all of it is told at once. */
const linksInView = ({ level, steps, at, whole }: Told): number => {
  const step = steps[at];
  return level !== 'why' || whole || step === undefined ? 0 : linksOf(step).length;
};

/** The link after or before the one in view; `null` at the end. What follows from all of them comes after the last. */
function neighbourLink(told: Told, by: 1 | -1): number | null {
  const to = told.link + by;
  return to < 0 || to > linksInView(told) ? null : to;
}

/** The levels that a hint has. */
const levelsOf = (told: Told): readonly Level[] =>
  LEVELS.slice(LEVELS.indexOf(told.first)).filter((level) => level !== 'fill' || canFill(told));

/** Where one can turn from what is told. */
export interface Turnings {
  readonly levels: readonly Level[];
  /** The steps before and after the one in view, at the level `why`. */
  readonly earlier: number | null;
  readonly further: number | null;
  /** Of a step that is told link by link, how many it has, and the links before and after the one in view. */
  readonly links: number;
  readonly earlierLink: number | null;
  readonly furtherLink: number | null;
  readonly canFill: boolean;
}

export const turningsOf = (told: Told): Turnings => ({
  levels: levelsOf(told),
  earlier: told.level === 'why' ? neighbour(told, -1) : null,
  further: told.level === 'why' ? neighbour(told, 1) : null,
  links: linksInView(told),
  earlierLink: neighbourLink(told, -1),
  furtherLink: neighbourLink(told, 1),
  canFill: canFill(told),
});

/** The hint one page further; `null` at its end. */
export function onward(told: Told): Told | null {
  const levels = levelsOf(told);
  const link = neighbourLink(told, 1);
  if (link !== null) return { ...told, link };
  if (told.level === 'why') {
    const to = neighbour(told, 1);
    if (to !== null) return atStep(told, to);
  }
  const next = levels[levels.indexOf(told.level) + 1];
  return next === undefined ? null : atLevel(told, next);
}

/** The hint one page back; `null` at its beginning. */
export function backwards(told: Told): Told | null {
  const levels = levelsOf(told);
  const link = neighbourLink(told, -1);
  if (link !== null) return { ...told, link };
  if (told.level === 'why') {
    const to = neighbour(told, -1);
    if (to !== null) return atItsEnd(atStep(told, to));
  }
  const before = levels[levels.indexOf(told.level) - 1];
  if (before === undefined) return null;
  return before === 'why'
    ? atItsEnd(atStep({ ...told, level: 'why' }, lastAt(told)))
    : { ...told, level: before };
}

/** All of the step in view, as one leaves it who goes on. */
const atItsEnd = (told: Told): Told => ({ ...told, link: linksInView(told) });

/** The hint at a level: Why begins with its first step. */
export const atLevel = (told: Told, level: Level): Told =>
  level === 'why' ? atStep({ ...told, level }, firstAt(told)) : { ...told, level };

export const atStep = (told: Told, at: number): Told => ({
  ...told,
  at,
  link: 0,
  seen: told.backward ? Math.min(told.seen, at) : Math.max(told.seen, at),
});

/** The hint unfolding the other way, from its first step there. */
export function turned(told: Told): Told {
  const other = { ...told, backward: !told.backward };
  const at = firstAt(other);
  return { ...other, at, link: 0, seen: at };
}

/** All links of a step at once, or again one by one. */
export const withLinks = (told: Told, whole: boolean): Told => ({ ...told, whole, link: 0 });
