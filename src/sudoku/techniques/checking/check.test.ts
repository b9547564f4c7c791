import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, type Digit, grid, seededRandom } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { gridOf, type Position, positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { finish, type Proof, proveCandidate, proveCell } from '../proof/prove';
import { SOUNDNESS_TRIALS } from '../testing';
import { plainOf } from './board';
import { check, faultIn } from './check';
import { mutant } from './mutate';

const puzzleOf = (set: string, number: number) => PUZZLE_SETS.get(set)?.[number] ?? expect.fail('no puzzle');

/** The first proof of a cell that is told, or the last. */
function proofOf(puzzle: string, cell: number, which: 'first' | 'last'): Proof {
  const position = positionOf(grid(puzzle), { givens: grid(puzzle) });
  const search = proveCell(position, cell as Cell);
  for (let next = search.next(); ; next = search.next()) {
    const proof = next.done ? next.value : which === 'first' ? next.value.better : null;
    if (proof !== null) return proof;
    if (next.done) return expect.fail('no proof');
  }
}

/** The proof of the first blank cell that takes five steps or more. */
function longProof(position: Position): Proof {
  for (const cell of CELLS) {
    if (position.digits[cell] !== 0) continue;
    const proof = finish(proveCell(position, cell));
    if (proof !== null && proof.lines.length > 4) return proof;
  }
  return expect.fail('no long proof');
}

const plainAt = (position: Position, puzzle: string) =>
  plainOf(gridOf(position), [...position.candidates], puzzle);

/** A few steps of each technique, each with the board on which it was found. */
function* someSteps(most: number) {
  for (const { meet } of SOUNDNESS_TRIALS)
    for (const puzzle of [puzzleOf('bank-hard', 1), puzzleOf('top1465', 3)]) {
      const met = new Map<string, number>();
      for (const { position, step } of meet(puzzle, 1)) {
        const before = met.get(step.technique) ?? 0;
        met.set(step.technique, before + 1);
        if (before < most) yield { board: plainAt(position, puzzle), step };
      }
    }
}

describe('what is said is true of the board', () => {
  it('in the steps of every technique', () => {
    const techniques = new Set<string>();
    for (const { board, step } of someSteps(12)) {
      techniques.add(step.technique);
      const { fault } = check(board, step);
      if (fault !== null) expect.fail(`${fault}: ${JSON.stringify(step)}`);
    }
    expect(techniques.size).toBeGreaterThan(50);
  }, 120_000);

  // Here ways are ruled out because those of another digit already were.
  it('in templates of several digits', () => {
    const puzzle = '.....2.43..8..42..2..6.7.9...73...6..4..9..3..5...84...1.8.9..4..94..7..46.2.....';
    const faults: (string | null)[] = [];
    for (const { meet } of SOUNDNESS_TRIALS)
      for (const { position, step } of meet(grid(puzzle), 1)) {
        const { because } = step;
        if (because.kind !== 'template' || because.others === 0) continue;
        faults.push(check(plainAt(position, puzzle), step).fault);
      }
    expect(faults).not.toHaveLength(0);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  // Boards on which something untrue was said: patterns that were not there, or full houses built on nothing.
  it.each([
    ['first', '.....5..3..9....4..81.4.......7.......4..2..68...14.3.......2...4...6..79...5..1.', 28],
    ['last', '.2..8......76.9..1.4....3.52....8..9...16.....785.....3..4.69....9.1...2.......6.', 38],
    ['last', '2...1...7...2.7....5.....2...5.2.4....15492..3..7.8..1.7.8.4.3..........63.....85', 6],
    ['last', '3....5..7.1..3.59..2...8...7.8.......9.....1.......9.2...9...4..32.8..7.4..6....1', 62],
    ['last', '.4........861...34..15..26....3.584.....4.....589.2....95..83..16...945........1.', 38],
    // A step could be left out: a WXYZ-Wing was said to rely on a digit that did not matter.
    ['last', '7.8...3.....6.1...4.........6.....253...8.......1...9..9.5....2....7.4...........', 27],
  ] as const)(
    'in the %s proof of a hard cell of %s',
    (which, puzzle, cell) => {
      expect(faultIn(plainOf(puzzle), proofOf(puzzle, cell, which))).toBeNull();
    },
    60_000,
  );

  // Five cells of this board have one candidate: nothing that the proof needs.
  it('in a grave, where the proof leaves cells with one candidate empty', () => {
    const [puzzle, now] = [
      grid('..3...67.5.....3...4.......6..3......8......4...7....12......5.....98.......41...'),
      grid('..34..67.5.....34274..3...56.13.49879871...3443.789.612.46...5..7..984......417..'),
    ];
    const position = positionOf(now, { givens: puzzle });
    const board = plainOf(now, null, puzzle);
    const proofs = ([0, 1, 4] as const).flatMap((cell) =>
      [1, 2, 6, 8, 9].flatMap(
        (digit) => finish(proveCandidate(position, cell as Cell, digit as Digit, { upTo: 3 })) ?? [],
      ),
    );
    expect(
      proofs.filter(({ lines }) => lines.some(({ step }) => step.technique === 'bugPlusOne')),
    ).not.toEqual([]);
    for (const proof of proofs) expect(faultIn(board, proof)).toBeNull();
  });
});

describe('the checker', () => {
  it('rejects nearly every step in which something small has been changed', () => {
    const random = seededRandom(1);
    const passed: string[] = [];
    let changed = 0;
    for (const { board, step } of someSteps(6)) {
      for (let i = 0; i < 3; i++) {
        const other: Step = mutant(step, random);
        changed++;
        if (check(board, other).fault === null) passed.push(JSON.stringify({ step, other }));
      }
    }
    expect(changed).toBeGreaterThan(500);
    expect(passed.length / changed).toBeLessThan(0.05);
  }, 120_000);

  it('rejects a net that needs a candidate twice, or one that there is not', () => {
    const because = (premises: readonly number[]): Step => {
      const supposed = { candidate: 3, on: true, from: [], by: { kind: 'supposed' } };
      const weak = { candidate: 4, on: false, from: [0], by: { kind: 'weak' } };
      const by = { kind: 'technique', technique: 'pointing', premises };
      const net = { candidate: 4, on: true, from: [], by };
      return {
        technique: 'nestedMultipleForcingChain',
        rating: 11,
        places: [],
        eliminates: [3],
        because: {
          kind: 'forcing',
          split: { kind: 'candidate', candidate: 3 },
          branches: [{ lines: [supposed, weak, net] }],
          outcome: null,
        },
      } as unknown as Step;
    };
    // No cell but r1c1 can be 5, so it is not 4.
    const board = plainOf('.'.repeat(81), [0b11000, ...Array(80).fill(0b111101111)]);
    const needed = [...Array(80).keys()].map((cell) => (cell + 1) * 9 + 4);
    expect(check(board, because(needed)).fault).toBeNull();
    expect(check(board, because([...needed, 13])).fault).toBe('a premise twice');
    expect(check(board, because([...needed, 729 + 4])).fault).toBe('no such candidate');
  });

  it('rejects a proof without one of its steps, and one that builds on other steps than it says', () => {
    const puzzle = puzzleOf('bank-hard', 0);
    const board = plainOf(puzzle);
    const position = positionOf(puzzle, { givens: puzzle });
    const proof = longProof(position);
    const { lines } = proof;
    for (const left of lines)
      expect(faultIn(board, { ...proof, lines: lines.filter((line) => line !== left) })).not.toBeNull();
    const unfounded = lines.map((line) => ({ ...line, from: [] }));
    expect(faultIn(board, { ...proof, lines: unfounded })).toMatch(/builds on/);
    const twice = [...lines.slice(0, -1), ...lines.slice(0, 1), ...lines.slice(-1)];
    expect(faultIn(board, { ...proof, lines: twice })).not.toBeNull();
  });
});
