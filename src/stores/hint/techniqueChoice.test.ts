import { describe, expect, it, vi } from 'vitest';
import { FakeStorage, textStoreOf } from '../testing';
import { createTechniqueChoice, tick } from './techniqueChoice';

const KEY = 'unwind.techniques';
const DEFAULTS = { without: [], order: 'easiest' };

const storageWith = (text: string): FakeStorage => {
  const storage = new FakeStorage();
  storage.setItem(KEY, text);
  return storage;
};

const open = (storage: Storage | null) => createTechniqueChoice(textStoreOf(storage), { tell: vi.fn() });

describe('the choice of techniques', () => {
  it('begins with all of them, and the easiest step first', () => {
    expect(open(new FakeStorage()).getState()).toEqual(DEFAULTS);
  });

  it('is stored at each change', () => {
    const storage = new FakeStorage();
    open(storage).setState({ without: ['xWing', 'bugPlusOne'], order: 'fewest' });
    expect(open(storage).getState()).toEqual({
      without: ['xWing', 'bugPlusOne'],
      order: 'fewest',
    });
  });

  it.each([
    ['no JSON', '{"version":'],
    ['a number', '7'],
    ['null', 'null'],
    ['no version', '{"without":["xWing"],"order":"fewest"}'],
    ['a version of later', '{"version":2,"without":["xWing"],"order":"fewest"}'],
    ['unknown values', '{"version":1,"without":"xWing","order":"hardest"}'],
  ])('falls back to its defaults on %s', (_, text) => {
    expect(open(storageWith(text)).getState()).toEqual(DEFAULTS);
  });

  it('leaves out unknown techniques, and puts the others in order', () => {
    const text =
      '{"version":1,"without":["xyWing","magic","__proto__",7,null,"xWing","xWing"],"order":"fewest"}';
    expect(open(storageWith(text)).getState()).toEqual({
      without: ['xWing', 'xyWing'],
      order: 'fewest',
    });
  });

  it('switches techniques off and on, always in the same order', () => {
    const choice = open(null);
    tick(choice, ['xyWing', 'fullHouse'], false);
    tick(choice, ['xWing', 'xyWing'], false);
    expect(choice.getState().without).toEqual(['fullHouse', 'xWing', 'xyWing']);
    tick(choice, ['xWing', 'fullHouse', 'aic'], true);
    expect(choice.getState().without).toEqual(['xyWing']);
  });

  it('lasts as long as the page if storage is missing, full or unreadable', () => {
    const refusing = new FakeStorage();
    refusing.full = true;
    refusing.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const storage of [null, refusing]) {
      const choice = open(storage);
      choice.setState({ order: 'fewest' });
      expect(choice.getState()).toEqual({ without: [], order: 'fewest' });
    }
  });
});
