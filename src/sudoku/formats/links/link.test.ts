import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, cellAt, digitAt, EMPTY_GRID, put } from '../../core';
import { puzzles } from '../../testing';
import { type Link, readLink, readText, writeLines, writeLink } from '..';
import { LINE as GIVENS } from '../testing';

const ENTRIES = put(put(EMPTY_GRID, cellAt(0, 2), 4), cellAt(0, 3), 6);
const PUZZLE = { givens: GIVENS, entries: ENTRIES, notes: null, name: null };
/** What a link has that asks for nothing but its puzzle. */
const ALONE = {
  puzzle: PUZZLE,
  solve: false,
  watch: null,
  compare: '',
  hint: null,
  code: '',
  marks: null,
  made: '',
  newer: false,
  unknownKeys: [],
  entriesLeft: null,
};

describe('an own link', () => {
  it('is `#p=`, followed by `&e=` if there are entries', () => {
    expect(writeLink({ ...PUZZLE, entries: EMPTY_GRID })).toBe(`#p=${GIVENS}&v=1`);
    expect(writeLink(PUZZLE)).toBe(`#p=${GIVENS}&e=${ENTRIES}&v=1`);
  });

  it('is read back whatever the board contains', () => {
    fc.assert(
      fc.property(
        puzzles({ min: 0, max: 81 }),
        fc.subarray([...CELLS]),
        fc.boolean(),
        (filled, placed, solve) => {
          const givens = placed.reduce((grid, cell) => put(grid, cell, null), filled);
          const entries = placed.reduce((grid, cell) => put(grid, cell, digitAt(filled, cell)), EMPTY_GRID);
          const link = read(
            `${writeLink({ givens, entries, notes: null, name: null })}${solve ? '&solve' : ''}`,
          );
          expect(link).toEqual({ ...ALONE, puzzle: { givens, entries, notes: null, name: null }, solve });
        },
      ),
    );
  });

  it('is read as a query too, with zeros for blanks, percent signs, and the keys in any order', () => {
    const zeros = GIVENS.replaceAll('.', '0');
    for (const text of [
      `?p=${zeros}&solve=`,
      `#solve&p=${GIVENS}`,
      `p=${GIVENS.replaceAll('.', '%2E')}&solve=1`,
    ]) {
      expect(read(text)).toEqual({ ...ALONE, puzzle: { ...PUZZLE, entries: EMPTY_GRID }, solve: true });
    }
  });

  it('may lead to a state of a search', () => {
    const watch = { strategy: 'rowByRow', options: 'all,digits:descending', step: 138_350_568 };
    const link = writeLink(PUZZLE, { watch });
    expect(link).toBe(`#p=${GIVENS}&e=${ENTRIES}&watch=rowByRow&o=all,digits:descending&n=138350568&v=1`);
    expect(read(link)).toEqual({ ...ALONE, watch });
    const start = { strategy: 'rowByRow', options: '', step: 0 };
    for (const text of ['&watch=rowByRow', '&watch=rowByRow&n=-1', '&watch=rowByRow&n=x&o='])
      expect(read(`#p=${GIVENS}${text}`).watch).toEqual(start);
    expect(writeLink(PUZZLE, { watch: start })).toBe(`#p=${GIVENS}&e=${ENTRIES}&watch=rowByRow&n=0&v=1`);
  });

  it('may lead to a comparison', () => {
    const compare = 'rowByRow;rowByRow,digits:descending;exactCover';
    const link = writeLink(PUZZLE, { compare });
    expect(link).toBe(`#p=${GIVENS}&e=${ENTRIES}&compare=${compare}&v=1`);
    expect(read(link)).toEqual({ ...ALONE, compare });
    expect(read(`#p=${GIVENS}&compare=`).compare).toBe('');
  });

  it('may carry the code of a generated puzzle, which is not parsed', () => {
    const link = writeLink(PUZZLE, { made: '9-k3x9-l3-shalfTurn' });
    expect(link).toBe(`#p=${GIVENS}&e=${ENTRIES}&made=9-k3x9-l3-shalfTurn&v=1`);
    expect(read(link).made).toBe('9-k3x9-l3-shalfTurn');
    for (const code of ['1', '-1-2', '1-<b>', `1-${'w'.repeat(500)}`])
      expect(read(`#p=${GIVENS}&made=${code}`)).toMatchObject({ made: '', unknownKeys: [] });
  });

  it.each<readonly [what: string, keys: string, unknown: readonly string[]]>([
    ['an unknown key', '&theme=dark&v=2&', ['theme']],
    ['a repeated key', `&e=${ENTRIES}&e=${ENTRIES}`, ['e']],
    ...['abc', '-1', '1.5', '1,000', '9'.repeat(16)].map(
      (n) => ['a step that is not a number', `&watch=rowByRow&n=${n}`, [`n=${n}`]] as const,
    ),
    ...['', '&n=', '&n=7'].map((n) => ['no step', `&watch=rowByRow${n}`, []] as const),
  ])('names and ignores %s: %s', (_, keys, unknownKeys) => {
    const link = read(`#p=${GIVENS}${keys}`);
    expect(link.unknownKeys).toEqual(unknownKeys);
    if (keys.includes('n=') && unknownKeys.length > 0) expect(link.watch?.step).toBe(0);
  });

  it('reports entries in cells with another given', async () => {
    const cells = [...GIVENS].flatMap((digit, cell) => (digit === '.' || digit === '9' ? [] : [cell]));
    const link = `#p=${GIVENS}&e=${'9'.repeat(81)}`;
    expect(read(link).entriesLeft).toEqual({ kind: 'onGivens', cells });
    expect(await readText(link)).toMatchObject({ kind: 'one', choice: { details: { onGivens: cells } } });
    expect(read(`#p=${GIVENS}&e=${GIVENS}`).entriesLeft).toBeNull();
  });

  it('keeps a given if the link has an entry for the same cell', () => {
    expect(read(`#p=${GIVENS}&e=${'9'.repeat(81)}`).puzzle.entries).toBe(
      [...GIVENS].map((cell) => (cell === '.' ? '9' : '.')).join(''),
    );
  });

  it.each<[form: string, link: string, read: object]>([
    ['without a version', `#p=${GIVENS}`, { entries: EMPTY_GRID }],
    ['with entries', `#p=${GIVENS}&e=${ENTRIES}`, { entries: ENTRIES }],
    ['as in the source of a page', `#p=${GIVENS}&amp;e=${ENTRIES}&amp;v=1`, { entries: ENTRIES }],
    ['of entries alone', `#p=${EMPTY_GRID}&e=${ENTRIES}`, { givens: EMPTY_GRID, entries: ENTRIES }],
    ['with zeros', `#p=${GIVENS.replaceAll('.', '0')}`, { entries: EMPTY_GRID }],
    ['as a query', `?p=${GIVENS}&e=${ENTRIES}`, { entries: ENTRIES }],
    ['that solves', `#p=${GIVENS}&solve`, { entries: EMPTY_GRID }],
    ['of version 1', `#p=${GIVENS}&e=${ENTRIES}&v=1`, { entries: ENTRIES }],
    ['of version 1 with a search', `#p=${GIVENS}&watch=rowByRow&o=all&n=12&v=1`, { entries: EMPTY_GRID }],
    ['of version 1 with a comparison', `#p=${GIVENS}&compare=rowByRow;exactCover&v=1`, {}],
  ])('%s is read for ever', (_, link, puzzle) => {
    expect(read(link)).toMatchObject({
      newer: false,
      unknownKeys: [],
      entriesLeft: null,
      puzzle: { givens: GIVENS, ...puzzle },
    });
  });

  it('of a newer version is read as far as possible, and says so', () => {
    expect(read(`#p=${GIVENS}&e=${ENTRIES}&v=2`)).toMatchObject({ newer: true, puzzle: PUZZLE });
    expect(readLink('#p=S9B0102&v=2')).toMatchObject({ ok: false, error: { kind: 'newerLink' } });
  });

  it('is not recognised without a puzzle', () => {
    for (const text of ['', '#', '?', '#watch', '?q=1&solve', '#e=123', '#%'])
      expect(readLink(text)).toBeNull();
  });

  it('that is cut off says how many cells it has, and offers to add blanks', () => {
    expect(readLink(`#p=${GIVENS.slice(0, 78)}&solve`)).toMatchObject({
      ok: false,
      error: {
        kind: 'cellCount',
        cells: 78,
        at: { start: 3, end: 81, line: 1, column: 4 },
        repairs: [{ kind: 'addBlanks', count: 3, text: `#p=${GIVENS.slice(0, 78)}...&solve` }],
      },
    });
  });

  it('with a strange character says where it is', () => {
    expect(readLink(`#p=${GIVENS.replace('8', 'B')}`)).toMatchObject({
      ok: false,
      error: { kind: 'strangeCharacter', character: 'B', at: { column: GIVENS.indexOf('8') + 4 } },
    });
  });

  it('with damaged entries is still a link to the givens, and says what is wrong', async () => {
    const link = `#p=${GIVENS}&e=12`;
    expect(read(link)).toMatchObject({
      puzzle: { givens: GIVENS, entries: EMPTY_GRID },
      entriesLeft: { kind: 'unread', error: { kind: 'cellCount', cells: 2 } },
    });
    // In a text the error has a place to point at.
    expect(await readText(link)).toMatchObject({
      kind: 'refused',
      error: { at: { column: link.length - 1 } },
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('#', '?', '&', '=', 'p', 'e', '%', '1', '.', 'é') }),
        (text) => {
          expect(() => readLink(text)).not.toThrow();
        },
      ),
    );
  });

  it('in a text says that it asks for the answer, and which keys are unknown', async () => {
    const reading = await readText(`https://example.org/u/#p=${GIVENS}&solve&theme=dark`);
    expect(reading).toMatchObject({
      kind: 'one',
      choice: { details: { solve: true, unknownKeys: ['theme'] } },
    });
  });

  it('of another site with a short `p` is not one of ours', async () => {
    const reading = await readText(`https://example.org/?p=123\n${GIVENS}`);
    expect(reading).toMatchObject({ kind: 'one', choice: { notation: 'line' } });
  });
});

it('nine lines of digits include the entries, with zeros for blanks', () => {
  const rows = ['534670000', '600195000', '098000060', '800060003', '400803001', '700020006', '060000280'];
  expect(writeLines(PUZZLE)).toBe(`${[...rows, '000419005', '000080079'].join('\n')}\n`);
});

function read(text: string): Link {
  const result = readLink(text);
  if (!result?.ok) throw new Error(`not read: ${JSON.stringify(result)}`);
  return result.value;
}
