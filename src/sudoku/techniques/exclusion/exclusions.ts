import type { Cell } from '../../core';
import { RATINGS } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Exclusion, Step } from '../frame/step';

type Blocked = Exclusion['blocked'];

/** Why a candidate is eliminated: the other cells, and what blocks every way to fill them together with it. */
interface Way {
  readonly cells: readonly Cell[];
  readonly blocked: Blocked;
  readonly cost: number;
}

/** The simplest way found to eliminate each candidate. Those with the same cells become one step. */
export class Exclusions {
  readonly #ways = new Map<Candidate, Way>();

  /** Records that a candidate of the first cell is eliminated. */
  add(cells: readonly Cell[], eliminated: Candidate, blocked: Blocked): void {
    const cost = blocked.reduce((sum, { set }) => sum + set.length, blocked.length);
    if (cost < (this.#ways.get(eliminated)?.cost ?? Number.POSITIVE_INFINITY))
      this.#ways.set(eliminated, { cells, blocked, cost });
  }

  steps(technique: Step['technique']): Step[] {
    const byCells = new Map<
      string,
      { cells: readonly Cell[]; eliminates: Candidate[]; blocked: Blocked[] }
    >();
    for (const [eliminated, { cells, blocked }] of this.#ways) {
      const key = cells.join(' ');
      const known = byCells.get(key) ?? { cells, eliminates: [], blocked: [] };
      byCells.set(key, known);
      known.eliminates.push(eliminated);
      known.blocked.push(blocked);
    }
    return Array.from(byCells.values(), ({ cells, eliminates, blocked }) => {
      const because: Exclusion = { kind: 'exclusion', cells, blocked: blocked.flat() };
      return { technique, rating: RATINGS[technique], places: [], eliminates, because };
    });
  }
}
