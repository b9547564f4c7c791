import { describe, expect, it, vi } from 'vitest';
import { FakeStorage, textStoreOf } from '../testing';
import { createSettings } from './settings';

const KEY = 'unwind.settings';
const DEFAULTS = {
  language: 'en',
  theme: 'system',
  strikeNotes: true,
  pointOutMistakes: false,
  digitFirst: false,
  cornerNotes: false,
  timer: false,
  history: true,
  letterKeys: true,
  cellSentence: false,
  cellNaming: null,
  level: null,
};

const storageWith = (text: string): FakeStorage => {
  const storage = new FakeStorage();
  storage.setItem(KEY, text);
  return storage;
};

const told = vi.fn();
const open = (storage: Storage | null, wishes: readonly string[]) =>
  createSettings(textStoreOf(storage), wishes, { tell: told });

describe('settings', () => {
  it.each([
    [[], 'en'],
    [['ko-KR', 'en'], 'ko'],
    [['fr', 'KO'], 'ko'],
    [['fr-FR', 'de'], 'en'],
    [['toString', '__proto__', ''], 'en'],
  ])('begin in the first language of %j that is spoken', (wishes, language) => {
    expect(open(new FakeStorage(), wishes).getState().language).toBe(language);
  });

  it('are stored at each change', () => {
    const storage = new FakeStorage();
    const chosen = {
      ...DEFAULTS,
      language: 'ko',
      theme: 'dark',
      digitFirst: true,
      timer: true,
      letterKeys: false,
      cellNaming: 'letters',
      level: 'expert',
    } as const;
    open(storage, []).setState(chosen);
    expect(open(storage, ['en']).getState()).toEqual(chosen);
  });

  it.each([
    ['no JSON', '{"theme":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '["dark"]'],
    [
      'unknown values',
      '{"language":"toString","theme":"pink","strikeNotes":"no","digitFirst":1,"letterKeys":null,"cellNaming":"chess","level":"toString"}',
    ],
    ['unknown keys', '{"volume":11,"__proto__":{"digitFirst":true}}'],
  ])('fall back to their defaults on %s', (_, text) => {
    expect(open(storageWith(text), []).getState()).toEqual(DEFAULTS);
  });

  it('keep known values beside unknown ones', () => {
    const settings = open(storageWith('{"theme":"light","language":"tlh","pointOutMistakes":true}'), []);
    expect(settings.getState()).toEqual({ ...DEFAULTS, theme: 'light', pointOutMistakes: true });
  });

  it('last as long as the page if there is no storage', () => {
    const settings = open(null, []);
    settings.setState({ theme: 'dark' });
    expect(settings.getState().theme).toBe('dark');
  });

  it('change even if storage is full or unreadable', () => {
    const storage = new FakeStorage();
    storage.full = true;
    storage.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const settings = open(storage, []);
    settings.setState({ theme: 'dark' });
    expect(settings.getState()).toEqual({ ...DEFAULTS, theme: 'dark' });
  });
});
