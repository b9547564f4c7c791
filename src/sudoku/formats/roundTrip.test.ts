import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  candidatesAt,
  type DigitSet,
  digitAt,
  EMPTY_GRID,
  type Grid,
  intersection,
  NO_DIGITS,
  overlay,
  type Puzzle,
  put,
  sizeOf,
} from '../core';
import { puzzles } from '../testing';

import { FORMATS, readText, WRITABLE_IDS, type WritableId, writeAs } from '.';
import { standingOf } from './judged';

/** Boards with givens, placed digits and notes in any combination. */
const boards = (): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      filled: puzzles({ min: 0, max: 81 }),
      placed: fc.uint8Array({ minLength: 81, maxLength: 81, max: 2 }),
      marks: fc.option(fc.uint16Array({ minLength: 81, maxLength: 81, max: 511 })),
    })
    .map(({ filled, placed, marks }) => {
      let givens = filled;
      let entries = EMPTY_GRID;
      for (const cell of CELLS) {
        if (placed[cell] !== 0) continue;
        entries = put(entries, cell, digitAt(filled, cell));
        givens = put(givens, cell, null);
      }
      const notes =
        marks === null
          ? null
          : CELLS.map((cell) => (digitAt(filled, cell) ? NO_DIGITS : (marks[cell] as DigitSet)));
      return { givens, entries, notes, name: null };
    });

/** What a notation keeps of a board. */
function carried(id: WritableId, puzzle: Puzzle): Puzzle {
  const format = FORMATS.find((format) => format.id === id);
  const kept: readonly string[] = format?.carries ?? [];
  let board = kept.includes('entries') ? puzzle : allGiven(puzzle);
  board = kept.includes('notes') ? board : { ...board, notes: null };
  if (id === 'hodoku') return withNotesByRules(board);
  if (id === 'openSudoku') return withoutEmptyNotes(board);
  if (id === 'sudokuWiki') return withoutEmptyNotes(withSomeCandidates(board));
  return kept.includes('notes') ? withoutEmptyNotes(withSinglesGiven(withSomeCandidates(board))) : board;
}

const allGiven = ({ givens, entries, notes, name }: Puzzle): Puzzle => ({
  givens: overlay(givens, entries),
  entries: EMPTY_GRID,
  notes,
  name,
});

/** A candidate grid must list something for every blank cell. */
function withSomeCandidates(puzzle: Puzzle): Puzzle {
  const filled = overlay(puzzle.givens, puzzle.entries);
  const notes = CELLS.map((cell) => {
    const noted = puzzle.notes?.[cell] ?? NO_DIGITS;
    return noted === NO_DIGITS ? candidatesAt(filled, cell) : noted;
  });
  return { ...puzzle, notes };
}

/** In these notations a cell with one candidate looks like a filled one. */
function withSinglesGiven(puzzle: Puzzle): Puzzle {
  let { givens } = puzzle;
  const notes = CELLS.map((cell) => {
    const set = puzzle.notes?.[cell] ?? NO_DIGITS;
    if (sizeOf(set) !== 1) return set;
    givens = put(givens, cell, (Math.log2(set) + 1) as 1);
    return NO_DIGITS;
  });
  return { ...puzzle, givens, notes };
}

/** A library line only tells which candidates are removed. */
function withNotesByRules(puzzle: Puzzle): Puzzle {
  const { notes } = puzzle;
  if (notes === null) return puzzle;
  const filled: Grid = overlay(puzzle.givens, puzzle.entries);
  const left = CELLS.map((cell) => intersection(candidatesAt(filled, cell), notes[cell] ?? NO_DIGITS));
  const areAll = CELLS.every((cell) => left[cell] === candidatesAt(filled, cell));
  return { ...puzzle, notes: areAll ? null : left };
}

const withoutEmptyNotes = (puzzle: Puzzle): Puzzle =>
  puzzle.notes?.every((set) => set === NO_DIGITS) ? { ...puzzle, notes: null } : puzzle;

describe.each(WRITABLE_IDS.map((id) => [id]))('%s', (id) => {
  it('writes any board so that everything the notation carries is read again', () =>
    fc.assert(
      fc.asyncProperty(boards(), async (puzzle) => {
        const reading = await readText(writeAs(id, puzzle));
        // Lists of nine with many solutions are offered as boxes too.
        const mayBeBoxes = id === 'array' && standingOf(puzzle.givens) !== 'one';
        const [choice] = reading.kind === 'several' && mayBeBoxes ? reading.choices : [];
        expect(reading.kind === 'one' ? reading.choice.puzzle : choice?.puzzle).toEqual(carried(id, puzzle));
      }),
      { numRuns: 60 },
    ));

  it('writes whole lines', () => {
    const text = writeAs(id, { givens: EMPTY_GRID, entries: EMPTY_GRID, notes: null, name: null });
    expect(text.endsWith('\n')).toBe(true);
  });
});

it('every notation that can be written is in the menu exactly once', () => {
  const writable = FORMATS.filter((format) => 'write' in format).map(({ id }) => id);
  expect([...WRITABLE_IDS].sort()).toEqual([...writable].sort());
});
