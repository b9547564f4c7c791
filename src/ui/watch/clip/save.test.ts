import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n';
import { type Grid, NO_DIGITS } from '../../../sudoku/core';
import { type SearchView, STRATEGIES, startSearch } from '../../../sudoku/search';
import { EXAMPLES } from '../../../sudoku/testing';
import { pictureOf } from '../chart/testing';
import { depthsIn, frameOf, isTooFast } from './save';

const { clip: words } = (await LANGUAGES.en.loadMore())('rowColumn');

const givens = EXAMPLES[2]?.givens;
if (givens === undefined) throw new Error('no such example');

/** All states of a search. */
function statesOf(puzzle: Grid): readonly SearchView[] {
  const started = startSearch('singlesFirst', puzzle, STRATEGIES.singlesFirst.defaults);
  if (!started.ok) throw new Error('givens that clash');
  const states = [started.value.look()];
  while (started.value.step() !== null) states.push(started.value.look());
  return states;
}

const STATES = statesOf(givens);
const where = (wanted: (view: SearchView) => boolean): SearchView => {
  const found = STATES.find(wanted);
  if (found === undefined) throw new Error('no such state');
  return found;
};
const frame = (view: SearchView, fast = false) => frameOf(view, fast, words.caption);

describe('a state as a frame', () => {
  it('has the digits of the board, each drawn by its kind', () => {
    for (const view of STATES) {
      const { cells, depth } = frame(view);
      expect(cells.map(({ digit }) => digit ?? '.').join('')).toBe(view.board);
      expect(
        cells.map(({ digit, ink }) => (digit === null ? 'blank' : ink === 'trying' ? 'guess' : ink)),
      ).toEqual(view.marks.map((mark) => mark?.kind ?? 'blank'));
      expect(depth).toBe(view.stack.length);
    }
  });

  it('marks the cell on trial, the cell that changed, and a dead end', () => {
    const at = (view: SearchView, cell: number | undefined) => frame(view).cells[cell ?? -1];
    const tried = where(({ last, outcome }) => last?.kind === 'fill' && outcome === null);
    expect(at(tried, tried.last?.cell)).toMatchObject({ ground: 'now', ink: 'trying', frame: 'trying' });
    const forced = where(({ last, outcome }) => last?.kind === 'forced' && outcome === null);
    expect(at(forced, forced.last?.cell)).toMatchObject({ ground: 'now', ink: 'forced', frame: null });
    const undone = where(({ last, outcome }) => last?.kind === 'undo' && outcome === null);
    expect(at(undone, undone.last?.cell)).toMatchObject({ ground: 'now', gone: undone.last?.digit });
    const dead = where(({ why }) => why.kind === 'deadEnd' && why.need.kind === 'cell');
    if (dead.why.kind !== 'deadEnd' || dead.why.need.kind !== 'cell') throw new Error('no dead end');
    expect(at(dead, dead.why.need.cell)).toMatchObject({ ground: 'deadEnd', mark: 'cross' });
  });

  it('says below the board which step it is, how deep, and how the search ends', () => {
    const solved = STATES.at(-1);
    if (solved === undefined) throw new Error('no states');
    expect(frame(solved).caption).toEqual({
      step: `Step ${solved.step}`,
      depth: `Depth ${solved.stack.length}`,
      outcome: { kind: 'solved', text: 'Solved' },
    });
  });

  it('leaves out what would flicker', () => {
    for (const view of STATES) {
      const { cells } = frame(view, true);
      expect(
        cells.every(
          ({ ground, gone, candidates, mark }) =>
            ['settled', 'guess', 'plain'].includes(ground) &&
            gone === null &&
            candidates === NO_DIGITS &&
            (mark === null || mark === 'dot'),
        ),
      ).toBe(true);
    }
    expect(isTooFast([0, 1, 2], 50)).toBe(false);
    expect(isTooFast([0, 12, 24], 200)).toBe(false);
    expect(isTooFast([0, 13, 26], 200)).toBe(true);
  });
});

describe('the depths of some states', () => {
  const between = (coverage: (row: number, column: number) => number) =>
    depthsIn(pictureOf({ columns: 4, rows: 6, coverage }));

  it('exclude the rows that are full, and those that are empty', () => {
    expect(between((row, column) => (row < 2 ? 255 : row < 4 && column > 1 ? 90 : 0))).toEqual({
      least: 2,
      most: 4,
    });
    expect(between(() => 255)).toEqual({ least: 6, most: 6 });
    expect(between(() => 0)).toEqual({ least: 0, most: 0 });
  });
});
