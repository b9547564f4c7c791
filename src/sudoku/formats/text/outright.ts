import type { Problem } from '../reading';
import { withoutControls } from './clean';
import { fileKindOf } from './fileKind';

/** A longer list has too many puzzles to choose from. So longer texts are read only in the notations `OF_LONG_TEXTS`. */
export const MOST_CHARACTERS = 100_000;
/** A longer text is refused in every notation, unless more is asked for. */
const MOST_WRAPPED = 1_048_576;

/** Why a text is refused without being read; `null` if it is not. */
export function refusedOutright(text: string, longest = MOST_WRAPPED): Problem | null {
  if (text.length > longest) return tooLarge(text);
  if (text.trim() === '') return { kind: 'empty' };
  const file = fileKindOf(text);
  if (file !== null) return { kind: 'binary', file };
  return isBinary(withoutControls(text)) ? { kind: 'binary', file: 'other' } : null;
}

export const tooLarge = ({ length }: string): Problem => ({
  kind: 'tooLarge',
  characters: length,
  limit: MOST_CHARACTERS,
});

function isBinary(text: string): boolean {
  let odd = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) return true;
    if (code < 9 || (code > 13 && code < 32) || code === 0xfffd) odd++;
  }
  return odd > 3 && odd * 50 > text.length;
}
