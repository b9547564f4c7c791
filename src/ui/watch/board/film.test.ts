import { describe, expect, it } from 'vitest';
import { type Cell, columnOf, grid, rowOf } from '../../../sudoku/core';
import { type SearchView, STRATEGIES, startSearch } from '../../../sudoku/search';
import { createFilm, type FilmBrush, type FilmSetup } from './film';
import { searchedCells } from './searchedBoard';

const PUZZLE = grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
const SIDE = 10;
const PLACES = Array.from({ length: 9 }, (_, i) => i * SIDE);
const SETUP: FilmSetup = {
  columns: PLACES,
  rows: PLACES,
  side: SIDE,
  face: 'serif',
  colours: {
    sheet: 'white',
    shade: 'grey',
    ink: 'black',
    chosen: 'blue',
    chosenWash: 'pale',
    proven: 'green',
    nowEdge: 'amber',
    white: '',
    grey: '',
    black: '',
  },
};

/** The states of a search in the form that the film takes. */
function states() {
  const started = startSearch('singlesFirst', PUZZLE, STRATEGIES.singlesFirst.defaults);
  if (!started.ok) throw new Error('it clashes');
  const machine = started.value;
  return {
    now: (): SearchView => machine.look(),
    next(steps: number): SearchView {
      for (let i = 0; i < steps; i++) machine.step();
      return machine.look();
    },
  };
}

const cellsOf = (view: SearchView, more: { withPeers?: boolean; coloured?: boolean } = {}) =>
  searchedCells({ view, cursor: 80 as Cell, fast: true, ...more });

/** What each cell of a canvas shows after everything that was drawn on it. */
function canvas() {
  const cells = new Map<
    number,
    { ground: string; digit: string; ink: string; dot: boolean; ring: boolean; struck: boolean }
  >();
  let drawn = 0;
  let at = -1;
  const cellAt = (x: number, y: number): number => Math.floor(y / SIDE) * 9 + Math.floor(x / SIDE);
  const brush = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    font: '',
    textAlign: 'left',
    textBaseline: 'top',
    measureText: () => ({ fontBoundingBoxAscent: 6, fontBoundingBoxDescent: 2 }) as TextMetrics,
    fillRect(x, y, _width, height) {
      if (height < SIDE) {
        Object.assign(cells.get(cellAt(x, y)) ?? {}, { struck: true });
        return;
      }
      at = cellAt(x, y);
      drawn++;
      cells.set(at, {
        ground: String(brush.fillStyle),
        digit: '.',
        ink: '',
        dot: false,
        ring: false,
        struck: false,
      });
    },
    fillText(text, x, y) {
      expect(cellAt(x, y)).toBe(at);
      Object.assign(cells.get(at) ?? {}, { digit: text, ink: brush.fillStyle });
    },
    beginPath() {},
    arc() {},
    fill: () => void Object.assign(cells.get(at) ?? {}, { dot: true }),
    strokeRect: () => void Object.assign(cells.get(at) ?? {}, { ring: true }),
  } as FilmBrush;
  return {
    brush,
    cells,
    /** How many cells were drawn since the last call. */
    count(): number {
      const so = drawn;
      drawn = 0;
      return so;
    },
    board: () => Array.from({ length: 81 }, (_, cell) => cells.get(cell)?.digit ?? '?').join(''),
  };
}

describe('the board as a film', () => {
  it('shows every state, and draws only the cells that differ from the state before', () => {
    const search = states();
    const { brush, board, count } = canvas();
    const show = createFilm(brush, SETUP);
    show(cellsOf(search.now()));
    expect(board()).toBe(PUZZLE);
    expect(count()).toBe(81);
    for (const steps of [1, 2, 3, 5, 8, 40, 200]) {
      const before = board();
      const view = search.next(steps);
      show(cellsOf(view));
      expect(board()).toBe(view.board);
      const differing = [...before].filter((digit, cell) => digit !== view.board[cell]).length;
      expect(count()).toBeLessThan(differing + 20);
    }
    show(cellsOf(search.now()));
    expect(count()).toBe(0);
  });

  it('distinguishes givens, guesses and forced digits by more than colour, and rings the cell of the cursor', () => {
    const search = states();
    const { brush, cells } = canvas();
    const view = search.next(60);
    createFilm(brush, SETUP)(cellsOf(view));
    for (const [cell, mark] of view.marks.entries()) {
      const drawn = cells.get(cell);
      expect(drawn?.ring).toBe(cell === 80);
      expect(drawn?.dot).toBe(mark?.kind === 'forced');
      expect(drawn?.ground).toBe(mark?.kind === 'guess' ? 'pale' : 'white');
      if (mark !== null)
        expect(drawn?.ink).toBe({ given: 'black', guess: 'blue', forced: 'green', tried: 'blue' }[mark.kind]);
    }
  });

  it('is white, grey and black for coloured nodes, whose grey cells keep their digit', () => {
    const started = startSearch('colouredNodes', PUZZLE, STRATEGIES.colouredNodes.defaults);
    if (!started.ok) throw new Error('clash');
    let view = started.value.look();
    while (view.last?.kind !== 'undo') {
      started.value.step();
      view = started.value.look();
    }
    const { brush, cells } = canvas();
    const colours = { ...SETUP.colours, white: 'paper', grey: 'stone', black: 'coal' };
    createFilm(brush, { ...SETUP, colours })(cellsOf(view, { coloured: true }));
    const grounds = { given: 'coal', guess: 'stone', forced: 'coal', tried: 'stone', blank: 'paper' };
    for (const [cell, mark] of view.marks.entries())
      expect(cells.get(cell)?.ground).toBe(grounds[mark?.kind ?? 'blank']);
    expect(view.marks[view.last.cell]?.kind).toBe('tried');
    // As on the page: a digit that was tried in vain is struck out.
    expect(cells.get(view.last.cell)).toMatchObject({ digit: String(view.last.digit), struck: true });
  });

  it("shades the peers of the cursor's cell on request", () => {
    const { brush, cells } = canvas();
    createFilm(brush, SETUP)(cellsOf(states().now(), { withPeers: true }));
    const shaded = [...cells].filter(([, { ground }]) => ground === 'grey').map(([cell]) => cell as Cell);
    expect(shaded).toHaveLength(20);
    expect(shaded.every((cell) => rowOf(cell) > 5 || columnOf(cell) === 8)).toBe(true);
  });
});
