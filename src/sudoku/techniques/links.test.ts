import { describe, expect, it } from 'vitest';
import { cellAt, digitSet, type House } from '../core';
import { REGLIB } from '../testing';
import { findSteps } from './find';
import { type Candidate, candidate } from './frame/candidate';
import type { Branch } from './frame/chain';
import type { Forcing, Reason, Step } from './frame/step';
import { forcingLinks, linksOf, reasonByLinks } from './links';
import { TECHNIQUES } from './registry';
import { positionOfCase } from './testing';

const can = (row: number, column: number, digit: number): Candidate =>
  candidate(cellAt(row - 1, column - 1), digit);

/** A chain of so many links between the 1s in the cells of a row and of the row below. */
const chainOf = (links: number): Step => ({
  technique: 'xChain',
  rating: 6.6,
  places: [],
  eliminates: [can(9, 9, 1)],
  because: {
    kind: 'chain',
    nodes: Array.from({ length: links + 1 }, (_, node) => [can(1 + Math.floor(node / 9), 1 + (node % 9), 1)]),
    links: Array.from({ length: links }, (_, link) => ({
      strong: link % 2 === 0,
      by: { kind: 'house', house: 0 as House, digit: 1 },
    })),
    loop: false,
    twin: null,
  },
});

/** Assume r1c1 is 1. Then r1c5 is not, and only r3c5 is left in column 5. By pairs r9c9 is not 2, so it is 3. */
const BRANCH: Branch = {
  lines: [
    { candidate: can(1, 1, 1), on: true, from: [], by: { kind: 'supposed' } },
    { candidate: can(1, 5, 1), on: false, from: [0], by: { kind: 'weak' } },
    { candidate: can(3, 5, 1), on: true, from: [1], by: { kind: 'house', house: 13 as House, digit: 1 } },
    {
      candidate: can(9, 9, 2),
      on: false,
      from: [1, 2],
      by: { kind: 'technique', technique: 'nakedPair', premises: [] },
    },
    { candidate: can(9, 9, 3), on: true, from: [3], by: { kind: 'cell', cell: cellAt(8, 8) } },
    { candidate: can(1, 5, 1), on: true, from: [4], by: { kind: 'house', house: 0 as House, digit: 1 } },
  ],
};
const FORCING: Forcing = {
  kind: 'forcing',
  split: { kind: 'candidate', candidate: can(1, 1, 1) },
  branches: [BRANCH, { lines: BRANCH.lines.slice(0, 2) }],
  outcome: null,
};

describe('the links of a step', () => {
  it('are explained one at a time only if there are many marks', () => {
    expect(linksOf(chainOf(5))).toEqual([]);
    expect(linksOf(chainOf(11))).toHaveLength(11);
  });

  it('of a chain each add one node', () => {
    const lengths = linksOf(chainOf(11)).map((reason) => reason.kind === 'chain' && reason.nodes.length);
    expect(lengths).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('of a forcing chain are the assumption, each placed digit, each technique, and the end of each case', () => {
    expect(forcingLinks(FORCING)).toEqual([
      { branch: 0, line: 0, after: [], contradicts: null },
      { branch: 0, line: 2, after: [0], contradicts: null },
      { branch: 0, line: 3, after: [0, 2], contradicts: null },
      { branch: 0, line: 4, after: [3], contradicts: null },
      // That the candidate is false follows from the first link.
      { branch: 0, line: 5, after: [4], contradicts: { line: 1, after: [0] } },
      { branch: 1, line: 0, after: [], contradicts: null },
      { branch: 1, line: 1, after: [0], contradicts: null },
    ]);
    const drawn = reasonByLinks(FORCING).map(
      (reason) => reason.kind === 'forcing' && reason.branches.map(({ lines }) => lines.length),
    );
    expect(drawn).toEqual([[1], [3], [4], [5], [6], [1], [2]]);
  });

  it('of a fish are its base houses, each with its cells and fins', () => {
    const base = [0, 3, 6] as House[];
    const cells = base.flatMap((row) => [0, 4, 8].map((column) => cellAt(row, column)));
    const cover = [9, 13, 17] as House[];
    const fish: Reason = { kind: 'fish', digit: 5, base, cover, cells, fins: [], twin: null };
    const links = reasonByLinks(fish).flatMap((reason) => (reason.kind === 'fish' ? [reason] : []));
    expect(links.map((link) => link.cells.length)).toEqual([3, 6, 9]);
    expect(links.map((link) => link.cover.length)).toEqual([0, 0, 3]);
  });

  it('of almost locked sets are the sets and then the digits that link them; of colours, the pairs', () => {
    const set = { cells: [cellAt(0, 0), cellAt(0, 1)], digits: digitSet(1, 2, 3) };
    const commons = [{ a: 0, b: 1, digit: 1 }] as const;
    const sets: Reason = {
      kind: 'almostLocked',
      sets: [set, { ...set, cells: [cellAt(1, 0)] }],
      commons,
      outcome: digitSet(2),
      stem: null,
    };
    const counts = reasonByLinks(sets).map(
      (reason) => reason.kind === 'almostLocked' && [reason.sets.length, reason.commons.length],
    );
    expect(counts).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    const [a, b, c] = [can(1, 1, 4), can(1, 9, 4), can(9, 9, 4)];
    const colours: Reason = {
      kind: 'colours',
      groups: [[a, c], [b]],
      links: [
        { a, b, house: 0 as House },
        { a: b, b: c, house: 17 as House },
      ],
      wrong: 0,
      emptied: null,
    };
    const groups = reasonByLinks(colours).map((reason) => reason.kind === 'colours' && reason.groups);
    expect(groups).toEqual([
      [[a], [b]],
      [[a, c], [b]],
    ]);
  });

  it('end with the whole reason, for steps of every technique', () => {
    const met = new Set<string>();
    for (const one of REGLIB) {
      const position = positionOfCase(one);
      for (const { id, tier } of TECHNIQUES) {
        if (tier > 5 || met.has(id)) continue;
        const [found] = findSteps(position, id);
        if (found === undefined) continue;
        met.add(id);
        const last = reasonByLinks(found.because).at(-1);
        if (last === undefined || last.kind === 'exclusion') continue;
        const { because } = found;
        // The conclusion is not part of the last link.
        const left = because.kind === 'colours' ? { wrong: null, emptied: null } : {};
        const twin = because.kind === 'fish' ? { twin: null } : {};
        expect({ id, ...last }).toEqual({ id, ...because, ...left, ...twin });
      }
    }
    expect(met.size).toBeGreaterThan(50);
  });
});
