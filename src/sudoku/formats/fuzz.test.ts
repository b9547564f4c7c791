import { describe, expect, it } from 'vitest';
import { type DigitSet, isGrid, overlay, type Random, seededRandom } from '../core';
import { NOTATION_SAMPLES } from '../testing';
import { type Choice, FORMATS, type Reading, readText } from '.';

/** Texts of an ordinary length; a long one says no more and takes longer. */
const SAMPLES = NOTATION_SAMPLES.map(({ text }) => text).filter((text) => text.length < 400);
const TEXTS = 100_000;
const PARTS = 8;
/** A part takes a few seconds; a reading that hangs takes for ever. In milliseconds. */
const LONGEST_PART = 120_000;

const ALPHABETS = [
  '0123456789',
  '0123456789....',
  '123456789. |-+\n',
  '[{(5,3,.",\' )}]\n;null',
  'a b c 1 2 3 . : = # / \n',
  '\t,;|"5300 \r\n',
  '#?p=&e=solve.123%2E:/',
  'https://sudokupad.app/f-puzzles.com/?load=scl N4Ig',
  '…–—１２３①⬜│─┼\u00a0\ufeff \n',
  '스도쿠 퍼즐 3행 5열: .9\n',
  '<game data="53007">&#10;|version: 3</',
  '\u0001\u0007\0\ufffd\ud800x',
];

describe(`${TEXTS.toLocaleString('en')} texts, made up or damaged, never throw and are answered in good form`, () => {
  it.each(Array.from({ length: PARTS }, (_, part) => [part + 1]))(
    'part %i',
    async (part) => {
      const random = seededRandom(part);
      const kinds = new Set<string>();
      for (let i = 0; i < TEXTS / PARTS; i++) {
        const text = random.below(4) === 0 ? damaged(random) : madeUp(random);
        const reading = await readText(text);
        const fault = faultOf(reading, text);
        if (fault !== null)
          throw new Error(`${fault}: ${JSON.stringify(text)} gave ${JSON.stringify(reading)}`);
        kinds.add(reading.kind === 'refused' ? reading.error.kind : reading.kind);
      }
      // Both ends are reached: texts that are read in spite of the damage, and refusals of many kinds.
      expect([...kinds]).toEqual(
        expect.arrayContaining(['one', 'several', 'noPuzzle', 'strangeCharacter', 'rowLength']),
      );
    },
    LONGEST_PART,
  );
});

function madeUp(random: Random): string {
  const alphabet = [...pick(random, ALPHABETS)];
  return Array.from({ length: random.below(90) }, () => pick(random, alphabet)).join('');
}

function damaged(random: Random): string {
  let text = pick(random, SAMPLES);
  for (let times = 1 + random.below(3); times > 0; times--) text = pick(random, DAMAGES)(text, random);
  return text;
}

type Damage = (text: string, random: Random) => string;

const DAMAGES: readonly Damage[] = [
  (text, random) => spliced(text, random, 1, ''),
  (text, random) => spliced(text, random, 1, pick(random, [...pick(random, ALPHABETS)])),
  (text, random) => spliced(text, random, 0, pick(random, [...pick(random, ALPHABETS)])),
  (text, random) => spliced(text, random, 20, ''),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) =>
    text.replaceAll(pick(random, [...text, '.']), pick(random, ['0', '.', ' ', 'x', '…', ''])),
  (text, random) => random.shuffle(text.split('\n')).join('\n'),
  (text, random) => `${text}${pick(random, ['\n', ' ', '\n\n', ''])}${pick(random, SAMPLES)}`,
  (text, random) => text.split('\n').toSpliced(random.below(9), 1).join('\n'),
  (text, random) => text.split('\n').join(pick(random, ['', ' ', '\r\n', '\n\n', '\n> ', ','])),
  (text) => text.toUpperCase(),
  (text) => JSON.stringify(text),
];

function spliced(text: string, random: Random, removed: number, inserted: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** What is wrong with the form of an answer, or `null`. */
function faultOf(reading: Reading, text: string): string | null {
  if (reading.kind === 'one') return faultOfChoice(reading.choice);
  if (reading.kind === 'several') return faultOfChoices(reading.choices, reading.total);
  const { at, others, repairs } = reading.error;
  if (others < 0) return 'others below none';
  if (repairs.some((repair) => repair.text === text)) return 'a repair that changes nothing';
  if (at === null) return null;
  if (at.start < 0 || at.end < at.start || at.end > text.length) return 'a place outside the text';
  const before = text.slice(0, at.start).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  if (at.line !== before.length) return 'a wrong line';
  return at.column === [...(before.at(-1) ?? '')].length + 1 ? null : 'a wrong column';
}

function faultOfChoices(choices: readonly Choice[], total: number): string | null {
  if (choices.length < 2 || total < choices.length) return 'no choice';
  const boards = choices.map(({ puzzle }) => `${puzzle.givens}${puzzle.entries}${puzzle.notes?.join()}`);
  if (new Set(boards).size < boards.length) return 'equal boards to choose from';
  return choices.map(faultOfChoice).find((fault) => fault !== null) ?? null;
}

function faultOfChoice({ puzzle, notation, details }: Choice): string | null {
  const { givens, entries, notes } = puzzle;
  if (!isGrid(givens) || !isGrid(entries)) return 'no grid';
  if ([...givens].some((digit, cell) => digit !== '.' && entries[cell] !== '.')) return 'an entry on a given';
  if (!FORMATS.some(({ id }) => id === notation)) return 'no notation';
  if (details.givens !== 81 - givens.split('.').length + 1) return 'a wrong count';
  if (notes === null) return null;
  const filled = overlay(givens, entries);
  const isNote = (set: DigitSet, cell: number): boolean =>
    set >= 0 && set <= 511 && (set === 0 || filled[cell] === '.');
  return notes.length === 81 && notes.every(isNote) ? null : 'wrong notes';
}
