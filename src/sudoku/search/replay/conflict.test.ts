import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesAt, clashesOf, EMPTY_GRID, type Grid, grid, put } from '../../core';
import { countSolutions } from '../../solver';
import { PUZZLE_SETS, puzzles, spoiltPuzzles } from '../../testing';
import type { SearchView } from '../machine/view';
import { Recorder } from '../recording/recorder';
import { type SearchRequest, STRATEGIES } from '../registry';
import { beginRequest, requests } from '../testing';
import { conflictAt } from './conflict';
import { TimeMachine } from './timeMachine';

const hard = fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20));
const fair = fc
  .oneof(hard, puzzles({ min: 20, max: 34 }), spoiltPuzzles({ min: 22, max: 34 }))
  .filter((givens) => clashesOf(givens).length === 0);

function recorded(request: SearchRequest, steps: number): TimeMachine {
  const time = new TimeMachine(beginRequest(request));
  const recorder = new Recorder(beginRequest(request), { steps, bytes: 1e9 });
  while (!recorder.ended) time.add(recorder.record(steps));
  return time;
}

/** The givens with the digits of some choices. */
const withChoices = (givens: Grid, choices: SearchView['stack']): Grid =>
  choices.reduce((board, { cell, digit }) => put(board, cell, digit), givens);

describe('why a search is at a dead end', () => {
  it('is a set of its choices that leaves no solution; without conclusions, each is needed', () => {
    let seen = 0;
    fc.assert(
      fc.property(requests(fair), fc.nat(1500), (request, from) => {
        const time = recorded(request, 2000);
        const found = time.find([{ kind: 'deadEnd' }], Math.min(from, time.steps), { direction: 'next' });
        let next = found.next();
        while (!next.done) next = found.next();
        const step = next.value?.step;
        if (step === undefined) return;
        const view = time.seek(step);
        const conflict = conflictAt(time, step);
        if (conflict === null || view.why.kind !== 'deadEnd') throw new Error('no dead end');
        seen++;
        const { choices, skipped } = conflict;
        for (const choice of choices) expect(view.stack).toContainEqual(choice);
        expect(countSolutions(withChoices(request.givens, choices), { limit: 1 }).count).toBe(0);
        const { need } = view.why;
        if (
          ['rowByRow', 'candidateLists', 'colouredNodes'].includes(request.strategy) &&
          need.kind === 'cell'
        )
          for (const left of [null, ...choices]) {
            const board = withChoices(
              request.givens,
              choices.filter((choice) => choice !== left),
            );
            expect(candidatesAt(put(board, need.cell, null), need.cell) === 0).toBe(left === null);
          }
        if (skipped === null) return;
        // A search that jumps back makes the undos alone. Until then all choices of the set stand: nothing is solved.
        const newest = choices.at(-1)?.depth ?? 0;
        const back = step + skipped + view.stack.length - Math.max(0, newest - 1);
        for (const at of [step, Math.floor((step + back) / 2), back - 1])
          expect(time.seek(at).stack.slice(0, newest)).toEqual(view.stack.slice(0, newest));
        expect(time.depthOf(back)).toBe(Math.max(0, newest - 1));
        expect(time.countersAt(back).solutions).toBe(time.countersAt(step).solutions);
      }),
      { numRuns: 40 },
    );
    expect(seen).toBeGreaterThan(15);
  });

  // Row 1 lacks 6 to 9. Row by row writes 6, 8 and 9, so nothing is left for r1c9; then 6, 9 and 8.
  const start = (column9: string) => {
    const cells = [...EMPTY_GRID];
    for (const [cell, digit] of [...'12345'].entries()) cells[cell] = digit;
    for (const [row, digit] of [...column9].entries()) cells[9 * row + 8] = digit;
    const givens = grid(cells.join(''));
    return recorded({ strategy: 'rowByRow', givens, options: STRATEGIES.rowByRow.defaults }, 50);
  };

  it('is the one guess that blocks the cell, whatever was written since', () => {
    const time = start('.7.89');
    expect(time.seek(3).outcome).toBe('deadEnd');
    const conflict = conflictAt(time, 3);
    expect(conflict?.choices.map(({ depth, cell, digit }) => [depth, cell, digit])).toEqual([[1, 5, 6]]);
    // Three undos take it back. In between, the search tries 9 and 8, and takes both back.
    expect(conflict?.skipped).toBe(4);
    expect(conflictAt(time, 2)).toBeNull();
  });

  it('may be the givens alone', () => {
    const time = start('.7.896');
    // Of the 50 steps of the search, three come before and three undos are made in any case.
    expect(conflictAt(time, 3)).toEqual({ choices: [], skipped: 44 });
  });
});
