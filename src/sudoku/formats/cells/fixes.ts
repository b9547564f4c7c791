import type { Fix } from '../format';
import type { Line } from '../text/lines';

/** Letters and signs that are easily mistaken for a digit, or typed instead of one. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  i: '1',
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  b: '6',
  G: '6',
  g: '9',
  q: '9',
  A: '4',
  T: '7',
};

/** Possible fixes for a character that is neither digit nor blank, likeliest first. */
export function fixesForStray(
  { text, start, end }: { readonly text: string; readonly start: number; readonly end: number },
  blank: string,
  surplus: boolean,
): readonly Fix[] {
  const digit = LOOKALIKES[text];
  const alike: Fix[] =
    digit === undefined
      ? []
      : [{ repair: { kind: 'replace', from: text, to: digit }, start, end, text: digit }];
  const empty: Fix = { repair: { kind: 'blank', from: text }, start, end, text: blank };
  const remove: Fix = { repair: { kind: 'remove', from: text }, start, end, text: '' };
  return surplus ? [remove] : [...alike, empty];
}

/** Adds blanks at the end of a line that is slightly too short. */
export const fixShortLine = (line: Line, blank: string, count: number, row: number | null): Fix => {
  const end = line.start + line.text.trimEnd().length;
  return { repair: { kind: 'addBlanks', count, row }, start: end, end, text: blank.repeat(count) };
};

/** Removes a line, including its line end. */
export const fixSpareLine = (line: Line): Fix => ({
  repair: { kind: 'removeLine', line: line.number },
  start: line.start,
  end: line.start + line.text.length + 1,
  text: '',
});
