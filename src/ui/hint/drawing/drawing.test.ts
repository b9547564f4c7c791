import { describe, expect, it } from 'vitest';
import { type Cell, cellAt, digitSet, grid, type House, NO_DIGITS } from '../../../sudoku/core';
import {
  type Branch,
  candidate,
  crossHatching,
  findSteps,
  type Step,
  TECHNIQUES,
} from '../../../sudoku/techniques';
import { positionOfCase } from '../../../sudoku/techniques/testing';
import { REGLIB } from '../../../sudoku/testing';
import { nudgeOf } from '../nudge';
import { blockersOf } from '../proof/ExplanationBody';
import { bowed, pointOn } from './bow';
import { distance, geometryOf } from './geometry';
import { sceneOf } from './scene';
import { hatchingOf, stageAt } from './stage';
import { drawingOf } from './stepDrawing';

const at = (row: number, column: number): Cell => cellAt(row - 1, column - 1);
const can = (row: number, column: number, digit: number) => candidate(at(row, column), digit);

describe('the geometry', () => {
  it.each([
    [590, 64],
    [293, 31],
    [698, 76],
  ])(
    'of a board of %i pixels has cells of %i, lines between them, and notes in their places',
    (size, side) => {
      const geometry = geometryOf(size);
      expect(geometry.cell).toBe(side);
      expect(geometry.corner(at(1, 1))).toEqual({ x: 2, y: 2 });
      expect(geometry.corner(at(4, 9))).toEqual({ x: 2 + 8 * side + 10, y: 2 + 3 * side + 4 });
      const { x, y } = geometry.corner(at(9, 9));
      expect([x + side + 2, y + side + 2]).toEqual([size, size]);
      expect(geometry.note(can(4, 9, 5))).toEqual(geometry.centre(at(4, 9)));
      expect(geometry.note(can(1, 1, 9)).x).toBeGreaterThan(geometry.note(can(1, 1, 8)).x);
    },
  );
});

describe('a link', () => {
  const from = { x: 100, y: 300 };
  const to = { x: 500, y: 300 };
  const middle = (curve: ReturnType<typeof bowed>) => pointOn(curve, 0.5);

  it('is bowed a little, and ends at the rims of the marks', () => {
    const curve = bowed(from, to, { from: 10, to: 12 }, [], 590);
    expect(distance(curve.from, from)).toBeCloseTo(10);
    expect(distance(curve.to, to)).toBeCloseTo(12);
    expect(Math.abs(middle(curve).y - 300)).toBeGreaterThan(10);
  });

  it('bows away from obstacles', () => {
    const inTheWay = [220, 260, 300, 340, 380].map((x) => ({ at: { x, y: 330 }, radius: 40, weight: 1 }));
    const curve = bowed(from, to, { from: 10, to: 10 }, inTheWay, 590);
    expect(middle(curve).y).toBeLessThan(300);
  });

  it('stays on the board', () => {
    const edge = bowed({ x: 100, y: 8 }, { x: 500, y: 8 }, { from: 10, to: 10 }, [], 590);
    expect(middle(edge).y).toBeGreaterThan(8);
  });
});

describe('what is drawn', () => {
  it('strikes and places what the step does, for every step of the library', () => {
    const kinds = new Set<string>();
    for (const one of REGLIB) {
      const position = positionOfCase(one);
      for (const { id, tier } of TECHNIQUES) {
        if (tier > 3 || kinds.has(id)) continue;
        const [found] = findSteps(position, id);
        if (found === undefined) continue;
        kinds.add(id);
        const candidates = [...position.candidates].map((set) => set as ReturnType<typeof digitSet>);
        const { marks, links, sights, groups, sets } = drawingOf(found, candidates, null);
        for (const drawn of [links, sights, groups, sets])
          expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
        expect(new Set(links.map(({ from, to, strong }) => `${from} ${to} ${strong}`)).size).toBe(
          links.length,
        );
        const marked = (mark: string) => [...marks].filter(([, is]) => is === mark).map(([key]) => key);
        expect(marked('placed').sort()).toEqual([...found.places].sort());
        expect(marked('out')).toEqual(expect.arrayContaining([...found.eliminates]));
      }
    }
    expect(kinds.size).toBeGreaterThan(20);
  });
});

/** What is drawn and said of the hidden single 1 of box 6, r5c7, beside three 1s. */
const SWEPT = [...Array(3).fill(''), '1', '......3', '.......86', '........1', '', '']
  .map((row) => row.padEnd(9, '.'))
  .join('');
const HIDDEN: Step = {
  technique: 'hiddenSingleBox',
  rating: 1.2,
  places: [can(5, 8, 1)],
  eliminates: [],
  because: { kind: 'hiddenSingle', house: 23 as House, digit: 1 },
};

describe('a single', () => {
  const filled = grid(SWEPT);
  const candidates = Array.from({ length: 81 }, () => digitSet(1));

  it('is drawn as on paper: the blocking digits, the lines that they sweep, the cells ruled out', () => {
    const { blockers, sweeps, marks } = drawingOf(HIDDEN, candidates, crossHatching(HIDDEN, filled));
    expect(blockers).toEqual([at(4, 1), at(7, 9)]);
    expect(sweeps).toEqual([
      { from: at(4, 1), to: at(4, 9) },
      { from: at(7, 9), to: at(5, 9) },
    ]);
    expect(marks.get(can(4, 8, 1))).toBe('barred');
    expect(marks.get(can(5, 9, 1))).toBe('barred');
    expect(marks.get(can(6, 7, 1))).toBe('gone');
    expect(marks.get(can(5, 8, 1))).toBe('placed');
    // A filled cell needs no reason.
    expect(marks.has(can(6, 9, 1))).toBe(false);
  });

  it('is drawn on the board before its step, with the digits that earlier steps placed', () => {
    const one: Step = { ...HIDDEN, technique: 'nakedSingle', places: [can(6, 1, 1)] };
    const explanation = { steps: [one, HIDDEN], candidates, board: { filled } };
    expect(hatchingOf(explanation, HIDDEN)?.removed).toEqual([]);
    expect(hatchingOf(explanation, HIDDEN)?.sweeps.map(({ by }) => by)).toContain(at(6, 1));
  });
});

describe('the board before a step', () => {
  it('shows what the earlier steps removed and placed', () => {
    const all = digitSet(1, 2, 3);
    const candidates = Array.from({ length: 81 }, () => all);
    const step = (does: Partial<Step>): Step => ({
      technique: 'nakedSingle',
      rating: 2.3,
      places: [],
      eliminates: [],
      because: { kind: 'nakedSingle', cell: at(1, 1) },
      ...does,
    });
    const steps = [
      step({ eliminates: [can(5, 5, 2)] }),
      step({ places: [can(1, 1, 3)] }),
      step({ places: [can(9, 9, 1)] }),
    ];
    const first = stageAt({ candidates, steps }, 0);
    expect(first.gone.size + first.placed.size).toBe(0);
    const last = stageAt({ candidates, steps }, 2);
    expect([...last.placed]).toEqual([[at(1, 1), 3]]);
    expect(last.candidates[at(1, 1)]).toBe(NO_DIGITS);
    expect(last.candidates[at(5, 5)]).toBe(digitSet(1, 3));
    expect(last.candidates[at(1, 9)]).toBe(digitSet(1, 2));
    expect(last.gone).toContain(can(1, 9, 3));
    expect(last.gone).not.toContain(can(9, 9, 2));
  });
});

describe('a nudge', () => {
  const because = {
    kind: 'locked',
    digit: 5,
    from: 17 as House,
    to: 26 as House,
    cells: [at(8, 9)],
  } as const;
  const locked: Step = {
    technique: 'pointing',
    rating: 2.6,
    places: [],
    eliminates: [can(8, 8, 5)],
    because,
  };
  const end = (digit: number): Step => ({
    technique: 'nakedSingle',
    rating: 2.3,
    places: [can(8, 8, digit)],
    eliminates: [],
    because: { kind: 'nakedSingle', cell: at(8, 8) },
  });
  const explanation = (steps: Step[], filled = '.'.repeat(81), subject: 'cell' | 'step' = 'step') =>
    ({ steps, board: { filled: grid(filled) }, subject: { kind: subject } }) as unknown as Parameters<
      typeof nudgeOf
    >[0];

  it('names the house and the digit of the hardest step', () => {
    expect(nudgeOf(explanation([locked, end(6)]))).toEqual({ house: 17, digit: 5 });
  });

  it('never names the digit that goes into the cell', () => {
    expect(nudgeOf(explanation([locked, end(5)]))).toEqual({ house: 17, digit: null });
  });

  it('names no cell, not even if the step is about one', () => {
    expect(nudgeOf(explanation([end(6)]))).toEqual({ house: 26, digit: null });
  });

  it('names no house with a single empty cell, unless the player asked about that cell', () => {
    const full: Step = {
      technique: 'fullHouse',
      rating: 1,
      places: [can(1, 9, 9)],
      eliminates: [],
      because: { kind: 'fullHouse', house: 0 as House },
    };
    const gap = `12345678.${'.'.repeat(72)}`;
    expect(nudgeOf(explanation([full], gap))).toEqual({ house: 20, digit: null });
    expect(nudgeOf(explanation([full], gap, 'cell'))).toEqual({ house: 0, digit: null });
    const solved = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
    const last = `${solved.slice(0, 8)}.${solved.slice(9)}`;
    expect(nudgeOf(explanation([full], last))).toEqual({ house: null, digit: null });
  });

  it('shows no candidates that nobody wrote, before the proof', () => {
    const hint = {
      subject: { kind: 'step' },
      steps: [locked, end(6)],
      candidates: [],
      at: 0,
      board: { filled: grid('.'.repeat(81)), marks: null },
    } as unknown as Parameters<typeof sceneOf>[0];
    expect(sceneOf({ ...hint, level: 'nudge' })).toMatchObject({ pencilled: false, drawing: { cells: [] } });
    expect(sceneOf({ ...hint, level: 'technique' })?.pencilled).toBe(false);
    expect(sceneOf({ ...hint, level: 'why' })?.pencilled).toBe(true);
    // A single can be seen without candidates.
    expect(sceneOf({ ...hint, steps: [end(6)], level: 'why' })?.pencilled).toBe(false);
  });
});

describe('what a cell sees', () => {
  it('names each digit once, those in the box first', () => {
    const filled = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    expect(blockersOf(filled as Parameters<typeof blockersOf>[0], at(1, 3))).toEqual([
      { digits: [3, 5, 6, 8, 9], house: 18 },
      { digits: [7], house: 0 },
    ]);
  });
});

describe('the arrows of a forcing chain', () => {
  it('link all its lines, or only the main ones if there are many, from the assumption on', () => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => at(1, index + 1));
    const branch = (size: number): Branch => ({
      lines: Array.from({ length: size }, (_, number) => ({
        candidate: candidate(cells[number % 9] ?? at(1, 1), (Math.floor(number / 9) % 9) + 1),
        on: number % 2 === 0,
        // Each line follows from the two before it.
        from: number === 0 ? [] : number === 1 ? [0] : [number - 2, number - 1],
        by: number === 0 ? { kind: 'supposed' } : { kind: 'weak' },
      })),
    });
    const drawn = (branches: readonly Branch[]) => {
      const step: Step = {
        technique: 'dynamicForcingChain',
        rating: 8.5,
        places: [],
        eliminates: [],
        because: { kind: 'forcing', split: { kind: 'cell', cell: at(5, 5) }, branches, outcome: null },
      };
      return drawingOf(
        step,
        Array.from({ length: 81 }, () => digitSet(1)),
        null,
      ).links;
    };
    expect(drawn([branch(7)])).toHaveLength(11);
    const [first, ...others] = drawn([branch(41)]);
    // From 40 to 38 and so on, down to 0.
    expect([first, ...others]).toHaveLength(20);
    expect(new Set(others.map(({ to }) => to.join())).size).toBe(19);
    // Links that two branches share are drawn once.
    expect(drawn([branch(41), branch(21)])).toHaveLength(20);
  });
});
