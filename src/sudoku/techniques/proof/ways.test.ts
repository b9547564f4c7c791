import { describe, expect, it } from 'vitest';
import { PUZZLE_SETS } from '../../testing';
import { applyStep } from '../find';
import { positionOf } from '../frame/position';
import { TECHNIQUES } from '../registry';
import { solutionOf } from '../testing';
import { type Edge, edgeOf } from './edge';
import { IS_LISTED, listedWays } from './listed';

const LISTED = TECHNIQUES.filter(({ id }) => IS_LISTED.has(id) && id !== 'fullHouse');

/** The technique and what it places. A locked subset is a naked one. */
const keyOf = ({ step }: Edge): string => `${step.technique.replace('locked', 'naked')} ${step.places}`;

describe('the ways from a position', () => {
  it.each(['bank-medium', 'bank-hard'])(
    'list every single, locked candidate and subset that is found on the path through a puzzle of %s',
    (set) => {
      for (const puzzle of (PUZZLE_SETS.get(set) ?? []).slice(0, 3)) {
        const start = positionOf(puzzle, { givens: puzzle });
        const solution = Uint8Array.from(solutionOf(puzzle), Number);
        const listed = new Map<string, Edge[]>();
        for (const way of listedWays(start, solution, LISTED))
          listed.set(keyOf(way), [...(listed.get(keyOf(way)) ?? []), way]);
        const position = positionOf(puzzle, { givens: puzzle });
        let found = 0;
        for (let more = true; more; ) {
          const steps = LISTED.flatMap(({ find }) => [...find(position)]);
          for (const step of steps) {
            // Where the pattern of a direct step had less to strike, the step names what was gone as well.
            const edge = edgeOf(start, position, step);
            const same = listed
              .get(keyOf(edge))
              ?.some(
                ({ needs, gives }) =>
                  needs.every((need) => edge.needs.includes(need)) &&
                  edge.gives.every((fact) => gives.includes(fact)),
              );
            if (same !== true) expect.fail(JSON.stringify(step));
            found++;
          }
          for (const step of steps.slice(0, 3)) applyStep(position, step);
          more = steps.length > 0;
        }
        expect(found).toBeGreaterThan(40);
      }
    },
  );
});
