import { describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import type { SearchRequest } from '../../sudoku/search';
import { requestOf } from '../shared/searchOptions';
import { FakeStorage, textStoreOf } from '../testing';
import { createBookmarks } from './bookmarks';

const KEY = 'unwind.bookmarks';
const SEARCH = requestOf('rowByRow', grid(`53${'.'.repeat(79)}`), {});
const OTHERS: readonly SearchRequest[] = [
  requestOf('rowByRow', EMPTY_GRID, {}),
  requestOf('exactCover', SEARCH.givens, {}),
  requestOf('rowByRow', SEARCH.givens, { digits: { kind: 'descending' } }),
];

function open(storage: Storage | null) {
  const tell = vi.fn();
  return { ...createBookmarks(textStoreOf(storage), { tell }), tell };
}

describe('bookmarks', () => {
  it('are stored for each puzzle, strategy and options', () => {
    const storage = new FakeStorage();
    const { keep } = open(storage);
    expect(keep(SEARCH, [7, 3, 7])).toEqual([3, 7]);
    OTHERS.forEach((other, index) => void keep(other, [index]));
    const { of } = open(storage);
    expect(of(SEARCH)).toEqual([3, 7]);
    expect(OTHERS.map(of)).toEqual([[0], [1], [2]]);
  });

  it('are stored for each program of the person’s own', () => {
    const storage = new FakeStorage();
    const [one, other] = ['// one', '// other'].map((code) => ({
      strategy: 'ownCode' as const,
      givens: SEARCH.givens,
      options: { all: false as const },
      program: { code, tape: new Int32Array(), end: { kind: 'tooLong' as const }, onlyEnd: false },
    }));
    if (one === undefined || other === undefined) throw new Error('no program');
    open(storage).keep(one, [2]);
    const { of } = open(storage);
    expect([of(one), of(other), of(SEARCH)]).toEqual([[2], [], []]);
  });

  it('are deleted with the last one', () => {
    const storage = new FakeStorage();
    const { keep, of } = open(storage);
    keep(SEARCH, [3]);
    keep(SEARCH, []);
    expect(of(SEARCH)).toEqual([]);
    expect(storage.getItem(KEY)).not.toContain('rowByRow');
  });

  it('include those of other tabs', () => {
    const storage = new FakeStorage();
    const [one, two] = [open(storage), open(storage)];
    one.keep(SEARCH, [1]);
    two.keep(EMPTY_SEARCH, [2]);
    expect([one.of(EMPTY_SEARCH), two.of(SEARCH)]).toEqual([[2], [1]]);
  });

  it('are limited in number; the searches marked last are kept', () => {
    const storage = new FakeStorage();
    const { keep, of } = open(storage);
    expect(
      keep(
        SEARCH,
        Array.from({ length: 500 }, (_, step) => step),
      ),
    ).toHaveLength(200);
    const many = Array.from({ length: 100 }, (_, seed) =>
      requestOf('rowByRow', EMPTY_GRID, { digits: { kind: 'shuffled', seed } }),
    );
    for (const search of many) keep(search, [1]);
    expect(of(SEARCH)).toEqual([]);
    expect(many.filter((search) => of(search).length > 0)).toEqual(many.slice(40));
  });

  it.each([
    ['no JSON', '{"version":', 'damaged'],
    ['a number', '7', 'damaged'],
    ['no list', '{"version":1,"searches":{}}', 'damaged'],
    ['an unknown strategy', saved({ strategy: 'toString' }), 'damaged'],
    ['a puzzle that is none', saved({ givens: '123' }), 'damaged'],
    ['steps that are none', saved({ steps: [1, -1] }), 'damaged'],
    ['a newer version', '{"version":2,"searches":[]}', 'newer'],
  ] as const)('set %s aside, tell it, and start afresh', (_, text, why) => {
    const storage = new FakeStorage();
    storage.setItem(KEY, text);
    const { keep, of, tell } = open(storage);
    expect(of(SEARCH)).toEqual([]);
    expect(storage.getItem(`${KEY}.${why}.0`)).toBe(text);
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      { kind: 'otherSetAside', what: 'bookmarks', why },
      { actions: ['showAside'], lasting: true },
    );
    keep(SEARCH, [5]);
    expect(open(storage).of(SEARCH)).toEqual([5]);
  });

  it('last as long as the page if storage is switched off, full or broken', () => {
    const full = new FakeStorage();
    full.full = true;
    const broken = new FakeStorage();
    vi.spyOn(broken, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    for (const storage of [null, full, broken]) {
      const { keep, of } = open(storage);
      expect(keep(SEARCH, [3])).toEqual([3]);
      expect(of(SEARCH)).toEqual([3]);
    }
  });
});

const EMPTY_SEARCH = requestOf('rowByRow', EMPTY_GRID, {});

/** A stored text with one search and one error. */
function saved(change: object): string {
  const search = { givens: SEARCH.givens, strategy: 'rowByRow', options: '', steps: [1], ...change };
  return JSON.stringify({ version: 1, searches: [search] });
}
