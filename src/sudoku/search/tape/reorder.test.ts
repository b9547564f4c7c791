import { expect, it } from 'vitest';
import { EMPTY_GRID, type Grid, grid, seededRandom } from '../../core';
import { codeOf } from '../machine/placement';
import * as reorder from './reorder';
import { isPlayable, type Tape, tapeWord } from './tape';

const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
/** The same with more than one solution. */
const LOOSE = grid(PUZZLE.replace('3', '.'));

/** Does a work to its end, without a pause. */
const whole =
  <A extends unknown[], T>(work: (...args: A) => Generator<void, T>) =>
  (...args: A): T => {
    const steps = work(...args);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  };
const nodeOnTape = whole(reorder.nodeOnTape);
const nextOnTape = whole(reorder.nextOnTape);
const reordered = whole(reorder.reordered);

interface Style {
  /** Whether a digit is written over the one before it. */
  readonly over: boolean;
  /** Whether a digit is written before it is known to fit. */
  readonly blind: boolean;
  readonly all: boolean;
  /** What is tried in a cell first when these digits stand. */
  readonly first?: { readonly path: string; readonly digit: number };
}

/** The tape of a plain search row by row. */
function run(givens: Grid, { over, blind, all, first }: Style): Tape {
  const board = Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign)));
  const words: number[] = [];
  const path: number[] = [];
  const put = (cell: number, digit: number): void => {
    const before = board[cell] ?? 0;
    if (before > 0) words.push(tapeWord(digit > 0 ? 'over' : 'takeBack', cell, before, 1));
    if (digit > 0) words.push(tapeWord('fill', cell, digit, 1));
    board[cell] = digit;
  };
  const fits = (cell: number, digit: number): boolean => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = 27 * Math.floor(row / 3) + 3 * Math.floor(column / 3);
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].every((i) =>
      [9 * row + i, 9 * i + column, box + 9 * Math.floor(i / 3) + (i % 3)].every(
        (other) => other === cell || board[other] !== digit,
      ),
    );
  };
  const solve = (): boolean => {
    const cell = board.indexOf(0);
    if (cell < 0) return !all;
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    if (first?.path === path.join() && digits.includes(first.digit))
      digits.unshift(...digits.splice(digits.indexOf(first.digit), 1));
    for (const digit of digits) {
      const isRight = fits(cell, digit);
      if (!isRight && !(blind && cell < 40)) continue;
      put(cell, digit);
      path.push(codeOf(cell, digit));
      if (isRight && solve()) return true;
      path.pop();
      if (!over) put(cell, 0);
    }
    if (over) put(cell, 0);
    return false;
  };
  solve();
  return Int32Array.from(words);
}

it.each([
  ['one digit taken back before the next', false, false],
  ['one digit written over the other', true, false],
  ['digits written before they are known to fit', false, true],
])('a program that began with another digit would do what its tape tells: %s', (_name, over, blind) => {
  const random = seededRandom(7);
  let judged = 0;
  for (const all of [false, true])
    for (const givens of [PUZZLE, LOOSE]) {
      const style = { over, blind, all };
      const tape = run(givens, style);
      for (let i = 0; i < 6; i++) {
        const step = random.below(tape.length + 1);
        const found = nodeOnTape(tape, step);
        if (found === null) continue;
        // The program below knows nothing of what failed before, so it is asked about the first digit of a cell.
        for (const node of [found, { ...found, from: found.first }]) {
          const { options, failed } = nextOnTape(tape, node);
          const path = standingAt(tape, node.from);
          for (const own of options.slice(1)) {
            const first = [...failed, own].map(({ cell, digit }) => codeOf(cell, digit));
            const changed = reordered(tape, givens, { path, first });
            expect(changed && isPlayable(changed, givens)).toBe(true);
            if (failed.length > 0) continue;
            const asked = run(givens, { ...style, first: { path: path.join(), digit: own.digit } });
            expect(String(changed?.map(withoutKind)) === String(asked.map(withoutKind))).toBe(true);
            judged++;
          }
        }
      }
    }
  expect(judged).toBeGreaterThan(10);
});

it('finds the digit just written, else the next, else the newest that stands, else the first to come', () => {
  const [fill, back] = [
    (cell: number, digit: number) => tapeWord('fill', cell, digit, 1),
    (cell: number, digit: number) => tapeWord('takeBack', cell, digit, 1),
  ];
  const tape = Int32Array.of(
    fill(0, 1),
    fill(1, 2),
    fill(2, 3),
    back(2, 3),
    fill(2, 4),
    back(2, 4),
    back(1, 2),
    fill(1, 5),
    fill(3, 6),
  );
  const from = (step: number) => nodeOnTape(tape, step)?.from;
  expect([0, 1, 2, 3, 4, 5].map(from)).toEqual([1, 1, 1, 2, 1, 1]);
  expect([7, 8, 9].map(from)).toEqual([undefined, undefined, undefined]);
  expect(nextOnTape(tape, { from: 2, first: 2 })).toMatchObject({
    options: [
      { cell: 2, digit: 3 },
      { cell: 2, digit: 4 },
    ],
    failed: [],
  });
  expect(reordered(tape, EMPTY_GRID, { path: [0, 10], first: [21] })).not.toBeNull();
  expect(reordered(tape, EMPTY_GRID, { path: [0], first: [11] })).toBeNull();
});

it('leaves a cell alone that is emptied from under another', () => {
  const tape = Int32Array.of(
    tapeWord('fill', 0, 1, 1),
    tapeWord('fill', 1, 2, 1),
    tapeWord('takeBack', 0, 1, 1),
    tapeWord('fill', 0, 3, 1),
  );
  expect(nodeOnTape(tape, 1)).toBeNull();
});

/** Over or not is told by what follows, which the reordering leaves where it was. */
const withoutKind = (word: number): number => word & 0x7ff;

function standingAt(tape: Tape, step: number): readonly number[] {
  const path: number[] = [];
  for (const word of tape.subarray(0, step)) {
    const code = codeOf(word & 127, (word >> 7) & 15);
    if (((word >> 11) & 3) === 0) path.push(code);
    else path.splice(path.indexOf(code), 1);
  }
  return path;
}

it('of a program that writes into one cell for ever, only what it wrote first counts', () => {
  const tape = Int32Array.from({ length: 400_000 }, (_, at) =>
    tapeWord(at % 2 === 0 ? 'fill' : 'takeBack', 0, ((at >> 1) % 9) + 1, 1),
  );
  const node = nodeOnTape(tape, 300_000);
  expect(node).toBeNull();
  expect(nextOnTape(tape, { from: 2, first: 0 })).toMatchObject({
    options: [2, 3, 4, 5, 6, 7, 8, 9, 1].map((digit) => ({ cell: 0, digit })),
    failed: [{ cell: 0, digit: 1 }],
  });
});
