import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, type Grid, grid } from '../core';
import { PUZZLE_SETS } from '../testing';
import { divergence } from './divergence';
import type { SearchMachine } from './machine/machine';
import { Recorder } from './recording/recorder';
import { begin, beginRequest, requests } from './testing';

const hard = fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20));

/** The value of a generator's first yield. */
const begun = (walk: Generator<number, number | null>) => {
  const { done, value } = walk.next();
  return done ? { found: value } : { shared: value };
};

const MEANING = { fill: 'in', forced: 'in', undo: 'out', eliminate: 'never', reject: 'never' } as const;

describe('a comparison', () => {
  it('knows how often each cell was filled', () => {
    fc.assert(
      fc.property(requests(hard), fc.nat(1500), (request, steps) => {
        const machine = beginRequest(request);
        const depths = new Int32Array(82);
        machine.run(Math.floor(steps / 2), depths);
        machine.run(steps - machine.at, depths);

        const other = beginRequest(request);
        const fills = new Array<number>(81).fill(0);
        const filled = () => CELLS.map((cell) => other.digitIn(cell) !== 0);
        let before = filled();
        while (other.at < machine.at) {
          const kind = other.step();
          const now = filled();
          if (kind === 'fill') fills[Math.floor(other.lastPlacement / 9)]!++;
          else for (const cell of CELLS) if (now[cell] && !before[cell]) fills[cell]!++;
          before = now;
        }
        expect(machine.fillsByCell(depths)).toEqual(fills);
      }),
      { numRuns: 80 },
    );
  });

  it('finds the first step at which two searches differ', () => {
    fc.assert(
      fc.property(
        hard.chain((givens) => fc.tuple(requests(fc.constant(givens)), requests(fc.constant(givens)))),
        ([one, other]) => {
          const start = () => [beginRequest(one), beginRequest(other)] as const;
          const result = begun(divergence(...start()));
          const limit = 'shared' in result ? result.shared : Number.POSITIVE_INFINITY;
          const [a, b] = start();
          const stepsOf = (machine: SearchMachine) => {
            const kind = machine.step();
            return kind && `${MEANING[kind]} ${machine.lastPlacement}`;
          };
          let first: number | null = null;
          for (let n = 1; n <= limit && first === null; n++) {
            const [left, right] = [stepsOf(a), stepsOf(b)];
            if (left === null && right === null) break;
            if (left !== right) first = n;
          }
          expect(first).toBe('found' in result ? result.found : null);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds no difference between row by row and candidate lists', () => {
    const [givens] = PUZZLE_SETS.get('hardest-1106') ?? [];
    const machines = [begin('rowByRow', givens as Grid), begin('candidateLists', givens as Grid)] as const;
    const walk = divergence(...machines);
    expect([walk.next().value, walk.next().value]).toEqual([8192, 16_384]);
  });
});

describe('the estimate of a recording', () => {
  it('rises from 0 to 1 and never falls', () => {
    fc.assert(
      fc.property(requests(hard), (request) => {
        const recorder = new Recorder(beginRequest(request), {
          steps: 100_000,
          bytes: Number.POSITIVE_INFINITY,
        });
        let searched = 0;
        while (!recorder.ended) {
          const chunk = recorder.record(1);
          expect(chunk.searched).toBeGreaterThanOrEqual(searched);
          expect(chunk.searched).toBeLessThanOrEqual(1);
          searched = chunk.searched;
          if (chunk.end?.kind === 'exhausted') expect(searched).toBe(1);
        }
      }),
      {
        numRuns: 40,
        // This piece ends between the removal of a digit and the writing of the next one in its place.
        examples: [
          [
            {
              strategy: 'rowByRow',
              givens: grid(
                '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4',
              ),
              options: {
                all: false,
                digits: { kind: 'shuffled', seed: 8 },
                cells: { kind: 'columns' },
                rejections: true,
              },
            },
          ],
        ],
      },
    );
  });
});
