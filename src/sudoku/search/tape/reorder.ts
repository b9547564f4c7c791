import { type Digit, type Grid, grid, isSolutionOf } from '../../core';
import type { OwnGuess } from '../machine/ownGuess';
import { codeOf, type Placement, placementOf } from '../machine/placement';
import type { SearchView } from '../machine/view';
import { cellAt, digitOf, isFill, kindOf, lineOf, type Tape, tapeWord } from './tape';

/*
 * A program that tries one digit after another in a cell leaves the board as it was after each that fails. So its tape
 * tells what it does if it begins with another of them: the same steps in another order. A tape may have ten million
 * steps, so the functions that go along it are generators, which pause every `PIECE` of them.
 */
const PIECE = 65_536;

/** Each digit of a cell twice: to see whether it fits, and then in earnest. A program may also write into one cell for ever. */
const MOST_TRIED = 18;

/** A digit that is tried from a step on, and the step of the first one tried in the same cell. */
interface Node {
  readonly from: number;
  first: number;
  /** How many were tried before it. */
  readonly failed: number;
}

/** A digit that is tried: its first step, and the one after its last. */
interface Try {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a program can be given another order: at the newest digit on the board of a state after which it tries another
 * in the same cell; if there is none, at the next such digit. `null` if there is none.
 */
export function* nodeOnTape(tape: Tape, step: number): Generator<void, Node | null> {
  /** The digits that stand; `first` is -1 if another was taken back from under it. */
  const standing: Node[] = [];
  let next: Node | null = null;
  let before: Node | null = null;
  for (let at = 0; at < tape.length; at++) {
    if (at % PIECE === 0) yield;
    const word = tape[at] ?? 0;
    if (isFill(word)) {
      standing.push({
        from: at,
        first: before?.first ?? at,
        failed: before === null ? 0 : before.failed + 1,
      });
      before = null;
      continue;
    }
    let index = standing.length - 1;
    while (index >= 0 && cellAt(tape[standing[index]?.from ?? 0] ?? 0) !== cellAt(word)) index--;
    for (let above = index + 1; above < standing.length; above++) (standing[above] as Node).first = -1;
    const one = takeOut(standing, index);
    if (one === undefined || index < standing.length || one.first < 0 || !fillsAgain(tape, at)) continue;
    before = one;
    if (one.failed + 1 >= MOST_TRIED) continue;
    if (one.from < step && at >= step) return next?.from === step && one.from !== step - 1 ? next : one;
    if (one.from >= step && one.from < (next?.from ?? tape.length)) next = one;
  }
  return next;
}

/** Whether a step fills the cell that the one before it has emptied. */
const fillsAgain = (tape: Tape, at: number): boolean => {
  const next = tape[at + 1];
  return next !== undefined && isFill(next) && cellAt(next) === cellAt(tape[at] ?? 0);
};

/** What comes next in the state before a digit is tried: that digit and the later ones; and those that have failed. */
export function* nextOnTape(
  tape: Tape,
  { from, first }: Pick<Node, 'from' | 'first'>,
): Generator<void, NonNullable<SearchView['next']>> {
  const tries = yield* triesFrom(tape, first);
  const ways = tries.filter((one) => one.from >= from).map((one) => wayAt(tape, one.from));
  return {
    need: { kind: 'cell', cell: wayAt(tape, from).cell },
    options: ways.filter(({ digit }, index) => ways.findIndex((way) => way.digit === digit) === index),
    failed: tries.filter((one) => one.from < from).map((one) => wayAt(tape, one.from)),
  };
}

/**
 * The tape of the program if it tries another digit before the others of a cell. If its search ends with this digit, the
 * others are not tried. `null` if it never tries it.
 */
export function* reordered(
  tape: Tape,
  givens: Grid,
  { path, first }: OwnGuess,
): Generator<void, Tape | null> {
  const own = placementOf(first.at(-1) ?? 0);
  const begin = yield* stepOf(tape, path, own.cell);
  const tries = (yield* triesFrom(tape, begin)).slice(first.length - 1);
  const [now] = tries;
  const moved = tries.find(({ from }) => wayAt(tape, from).digit === own.digit);
  if (now === undefined || moved === undefined) return null;
  const parts = [tape.subarray(0, now.from), tape.subarray(moved.from, moved.to)];
  if (!(yield* endsIn(tape, givens, moved))) parts.push(tape.subarray(now.from, moved.from));
  parts.push(tape.subarray(moved.to));
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  const joints: number[] = [];
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) {
      all.set(part.subarray(at, at + PIECE), length + at);
      yield;
    }
    length += part.length;
    joints.push(length - 1);
  }
  for (const at of joints) {
    const word = all[at] ?? 0;
    if (kindOf(word) === 'over' && !fillsAgain(all, at))
      all[at] = tapeWord('takeBack', cellAt(word), digitOf(word), lineOf(word));
  }
  return all;
}

/** The digits that are tried in one cell from a step on, one after the other, while nothing else changes. */
function* triesFrom(tape: Tape, first: number): Generator<void, readonly Try[]> {
  const tries: Try[] = [];
  const cell = cellAt(tape[first] ?? 0);
  let from = first;
  const standing: number[] = [];
  for (let at = first; at < tape.length; at++) {
    if (at % PIECE === 0) yield;
    const word = tape[at] ?? 0;
    if (isFill(word)) {
      standing.push(cellAt(word));
      continue;
    }
    const index = standing.lastIndexOf(cellAt(word));
    if (takeOut(standing, index) === undefined) return tries;
    if (cellAt(word) !== cell) continue;
    if (standing.length > 0) return tries;
    tries.push({ from, to: at + 1 });
    if (!fillsAgain(tape, at) || tries.length === MOST_TRIED) return tries;
    from = at + 1;
  }
  return standing.length === 0 ? tries : [...tries, { from, to: tape.length }];
}

/** The first step that fills a cell on a path of choices; the end if there is none. */
function* stepOf(tape: Tape, path: readonly number[], cell: number): Generator<void, number> {
  const standing: number[] = [];
  for (let at = 0; at < tape.length; at++) {
    if (at % PIECE === 0) yield;
    const word = tape[at] ?? 0;
    if (!isFill(word)) takeOut(standing, standing.lastIndexOf(codeOf(cellAt(word), digitOf(word))));
    else {
      if (
        standing.length === path.length &&
        cellAt(word) === cell &&
        standing.every((code, i) => code === path[i])
      )
        return at;
      standing.push(codeOf(cellAt(word), digitOf(word)));
    }
  }
  return tape.length;
}

/** Whether the program ends with a digit: it still stands, or the last thing that was written was a solution. */
function* endsIn(tape: Tape, givens: Grid, { from, to }: Try): Generator<void, boolean> {
  const last = tape.findLastIndex(isFill);
  if (last < from || last >= to || to === tape.length) return last >= from && last < to;
  const board: (number | string)[] = [...givens];
  for (let at = 0; at <= last; at++) {
    if (at % PIECE === 0) yield;
    const word = tape[at] ?? 0;
    board[cellAt(word)] = isFill(word) ? digitOf(word) : '.';
  }
  return isSolutionOf(givens, grid(board.join('')));
}

/** Takes one out of a list, mostly the last. */
const takeOut = <T>(list: T[], index: number): T | undefined =>
  index === list.length - 1 ? list.pop() : index < 0 ? undefined : list.splice(index, 1)[0];

const wayAt = (tape: Tape, at: number): Placement => {
  const word = tape[at] ?? 0;
  return { cell: cellAt(word) as Placement['cell'], digit: digitOf(word) as Digit };
};
