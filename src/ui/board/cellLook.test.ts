import { describe, expect, it } from 'vitest';
import { en as english } from '../../i18n';
import type { Moment } from '../../stores';
import {
  type Board,
  boardOf,
  type Cell,
  clashesOf,
  type Digit,
  digitSet,
  EMPTY_GRID,
  type Grid,
  grid,
  type Move,
  NO_DIGITS,
  play,
  put,
  visibleOf,
} from '../../sudoku/core';
import type { BoardLayer } from '../shared';
import { announcement } from './announce';
import { type BoardState, cellLooks, withMarks, withNotes } from './cellLook';

const en = english('rowColumn');

const SOLUTION = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');
const cells = (...indices: number[]): Cell[] => indices.map((index) => index as Cell);

/** A board with the given 4 in its first cell, after some moves. */
const played = (...moves: Move[]): Board =>
  moves.reduce(play, boardOf(put(EMPTY_GRID, 0 as Cell, 4), { kind: 'typed', name: null, at: null }));
const enter = (digit: Digit, ...at: number[]): Move => ({
  kind: 'enter',
  cells: cells(...at),
  digit,
  strike: true,
});
const note = (digit: Digit, ...at: number[]): Move => ({ kind: 'note', cells: cells(...at), digit });

interface Sight extends Partial<Omit<Moment, 'board'>> {
  readonly chosen?: readonly number[];
  readonly cursor?: number;
  readonly solution?: Grid;
  readonly layer?: BoardLayer;
  readonly cornerNotes?: boolean;
}

function looksOf(
  board: Board,
  {
    chosen = [80],
    cursor,
    solution,
    layer = {},
    cornerNotes = false,
    phase = 'play',
    welcome = false,
  }: Sight = {},
) {
  const state: BoardState = {
    moment: { board, phase, welcome },
    cursor: (cursor ?? chosen.at(-1) ?? 80) as Cell,
    chosen: cells(...chosen),
    clashes: clashesOf(visibleOf(board)),
    solution: solution ?? null,
    cornerNotes,
  };
  return withNotes(withMarks(cellLooks(state), layer), layer);
}

function lookOf(board: Board, index: number, sight?: Sight) {
  const look = looksOf(board, sight)[index];
  if (look === undefined) throw new Error(`no cell ${index}`);
  return { ...look, classes: look.className.split(' ') };
}

describe('a cell', () => {
  it.each<[string, Board, number, string, Digit | null]>([
    ['given', played(), 0, 'given', 4],
    ['blank', played(), 1, 'blank', null],
    ['entry', played(enter(8, 1)), 1, 'entry', 8],
    ['answer', played({ kind: 'solve', solution: SOLUTION }), 1, 'answer', 8],
  ])('tells that it is %s', (_, board, index, role, digit) => {
    expect(lookOf(board, index)).toMatchObject({ digit, facts: { role, digit } });
    expect(lookOf(board, index).classes).toContain(role);
  });

  it('of the grey example counts as an example, with no notes and no highlights', () => {
    const board = played(note(5, 1));
    const look = lookOf(board, 0, { welcome: true, chosen: [1] });
    expect(look).toMatchObject({ className: 'cell example', facts: { role: 'example' } });
    expect(lookOf(board, 1, { welcome: true, chosen: [1] })).toMatchObject({
      notes: NO_DIGITS,
      className: 'cell blank chosen caret',
    });
  });

  it('shows notes only where there is no digit', () => {
    const board = played(note(2, 6), note(6, 6));
    expect(lookOf(board, 6)).toMatchObject({ notes: digitSet(2, 6), facts: { notes: [2, 6] } });
    expect(
      lookOf(play(board, { kind: 'reveal', cells: cells(6), solution: SOLUTION, strike: false }), 6).notes,
    ).toBe(NO_DIGITS);
  });

  it('shows its corner notes, and says them, if the player uses them', () => {
    const corner: Move = { kind: 'corner', cells: cells(6), digit: 3 };
    const board = played(note(2, 6), corner);
    expect(lookOf(board, 6).corners).toBe(NO_DIGITS);
    const look = lookOf(board, 6, { cornerNotes: true });
    expect([look.notes, look.corners]).toEqual([digitSet(2), digitSet(3)]);
    expect(en.board.cellName(look.facts)).toBe('row 1, column 7, empty, notes 2, corner notes 3');
    expect(lookOf(play(board, enter(4, 6)), 6, { cornerNotes: true }).corners).toBe(NO_DIGITS);
  });

  it('shows its colours and those of its notes, and says them', () => {
    const coloured = (digit: Digit | null): Move => ({ kind: 'colour', cells: cells(6), digit, colour: 2 });
    const board = played(note(2, 6), note(6, 6), coloured(null), coloured(6));
    const look = lookOf(board, 6);
    expect(look.colours).toBe('2.....2...');
    expect(en.board.cellName(look.facts)).toBe(
      'row 1, column 7, empty, notes 2 6, coloured green, note 6 coloured green',
    );
    const covered = lookOf(
      play(board, { kind: 'reveal', cells: cells(6), solution: SOLUTION, strike: false }),
      6,
    );
    expect([covered.colours, en.board.cellName(covered.facts)]).toEqual([
      '2',
      'row 1, column 7, 6, answer, coloured green',
    ]);
  });

  it('shows what a panel marks, says so, and keeps its own notes hidden', () => {
    const mark = {
      looks: ['doctor-can'],
      told: 'would be 7',
      proposed: 7,
      candidates: digitSet(1, 4),
    } as const;
    const marks = new Map(cells(0, 6).map((cell) => [cell, mark]));
    const board = played(note(2, 6));
    expect(lookOf(board, 6, { layer: { marks } })).toMatchObject({
      proposed: 7,
      notes: digitSet(1, 4),
      facts: { notes: [2], told: 'would be 7' },
    });
    expect(lookOf(board, 6, { layer: { marks } }).classes).toContain('doctor-can');
    expect(lookOf(board, 0, { layer: { marks } })).toMatchObject({ digit: 4, proposed: 7, notes: NO_DIGITS });
    expect(lookOf(board, 1, { layer: { marks } })).toMatchObject({ proposed: null, facts: { told: '' } });
  });

  it('shows the wrong entry beside the answer that took its place', () => {
    const board = played(enter(9, 1), enter(3, 2), { kind: 'solve', solution: SOLUTION });
    expect(lookOf(board, 1)).toMatchObject({ digit: 8, replaced: 9, facts: { replaces: 9 } });
    expect(lookOf(board, 2)).toMatchObject({ digit: 3, replaced: null, facts: { role: 'entry' } });
  });

  it('is wrong after a check has struck it, but not under an answer', () => {
    const checked = played(enter(9, 1), enter(3, 2), { kind: 'check', solution: SOLUTION });
    expect([lookOf(checked, 1), lookOf(checked, 2)].map(({ facts }) => facts.wrong)).toEqual([true, false]);
    const solved = play(checked, { kind: 'solve', solution: SOLUTION });
    expect(lookOf(solved, 1).facts.wrong).toBe(false);
  });

  it('is wrong at once if mistakes are pointed out, and only then', () => {
    const board = played(enter(9, 1), enter(8, 2));
    expect(lookOf(board, 1).classes).not.toContain('wrong');
    expect(lookOf(board, 1, { solution: SOLUTION }).classes).toContain('wrong');
    expect(lookOf(board, 0, { solution: SOLUTION }).classes).not.toContain('wrong');
    expect(lookOf(board, 5, { solution: SOLUTION }).classes).not.toContain('wrong');
  });

  it('clashes, and names the cells it clashes with in reading order', () => {
    const board = played(enter(4, 30, 8, 9));
    expect(lookOf(board, 0)).toMatchObject({ facts: { clashes: [8, 9] } });
    expect(lookOf(board, 0).classes).toContain('clash');
    expect(lookOf(board, 8).facts.clashes).toEqual([0]);
    expect(lookOf(board, 30).classes).not.toContain('clash');
  });

  it('does not clash because of an entry that an answer covers', () => {
    const board = played(enter(4, 1), { kind: 'solve', solution: SOLUTION });
    expect(lookOf(board, 0).classes).not.toContain('clash');
  });
});

describe('with one cell chosen', () => {
  it('its peers are shaded, and equal digits marked', () => {
    const board = played(enter(4, 40), enter(4, 80));
    const looks = looksOf(board, { chosen: [40] });
    const having = (name: string) => looks.flatMap((look, at) => (look.className.includes(name) ? [at] : []));
    expect(having('peer')).toHaveLength(20);
    expect(having('same')).toEqual([0, 80]);
    expect(having('chosen')).toEqual([40]);
  });

  it('a blank marks no digits', () => {
    expect(looksOf(played(), { chosen: [40] }).some(({ className }) => className.includes('same'))).toBe(
      false,
    );
  });

  it('the caret stands in a blank while setting, but not while playing', () => {
    const caretAt = (index: number, sight: Sight) =>
      lookOf(played(), index, { chosen: [index], ...sight }).classes.includes('caret');
    expect([caretAt(1, { phase: 'set' }), caretAt(0, { phase: 'set' }), caretAt(1, {})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('with several cells chosen, highlights them and marks nothing else', () => {
  const looks = looksOf(played(enter(4, 40)), { chosen: [0, 40], cursor: 40, phase: 'set' });
  expect(looks.flatMap(({ chosen }, at) => (chosen ? [at] : []))).toEqual([0, 40]);
  expect(looks.some(({ className }) => /peer|same|caret/.test(className))).toBe(false);
});

describe('what is announced', () => {
  const says = (before: Board, after: Board, sight: Sight = {}, sightBefore: Sight = sight) =>
    announcement(looksOf(before, sightBefore), looksOf(after, sight), en)?.text ?? null;
  const board = played(note(8, 2));

  it.each<[string, Board, string | null]>([
    ['nothing', board, null],
    ['a digit', play(board, enter(3, 1)), 'row 1, column 2, 3'],
    ['a digit, though it also strikes notes', play(board, enter(8, 1)), 'row 1, column 2, 8'],
    [
      'a digit, though it also makes others clash',
      play(board, enter(4, 1)),
      'row 1, column 2, 4, clashes with row 1, column 1',
    ],
    ['a note', play(board, note(3, 1)), 'row 1, column 2, empty, notes 3'],
    [
      'a digit that goes',
      play(board, { kind: 'give', cells: cells(0), digit: null }),
      'row 1, column 1, empty',
    ],
    [
      'an entry that becomes a given',
      play(played(enter(8, 1)), { kind: 'adopt' }),
      'row 1, column 2, 8, given',
    ],
    [
      'a colour',
      play(board, { kind: 'colour', cells: cells(1), digit: null, colour: 1 }),
      'row 1, column 2, empty, coloured blue',
    ],
    [
      'the colour of a note',
      play(board, { kind: 'colour', cells: cells(2), digit: 8, colour: 6 }),
      'row 1, column 3, empty, notes 8, note 8 coloured grey',
    ],
    ['several notes', play(board, note(3, 1, 2, 3)), '3 cells changed'],
    ['many digits', play(board, { kind: 'solve', solution: SOLUTION }), '80 cells changed'],
  ])('is %s', (what, after, said) => {
    expect(says(what.includes('becomes') ? played(enter(8, 1)) : board, after)).toBe(said);
  });

  it('is the first digit over the example, which clears the example away', () => {
    const example = played(enter(8, 1, 40));
    expect(
      says(example, play(boardOf(EMPTY_GRID, { kind: 'typed', name: null, at: null }), enter(3, 5))),
    ).toBe('row 1, column 6, 3');
  });

  it('is how many cells are chosen, if only the selection changed', () => {
    expect(says(board, board, { chosen: [0, 1] }, { chosen: [0] })).toBe('2 cells selected');
    expect(says(board, board, { chosen: [1] }, { chosen: [0] })).toBeNull();
    expect(says(board, board, { chosen: [0, 1] })).toBeNull();
    expect(says(board, board, { chosen: [1] }, { chosen: [0, 1] })).toBeNull();
  });
});
