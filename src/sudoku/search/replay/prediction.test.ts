import { describe, expect, it } from 'vitest';
import type { Cell, Digit, Grid } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { STRATEGY_IDS } from '../machine/pseudocode';
import { begin } from '../testing';
import { judged, questionOf } from './prediction';
import { read, UNITS } from './testing';

const [HARD] = PUZZLE_SETS.get('hardest-1106') ?? [];

describe('a question about the next step', () => {
  it.each(STRATEGY_IDS)(
    'is answered by what the step does, and every other answer is wrong for a true reason: %s',
    (strategy) => {
      const machine = begin(strategy, HARD as Grid);
      const seen = new Map<string, number>();
      for (let before = machine.look(), asked = 0; asked < 60 && machine.step() !== null; ) {
        const after = machine.look();
        const question = questionOf(before, after);
        const board = read(before.board);
        if (question !== null) asked++;
        if (question?.kind === 'digit') {
          const { cell, answer } = question;
          expect(read(after.board)[cell]).toBe(answer);
          for (let digit = 1; digit <= 9; digit++) {
            const verdict = judged(question, before, digit as Digit);
            expect(verdict.kind === 'right').toBe(digit === answer);
            if (verdict.kind === 'blocked') {
              const unit = UNITS[verdict.house] ?? [];
              expect(unit).toContain(cell);
              expect(unit.some((other) => other !== cell && board[other] === digit)).toBe(true);
            }
            seen.set(verdict.kind, (seen.get(verdict.kind) ?? 0) + 1);
          }
        } else if (question?.kind === 'back') {
          // The undos that follow go back to the choice that is the answer, and then another way is tried there.
          const ahead = begin(strategy, HARD as Grid);
          ahead.run(after.step - 1, new Int32Array(82));
          let undone: number | null = null;
          while (ahead.step() === 'undo') undone = Math.trunc(ahead.lastPlacement / 9);
          expect(question.answer?.cell ?? null).toBe(
            ahead.ended && ahead.lastStep === 'undo' ? null : undone,
          );
          for (const { cell } of question.choices) {
            const verdict = judged(question, before, cell as Cell);
            expect(verdict.kind === 'right').toBe(cell === undone);
            seen.set(verdict.kind, (seen.get(verdict.kind) ?? 0) + 1);
          }
        }
        before = after;
      }
      expect(seen.get('right')).toBeGreaterThan(5);
    },
  );
});
