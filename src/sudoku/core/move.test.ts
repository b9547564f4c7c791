import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, moves, puzzles, solutions } from '../testing';
import {
  type Board,
  boardOf,
  CELLS,
  type Cell,
  type Colour,
  candidatesAt,
  candidatesOf,
  colourAt,
  DIGITS,
  type Digit,
  digitAt,
  digitSet,
  digitsOf,
  EMPTY_GRID,
  filledOf,
  type Grid,
  grid,
  has,
  lacksNotes,
  type Move,
  NO_COLOURS,
  NO_DIGITS,
  NO_NOTES,
  type Origin,
  overlay,
  peersOf,
  play,
  put,
  samePuzzle,
  union,
  visibleOf,
} from '.';

const PASTED: Origin = { kind: 'pasted', name: 'Sunday', at: 1 };
const SOLUTION = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');

const cell = (index: number): Cell => index as Cell;
const cells = (...indices: number[]): Cell[] => indices.map(cell);
const withDigits = (digits: Readonly<Record<number, Digit>>): Grid =>
  Object.entries(digits).reduce((grid, [index, digit]) => put(grid, cell(Number(index)), digit), EMPTY_GRID);

/** Row 1 of a board with the given 4 in its first cell, as the moves leave it. */
const START = boardOf(withDigits({ 0: 4 }), PASTED);
const played = (...made: Move[]): Board => made.reduce(play, START);

const enter = (digit: Digit, ...at: number[]): Move => ({
  kind: 'enter',
  cells: cells(...at),
  digit,
  strike: true,
});
const note = (digit: Digit, ...at: number[]): Move => ({ kind: 'note', cells: cells(...at), digit });
const corner = (digit: Digit, ...at: number[]): Move => ({ kind: 'corner', cells: cells(...at), digit });
const erase = (...at: number[]): Move => ({ kind: 'erase', cells: cells(...at) });
const give = (digit: Digit | null, ...at: number[]): Move => ({ kind: 'give', cells: cells(...at), digit });
const reveal = (...at: number[]): Move => ({
  kind: 'reveal',
  cells: cells(...at),
  solution: SOLUTION,
  strike: false,
});
const colour = (wanted: Colour | null, digit: Digit | null, ...at: number[]): Move => ({
  kind: 'colour',
  cells: cells(...at),
  digit,
  colour: wanted,
});
const solve: Move = { kind: 'solve', solution: SOLUTION };
const check: Move = { kind: 'check', solution: SOLUTION };
const coloursOf = (board: Board, index: number) =>
  [null, ...DIGITS].map((digit) => colourAt(board.colours, cell(index), digit) ?? '.').join('');
const notesAt = (board: Board, index: number) => board.notes[index];

describe('enter', () => {
  it('writes a digit into every cell without a given', () => {
    expect(played(enter(8, 0, 1, 2)).entries).toBe(withDigits({ 1: 8, 2: 8 }));
  });

  it('replaces notes, an entry, or an answer', () => {
    const board = played(note(2, 1), enter(7, 2), reveal(3), enter(8, 1, 2, 3));
    expect(board).toMatchObject({ entries: withDigits({ 1: 8, 2: 8, 3: 8 }), answers: EMPTY_GRID });
    expect(notesAt(board, 1)).toBe(NO_DIGITS);
  });

  it('strikes the digit from the notes of the peers, and from no others', () => {
    const board = played(note(8, 2, 80), note(3, 2), enter(8, 1));
    expect([notesAt(board, 2), notesAt(board, 80)]).toEqual([digitSet(3), digitSet(8)]);
  });

  it('leaves the notes of the peers unchanged without a strike', () => {
    const board = played(note(8, 2), { kind: 'enter', cells: cells(1), digit: 8, strike: false });
    expect(notesAt(board, 2)).toBe(digitSet(8));
  });

  it('removes the mark of a check only from an entry that changes', () => {
    const marked = played(enter(9, 1, 2), check);
    expect(marked.struck).toEqual([1, 2]);
    expect(play(marked, enter(9, 1)).struck).toEqual([1, 2]);
    expect(play(marked, enter(8, 1)).struck).toEqual([2]);
  });
});

describe('note', () => {
  it('adds a digit to cells that lack it, and removes it if all have it', () => {
    const some = played(note(5, 1), note(5, 1, 2));
    expect([notesAt(some, 1), notesAt(some, 2)]).toEqual([digitSet(5), digitSet(5)]);
    expect(play(some, note(5, 1, 2)).notes).toEqual(NO_NOTES);
  });

  it.each([
    ['given', START, 0],
    ['entered', played(enter(8, 1)), 1],
    ['answered', played(reveal(1)), 1],
  ])('passes over a cell that is %s', (_, board, index) => {
    expect(play(board, note(5, index))).toBe(board);
    expect(notesAt(play(board, note(5, index, 40)), index)).toBe(NO_DIGITS);
  });
});

describe('corner', () => {
  it('adds and removes corner notes without touching the notes', () => {
    const board = played(corner(5, 0, 1, 2), note(6, 1));
    expect([0, 1, 2].map((at) => board.corners[at])).toEqual([NO_DIGITS, digitSet(5), digitSet(5)]);
    expect(notesAt(board, 1)).toBe(digitSet(6));
    expect(play(board, corner(5, 1, 2)).corners).toEqual(NO_NOTES);
  });

  it('is removed by a digit in the cell, or by the same digit in a peer', () => {
    const board = played(corner(8, 2, 80), corner(3, 1), enter(8, 1));
    expect([1, 2, 80].map((at) => board.corners[at])).toEqual([NO_DIGITS, NO_DIGITS, digitSet(8)]);
  });

  it('is removed when the cell or all notes are erased, and stays when candidates are filled in', () => {
    const board = played(corner(5, 1, 2), note(6, 1));
    expect([notesAt(play(board, erase(1)), 1), play(board, erase(1)).corners[1]]).toEqual([0, 0]);
    expect(play(board, { kind: 'pencil', all: false })).toEqual(START);
    const filled = play(board, { kind: 'fillNotes' });
    expect([filled.corners[2], notesAt(filled, 2)]).toEqual([
      digitSet(5),
      candidatesAt(visibleOf(board), cell(2)),
    ]);
  });

  it('can be coloured', () => {
    const board = played(corner(5, 1), colour(2, 5, 1, 2));
    expect([coloursOf(board, 1), coloursOf(board, 2)]).toEqual(['.....2....', '..........']);
    expect(play(board, corner(5, 1)).colours).toBe(NO_COLOURS);
  });
});

describe('erase', () => {
  it('clears entries and answers, and notes where there is no digit', () => {
    const board = played(enter(9, 1), reveal(1), note(3, 2), note(3, 3), erase(1, 2));
    expect(board).toMatchObject({ entries: EMPTY_GRID, answers: EMPTY_GRID });
    expect([notesAt(board, 2), notesAt(board, 3)]).toEqual([NO_DIGITS, digitSet(3)]);
  });

  it('removes the mark of a check with the entry', () => {
    expect(played(enter(9, 1), check, erase(1)).struck).toEqual([]);
  });
});

describe('colour', () => {
  it('colours cells, filled or blank, and removes the colour if all have it', () => {
    const some = played(enter(8, 1), colour(2, null, 0), colour(2, null, 0, 1, 2));
    expect([0, 1, 2].map((at) => colourAt(some.colours, cell(at), null))).toEqual([2, 2, 2]);
    expect(play(some, colour(2, null, 0, 1, 2)).colours).toBe(NO_COLOURS);
    expect(colourAt(play(some, colour(5, null, 1)).colours, cell(1), null)).toBe(5);
  });

  it('colours one note in each cell that has it, and nothing else', () => {
    const board = played(note(5, 1, 2), note(6, 2), enter(9, 3), colour(4, 5, 0, 1, 2, 3, 4));
    expect([0, 1, 2, 3, 4].map((at) => coloursOf(board, at))).toEqual([
      '..........',
      '.....4....',
      '.....4....',
      '..........',
      '..........',
    ]);
    expect(play(board, colour(4, 5, 1, 2)).colours).toBe(NO_COLOURS);
    expect(play(board, colour(1, 7, 1, 2))).toBe(board);
  });

  it('clears the colour of a note, or of a cell with all its notes', () => {
    const board = played(note(5, 1), note(6, 1), colour(1, null, 1), colour(2, 5, 1), colour(3, 6, 1));
    expect(coloursOf(play(board, colour(null, 5, 1)), 1)).toBe('1.....3...');
    expect(play(board, colour(null, null, 1)).colours).toBe(NO_COLOURS);
  });

  it('is removed with a note by any move, and stays on a cell', () => {
    const board = played(note(5, 1), note(6, 1), colour(1, null, 1), colour(2, 5, 1), colour(3, 6, 1));
    expect(coloursOf(play(board, note(5, 1)), 1)).toBe('1.....3...');
    expect(coloursOf(play(board, enter(5, 2)), 1)).toBe('1.....3...');
    expect(coloursOf(play(board, enter(9, 1)), 1)).toBe('1.........');
    expect(coloursOf(play(board, erase(1)), 1)).toBe('1.........');
    expect(coloursOf(play(play(board, solve), { kind: 'takeBack' }), 1)).toBe('1....23...');
  });
});

describe('give', () => {
  it('writes givens in place of anything in the cells', () => {
    const board = played(enter(9, 1), check, note(3, 2), give(7, 0, 1, 2));
    expect(board).toMatchObject({
      givens: withDigits({ 0: 7, 1: 7, 2: 7 }),
      entries: EMPTY_GRID,
      struck: [],
    });
    expect(notesAt(board, 2)).toBe(NO_DIGITS);
  });

  it('clears givens, and entries under them', () => {
    const board = played(enter(9, 1), give(null, 0, 1));
    expect(board).toMatchObject({ givens: EMPTY_GRID, entries: EMPTY_GRID });
  });

  it('removes all answers, since they belong to another puzzle, and keeps the other entries', () => {
    const board = played(enter(9, 1), solve, give(1, 80));
    expect(board).toMatchObject({ answers: EMPTY_GRID, entries: withDigits({ 1: 9 }) });
  });

  it('turns an imported puzzle into a typed one', () => {
    expect(played(give(4, 0)).origin).toEqual(PASTED);
    expect(played(give(5, 0)).origin).toEqual({ kind: 'typed', name: null, at: null });
  });
});

describe('fillNotes', () => {
  it('writes every candidate into every blank cell', () => {
    const board = played(enter(8, 1), { kind: 'fillNotes' });
    expect(board.notes).toEqual(candidatesOf(visibleOf(board)));
    expect(lacksNotes(board)).toBe(false);
  });

  it('keeps notes as the player left them, even if a candidate is missing', () => {
    const board = played(note(3, 2), { kind: 'fillNotes' });
    expect(board.notes[2]).toBe(played(note(3, 2)).notes[2]);
    const [struck = 1] = digitsOf(board.notes[40] ?? NO_DIGITS);
    const after = play(board, note(struck, 40));
    expect(lacksNotes(after)).toBe(false);
    expect(play(after, { kind: 'fillNotes' })).toBe(after);
  });

  it('changes nothing on a full board', () => {
    expect(lacksNotes(boardOf(SOLUTION, PASTED))).toBe(false);
  });
});

describe('pencil', () => {
  it('removes all notes', () => {
    expect(played(note(3, 2), { kind: 'pencil', all: false })).toEqual(START);
  });

  it('still writes all candidates when an old game says so', () => {
    const board = played(note(3, 2), { kind: 'pencil', all: true });
    expect(board.notes).toEqual(candidatesOf(visibleOf(board)));
  });
});

describe('restart', () => {
  it('clears all but the givens and where they came from', () => {
    expect(
      played(enter(9, 1), note(3, 2), colour(1, null, 0), check, reveal(3), { kind: 'restart' }),
    ).toEqual(START);
  });
});

describe('adopt', () => {
  it('turns entries into givens and removes answers', () => {
    const board = played(enter(9, 1), check, solve, { kind: 'adopt' });
    expect(board).toMatchObject({
      givens: withDigits({ 0: 4, 1: 9 }),
      entries: EMPTY_GRID,
      answers: EMPTY_GRID,
      struck: [],
    });
  });
});

describe('solve', () => {
  it('keeps right entries, and writes answers over wrong ones and blanks', () => {
    const board = played(enter(8, 1), enter(9, 2), solve);
    expect(board.entries).toBe(withDigits({ 1: 8, 2: 9 }));
    expect(CELLS.filter((at) => digitAt(board.answers, at) === null)).toEqual([0, 1]);
    expect(visibleOf(board)).toBe(SOLUTION);
    expect(filledOf(board)).toBe(withDigits({ 0: 4, 1: 8, 2: 9 }));
  });

  it('replaces one solution by another', () => {
    fc.assert(
      fc.property(puzzles({ min: 0, max: 30 }), solutions(), solutions(), (givens, one, other) => {
        const board = boardOf(givens, PASTED);
        const twice = [one, other].reduce(
          (board, solution) => play(board, { kind: 'solve', solution }),
          board,
        );
        expect(twice).toEqual(play(board, { kind: 'solve', solution: other }));
        expect(visibleOf(twice)).toBe(overlay(givens, other));
      }),
    );
  });

  it('can be taken back', () => {
    const board = played(enter(9, 2), check);
    expect(play(play(board, solve), { kind: 'takeBack' })).toEqual(board);
  });
});

describe('reveal', () => {
  it('writes the answers of these cells, also over a wrong entry', () => {
    const board = played(enter(9, 1), reveal(0, 1));
    expect(board).toMatchObject({ entries: withDigits({ 1: 9 }), answers: withDigits({ 1: 8 }) });
  });

  it('leaves a right entry unchanged', () => {
    const board = played(enter(8, 1));
    expect(play(board, reveal(1))).toBe(board);
  });
});

describe('reveal with a strike', () => {
  const struck = (...at: number[]): Move => ({
    kind: 'reveal',
    cells: cells(...at),
    solution: SOLUTION,
    strike: true,
  });

  it('removes the digit from the notes of the cell’s peers, and from no others, in the same move', () => {
    const right = Number(SOLUTION[1]) as Digit;
    const board = played(note(right, 2), note(right, 3), note(9, 2), note(right, 80), struck(1));
    expect(board.answers[1]).toBe(SOLUTION[1]);
    expect(has(board.notes[2] ?? NO_DIGITS, right)).toBe(false);
    expect(has(board.notes[2] ?? NO_DIGITS, 9)).toBe(digitAt(START.givens, 2 as Cell) === null);
    expect(board.notes[80]).toBe(played(note(right, 80)).notes[80]);
  });
});

describe('check', () => {
  it('marks the wrong entries and no others', () => {
    expect(played(enter(8, 1), enter(9, 2, 40), check).struck).toEqual([2, 40]);
  });

  it('forgets what an earlier check marked', () => {
    const board = played(enter(9, 2), check, enter(3, 2), enter(1, 3), check);
    expect(board.struck).toEqual([3]);
  });
});

describe('import', () => {
  it('replaces the board with another', () => {
    const other = boardOf(SOLUTION, { kind: 'link', name: null, at: null });
    expect(played(enter(9, 1), { kind: 'import', board: other })).toBe(other);
  });
});

describe('a move', () => {
  const board = played(enter(8, 1), enter(9, 2), note(3, 3), check);
  it.each<[string, Board, Move]>([
    ['enters the digit that the cell has', board, enter(8, 1)],
    ['enters into a given', board, enter(8, 0)],
    ['gives the digit that is given', board, give(4, 0)],
    ['gives nothing to a blank', board, give(null, 80)],
    ['colours a note that does not exist', board, colour(1, 4, 3, 80)],
    ['clears colours if there are none', board, colour(null, null, 3, 80)],
    ['erases a given', board, erase(0)],
    ['erases a blank', board, erase(80)],
    ['removes notes if there are none', START, { kind: 'pencil', all: false }],
    [
      'writes all candidates if they are there',
      played({ kind: 'pencil', all: true }),
      { kind: 'pencil', all: true },
    ],
    ['restarts at the start', START, { kind: 'restart' }],
    ['adopts entries if there are none', START, { kind: 'adopt' }],
    ['takes answers back if there are none', board, { kind: 'takeBack' }],
    ['solves a solved board', play(board, solve), solve],
    ['checks again', board, check],
    ['imports the same board', board, { kind: 'import', board: { ...board, origin: { ...PASTED } } }],
  ])('that %s returns the same object', (_, board, move) => {
    expect(play(board, move)).toBe(board);
  });

  it('returns the same object if it changes nothing', () => {
    fc.assert(
      fc.property(boards(), moves(), (board, move) => {
        const once = play(board, move);
        const equal = (a: Board, b: Board) => JSON.stringify(a) === JSON.stringify(b);
        expect(once === board).toBe(equal(once, board));
        // Playing these moves twice does something else the second time: a note or colour is removed again, and
        // `erase` clears the notes once the digit is gone. Every other move changes nothing the second time.
        if (!['note', 'corner', 'colour', 'erase'].includes(move.kind)) expect(play(once, move)).toBe(once);
      }),
    );
  });

  it('changes givens only if that is its purpose', () => {
    fc.assert(
      fc.property(boards(), moves(), (board, move) => {
        fc.pre(!['give', 'adopt', 'import'].includes(move.kind));
        expect(play(board, move).givens).toBe(board.givens);
      }),
    );
  });

  it('never leaves an entry or answer in a cell with a given, and marks only entries', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        for (const at of CELLS) {
          if (digitAt(board.givens, at) === null) continue;
          expect([digitAt(board.entries, at), digitAt(board.answers, at)]).toEqual([null, null]);
        }
        expect(board.struck.every((at) => digitAt(board.entries, at) !== null)).toBe(true);
      }),
    );
  });

  it('never leaves a colour on a note that does not exist', () => {
    fc.assert(
      fc.property(boards(), moves(), (board, move) => {
        const next = play(board, move);
        for (const at of CELLS)
          for (const digit of DIGITS)
            if (!has(union(next.notes[at] ?? NO_DIGITS, next.corners[at] ?? NO_DIGITS), digit))
              expect(colourAt(next.colours, at, digit)).toBeNull();
      }),
    );
  });

  it('that enters with a strike removes the digit from the notes of all peers', () => {
    fc.assert(
      fc.property(boards(), fc.constantFrom(...CELLS), fc.constantFrom(1, 5, 9), (board, at, digit) => {
        const next = play(board, { kind: 'enter', cells: [at], digit, strike: true });
        fc.pre(digitAt(next.entries, at) === digit);
        for (const peer of peersOf(at)) expect(has(next.notes[peer] ?? NO_DIGITS, digit)).toBe(false);
      }),
    );
  });

  it('that solves shows the solution in every cell without a given', () => {
    fc.assert(
      fc.property(boards(), solutions(), (board, solution) => {
        expect(visibleOf(play(board, { kind: 'solve', solution }))).toBe(overlay(board.givens, solution));
      }),
    );
  });
});

describe('two puzzles', () => {
  const puzzle = { givens: START.givens, entries: EMPTY_GRID, notes: null, name: null };
  const noted = { ...puzzle, notes: NO_NOTES };
  it.each([
    ['whatever they are called', { ...puzzle, name: 'one' }, { ...puzzle, name: 'other' }, true],
    ['with equal notes', noted, { ...noted, notes: [...NO_NOTES] }, true],
    ['not with other givens', puzzle, { ...puzzle, givens: SOLUTION }, false],
    ['not with other entries', puzzle, { ...puzzle, entries: withDigits({ 5: 5 }) }, false],
    ['not with other notes', noted, { ...noted, notes: NO_NOTES.with(80, digitSet(1)) }, false],
    ['not if only one has notes', noted, puzzle, false],
  ])('are the same board %s', (_, one, other, same) => {
    expect(samePuzzle(one, other)).toBe(same);
    expect(samePuzzle(other, one)).toBe(same);
  });
});
