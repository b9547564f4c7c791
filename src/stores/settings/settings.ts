import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CellNaming, LANGUAGES, type LanguageId, preferredLanguage } from '../../i18n';
import type { Difficulty } from '../../sudoku/techniques';
import type { Notices } from '../page/notices';
import type { Written } from '../saving/stored';
import { readKept, type Vault } from '../saving/vault';

export type Theme = 'system' | 'light' | 'dark';

/** What a person sets once and keeps. */
export interface Settings {
  readonly language: LanguageId;
  readonly theme: Theme;
  /** Placing a digit strikes it from its peers' notes. */
  readonly strikeNotes: boolean;
  /** Wrong entries are marked at once. */
  readonly pointOutMistakes: boolean;
  /** On the keypad a digit is picked first, and then goes to each cell tapped. */
  readonly digitFirst: boolean;
  /** Notes are centre marks, and there are corner notes beside them, instead of notes in their places. */
  readonly cornerNotes: boolean;
  /** How long one has played is shown. */
  readonly timer: boolean;
  /** How it went is kept with each puzzle that is finished. */
  readonly history: boolean;
  /** Single letters such as S and H are shortcuts. */
  readonly letterKeys: boolean;
  /** How hints and searches name cells; `null` for as the language does. */
  readonly cellNaming: CellNaming | null;
  /** How hard new puzzles are. */
  readonly level: Difficulty;
}

export type SettingsStore = StoreApi<Settings>;

export const KEY = 'unwind.settings';

/** What a setting is at first, and whether a kept value is one of its own. */
interface Setting<T> {
  readonly initial: T;
  readonly knows: (kept: unknown) => boolean;
}

const flag = (initial: boolean): Setting<boolean> => ({
  initial,
  knows: (kept) => typeof kept === 'boolean',
});

/** A choice of words; `words` has each of them. */
const choice = <T extends string | null>(
  initial: T,
  words: Readonly<Record<NonNullable<T>, unknown>>,
): Setting<T> => ({ initial, knows: (kept) => typeof kept === 'string' && Object.hasOwn(words, kept) });

/** Every setting. */
const SETTINGS: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  language: choice<LanguageId>('en', LANGUAGES),
  theme: choice<Theme>('system', { system: 1, light: 1, dark: 1 }),
  strikeNotes: flag(true),
  pointOutMistakes: flag(false),
  digitFirst: flag(false),
  cornerNotes: flag(false),
  timer: flag(false),
  history: flag(true),
  letterKeys: flag(true),
  cellNaming: choice<CellNaming | null>(null, { rowColumn: 1, letters: 1, words: 1 }),
  level: choice<Difficulty>('easy', { easy: 1, medium: 1, hard: 1, expert: 1, extreme: 1 }),
};

/** A first version of the page wrote no version. */
const WRITTEN: Written<Partial<Settings>> = { version: 1, unversioned: 1, read: known };

/**
 * Settings that are kept as they change. A value there that is unknown falls back to its default; a text that cannot be
 * read is set aside and told.
 */
export function createSettings(
  vault: Pick<Vault, 'get' | 'put' | 'setAside'>,
  wishes: readonly string[],
  notices: Pick<Notices, 'tell'>,
): SettingsStore {
  const kept = readKept(vault, KEY, WRITTEN, (why) =>
    notices.tell({ kind: 'otherSetAside', what: 'settings', why }, { actions: ['showAside'], lasting: true }),
  );
  const store = createStore<Settings>(() => ({ ...defaults(wishes), ...kept }));
  store.subscribe((settings) => {
    vault.put(KEY, JSON.stringify({ version: WRITTEN.version, ...settings }));
  });
  return store;
}

/** Of what was kept, the settings there are with values of theirs. */
function known(saved: Readonly<Record<string, unknown>>): Partial<Settings> {
  const keys = Object.keys(SETTINGS) as (keyof Settings)[];
  return Object.fromEntries(
    keys.filter((key) => SETTINGS[key].knows(saved[key])).map((key) => [key, saved[key]]),
  );
}

/** Every setting as it is at first, in the first of the languages wished for. */
function defaults(wishes: readonly string[]): Settings {
  const initial = Object.entries(SETTINGS).map(([key, { initial }]) => [key, initial]);
  return { ...Object.fromEntries(initial), language: preferredLanguage(wishes) };
}
