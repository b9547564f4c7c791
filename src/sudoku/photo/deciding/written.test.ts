import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSES } from '../network/weights';
import { withShareOfWritten } from './written';

/** Probabilities of 30 printed fours, a cell in doubt between blank and a handwritten 2, and these for all others. */
function seen(others: number): Float32Array {
  const all = new Float32Array(81 * CLASSES).fill(0.0001);
  for (let cell = 0; cell < 81; cell++) all[cell * CLASSES + (cell < 30 ? 4 : others)] = 0.9981;
  all.fill(0, 80 * CLASSES);
  all[80 * CLASSES] = 0.4;
  all[80 * CLASSES + 11] = 0.6;
  return all;
}

const chancesIn = (all: Float32Array, cell: number): Float32Array =>
  all.subarray(cell * CLASSES, (cell + 1) * CLASSES);

describe('the share of cells that are written in', () => {
  it('makes a smudge blank if nothing else is written', () => {
    expect(chancesIn(withShareOfWritten(seen(0)), 80)[0]).toBeGreaterThan(0.9);
  });

  it('makes pale ink a digit if all other cells are filled in', () => {
    expect(chancesIn(withShareOfWritten(seen(15)), 80)[11]).toBeGreaterThan(0.97);
  });

  it('takes an unclear digit for print if all other digits are printed, and for handwriting if they are not', () => {
    const chances = { 3: 0.08, 12: 0.92 };
    const unclear = (others: number): number => {
      const all = seen(others);
      for (const [of, chance] of Object.entries(chances)) all[80 * CLASSES + Number(of)] = chance;
      all[80 * CLASSES] = all[80 * CLASSES + 11] = 0;
      return chancesIn(withShareOfWritten(all), 80)[3] as number;
    };
    expect(unclear(4)).toBeGreaterThan(0.5);
    expect(unclear(15)).toBeLessThan(0.1);
  });

  it('leaves sure cells sure, whatever other cells hold', () => {
    for (const others of [0, 15]) {
      for (const one of [0, 11, 19]) {
        const all = seen(others);
        chancesIn(all, 80).fill(0.0001)[one] = 0.9981;
        expect(chancesIn(withShareOfWritten(all), 80)[one]).toBeGreaterThan(0.9);
      }
    }
  });

  it('keeps sums of one, and does not change printed digits', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), {
      minLength: 81 * CLASSES,
      maxLength: 81 * CLASSES,
    });
    fc.assert(
      fc.property(weights, (numbers) => {
        const all = Float32Array.from(numbers);
        for (let cell = 0; cell < 81; cell++) {
          const sum = chancesIn(all, cell).reduce((a, b) => a + b, 0);
          chancesIn(all, cell).forEach((weight, of, chances) => {
            chances[of] = weight / sum;
          });
        }
        const found = withShareOfWritten(all);
        for (let cell = 0; cell < 81; cell++) {
          const [before, after] = [chancesIn(all, cell), chancesIn(found, cell)];
          expect(after.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
          const ratio = (chances: Float32Array): number => (chances[3] as number) / (chances[8] as number);
          expect(ratio(after) / ratio(before)).toBeCloseTo(1, 3);
        }
      }),
      { numRuns: 20 },
    );
  });
});
