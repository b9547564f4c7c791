import fc from 'fast-check';
import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core';
import { readLink } from '../..';
import { packProgram, unpackProgram } from './packedProgram';
import { sealed } from './seal';
import { damagedLink } from './testing';

const CODE = `// 한 칸씩 채웁니다. 한 칸씩.
function solve(board) {
  for (let row = 0; row < 9; row++)
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) continue;
      for (let digit = 1; digit <= 9; digit++) {
        if (!fits(board, row, col, digit)) continue;
        board[row][col] = digit;
        if (solve(board)) return true;
        board[row][col] = 0;
      }
      return false;
    }
  return true;
}
`;
/** As version 1 writes it. It must stay readable. */
const PINNED =
  '1wRpOw5XdKMggpdJgoSquU4UX7ZXetr3EsIJzePgdTekDH6lCmlysiutNVIacjFvsJT7S4dOttuIPlkYZ7IyjyMseERyrcbkAkSZUhhYCnTmeesZyczzRT3PVERfMG8u42adMvU5pYfC71c5ljAiwsZsABwuI7tOt2wI7yFC6jhFFsDmoaub1lXgtdbfb0WuOWJveZo3Zh3QmM1vP7YQrlr9TWn6zw1XePVfYhWYkU4B992AH22gR0vV1IY2EIWhgsEDPf1xNWKT1LYFBZuBtfZVbfC451tfBXJPQAiQpAhOIjxRDyTQdhTvIIlQYLVUp25HsIQr5IFzzUv5G4lVZoptHbAk2V8qbhY0RjbSq2axDOiL';

const pack = (code: string): string | null => packProgram(code, lz.compressToBase64);
const packed = (code: string): string => pack(code) ?? '';

describe('a program in a link', () => {
  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(CODE)), (code) => {
        const text = `${code.replaceAll('\0', '')};`;
        expect(unpackProgram(packed(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('is written as in the first version, in fewer characters', () => {
    expect(packed(CODE)).toBe(PINNED);
    expect(unpackProgram(PINNED)).toEqual({ ok: true, value: CODE });
    expect(PINNED.length).toBeLessThan(CODE.length);
    expect(PINNED).toMatch(/^[0-9A-Za-z]+$/);
  });

  it('does not change what the rest of the link says', () => {
    const link = `#p=53${'.'.repeat(79)}`;
    const plain = readLink(link);
    expect(plain).toMatchObject({ ok: true, value: { code: '', unknownKeys: [] } });
    expect(readLink(`${link}&code=${PINNED}.`)).toEqual({
      ...plain,
      value: { ...(plain?.ok && plain.value), code: PINNED },
    });
  });

  it('that was damaged on its way is refused', () => {
    const random = seededRandom(7);
    for (let count = 0; count < 400; count++) {
      const damaged = damagedLink(PINNED, random);
      if (damaged !== PINNED) expect(unpackProgram(damaged)).toMatchObject({ ok: false });
    }
  });

  it('that is too long for a link is not written', () => {
    const random = seededRandom(3);
    const noise = Array.from({ length: 9000 }, () => String.fromCharCode(33 + random.below(90))).join('');
    expect(pack(noise)).toBeNull();
    expect(pack('x'.repeat(30_001))).toBeNull();
    expect(unpackProgram(packed('x'.repeat(30_000)))).toEqual({ ok: true, value: 'x'.repeat(30_000) });
  });

  it('that is hostile is refused: one of endless length, of numbers at random, with a zero, of another version', () => {
    // It unpacks to half a million characters.
    const endless = packProgram('x', () => lz.compressToBase64('x'.repeat(500_000))) ?? '';
    expect(unpackProgram(endless)).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(unpackProgram('1'.repeat(100_000))).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(unpackProgram(packed('a\0b'))).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(unpackProgram(sealed('2', 5n))).toEqual({ ok: false, error: { kind: 'newer' } });
    const random = seededRandom(5);
    for (let count = 0; count < 20; count++) {
      let number = 0n;
      for (let part = 0; part < 1000; part++) number = number * 2n ** 30n + BigInt(random.below(2 ** 30));
      const read = unpackProgram(sealed('1', number));
      if (read.ok) expect(read.value.length).toBeLessThanOrEqual(30_000);
    }
  });
});
