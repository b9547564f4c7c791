import { CERTAINTY, faultOf, found, type Outcome, refused } from '../format';
import type { NotationId } from '../notations';
import type { SitePuzzle } from './sitePuzzle';
import type { Url } from './urls';

/** What a link to a site comes to, once its data is read. */
export function outcomeOf(site: NotationId, puzzle: SitePuzzle, url: Pick<Url, 'start' | 'end'>): Outcome {
  const refuse = (problem: Parameters<typeof faultOf>[0]) => refused(faultOf(problem, CERTAINTY.marked, url));
  if (puzzle === null) return refuse({ kind: 'damagedLink', site });
  if (puzzle.kind === 'classic') return found([puzzle.find], { marked: true, spans: [url] });
  return refuse(puzzle);
}

/** A link with only the name of a puzzle in it. */
export const nameOnly = (site: NotationId, url: Pick<Url, 'start' | 'end'>): Outcome =>
  refused(faultOf({ kind: 'needsNetwork', site }, CERTAINTY.marked, url));

/** The outcomes of several links as one: their boards and what is wrong with the others, or else the first fault. */
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
