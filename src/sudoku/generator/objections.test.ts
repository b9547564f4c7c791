import { describe, expect, it } from 'vitest';
import { CELLS, columnOf, rowOf } from '../core';
import { applyStep, CATALOGUE, findSteps, finish, pathOf, positionOf, type TechniqueId } from '../techniques';
import { easierThan } from './aims/easier';
import { type Objection, objectionsTo } from './objections';
import { freeShape } from './puzzles/free';
import { sourceOf } from './random';
import type { Wish } from './wish';

const where = (isGiven: (row: number, column: number) => boolean): readonly boolean[] =>
  CELLS.map((cell) => isGiven(rowOf(cell), columnOf(cell)));

const DIAMOND = where((row, column) => {
  const off = Math.abs(row - 4) + Math.abs(column - 4);
  return off === 4 || (off === 2 && row !== 4 && column !== 4);
});

const everyThird = where((row, column) => (row + 2 * column) % 3 === 0);

describe('wishes that can be fulfilled', () => {
  it.each<Wish>([
    {},
    { level: 'hard', symmetry: 'halfTurn' },
    { rating: { from: 4.2, to: 4.4 }, level: 'hard' },
    { rating: 'hardest' },
    { rating: { from: 6, to: 6.4 } },
    { needs: 'swordfish', without: ['xyWing'] },
    { needs: 'jellyfish', givens: 25 },
    { needs: 'swordfish', symmetry: 'halfTurn' },
    { needs: 'frankenXWing', without: ['pointing'] },
    { minimal: true, symmetry: 'quarterTurn' },
    { needs: 'xyWing', rating: { from: 4.2, to: 5 } },
    { givens: 24, minimal: true },
    { givens: 25, symmetry: 'quarterTurn' },
    { pattern: everyThird, givens: 27 },
  ])('meet with no objection: %j', (wish) => {
    expect(objectionsTo(wish)).toEqual([]);
  });
});

describe('wishes that cannot be fulfilled', () => {
  it.each<[string, Wish, Objection]>([
    ['16 givens', { givens: 16 }, { certain: true, kind: 'tooFewGivens', givens: 16, least: 17 }],
    ['81 givens', { givens: 81 }, { certain: true, kind: 'tooManyGivens', givens: 81, most: 80 }],
    ['18 givens', { givens: 18 }, { certain: false, kind: 'fewGivens', givens: 18 }],
    ['a pattern of 20', { pattern: DIAMOND }, { certain: false, kind: 'fewGivensInPattern', givens: 20 }],
    [
      '35 givens, all needed',
      { givens: 35, minimal: true },
      { certain: false, kind: 'manyGivensAndMinimal', givens: 35 },
    ],
    [
      '23 givens in quarter turns',
      { givens: 23, symmetry: 'quarterTurn' },
      { certain: true, kind: 'givensOfSymmetry', givens: 23, symmetry: 'quarterTurn', nearest: [21, 24] },
    ],
    [
      'a pattern of 27 with 30 givens',
      { pattern: everyThird, givens: 30 },
      { certain: true, kind: 'givensOfPattern', givens: 30, pattern: 27 },
    ],
    [
      'a pattern that lacks the symmetry',
      { pattern: everyThird, symmetry: 'mirrorUpright' },
      { certain: true, kind: 'patternNotSymmetric', symmetry: 'mirrorUpright' },
    ],
    [
      'two empty rows of a band',
      { pattern: where((row) => row !== 3 && row !== 5) },
      { certain: true, kind: 'emptyLines', lines: [3, 5] as never },
    ],
    [
      'two empty columns of a stack',
      { pattern: where((_, column) => column > 1) },
      { certain: true, kind: 'emptyLines', lines: [9, 10] as never },
    ],
    [
      'a rating that nothing has',
      { rating: { from: 3.9, to: 3.9 } },
      { certain: true, kind: 'noSuchRating', from: 3.9, to: 3.9 },
    ],
    [
      'a rating that is rare, where the givens are to stand in a symmetry',
      { rating: { from: 6, to: 6.4 }, symmetry: 'halfTurn' },
      { certain: false, kind: 'rareRating', from: 6, to: 6.4 },
    ],
    [
      'an empty range',
      { rating: { from: 5, to: 4 } },
      { certain: true, kind: 'noSuchRating', from: 5, to: 4 },
    ],
    [
      'an easy puzzle rated 6',
      { level: 'easy', rating: { from: 6, to: 6 } },
      { certain: true, kind: 'levelAndRating', level: 'easy', from: 1.5, to: 2.4 },
    ],
    [
      'a technique needed and forbidden',
      { needs: 'swordfish', without: ['swordfish'] },
      { certain: true, kind: 'neededAndForbidden', technique: 'swordfish' },
    ],
    [
      'naked pairs in an easy puzzle',
      { needs: 'nakedPair', level: 'easy' },
      { certain: true, kind: 'techniqueTooHard', technique: 'nakedPair', least: 3 },
    ],
    [
      'hidden singles in an extreme puzzle',
      { needs: 'hiddenSingleLine', level: 'extreme' },
      { certain: true, kind: 'techniqueTooEasy', technique: 'hiddenSingleLine', most: 1.5 },
    ],
    [
      'a Jellyfish in half turns',
      { needs: 'jellyfish', symmetry: 'halfTurn' },
      { certain: false, kind: 'rareTechnique', technique: 'jellyfish' },
    ],
    [
      'a forcing chain in half turns',
      { needs: 'regionForcingChain', symmetry: 'halfTurn' },
      { certain: false, kind: 'rareTechnique', technique: 'regionForcingChain' },
    ],
    [
      'a technique of which little more than images of known puzzles are made',
      { needs: 'nestedDynamicForcingChain' },
      { certain: false, kind: 'fewKnown', technique: 'nestedDynamicForcingChain', known: 1 },
    ],
    [
      'a Franken Swordfish, whatever the chains',
      { needs: 'frankenSwordfish' },
      {
        certain: true,
        kind: 'coveredTechnique',
        technique: 'frankenSwordfish',
        by: ['pointing', 'claiming', 'xWing', 'groupedContinuousLoop', 'groupedAic'],
      },
    ],
    [
      'a Franken Swordfish without grouped chains',
      { needs: 'frankenSwordfish', without: ['groupedAic'] },
      { certain: false, kind: 'neverFoundTechnique', technique: 'frankenSwordfish' },
    ],
    [
      'a technique that no puzzle was found for',
      { needs: 'mutantJellyfish' },
      { certain: false, kind: 'neverFoundTechnique', technique: 'mutantJellyfish' },
    ],
    [
      'a Franken X-Wing',
      { needs: 'frankenXWing' },
      {
        certain: true,
        kind: 'coveredTechnique',
        technique: 'frankenXWing',
        by: ['pointing', 'claiming'],
      },
    ],
  ])('are named: %s', (_, wish, objection) => {
    expect(objectionsTo(wish)).toEqual([objection]);
  });
});

describe('a technique that easier ones cover', () => {
  const EASIEST: readonly TechniqueId[] = [
    'fullHouse',
    'hiddenSingleBox',
    'hiddenSingleLine',
    'nakedSingle',
    'pointing',
    'claiming',
  ];

  it.each<[readonly TechniqueId[], readonly TechniqueId[], number]>([
    [['frankenXWing', 'mutantXWing'], EASIEST, 30],
    [['finnedFrankenXWing', 'frankenSwordfish'], easierThan('finnedFrankenXWing'), 2],
  ])('finds nothing where they lead no further: %j', (ids, easier, count) => {
    const without = CATALOGUE.map((one) => one.id).filter((one) => !easier.includes(one));
    for (let i = 0; i < count; i++) {
      const { puzzle } = freeShape({}).start(sourceOf(1, 9, i)) ?? expect.fail();
      const position = positionOf(puzzle, { givens: puzzle });
      for (const step of finish(pathOf(position, { without })).steps) applyStep(position, step);
      for (const id of ids) expect([...findSteps(position, id)]).toEqual([]);
    }
  });
});
