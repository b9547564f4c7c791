import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cell, Digit } from '../../sudoku/core';
import { packPicture, unpackPicture } from './pictures';

const bar = fc.record({
  row: fc.integer({ min: 0, max: 80 }),
  from: fc.integer({ min: 0, max: 2 ** 40 }),
  to: fc.integer({ min: 0, max: 2 ** 40 }),
  cutLeft: fc.boolean(),
  cutRight: fc.boolean(),
  choice: fc.option(
    fc.record({
      cell: fc.integer({ min: 0, max: 80 }).map((cell) => cell as Cell),
      digit: fc.integer({ min: 1, max: 9 }).map((digit) => digit as Digit),
    }),
  ),
  solves: fc.boolean(),
});
const event = fc.record({
  step: fc.integer({ min: 0, max: 2 ** 40 }),
  depth: fc.integer({ min: 0, max: 81 }),
  kind: fc.constantFrom('deadEnd', 'forced', 'solution'),
});

it('a picture is unchanged after packing and unpacking', () => {
  fc.assert(
    fc.property(fc.array(bar), fc.array(event), fc.boolean(), (bars, events, sharp) => {
      const picture = {
        window: { from: 3, to: 7.5, columns: 9 },
        rows: 2,
        coverage: new Uint8Array(18).fill(7),
        solutions: new Uint8Array(9),
        bars,
        events,
        sharp,
      };
      expect(unpackPicture(structuredClone(packPicture(picture)))).toEqual(picture);
    }),
  );
});
