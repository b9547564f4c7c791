import { cellToSolveFirst, linksOf, type Proof, partsOf, type Step } from '../../sudoku/techniques';
import type { BoardToReason } from '../../worker';
import { candidatesFor } from './board';
import { type Explanation, type HintView, LEVELS, type Level, type ReadSoFar, type Subject } from './state';

/** The explanation of a proof, at its first page. */
export const explainProof = (
  subject: Subject,
  board: BoardToReason,
  { lines, isShortest }: Proof,
): Explanation => {
  const first = subject.kind === 'cell' ? 'outlook' : 'why';
  const steps = lines.map(({ step }) => step);
  return {
    ...explainSteps(subject, board, steps, first),
    from: lines.map(({ from }) => from),
    parts: partsOf(lines),
    solveFirst: cellToSolveFirst(lines),
    isShortest: isShortest && lines.length > 1,
  };
};

/** The explanation of steps that each follow from the board alone, at the level `first`. */
export const explainSteps = (
  subject: Subject,
  board: BoardToReason,
  steps: readonly Step[],
  first: Level,
): Explanation => ({
  kind: 'explanation',
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
  isShortest: false,
  link: 0,
  whole: false,
});

/** A way to turn to another page of an explanation. */
export type PageTurn =
  /** One link, step or level forward or back. */
  | { readonly kind: 'next' | 'previous' }
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'step'; readonly at: number }
  /** Reverses the order of the steps and starts at its first step. */
  | { readonly kind: 'reverse' }
  /** Shows all links of a step at once (`whole`), or one by one. */
  | { readonly kind: 'links'; readonly whole: boolean };

/** The explanation at another page; `null` if there is no such page. */
export function turnedTo(explanation: Explanation, turn: PageTurn): Explanation | null {
  switch (turn.kind) {
    case 'next':
      return nextPage(explanation);
    case 'previous':
      return previousPage(explanation);
    case 'level':
      return atLevel(explanation, turn.level);
    case 'step':
      return atStep({ ...explanation, level: 'why' }, turn.at);
    case 'reverse':
      return reversed(explanation);
    case 'links':
      return { ...explanation, whole: turn.whole, link: 0 };
  }
}

/** An explanation at the page up to which it was read before. */
export function readTo(explanation: Explanation, reached: ReadSoFar): Explanation {
  const { level, at, backward, whole } = reached;
  const turned = backward === explanation.backward ? explanation : reversed(explanation);
  const again = atLevel({ ...turned, whole }, level);
  if (level !== 'why') return again;
  const there = atStep(again, Math.min(at, explanation.steps.length - 1));
  return { ...there, link: Math.min(reached.link, linksInView(there)) };
}

/** The explanation at a level; for `why`, at its first step. */
export const atLevel = (explanation: Explanation, level: Level): Explanation =>
  level === 'why' ? atStep({ ...explanation, level }, firstStep(explanation)) : { ...explanation, level };

/** The pages around the page in view. */
export interface Neighbours {
  readonly levels: readonly Level[];
  /** The steps before and after the one in view, at the level `why`; `null` for none. */
  readonly previousStep: number | null;
  readonly nextStep: number | null;
  /** How many links the step in view has; 0 if it is not shown link by link. */
  readonly links: number;
  readonly previousLink: number | null;
  readonly nextLink: number | null;
  readonly canFill: boolean;
}

export const neighboursOf = (explanation: Explanation): Neighbours => ({
  levels: levelsOf(explanation),
  previousStep: explanation.level === 'why' ? stepBy(explanation, -1) : null,
  nextStep: explanation.level === 'why' ? stepBy(explanation, 1) : null,
  links: linksInView(explanation),
  previousLink: linkBy(explanation, -1),
  nextLink: linkBy(explanation, 1),
  canFill: canFill(explanation),
});

/** Whether there is a digit to write: the digit of the cell, or one that the step places. */
export const canFill = ({ subject, steps }: Explanation): boolean =>
  subject.kind === 'cell' || (subject.kind === 'step' && (steps.at(-1)?.places.length ?? 0) > 0);

/** Whether a view is the last page of a step that writes no digit, on a board without notes to keep what it rules out. */
export const endsUnwritten = (view: HintView): view is Explanation =>
  view.kind === 'explanation' &&
  view.subject.kind === 'step' &&
  view.level === 'why' &&
  view.board.marks === null &&
  !canFill(view) &&
  nextPage(view) === null;

function nextPage(explanation: Explanation): Explanation | null {
  const { level } = explanation;
  const link = linkBy(explanation, 1);
  if (link !== null) return { ...explanation, link };
  const step = level === 'why' ? stepBy(explanation, 1) : null;
  if (step !== null) return atStep(explanation, step);
  const levels = levelsOf(explanation);
  const next = levels[levels.indexOf(level) + 1];
  return next === undefined ? null : atLevel(explanation, next);
}

function previousPage(explanation: Explanation): Explanation | null {
  const { level } = explanation;
  const link = linkBy(explanation, -1);
  if (link !== null) return { ...explanation, link };
  const step = level === 'why' ? stepBy(explanation, -1) : null;
  if (step !== null) return atLastLink(atStep(explanation, step));
  const levels = levelsOf(explanation);
  const previous = levels[levels.indexOf(level) - 1];
  if (previous === undefined) return null;
  return previous === 'why'
    ? atLastLink(atStep({ ...explanation, level: 'why' }, lastStep(explanation)))
    : { ...explanation, level: previous };
}

const levelsOf = (explanation: Explanation): readonly Level[] =>
  LEVELS.slice(LEVELS.indexOf(explanation.first)).filter((level) => level !== 'fill' || canFill(explanation));

/** The step after (1) or before (-1) the one in view, in the order of explanation; `null` at the end. */
function stepBy({ at, steps, backward }: Explanation, by: 1 | -1): number | null {
  const to = at + (backward ? -by : by);
  return to < 0 || to >= steps.length ? null : to;
}

/** The link after (1) or before (-1) the one in view; `null` at the end. The conclusion counts as one more link. */
function linkBy(explanation: Explanation, by: 1 | -1): number | null {
  const to = explanation.link + by;
  return to < 0 || to > linksInView(explanation) ? null : to;
}

const linksInView = ({ level, steps, at, whole }: Explanation): number => {
  const step = steps[at];
  return level !== 'why' || whole || step === undefined ? 0 : linksOf(step).length;
};

const firstStep = ({ backward, steps }: Explanation): number => (backward ? steps.length - 1 : 0);
const lastStep = ({ backward, steps }: Explanation): number => (backward ? 0 : steps.length - 1);

const atStep = (explanation: Explanation, at: number): Explanation => ({
  ...explanation,
  at,
  link: 0,
  seen: explanation.backward ? Math.min(explanation.seen, at) : Math.max(explanation.seen, at),
});

/** The explanation at the conclusion of the step in view, where the player left it when going on. */
const atLastLink = (explanation: Explanation): Explanation => ({
  ...explanation,
  link: linksInView(explanation),
});

function reversed(explanation: Explanation): Explanation {
  const other = { ...explanation, backward: !explanation.backward };
  const at = firstStep(other);
  return { ...other, at, link: 0, seen: at };
}
