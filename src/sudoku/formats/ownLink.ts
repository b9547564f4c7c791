import { readLink, writeLink } from './link';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused } from './shared/format';
import { find } from './shared/puzzles';
import { together } from './shared/siteOutcome';
import type { Source } from './shared/source';

/** Our own links, whatever site they lead to, or the part of one from `#p=` or `?p=` on. */
export const ownLink = {
  id: 'ownLink',
  carries: ['givens', 'entries'],
  extension: 'txt',
  read({ text }: Source): Outcome {
    if (!text.includes('p=')) return null;
    return together([...text.matchAll(LINK)].slice(0, MOST_LINKS).map((match) => outcomeOf(match, text)));
  },
  write: (puzzle) => `${writeLink(puzzle)}\n`,
} as const satisfies Format;

/** Other sites use `p` too, for something shorter than a puzzle. */
const LINK = /(?:https?:\/\/[^\s<>"'`#?]{1,300})?[#?]p=(?:[\d.]|%2E){40}[^\s<>"'`)\]]*/g;
const MOST_LINKS = 200;

function outcomeOf(match: RegExpExecArray, text: string): Outcome {
  const [link] = match;
  const hash = link.slice(link.search(/[#?]/));
  const start = match.index + link.length - hash.length;
  const span = { start: match.index, end: match.index + link.length };
  const result = readLink(hash) ?? null;
  if (result?.ok) {
    const { puzzle, solve, unknownKeys } = result.value;
    return found([find(puzzle, { solve, unknownKeys })], { marked: true, spans: [span] });
  }
  if (result === null) return null;
  // A link at the end of a sentence has the sentence's dot. By itself it has no sentence, but a character too many.
  if (hash.endsWith('.') && text.trim() !== link) {
    const shorter = readLink(hash.slice(0, -1));
    if (shorter?.ok) {
      const { puzzle, solve, unknownKeys } = shorter.value;
      return found([find(puzzle, { solve, unknownKeys })], { marked: true, spans: [span] });
    }
  }
  const { at, repairs, others, ...problem } = result.error;
  return refused(
    faultOf(
      problem,
      CERTAINTY.marked,
      at === null ? span : { start: start + at.start, end: start + at.end },
      {
        others,
        fixes: repairs.map(({ text, ...repair }) => ({
          repair,
          ...span,
          text: link.slice(0, -hash.length) + text,
        })),
      },
    ),
  );
}
