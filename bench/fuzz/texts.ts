import { boardOf, candidatesOf, type Grid, type Random, seededRandom } from '../../src/sudoku/core';
import { readLink, readText, WRITABLE_IDS, writeAs, writePacked } from '../../src/sudoku/formats';
import { damagedLink } from '../../src/sudoku/formats/links/packed/testing';
import { brokenSample, DAMAGES, faultOf, madeUp } from '../../src/sudoku/formats/testing';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Kind } from './kind';

const ALL_PUZZLES: readonly Grid[] = [...PUZZLE_SETS.values()].flat();
const ALL_DAMAGES = Object.entries(DAMAGES);

export const one = <T>(random: Random, things: readonly T[]): T => things[random.below(things.length)] as T;
export const anyPuzzle = (random: Random): Grid => one(random, ALL_PUZZLES);

const text = (input: string) => ({
  input,
  run: async () => faultOf(await readText(input), input),
});

/** A known puzzle with damage that must be noticed. */
export const damagedTexts: Kind = {
  name: 'damaged texts',
  share: 250_000,
  make(random) {
    const puzzle = anyPuzzle(random);
    const [name, damage] = one(random, ALL_DAMAGES);
    const input = damage(puzzle, random);
    return {
      input,
      async run() {
        const reading = await readText(input);
        return reading.kind === 'one' && reading.choice.puzzle.givens !== puzzle
          ? `${name}: another puzzle`
          : faultOf(reading, input);
      },
    };
  },
};

export const madeUpTexts: Kind = {
  name: 'made up texts',
  share: 200_000,
  make: (random) => text(madeUp(random)),
};

export const brokenTexts: Kind = {
  name: 'broken texts',
  share: 200_000,
  make: (random) => text(brokenSample(random)),
};

const LINKS = ['ownLink', 'sudokuWiki', 'sudokuPad', 'sudokuExchange', 'sudokuCoach'] as const;
const IN_LINKS = [...'0123456789.=&#?%/+-_abcpevN4Ig'];

/** Our own links and others, with some characters changed. */
export const links: Kind = {
  name: 'links',
  share: 150_000,
  make(random) {
    const puzzle = { givens: anyPuzzle(random), entries: '.'.repeat(81) as Grid, notes: null, name: null };
    let link = writeAs(one(random, LINKS), puzzle).trim();
    for (let times = random.below(4); times > 0; times--) {
      const at = random.below(link.length + 1);
      link = link.slice(0, at) + one(random, ['', ...IN_LINKS]) + link.slice(at + random.below(3));
    }
    return {
      input: link,
      async run() {
        readLink(link.slice(Math.max(0, link.search(/[#?]/))));
        return faultOf(await readText(link), link);
      },
    };
  },
};

/** Our own short links, damaged: none may open another board. */
export const damagedLinks: Kind = {
  name: 'damaged links',
  share: 100_000,
  make(random) {
    const givens = anyPuzzle(random);
    const board = boardOf(givens, { kind: 'link', name: null, at: null });
    const notes = random.below(2) === 0 ? board.notes : candidatesOf(givens);
    const key = '#s=';
    const packed = writePacked({ ...board, notes }).slice(key.length);
    const link = key + damagedLink(packed, random);
    return {
      input: link,
      async run() {
        const read = readLink(link);
        if (read === null) return 'not seen to be a link';
        if (!read.ok) return null;
        const { puzzle } = read.value;
        return puzzle.givens === givens && puzzle.notes?.join() === notes.join() ? null : 'another board';
      },
    };
  },
};

/** The parts of endless texts: a little of each notation, and text that only resembles one. */
export const PARTS: readonly string[] = [
  '[',
  '[5],',
  '{"value":5},',
  '5,',
  '5|',
  '5\t',
  'a\n',
  '1\n',
  'a few words\n',
  '<td>5',
  '<tr><td>5',
  '<table>',
  '<game data="',
  '—',
  '5—…\n',
  '스도쿠 ',
  'ABC..D..E\n',
  '５３\n',
  'a:b=',
  ' #',
  "a='",
  '"5",',
  '[b]5[/b]\n',
  'R1: 5 3\n',
  'http://a.b/5?p=5#p=5&',
  '53..7....6\n',
  '___4_____\t',
  '123 456 789 1 2 3 4 5 6\n',
  '{"grid":[[',
  '\\"',
  '\n',
  ' ',
];

/** Texts of the greatest length that is read at all, made of a few repeated parts. */
export const longTexts: Kind = {
  name: 'long texts',
  share: 200,
  make(random) {
    const seed = random.below(2 ** 31);
    const length = one(random, [16_384, 100_000, 1_048_576]);
    const mix = seededRandom(seed);
    const parts = Array.from({ length: 1 + mix.below(3) }, () => one(mix, PARTS));
    const unit = parts.map((part) => part.repeat(1 + mix.below(20))).join('');
    const input = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    return {
      input: `${length} characters of ${JSON.stringify(unit.slice(0, 60))}`,
      run: async () => faultOf(await readText(input), input),
    };
  },
};

export const writtenTexts: Kind = {
  name: 'whole texts',
  share: 50_000,
  make(random) {
    const givens = anyPuzzle(random);
    const input = writeAs(one(random, WRITABLE_IDS), {
      givens,
      entries: '.'.repeat(81) as Grid,
      notes: null,
      name: null,
    });
    return {
      input,
      async run() {
        const reading = await readText(input);
        // Candidate grids cannot distinguish a given from a cell that has one candidate left.
        const read = reading.kind === 'one' ? reading.choice.puzzle.givens : '';
        return [...givens].every((digit, cell) => digit === '.' || read[cell] === digit) ? null : 'not read';
      },
    };
  },
};
