import { describe, expect, it } from 'vitest';
import { gridFrom } from '../sudoku/core';
import { isPlayable, machineFor } from '../sudoku/search';
import { loggedRun, runHere, SOLVERS } from './testing';

const PUZZLE = gridFrom(
  Array.from('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', (sign) =>
    sign === '.' ? null : (Number(sign) as 1),
  ),
);
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const LINES = 0x1fff;

describe('a solver in any style', () => {
  for (const [style, code] of Object.entries(SOLVERS))
    it(`makes the steps of a plain run with a logging board: ${style}`, async () => {
      const { tape, end, onlyEnd } = await runHere(code, PUZZLE);
      expect(end.kind).toBe('returned');
      expect(onlyEnd).toBe(false);
      expect(isPlayable(tape, PUZZLE)).toBe(true);
      expect(Array.from(tape, (word) => word & LINES)).toEqual(await loggedRun(code, PUZZLE));
      const machine = machineFor({
        strategy: 'ownCode',
        givens: PUZZLE,
        options: { all: false },
        program: { code, tape, end: { kind: 'returned', value: '' }, onlyEnd },
      });
      expect(machine.run(tape.length, new Int32Array(82))).toBe(tape.length);
      expect(machine.solutions).toBe(1);
      if (style !== 'a generator') expect(machine.look().board).toBe(SOLUTION);
    });
});
