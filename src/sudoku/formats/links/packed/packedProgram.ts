import { fail, ok, type Result } from '../../../core';
import { ALPHABET, BITS, unpacked } from '../lz';
import type { PackedFault } from './packedLink';
import { opened, sealed } from './seal';

/*
 * A program of a person's own in a link, `&code=…`: base 64 as lz-string packs it, as a sealed number, so that damage is
 * noticed. This is version 1; packedProgram.test.ts pins a link. Nothing here runs or reads the program.
 */

const VERSION = '1';

/** The longest program that a link can hold, in characters. */
const MOST_CHARACTERS = 30_000;
/** Links of more characters than this are cut off by programs that send them; then they open nowhere. */
const LONGEST = 6_000;

/**
 * The text of a program in a link, after `code=`; `null` if it is too long for a link that opens everywhere.
 *
 * @param toBase64 packs a text as lz-string does
 */
export function packProgram(code: string, toBase64: (code: string) => string): string | null {
  if (code.length > MOST_CHARACTERS) return null;
  const bits = [...toBase64(code).replaceAll('=', '')].map((character) =>
    ALPHABET.indexOf(character).toString(2).padStart(BITS, '0'),
  );
  // The first bit keeps the zeros after it.
  const packed = sealed(VERSION, BigInt(`0b1${bits.join('')}`));
  return packed.length > LONGEST ? null : packed;
}

/** Reads what `packProgram` has written. */
export function unpackProgram(packed: string): Result<string, PackedFault> {
  const found = opened(packed);
  if (found.kind !== 'whole') return fail(found);
  if (found.version !== VERSION) return fail({ kind: 'newer' });
  const bits = found.number.toString(2).slice(1);
  const base64 = (bits.match(/.{6}/g) ?? []).map((six) => ALPHABET[Number.parseInt(six, 2)]).join('');
  const code = unpacked(base64);
  // A zero is in no text.
  const isText = code !== null && code.length <= MOST_CHARACTERS && !code.includes('\0');
  return isText ? ok(code) : fail({ kind: 'changed' });
}
