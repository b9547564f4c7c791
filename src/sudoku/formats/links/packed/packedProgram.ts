import { fail, ok, type Result } from '../../../core';
import { Damaged, Reader, uniform16, Writer, whole } from './coder';
import type { PackedFault } from './packedLink';
import { opened, sealed } from './seal';

/*
 * A program of a person's own in a link, `&code=…`. Each character is coded by how often it has followed the same one
 * to four characters. This is version 1: any change to the weights, the characters or `LIKELY` makes existing links
 * unreadable, so it needs a new version. packedProgram.test.ts pins a link. Nothing here runs or reads the program.
 */

const VERSION = '1';

/** The longest program that a link can hold, in characters. It bounds the time that a hostile link takes to read. */
const MOST_CHARACTERS = 30_000;
/** Links of more characters than this are cut off by programs that send them; then they open nowhere. */
const LONGEST = 6_000;

/** What solvers are made of. It is taken for text before the program, so that what is like it becomes short. */
const LIKELY = `function isValid(board: number[][], row, col, digit): boolean {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === digit || board[i][col] === digit) return false;
  }
  return true;
}
const size = Math.floor(row / 3) * 3 + 1;
export function solve(board) {
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) continue;
      for (let num = 1; num <= 9; num++) {
        if (isSafe(board, row, col, num)) {
          board[row][col] = num;
          if (solve(board)) return true;
          board[row][col] = 0;
        }
      }
      return false;
    }
  }
};
`;

/** The characters with a number of their own from the start. Any other is coded by its code unit when it first comes. */
const KNOWN = `\n\t${String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place))}`;
/** As many characters have a number of their own at most. It bounds the time too. */
const MOST_KNOWN = 256;
/** The number that says that a character without a number follows. */
const OTHER = 0;
/** For each number of characters before, how much it weighs that a character has followed them. */
const WEIGHTS = [2, 12, 60, 240, 720];

/** Foretells the next character of a program by what it has seen. */
class Model {
  private readonly followers = new Map<string, Map<number, number>>();
  private known = KNOWN;
  private before = '';

  constructor() {
    for (const character of LIKELY) this.saw(character, this.letterOf(character));
  }

  letterOf(character: string): number {
    return this.known.indexOf(character) + 1;
  }

  characterOf(letter: number): string | undefined {
    return letter === OTHER ? undefined : this.known[letter - 1];
  }

  weights(): number[] {
    const weights = Array<number>(this.known.length + 1).fill(1);
    for (const [length, weight] of WEIGHTS.entries())
      for (const [letter, count] of this.followers.get(this.context(length)) ?? [])
        weights[letter] = (weights[letter] ?? 0) + count * weight;
    return weights;
  }

  saw(character: string, letter: number): void {
    for (const length of WEIGHTS.keys()) {
      const context = this.context(length);
      const counts = this.followers.get(context) ?? new Map<number, number>();
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
      this.followers.set(context, counts);
    }
    if (letter === OTHER && this.known.length < MOST_KNOWN) this.known += character;
    this.before = (this.before + character).slice(-WEIGHTS.length);
  }

  private readonly context = (length: number): string =>
    length === 0 ? '' : `${length}${this.before.slice(-length)}`;
}

/** The text of a program in a link, after `code=`; `null` if it is too long for a link that opens everywhere. */
export function packProgram(code: string): string | null {
  if (code.length > MOST_CHARACTERS) return null;
  const writer = new Writer();
  program(writer, code);
  const packed = sealed(VERSION, writer.packed());
  return packed.length > LONGEST ? null : packed;
}

/** Reads what `packProgram` has written. */
export function unpackProgram(packed: string): Result<string, PackedFault> {
  const found = opened(packed);
  if (found.kind !== 'whole') return fail(found);
  if (found.version !== VERSION) return fail({ kind: 'newer' });
  const reader = new Reader(found.number);
  try {
    const code = program(reader, '');
    // A zero is in no text.
    return reader.atEnd && !code.includes('\0') ? ok(code) : fail({ kind: 'changed' });
  } catch (error) {
    if (error instanceof Damaged) return fail({ kind: 'changed' });
    throw error;
  }
}

function program(coder: Writer | Reader, toWrite: string): string {
  const length = whole(coder, toWrite.length);
  if (length > MOST_CHARACTERS) throw new Damaged('a program too long');
  const model = new Model();
  let read = '';
  for (let place = 0; place < length; place++) {
    const toCode = toWrite.charAt(place);
    const letter = coder.choose(toCode === '' ? OTHER : model.letterOf(toCode), model.weights());
    const character =
      model.characterOf(letter) ?? String.fromCharCode(uniform16(coder, toWrite.charCodeAt(place) || 0));
    model.saw(character, letter);
    read += character;
  }
  return read;
}
