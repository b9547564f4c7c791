import { CERTAINTY, faultOf, found, type Outcome, refused } from '../format';
import type { NotationId } from '../notations';
import type { SitePuzzle } from './sitePuzzle';
import type { Url } from './urls';

/** The outcome of a link to a site whose data has been read. */
export function outcomeOf(site: NotationId, puzzle: SitePuzzle, url: Pick<Url, 'start' | 'end'>): Outcome {
  const refuse = (problem: Parameters<typeof faultOf>[0]) => refused(faultOf(problem, CERTAINTY.marked, url));
  if (puzzle === null) return refuse({ kind: 'damagedLink', site });
  if (puzzle.kind === 'classic') return found([puzzle.find], { marked: true, spans: [url] });
  return refuse(puzzle);
}

/** The outcome of a link that holds only the name of a puzzle. */
export const nameOnly = (site: NotationId, url: Pick<Url, 'start' | 'end'>): Outcome =>
  refused(faultOf({ kind: 'needsNetwork', site }, CERTAINTY.marked, url));
