import fc from 'fast-check';
import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import { unpacked } from './lz';

/** No more than this many characters are unpacked. */
const MOST = 1_048_576;

describe('the packed data of a link', () => {
  it('is unpacked to what lz-string packed', () => {
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 400, unit: 'binary' }),
      fc
        .array(fc.constantFrom('{"value":5}', '{}', ',', '[', ']', '가'), { minLength: 1, maxLength: 400 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(unpacked(lz.compressToBase64(text))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['spaces for pluses', (packed: string) => packed.replaceAll('+', ' ')],
    [
      'the characters that addresses use',
      (packed: string) => packed.replaceAll('+', '-').replaceAll('/', '_'),
    ],
    ['no padding', (packed: string) => packed.replaceAll('=', '')],
  ])('is unpacked with %s', (_, changed) => {
    const text = Array.from({ length: 300 }, (_, i) => `${(i * 7919) % 1000}`).join('+/');
    expect(unpacked(changed(lz.compressToBase64(text)))).toBe(text);
  });

  it.each([
    ['nothing', ''],
    ['an empty text', lz.compressToBase64('')],
    ['no base 64', 'N4Ig%'],
    ['a part of it', lz.compressToBase64('{"grid":[[{"value":5}]]}').slice(0, 12)],
    ['a code that names nothing', '////'],
  ])('is null for %s', (_, payload) => {
    expect(unpacked(payload)).toBeNull();
  });

  it('never throws', () => {
    const payloads = fc.string({ maxLength: 200, unit: fc.constantFrom(...'ABCNIgQZabcxyz019+/=-_ ') });
    fc.assert(
      fc.property(payloads, (payload) => {
        expect(typeof (unpacked(payload) ?? '')).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });

  it('is unpacked only up to the limit', () => {
    expect(unpacked(bomb(1_447))?.length).toBe((1_447 * 1_448) / 2);
    expect(lz.decompressFromBase64(bomb(1_448)).length).toBe((1_448 * 1_449) / 2);
    expect((1_448 * 1_449) / 2).toBeGreaterThan(MOST);
    expect(unpacked(bomb(1_448))).toBeNull();
    // 32,754 characters of such a link unpack to 115 million.
    expect(unpacked(bomb(15_000))).toBeNull();
  });
});

/** Base 64 in which every code repeats the newest entry, so that each entry is one character longer than the last. */
function bomb(codes: number): string {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
  };
  put(0, 2);
  put('5'.charCodeAt(0), 8);
  let width = 3;
  for (let code = 4; code < codes + 3; code++) {
    put(code, width);
    if (code + 1 >= 2 ** width) width++;
  }
  put(2, width);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const padded = bits.join('').padEnd(6 * Math.ceil((bits.length + 1) / 6), '0');
  return padded.replace(/.{6}/g, (six) => alphabet.charAt(Number.parseInt(six, 2)));
}
