import { unpackCheckpoint } from '../machine/checkpoint';
import type { SearchMachine } from '../machine/machine';
import type { Placement } from '../machine/placement';
import { placementOf } from '../machine/placement';
import { BLOCK, flagsOf, maxOf, minOf, SOLUTION_FLAG, shareOf } from '../recording/blocks';
import type { Recording } from '../recording/recording';
import type { TimeMachineParts } from './find';
import { type ChoiceOf, Painter, type Unit } from './painter';
import type { ChartEvent, ChartPicture, ChartWindow } from './picture';

const stepsPerColumn = ({ from, to, columns }: ChartWindow): number => (to - from) / columns;

/** Whether blocks of the lowest level are small enough for a window. */
const isSharp = (window: ChartWindow): boolean => BLOCK * 2 <= stepsPerColumn(window);

/** A picture from the pyramid alone. */
export function coarsePicture(recording: Recording, window: ChartWindow): ChartPicture {
  const painter = new Painter(window, recording.rows);
  const last = Math.min(window.to, recording.steps);
  const choiceOf: ChoiceOf = (_, { row, from, to }) => choiceWithin(recording, row, from, to);

  const paint = (level: number, index: number): void => {
    const size = BLOCK * 2 ** level;
    const from = Math.max(window.from, index * size);
    const to = Math.min(last, (index + 1) * size);
    if (to <= from) return;
    if (!recording.has({ level, index })) {
      if (level === 0) return;
      paint(level - 1, 2 * index);
      paint(level - 1, 2 * index + 1);
      return;
    }
    const bytes = recording.bytesOf(level);
    const at = recording.offsetOf(index);
    const max = maxOf(bytes, at);
    for (let row = 0; row < max; row++) painter.shares[row] = shareOf(bytes, at, row);
    const solves = (flagsOf(bytes, at) & SOLUTION_FLAG) !== 0;
    painter.add({ from, to, min: minOf(bytes, at), max, solves }, choiceOf);
  };
  let level = 0;
  while (BLOCK * 2 ** (level + 2) <= stepsPerColumn(window)) level++;
  const size = BLOCK * 2 ** level;
  for (let index = Math.max(0, Math.floor(window.from / size)); index * size < last; index++)
    paint(level, index);
  return painter.finish(choiceOf, [], isSharp(window));
}

/** The choice of a bar, if a checkpoint lies within it. */
function choiceWithin(recording: Recording, row: number, from: number, to: number): Placement | null {
  const number = recording.checkpointBefore(Math.floor((from + to) / 2));
  const step = number * recording.checkpointEvery;
  if (number < 0 || step < from || step >= to) return null;
  const choice = unpackCheckpoint(recording.checkpoint(number)).decisions[row];
  return choice === undefined ? null : placementOf(choice);
}

/* Into how many units a column is divided. */
const UNITS = 4;

/* Steps made between two yields: a few milliseconds. */
const SLICE = 65_536;

/** A picture from a replay, for windows in which the pyramid is too coarse. */
export function* finePicture(tools: TimeMachineParts, window: ChartWindow): Generator<number, ChartPicture> {
  const { machine, recording, goTo } = tools;
  if (isSharp(window)) return coarsePicture(recording, window);
  const painter = new Painter(window, recording.rows);
  // A quarter of a column in whole steps, so that bars end in the right place.
  const unit = stepsPerColumn(window) / UNITS;
  const first = Math.max(0, Math.floor(window.from));
  const last = Math.min(Math.ceil(window.to), recording.steps);
  const marked = stepsPerColumn(window) <= 1 / 2;
  const events: ChartEvent[] = [];
  const depths = new Int32Array(82);
  const choiceOf: ChoiceOf = (noted) => (noted < 0 ? null : placementOf(noted));
  let before: EventCounts = { deadEnds: 0, solutions: 0 };
  if (first > 0 && first < last) {
    goTo(first - 1);
    before = countEvents(machine);
  }
  let yielded = first;
  for (let from = first; from < last; ) {
    if (from - yielded >= SLICE) {
      yielded = from;
      yield from;
    }
    goTo(from);
    const units = Math.floor((from - window.from) / unit + 1e-9) + 1;
    const to = Math.min(last, Math.max(from + 1, Math.floor(window.from + units * unit + 1e-9)));
    for (let row = 0; row < machine.depth; row++) painter.choices[row] = machine.choiceAt(row);
    if (marked) events.push(...eventsBetween(before, machine));
    depths.fill(0);
    machine.run(to - from - 1, depths);
    const now = countEvents(machine);
    machine.run(1, depths);
    painter.add(summarise(depths, from, to, now.solutions > before.solutions, painter), choiceOf);
    before = now;
    from = to;
  }
  return painter.finish(choiceOf, events, true);
}

/** Turns counts of depths into a unit and its shares. */
function summarise(depths: Int32Array, from: number, to: number, solves: boolean, { shares }: Painter): Unit {
  let min = 0;
  while (depths[min] === 0) min++;
  let above = to - from;
  let max = min;
  for (let row = 0; row < shares.length; row++) {
    if (depths[row] !== 0) max = row;
    above -= depths[row]!;
    shares[row] = above / (to - from);
  }
  return { from, to, min, max, solves };
}

type EventCounts = Pick<SearchMachine, 'deadEnds' | 'solutions'>;

const countEvents = ({ deadEnds, solutions }: SearchMachine): EventCounts => ({ deadEnds, solutions });

/** What to mark at the machine's present state, given the counts of the previous state. */
function eventsBetween(before: EventCounts, machine: SearchMachine): ChartEvent[] {
  const { at: step, depth } = machine;
  const events: ChartEvent[] = [];
  if (machine.lastStep === 'forced') events.push({ step, depth, kind: 'forced' });
  if (machine.deadEnds > before.deadEnds) events.push({ step, depth, kind: 'deadEnd' });
  if (machine.solutions > before.solutions) events.push({ step, depth, kind: 'solution' });
  return events;
}
