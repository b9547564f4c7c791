import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from './clean';
import { originalOffset, placeOf } from './source';

const likeliest = (text: string): string => clean(text)[0]?.text ?? '';

describe('cleaning', () => {
  it.each([
    ['plain text stays', 'a 1.\n\t|', 'a 1.\n\t|'],
    ['Windows and old Mac line ends', '1\r\n2\r3\u20284', '1\n2\n3\n4'],
    ['byte order marks, joiners, soft hyphens', '\ufeff1\u200b2\u00ad3\u200f', '123'],
    ['spaces of all widths', '1\u00a02\u30003\u20094', '1 2 3 4'],
    ['full-width forms', '０１９．｜［，', '019.|[,'],
    ['digits of other scripts', '٠٩०९๑๙𝟎𝟡', '09091909'],
    ['digits in circles and keycaps', '①⑨❶❾➀➉1️⃣'.replace('➉', ''), '191911'],
    ['quotes', '“1” ‘2’ «3»', `"1" '2' "3"`],
    ['box drawing', '┌─┬─┐│┃║╬', '+-+-+|||+'],
    ['one dot for an ideographic stop', '5。。3', '5..3'],
    ['three dots for an ellipsis', '5…3', '5...3'],
    ['signs with no plain form stay', '⬜★é', '⬜★é'],
  ])('%s', (_, text, cleaned) => {
    expect(likeliest(text)).toBe(cleaned);
  });

  it('offers each way to undo a merged dash or ellipsis', () => {
    expect(clean('5…').map(({ text }) => text)).toEqual(['5...', '5.']);
    expect(clean('5–').map(({ text }) => text)).toEqual(['5-', '5--', '5---']);
    expect(clean('…—')).toHaveLength(6);
  });

  it('knows the origin of every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (original) => {
        for (const source of clean(`1…${original}\r\n2`)) {
          const offsets = Array.from({ length: source.text.length + 1 }, (_, i) => originalOffset(source, i));
          expect(offsets.at(-1)).toBe(source.original.length);
          expect(offsets.every((offset, i) => i === 0 || offset >= (offsets[i - 1] ?? 0))).toBe(true);
          expect(source.original.slice(offsets.at(-2))).toBe('2');
        }
      }),
    );
  });
});

describe('a place', () => {
  it('counts lines with any ending, and characters as people see them', () => {
    const text = 'a\r\nb\n\n⬜🙂x';
    expect(placeOf(text, text.indexOf('x'), text.length)).toMatchObject({ line: 4, column: 3 });
    expect(placeOf(text, 0, 1)).toMatchObject({ line: 1, column: 1 });
    expect(placeOf(text, 3, 4)).toMatchObject({ line: 2, column: 1 });
  });
});
