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

/**
 * The outcomes of several links as one: their boards, and what is wrong with the others; without boards the first
 * fault.
 */
export function together(outcomes: readonly Outcome[]): Outcome {
  const boards = outcomes.filter((outcome) => outcome?.kind === 'found');
  if (boards.length === 0) return outcomes.find((outcome) => outcome !== null) ?? null;
  return found(
    boards.flatMap(({ finds }) => finds),
    {
      marked: true,
      spans: boards.flatMap(({ spans }) => spans ?? []),
      left: outcomes.flatMap((outcome) => (outcome?.kind === 'fault' ? [outcome.fault] : [])),
    },
  );
}
