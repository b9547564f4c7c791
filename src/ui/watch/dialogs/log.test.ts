import { describe, expect, it } from 'vitest';
import { cellAt, EMPTY_GRID, put } from '../../../sudoku/core';
import { STRATEGIES, startSearch } from '../../../sudoku/search';
import { LONGEST_LOG, logEntry, stepsOf } from './log';

describe('the steps of a log', () => {
  it('are whole numbers in order, recorded, and not too many', () => {
    expect(stepsOf('5', '1,234', 2000)).toEqual({ ok: false, error: 'tooMany' });
    expect(stepsOf('1 000', '1.009', 2000)).toEqual({ ok: true, value: { from: 1000, to: 1009 } });
    expect(stepsOf('0', String(LONGEST_LOG - 1), 2000).ok).toBe(true);
    expect(stepsOf('', '5', 2000)).toEqual({ ok: false, error: 'noNumber' });
    expect(stepsOf('x', '5', 2000)).toEqual({ ok: false, error: 'noNumber' });
    expect(stepsOf('6', '5', 2000)).toEqual({ ok: false, error: 'backwards' });
    expect(stepsOf('6', '2001', 2000)).toEqual({ ok: false, error: 'notRecorded' });
  });
});

describe('an entry of a log', () => {
  it('has the step and its sentence, and the board as the study notes print it', () => {
    const started = startSearch('rowByRow', put(EMPTY_GRID, cellAt(0, 1), 4), STRATEGIES.rowByRow.defaults);
    if (!started.ok) throw new Error('refused');
    started.value.step();
    const view = started.value.look();
    const told = { lead: 'Trying 1 in r1c1.', rest: '' };
    expect(logEntry(view, told, false)).toBe('1  Trying 1 in r1c1.');
    const lines = logEntry(view, told, true).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '1  Trying 1 in r1c1.',
      '',
      '1|4|.|.|.|.|.|.|.',
      '-----------------',
      '.|.|.|.|.|.|.|.|.',
    ]);
    expect(lines).toHaveLength(20);
  });
});
