import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashesOf, digitsOf } from '../../core';
import { PUZZLE_SETS, puzzles } from '../../testing';
import { beginRequest, requests } from '../testing';
import { candidatesAfter } from './candidates';

const fair = fc
  .oneof(
    fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20)),
    puzzles({ min: 20, max: 34 }),
  )
  .filter((givens) => clashesOf(givens).length === 0);

/** The digits that no cell of the same row, column or box holds, by a plain scan. */
function scan(board: readonly string[], cell: number): string {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const inBox = (other: number) =>
    Math.floor(other / 27) === Math.floor(row / 3) && Math.floor((other % 9) / 3) === Math.floor(column / 3);
  return [...'123456789']
    .filter(
      (digit) =>
        !board.some(
          (held, other) =>
            held === digit && (Math.floor(other / 9) === row || other % 9 === column || inBox(other)),
        ),
    )
    .join('');
}

it('the candidates of all cells, and what a step has changed, are those of a plain scan', () => {
  fc.assert(
    fc.property(requests(fair), fc.nat(400), (request, at) => {
      const machine = beginRequest(request);
      while (machine.at < at - 1 && machine.step() !== null);
      const here = machine.look();
      const before = at > 0 && machine.step() !== null ? here : null;
      const view = machine.look();
      const { now, lost, regained, step } = candidatesAfter(before, view);
      expect(step).toBe(machine.at);
      const boardOf = ({ board, marks }: typeof view) =>
        [...board].map((digit, cell) => (marks[cell]?.kind === 'tried' ? '.' : digit));
      const [board, old] = [boardOf(view), boardOf(before ?? view)];
      const text = (sets: typeof now, cell: number) => digitsOf(sets[cell] ?? (0 as never)).join('');
      for (let cell = 0; cell < 81; cell++) {
        const wanted = board[cell] === '.' ? scan(board, cell) : '';
        if (view.strategy === 'propagation') {
          // It knows more than the rules: its own steps say what is ruled out.
          if (
            machine.lastStep === 'eliminate' &&
            Math.floor(machine.lastPlacement / 9) === cell &&
            board[cell] === '.'
          )
            expect(text(lost, cell)).toBe(String((machine.lastPlacement % 9) + 1));
          continue;
        }
        expect(text(now, cell)).toBe(wanted);
        const wasOpen = old[cell] === '.' && board[cell] === '.';
        const had = wasOpen ? scan(old, cell) : wanted;
        expect(text(lost, cell)).toBe([...had].filter((digit) => !wanted.includes(digit)).join(''));
        expect(text(regained, cell)).toBe([...wanted].filter((digit) => !had.includes(digit)).join(''));
      }
    }),
    { numRuns: 150 },
  );
});
