import { describe, expect, it } from 'vitest';
import { cellsOf, type Digit, digitAt, gridFrom, housesOf, sees } from '../../core';
import { REGLIB } from '../../testing';
import { findSteps } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import { positionOfCase } from '../testing';
import { crossHatching } from './crossHatching';

describe('the cross-hatching of a single', () => {
  it('blocks every other place by a visible digit on the board, or says that it was removed', () => {
    const kinds = new Set<string>();
    for (const one of REGLIB.slice(0, 120)) {
      const position = positionOfCase(one);
      const filled = gridFrom([...position.digits].map((digit) => (digit === 0 ? null : (digit as Digit))));
      for (const id of ['nakedSingle', 'hiddenSingleBox', 'hiddenSingleLine', 'directPointing'] as const)
        for (const step of findSteps(position, id)) {
          const hatching = crossHatching(step, filled);
          const [place] = step.places;
          if (hatching === null || place === undefined) throw new Error('a single without its reason');
          kinds.add(step.because.kind);
          for (const { by, digit, house, cells } of hatching.sweeps) {
            expect(digitAt(filled, by)).toBe(digit);
            for (const cell of cells) {
              expect(digitAt(filled, cell)).toBeNull();
              expect(sees(by, cell)).toBe(true);
              expect(housesOf(cell)).toContain(house);
            }
            expect(housesOf(by)).toContain(house);
          }
          const { because } = step;
          if (because.kind === 'nakedSingle') {
            const blockedDigits = [
              ...hatching.sweeps.map(({ digit }) => digit),
              ...hatching.removed.map(digitOf),
            ];
            expect([...blockedDigits, digitOf(place)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
          } else if (because.kind === 'hiddenSingle' || because.kind === 'direct') {
            const blockedCells = [
              ...hatching.sweeps.flatMap(({ cells }) => cells),
              ...hatching.removed.map(cellOf),
            ];
            const struck = because.kind === 'direct' ? because.strikes.map(cellOf) : [];
            const empty = cellsOf(because.house).filter((cell) => digitAt(filled, cell) === null);
            expect([...blockedCells, ...struck, cellOf(place)].sort()).toEqual([...empty].sort());
          }
        }
    }
    expect([...kinds].sort()).toEqual(['direct', 'hiddenSingle', 'nakedSingle']);
  });

  it('is null for steps of other kinds', () => {
    const because = { kind: 'fullHouse', house: 0 } as Parameters<typeof crossHatching>[0]['because'];
    const step = { technique: 'fullHouse', rating: 1, places: [], eliminates: [], because } as const;
    expect(crossHatching(step, gridFrom(Array(81).fill(null)))).toBeNull();
  });
});
