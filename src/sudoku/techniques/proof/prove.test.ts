import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, type Digit, digitAt, EMPTY_GRID, type Grid, grid, put } from '../../core';
import { PUZZLE_SETS, RATED_PUZZLES } from '../../testing';
import { CATALOGUE, type TechniqueId } from '../catalogue';
import { plainOf } from '../checking/board';
import { faultIn } from '../checking/check';
import { applyStep, findSteps } from '../find';
import { candidate, cellOf, digitOf } from '../frame/candidate';
import { copyOf, isCandidate, type Position, positionOf } from '../frame/position';
import { pathOf } from '../path/path';
import { TECHNIQUES } from '../registry';
import { faultOfProof, solutionOf } from '../testing';
import type { Round } from './ladder';
import type { AllowedTechniques } from './options';
import { finish, isCheaper, type Proof, proveCandidate, proveCell } from './prove';

const puzzlesOf = (set: string, count: number): readonly Grid[] =>
  (PUZZLE_SETS.get(set) ?? []).slice(0, count);

const blanksOf = (position: Position) => CELLS.filter((cell) => position.digits[cell] === 0);

/** The position after half of the blank cells are filled, the easiest first. */
function halfFilled(puzzle: Grid): Position {
  const position = positionOf(puzzle, { givens: puzzle });
  const target = blanksOf(position).length / 2;
  for (const step of finish(pathOf(position, { upTo: 3 })).steps) {
    if (blanksOf(position).length <= target) break;
    applyStep(position, step);
  }
  return position;
}

const proofsOf = (position: Position): Proof[] =>
  blanksOf(position).flatMap((cell) => finish(proveCell(position, cell, { upTo: 3 })) ?? []);

interface Proved {
  readonly puzzle: Grid;
  readonly position: Position;
  readonly proofs: readonly Proof[];
}

const proved = new Map<string, readonly Proved[]>();

/** Blank cells of all rows and columns: with all of them, the tests would take a minute more. */
const someBlanksOf = (position: Position) => blanksOf(position).filter((_, i) => i % 5 === 0);

/** The proofs of some blank cells of a set's first twelve puzzles: found once, as several tests look at them. */
function provedOf(set: string): readonly Proved[] {
  const known = proved.get(set);
  if (known !== undefined) return known;
  const found = puzzlesOf(set, 12).map((puzzle) => {
    const position = positionOf(puzzle, { givens: puzzle });
    const some = someBlanksOf(position);
    const proofs = some.flatMap((cell) => finish(proveCell(position, cell, { upTo: 3 })) ?? []);
    expect(proofs.map(({ goal }) => cellOf(goal))).toEqual(some);
    return { puzzle, position, proofs };
  });
  expect(found).toHaveLength(12);
  proved.set(set, found);
  return found;
}

const without = (allowed: readonly TechniqueId[]): TechniqueId[] =>
  CATALOGUE.flatMap(({ id }) => (allowed.includes(id) ? [] : [id]));

const nameOf = (cell: Cell): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

it('a search ends, though already its first step is told in no other way', () => {
  const givens = grid('...5...........5.697.....2...48.2...25.1...3..8..3.........4.7..13.5..9..2...31..');
  const proof = finish(proveCell(positionOf(givens, { givens }), 0 as Cell, {}));
  expect(proof?.lines.length).toBeGreaterThan(1);
});

describe('a search that was lost', () => {
  /** Drops what is known about the position, as a new worker knows nothing. */
  const forget = () => void finish(proveCell(positionOf(EMPTY_GRID), 0 as Cell, { upTo: 1 }));

  /** A proof, and all that was searched for it, as it is told to the page. */
  function searched(position: Position, choice: AllowedTechniques, rounds: readonly Round[] = []) {
    forget();
    const [cell = expect.fail('no blank')] = blanksOf(position);
    let texts: string[] = [];
    const search = proveCell(position, cell, choice, rounds);
    for (let next = search.next(); ; next = search.next()) {
      if (next.done) return { proof: next.value, texts };
      texts = next.value.rounds.map((round) => JSON.stringify(round));
    }
  }

  const onlyForcing: readonly TechniqueId[] = CATALOGUE.flatMap(({ id, tier }) =>
    tier < 4 || id === 'dynamicForcingChain' ? [] : [id],
  );

  it.each([
    ['of all techniques', {}, false],
    ['of slow techniques, first a quick one', { without: onlyForcing }, true],
  ])(
    'goes on from any of its rounds to the same proof, and does not search them again: %s',
    (_, choice, isQuick) => {
      const puzzle = puzzlesOf('norvig-top95', 7).at(-1) ?? expect.fail('no puzzle');
      let ticks = 0;
      const position = positionOf(puzzle, { givens: puzzle, onTick: () => ticks++ });
      const { proof, texts } = searched(position, choice);
      expect(proof).not.toBeNull();
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.some((text) => JSON.parse(text).quick)).toBe(isQuick);
      const whole = ticks;
      for (const many of [1, texts.length >> 1, texts.length]) {
        const known = texts.slice(0, many).map((text): Round => JSON.parse(text));
        ticks = 0;
        expect(searched(position, choice, known)).toEqual({ proof, texts });
        expect(ticks).toBeLessThan(whole);
      }
    },
  );
});

it('a search gives its signs of life to the one who asks, not to the one who asked before', () => {
  const puzzle = puzzlesOf('norvig-top95', 7).at(-1) ?? expect.fail('no puzzle');
  const ticks: [number, number] = [0, 0];
  const ask = (asker: 0 | 1) => {
    const position = positionOf(puzzle, { givens: puzzle, onTick: () => ticks[asker]++ });
    const cell = blanksOf(position)[asker * 9] ?? expect.fail('no blank cell');
    expect(finish(proveCell(position, cell))).not.toBeNull();
  };
  ask(0);
  const heard = ticks[0];
  ask(1);
  expect(ticks[0]).toBe(heard);
  expect(ticks[1]).toBeGreaterThan(0);
});

describe('with only some techniques switched on', () => {
  const [puzzle = expect.fail('no puzzle')] = puzzlesOf('bank-medium', 1);
  const start = positionOf(puzzle, { givens: puzzle });

  it('a proof uses only these, and there is none if they do not suffice', () => {
    const allowed: readonly TechniqueId[] = ['hiddenSingleBox'];
    const proofs = blanksOf(start).map((cell) =>
      finish(proveCell(start, cell, { without: without(allowed) })),
    );
    const steps = proofs.flatMap((proof) => proof?.lines ?? []).map(({ step }) => step.technique);
    expect(new Set(steps)).toEqual(new Set(allowed));
    expect(proofs).toContain(null);
  });

  it('a full house is used if naked singles are off', () => {
    const full = solutionOf(puzzle);
    const cell = blanksOf(start)[0] ?? expect.fail('no blank');
    const last = positionOf(put(full, cell, null));
    const proof = finish(proveCell(last, cell, { without: without(['fullHouse']) }));
    expect(proof?.lines.map(({ step }) => step.technique)).toEqual(['fullHouse']);
  });
});

describe('a proof of a cell', () => {
  it.each([
    ['bank-easy', 4],
    ['bank-medium', 9],
    ['bank-hard', 11],
  ])(
    'of %s is found for every blank cell that is asked, says what is true, replays to its digit, and is short',
    (set, atMost) => {
      const lengths: number[] = [];
      for (const { puzzle, proofs } of provedOf(set)) {
        const board = plainOf(puzzle);
        const solution = solutionOf(puzzle);
        for (const proof of proofs) {
          expect(faultOfProof(puzzle, solution, proof)).toBeNull();
          expect(faultIn(board, proof)).toBeNull();
          lengths.push(proof.lines.length);
        }
      }
      expect(median(lengths)).toBeLessThanOrEqual(atMost);
    },
  );

  it.each(['bank-easy', 'bank-medium', 'bank-hard'])(
    'of a half-filled board of %s has three steps at most',
    (set) => {
      const lengths = puzzlesOf(set, 6).flatMap((puzzle) =>
        proofsOf(halfFilled(puzzle)).map(({ lines }) => lines.length),
      );
      expect(lengths.length).toBeGreaterThan(0);
      expect(median(lengths)).toBeLessThanOrEqual(3);
    },
  );

  it.each(['bank-medium', 'bank-hard'])(
    'of %s holds from its start, and does not if any line is left out',
    (set) => {
      for (const { position, proofs } of provedOf(set)) {
        for (const proof of proofs) {
          expect(replay(position, proof)).toHaveLength(proof.lines.length + 1);
          for (const left of proof.lines) {
            const lines = proof.lines.filter((line) => line !== left);
            expect(replay(position, { ...proof, lines })).toBeNull();
          }
        }
      }
    },
  );

  it.each([
    ['r7c6', '6.......9.4.....3...7..1.....3.29.6.9.1...4.2.8.56.3.....6..1...3.....4.5.......3', 10],
    ['r4c4', '3....6.8969.8...7...12..3..4.....91.....2.....35.....2..3..85...4...3.9195.7....4', 7],
    ['r2c9', '..73.....8.2.4....6.32.9.........956.........748.........6.84.1....9.6.2.....23..', 9],
    ['r3c2', '...4.7....52...8..1...8..3.3.619..7...7...9...1..583.6.7..4...9..5...16....9.6...', 8],
    // These subsets lie in cells that such easy steps do not fill.
    ['r6c4', '..1.875...34..26..9...5....8.......4.....186.....7.9...8.......2..6......1......2', 6],
    ['r2c6', '....3..7..2....8...1.......3...6.2..2..1..5..7.4......6......4....2.5......8.....', 8],
    // Other steps that do as much have patterns that this proof breaks.
    ['r3c3', '27.....6....5..9.......1..56.8.5.7.....376.....9.4.3.69..6.......6..3....5.....84', 7],
    // Steps of tier 3 that are found only before much else is done.
    ['r4c6', '..3...4......8......67125..4.......13.......6.62...94.79.2.4.85.2.1.8.7.....7....', 14],
  ])('of %s is shorter than the first that is found', (name, puzzle, most) => {
    const givens = grid(puzzle);
    const cell = CELLS.find((one) => nameOf(one) === name) ?? expect.fail('no cell');
    const proof = finish(proveCell(positionOf(givens, { givens }), cell, { upTo: 3 }));
    expect(proof?.lines.length).toBeLessThanOrEqual(most);
  });

  it.each(['bank-medium', 'bank-hard'])(
    'of %s, told to be the shortest of three steps, has no shorter one',
    (set) => {
      const told = provedOf(set).flatMap(({ position, proofs }) =>
        proofs
          .filter(({ lines, isShortest }) => lines.length === 3 && isShortest)
          .map(({ goal, tier }) => ({ position, goal, tier })),
      );
      expect(told.length).toBeGreaterThanOrEqual(3);
      for (const { position, goal, tier } of told.slice(0, 3)) {
        const techniques = TECHNIQUES.filter((one) => one.tier <= tier);
        for (const first of techniques.flatMap(({ find }) => [...find(position)])) {
          const then = copyOf(position);
          applyStep(then, first);
          const last = techniques.flatMap(({ find }) => [...find(then)]);
          expect([first, ...last].some(({ places }) => places.includes(goal))).toBe(false);
        }
      }
    },
  );

  const hard = RATED_PUZZLES.filter(({ explainer: { er } }) => er > 6.5 && er <= 9);
  it.each(hard.filter((_, i) => i % 32 === 0))(
    'is found for every other blank cell of a hard puzzle with all techniques: $puzzle',
    ({ puzzle }) => {
      const position = positionOf(puzzle, { givens: puzzle });
      const solution = solutionOf(puzzle);
      for (const cell of blanksOf(position).filter((_, i) => i % 2 === 0)) {
        const proof = finish(proveCell(position, cell)) ?? expect.fail(`no proof: ${puzzle} ${cell}`);
        expect(cellOf(proof.goal)).toBe(cell);
        expect(faultOfProof(puzzle, solution, proof)).toBeNull();
        expect(replay(position, proof)).not.toBeNull();
        for (const left of proof.lines) {
          const lines = proof.lines.filter((line) => line !== left);
          expect(replay(position, { ...proof, lines })).toBeNull();
        }
      }
    },
  );

  it('comes first from a quick search if only the slowest techniques reach the goal, and holds then too', () => {
    const { puzzle } = RATED_PUZZLES.find(({ explainer: { er } }) => er === 9) ?? expect.fail('no puzzle');
    const position = positionOf(puzzle, { givens: puzzle });
    const some = blanksOf(position).filter((_, i) => i % 4 === 0);
    const firsts = some.flatMap((cell) => {
      const search = proveCell(position, cell);
      for (let next = search.next(); !next.done; next = search.next())
        if (next.value.better !== null) return [{ first: next.value.better, last: finish(search) }];
      return [];
    });
    expect(firsts.length).toBeGreaterThan(0);
    for (const { first, last } of firsts) {
      expect(replay(position, first)).toHaveLength(first.lines.length + 1);
      for (const left of first.lines) {
        const lines = first.lines.filter((line) => line !== left);
        expect(replay(position, { ...first, lines })).toBeNull();
      }
      expect(last?.goal).toBe(first.goal);
      expect(isCheaper(first, last ?? first)).toBe(false);
    }
  });

  it('does not depend on earlier questions or on abandoned searches', () => {
    for (const { position, proofs } of provedOf('bank-hard').slice(0, 3)) {
      const dropped = proveCell(position, blanksOf(position)[1] ?? expect.fail('no blank cell'));
      dropped.next();
      const backwards = someBlanksOf(position).reverse();
      const again = backwards.map((cell) => finish(proveCell(position, cell, { upTo: 3 })));
      expect(again.reverse()).toEqual(proofs);
    }
  });

  it.each(['bank-medium', 'bank-hard'])(
    'of %s has only steps that their techniques find at that point',
    (set) => {
      for (const { position, proofs } of provedOf(set)) {
        for (const proof of proofs) {
          const positions = replay(position, proof) ?? [];
          for (const [i, { step }] of proof.lines.entries()) {
            const here = positions[i] ?? expect.fail('the proof does not hold');
            const same = [...findSteps(here, step.technique)].some(
              ({ places, eliminates }) =>
                step.places.every((place) => places.includes(place)) &&
                step.eliminates.every((eliminated) => eliminates.includes(eliminated)),
            );
            if (!same) expect.fail(JSON.stringify({ position, step }));
          }
        }
      }
    },
  );

  it('names the earlier lines that each line relies on', () => {
    for (const { lines } of provedOf('bank-hard').flatMap(({ proofs }) => proofs)) {
      for (const [i, { from }] of lines.entries())
        expect(from.every((line) => line >= 0 && line < i)).toBe(true);
      const used = new Set(lines.flatMap(({ from }) => from));
      expect(used.size).toBe(lines.length - 1);
    }
  });
});

describe('a proof that a candidate is false', () => {
  it.each([
    ['bank-medium', 2],
    ['bank-hard', 1],
  ])('is found for every false candidate, and for no true one, and says what is true: %s', (set, count) => {
    for (const puzzle of puzzlesOf(set, count)) {
      const position = positionOf(puzzle);
      const board = plainOf(puzzle);
      const solution = solutionOf(puzzle);
      for (const cell of blanksOf(position).slice(0, 20)) {
        for (let digit = 1; digit <= 9; digit++) {
          if (((position.candidates[cell] ?? 0) & (1 << (digit - 1))) === 0) continue;
          const proof = finish(proveCandidate(position, cell, digit as Digit, { upTo: 3 }));
          expect(proof === null).toBe(digitAt(solution, cell) === digit);
          if (proof === null) continue;
          expect(proof.goal).toBe(candidate(cell, digit));
          expect(replay(position, proof)).not.toBeNull();
          expect(faultIn(board, proof)).toBeNull();
        }
      }
    }
  });
});

/**
 * The positions before each line of a proof and after the last. `null` if the proof does not hold: a candidate that
 * must be gone is still there, or the goal is not reached.
 */
function replay(position: Position, { goal, places, lines }: Proof): Position[] | null {
  let current = copyOf(position);
  const positions = [current];
  for (const { step, needs } of lines) {
    if (needs.some((need) => isCandidate(current, cellOf(need), digitOf(need)))) return null;
    current = copyOf(current);
    applyStep(current, step);
    positions.push(current);
  }
  const [cell, digit] = [cellOf(goal), digitOf(goal)];
  const reached = places ? current.digits[cell] === digit : !isCandidate(current, cell, digit);
  return reached ? positions : null;
}
