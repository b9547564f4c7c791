import { fail, type Result } from '../../core';
import { find } from '../cells/puzzles';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused, together } from '../format';
import type { ReadingError } from '../reading';
import type { Source } from '../text/source';
import { type Link, readLink } from './link';
import { writeLink } from './writeLink';

/** Our own links, whatever site they lead to; or only the part from `#p=`, `?p=` or `#s=` on. */
export const ownLink = {
  id: 'ownLink',
  carries: ['givens', 'entries'],
  extension: 'txt',
  read({ text }: Source): Outcome {
    if (!/[#?]p=|#s=/.test(text)) return null;
    return together([...text.matchAll(LINK)].slice(0, MOST_LINKS).map((match) => outcomeOf(match, text)));
  },
  write: (puzzle) => `${writeLink(puzzle)}\n`,
} as const satisfies Format;

/** Other sites use `p` and `s` too, for values shorter than a puzzle. */
const LINK =
  /(?:https?:\/\/[^\s<>"'`#?]{1,300})?(?:[#?]p=(?:[\d.]|%2E){40}|#s=[\dA-Za-z]{20})[^\s<>"'`)\]]*/g;
const MOST_LINKS = 200;

function outcomeOf(match: RegExpExecArray, text: string): Outcome {
  const [link] = match;
  const hash = link.slice(link.search(/[#?]/));
  const start = match.index + link.length - hash.length;
  const span = { start: match.index, end: match.index + link.length };
  const result = readWhole(hash);
  if (result === null) return null;
  if (result.ok) return foundIn(result.value, span);
  // A link at the end of a sentence is followed by the dot of the sentence. A link on its own with such a dot has one
  // character too many.
  if (hash.endsWith('.') && text.trim() !== link) {
    const shorter = readWhole(hash.slice(0, -1));
    if (shorter?.ok) return foundIn(shorter.value, span);
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

/** Reads a link and its entries. In a text, an error in the entries has a place and a fix. */
function readWhole(hash: string): Result<Link, ReadingError> | null {
  const result = readLink(hash);
  const left = result?.ok ? result.value.entriesLeft : null;
  return left?.kind === 'unread' ? fail(left.error) : result;
}

function foundIn({ puzzle, solve, unknownKeys, entriesLeft }: Link, span: { start: number; end: number }) {
  const onGivens = entriesLeft?.kind === 'onGivens' ? entriesLeft.cells : [];
  return found([find(puzzle, { solve, unknownKeys, onGivens })], { marked: true, spans: [span] });
}
