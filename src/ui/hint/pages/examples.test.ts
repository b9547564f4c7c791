import { describe, expect, it } from 'vitest';
import { CELLS, digitAt, has, isSolutionOf } from '../../../sudoku/core';
import { findSolutions } from '../../../sudoku/solver';
import {
  cellOf,
  digitOf,
  findSteps,
  type Position,
  positionOf,
  type Step,
  type TechniqueId,
} from '../../../sudoku/techniques';
import { exampleOf, shownOf } from './example';
import { ALL, neighbour, numberOf } from './order';

const IDS = ALL.map(({ id }): [TechniqueId] => [id]);

/**
 * Checks that a technique finds a step. If it does not, the failure lists the steps that it does find: any of them
 * could replace it.
 */
function found(position: Position, id: TechniqueId, step: Step): boolean {
  const others: string[] = [];
  for (const one of findSteps(position, id)) {
    if (JSON.stringify(one) === JSON.stringify(step)) return true;
    others.push(JSON.stringify(one));
  }
  return expect.fail(`finds ${others.slice(0, 5).join('\n')}`);
}

describe('the example of', () => {
  it.each(IDS)('%s is a step that the technique finds there, and right', (id) => {
    const { givens, filled, candidates, step } = exampleOf(id);
    const position = positionOf(filled, { givens, marks: candidates });
    expect([...position.candidates]).toEqual([...candidates]);
    expect(found(position, id, step)).toBe(true);
    const { solutions, count } = findSolutions(givens, { limit: 2 });
    const [solution] = solutions;
    if (count !== 1 || solution === undefined) return expect.fail('not one solution');
    expect(isSolutionOf(filled, solution)).toBe(true);
    for (const cell of CELLS)
      if (digitAt(filled, cell) === null)
        expect(has(candidates[cell] ?? expect.fail(), digitAt(solution, cell) ?? expect.fail())).toBe(true);
    for (const one of step.places) expect(digitAt(solution, cellOf(one))).toBe(digitOf(one));
    for (const one of step.eliminates) expect(digitAt(solution, cellOf(one))).not.toBe(digitOf(one));
    expect(step.places.length + step.eliminates.length).toBeGreaterThan(0);
  });

  it.each(IDS)('%s is drawn with its effect, among the candidates that matter', (id) => {
    const example = exampleOf(id);
    const { drawing, candidates, digit } = shownOf(example);
    for (const one of example.step.places) expect(drawing.marks.get(one)).toBe('placed');
    for (const one of example.step.eliminates) expect(drawing.marks.get(one)).toBe('out');
    // Digits that are blocked by sight, or were removed before, are no candidates.
    for (const [one, mark] of drawing.marks)
      expect(
        mark === 'barred' || mark === 'gone' || has(candidates[cellOf(one)] ?? expect.fail(), digitOf(one)),
      ).toBe(true);
    for (const parts of [drawing.links, drawing.sights, drawing.groups, drawing.sets])
      expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(parts.length);
    if (digit !== null) expect(new Set([...drawing.marks.keys()].map(digitOf))).toEqual(new Set([digit]));
  });
});

it('pages are turned from the easiest technique to the hardest', () => {
  const turned: TechniqueId[] = [];
  for (let at: TechniqueId | null = 'fullHouse'; at !== null; at = neighbour(at, 1)) turned.push(at);
  expect(turned).toEqual(ALL.map(({ id }) => id));
  expect(neighbour('fullHouse', -1)).toBeNull();
  expect(neighbour('nakedPair', -1)).toBe('lockedPair');
  expect(numberOf('hiddenSingleBox')).toBe(1);
});
