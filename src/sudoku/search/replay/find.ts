import type { Cell, Digit } from '../../core';
import { type CheckpointContent, unpackCheckpoint } from '../machine/checkpoint';
import type { SearchMachine } from '../machine/machine';
import { codeOf } from '../machine/placement';
import { BLOCK } from '../recording/blocks';
import type { Recording } from '../recording/recording';

/** A kind of state to look for, or at which to stop playing. */
export type Condition =
  | { readonly kind: 'deadEnd' | 'solution' }
  /** A choice is undone, leaving at most `depth` choices. */
  | { readonly kind: 'undoTo'; readonly depth: number }
  /** More choices stand than ever before. */
  | { readonly kind: 'deepest' }
  /** A guess among at least this many alternatives, those that have failed included. */
  | { readonly kind: 'choices'; readonly least: number }
  /** A guess of the digit, after which at least `depth` choices stand. */
  | { readonly kind: 'guessAt'; readonly digit: Digit; readonly depth: number }
  /** The cell's digit changes or is erased. */
  | { readonly kind: 'cellChanged'; readonly cell: Cell }
  /** A digit is written into the cell: any, or this one. */
  | { readonly kind: 'cellWritten'; readonly cell: Cell }
  | { readonly kind: 'cellSet'; readonly cell: Cell; readonly digit: Digit }
  /** The cell's digit is erased. */
  | { readonly kind: 'cellEmptied'; readonly cell: Cell }
  /** Of several digits that the cell could take one is left. */
  | { readonly kind: 'oneLeft'; readonly cell: Cell }
  /** An elimination step rules out the digit (propagation and search). */
  | { readonly kind: 'eliminated'; readonly cell: Cell; readonly digit: Digit };

/**
 * Which states to search: the later ones up to `until`, or the earlier ones back to it. Without `until`, to the end
 * or start of the recording.
 */
export interface FindRange {
  readonly direction: 'next' | 'previous';
  readonly until?: number;
}

/** A state that was found, and the condition it meets; the first, if it meets several. */
export interface Finding {
  readonly step: number;
  readonly condition: number;
}

/** What the parts of a time machine share. */
export interface TimeMachineParts {
  readonly machine: SearchMachine;
  readonly recording: Recording;
  /** Brings the machine to a recorded state. */
  readonly goTo: (step: number) => void;
}

/** Segments skipped between two yields, while nothing needs to be run. */
const SKIPS = 256;

/** See `TimeMachine.find`. */
export function* find(
  tools: TimeMachineParts,
  conditions: readonly Condition[],
  from: number,
  { direction, until }: FindRange,
): Generator<number, Finding | null> {
  const { recording } = tools;
  const last = recording.steps;
  const forward = direction === 'next';
  // The states searched are low + 1 to high.
  const low = forward ? Math.max(0, from) : Math.max(0, until ?? 0) - 1;
  const high = forward ? Math.min(last, until ?? last) : Math.min(last, from - 1);
  const every = recording.checkpointEvery;
  const watchers = conditions.map((condition) => watch(tools, condition));
  let skipped = 0;
  // A segment is the states after one checkpoint, up to and including the next.
  let segment = Math.floor(Math.max(0, forward ? low : high - 1) / every);
  while (forward ? segment * every < high : segment >= 0 && (segment + 1) * every > low) {
    const first = segment * every;
    const begin = Math.max(low, first);
    const end = Math.min(high, first + every);
    if (watchers.some((watcher) => watcher.mayBeIn(segment))) {
      const step = walk(tools, watchers, begin, end, forward);
      if (step !== null) return step;
      yield forward ? end : begin;
    } else if (++skipped % SKIPS === 0) yield forward ? end : begin;
    segment += forward ? 1 : -1;
  }
  return low < 0 && high >= 0 ? atStart(tools, watchers) : null;
}

/** Runs over the states after `low` up to `high`; returns the first that meets a condition, or the last. */
function walk(
  { machine, goTo }: TimeMachineParts,
  watchers: readonly Watcher[],
  begin: number,
  end: number,
  first: boolean,
): Finding | null {
  if (end <= Math.max(0, begin)) return null;
  goTo(Math.max(0, begin));
  for (const watcher of watchers) watcher.note();
  let step = -1;
  let condition = -1;
  while (machine.at < end && !(first && step >= 0)) {
    machine.step();
    for (let i = 0; i < watchers.length; i++) {
      const watcher = watchers[i]!;
      if (watcher.answers() && step !== machine.at) {
        step = machine.at;
        condition = i;
      }
      watcher.note();
    }
  }
  return step < 0 ? null : { step, condition };
}

/** State 0 may be a dead end or solved too. */
function atStart({ goTo }: TimeMachineParts, watchers: readonly Watcher[]): Finding | null {
  goTo(0);
  const condition = watchers.findIndex((watcher) => watcher.answersAtStart());
  return condition < 0 ? null : { step: 0, condition };
}

interface Watcher {
  /** Records what it needs of the present state. */
  note(): void;
  /** Whether the present state, one step after the noted one, is an answer. */
  answers(): boolean;
  answersAtStart(): boolean;
  /** Whether the segment after a checkpoint may contain an answer. */
  mayBeIn(segment: number): boolean;
}

function watch(tools: TimeMachineParts, condition: Condition): Watcher {
  const { machine, recording } = tools;
  switch (condition.kind) {
    case 'deadEnd':
      return watchCount(
        () => machine.deadEnds,
        tools,
        ({ deadEnds }) => deadEnds,
      );
    case 'solution':
      return watchCount(
        () => machine.solutions,
        tools,
        ({ solutions }) => solutions,
      );
    case 'deepest':
      return {
        ...watchCount(
          () => machine.maxDepth,
          tools,
          ({ maxDepth }) => maxDepth,
        ),
        answersAtStart: () => false,
      };
    case 'undoTo':
      return {
        note() {},
        answers: () => machine.lastStep === 'undo' && machine.depth <= condition.depth,
        answersAtStart: () => false,
        mayBeIn: (segment) => depthsOf(recording, segment).least <= condition.depth,
      };
    case 'choices':
      return {
        note() {},
        answers: () => machine.lastStep === 'fill' && machine.alternatives >= condition.least,
        answersAtStart: () => false,
        mayBeIn: () => true,
      };
    case 'guessAt':
      return {
        note() {},
        answers: () =>
          machine.lastStep === 'fill' &&
          machine.depth >= condition.depth &&
          machine.lastPlacement % 9 === condition.digit - 1,
        answersAtStart: () => false,
        mayBeIn: (segment) => depthsOf(recording, segment).greatest >= condition.depth,
      };
    case 'cellEmptied':
      return watchCell(tools, condition.cell, (before, now) => before !== now && now === 0);
    case 'oneLeft': {
      let before = 0;
      const size = (): number => machine.sizeAt(condition.cell);
      return {
        note() {
          before = size();
        },
        answers: () => before > 1 && size() === 1,
        answersAtStart: () => false,
        mayBeIn: () => true,
      };
    }
    case 'cellChanged':
      return watchCell(tools, condition.cell, (before, now) => before !== now);
    case 'cellWritten':
      return watchCell(tools, condition.cell, (before, now) => before !== now && now !== 0);
    case 'cellSet':
      return watchCell(tools, condition.cell, (before, now) => before !== now && now === condition.digit);
    case 'eliminated': {
      const placement = codeOf(condition.cell, condition.digit);
      return {
        note() {},
        answers: () => machine.lastStep === 'eliminate' && machine.lastPlacement === placement,
        answersAtStart: () => false,
        mayBeIn: (segment) => goesUp(recording, segment, ({ eliminations }) => eliminations),
      };
    }
  }
}

/** Finds states in which a count increases. */
function watchCount(
  count: () => number,
  { recording }: TimeMachineParts,
  saved: (counts: Counts) => number,
): Watcher {
  let before = 0;
  return {
    note() {
      before = count();
    },
    answers: () => count() > before,
    answersAtStart: () => count() > 0,
    mayBeIn: (segment) => goesUp(recording, segment, saved),
  };
}

/** Finds states in which the content of a cell changes in some way. */
function watchCell(
  { machine, recording }: TimeMachineParts,
  cell: Cell,
  wanted: (before: number, now: number) => boolean,
): Watcher {
  let before = 0;
  return {
    note() {
      before = machine.digitIn(cell);
    },
    answers: () => wanted(before, machine.digitIn(cell)),
    answersAtStart: () => false,
    mayBeIn(segment) {
      const { least, greatest } = depthsOf(recording, segment);
      const depth = machine.fixedDepthOf(cell);
      if (depth !== null) return least <= depth && greatest > depth;
      // If a choice that stands throughout the segment filled the cell, the cell does not change.
      const { decisions } = unpackCheckpoint(recording.checkpoint(segment));
      const kept = Math.min(decisions.length, least);
      for (let i = 0; i < kept; i++) if (Math.trunc(decisions[i]! / 9) === cell) return false;
      return true;
    },
  };
}

type Counts = Pick<CheckpointContent, 'deadEnds' | 'solutions' | 'maxDepth' | 'eliminations'>;

/** Whether a count is greater at the end of a segment than at its start. */
function goesUp(recording: Recording, segment: number, count: (counts: Counts) => number): boolean {
  const next = segment + 1;
  const after =
    next < recording.checkpoints ? unpackCheckpoint(recording.checkpoint(next)) : recording.counters;
  return after === null || count(after) > count(unpackCheckpoint(recording.checkpoint(segment)));
}

/** The least and the greatest depth in a segment, including the state after it. */
function depthsOf(recording: Recording, segment: number): { least: number; greatest: number } {
  const blocks = recording.checkpointEvery / BLOCK;
  const next = segment + 1;
  const after =
    next < recording.checkpoints
      ? unpackCheckpoint(recording.checkpoint(next)).decisions.length
      : (recording.counters?.depth ?? 0);
  let least = after;
  let greatest = after;
  for (let index = segment * blocks; index < next * blocks; index++) {
    const place = { level: 0, index };
    if (!recording.has(place)) continue;
    least = Math.min(least, recording.minIn(place));
    greatest = Math.max(greatest, recording.maxIn(place));
  }
  return { least, greatest };
}
