import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CellNaming, LANGUAGES, type LanguageId, preferredLanguage } from '../../i18n';
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
  /** Single letters such as S and H are shortcuts. */
  readonly letterKeys: boolean;
  /** How hints and searches name cells; `null` for as the language does. */
  readonly cellNaming: CellNaming | null;
}

export type SettingsStore = StoreApi<Settings>;

const KEY = 'unwind.settings';

const defaults = (wishes: readonly string[]): Settings => ({
  language: preferredLanguage(wishes),
  theme: 'system',
  strikeNotes: true,
  pointOutMistakes: false,
  digitFirst: false,
  cornerNotes: false,
  timer: false,
  letterKeys: true,
  cellNaming: null,
});

/** A first version of the page wrote no version. */
const WRITTEN: Written<Partial<Settings>> = { version: 1, unversioned: 1, read: known };

/**
 * Settings that are kept as they change. A value there that is unknown falls back to its default; a text that cannot be
 * read is set aside and told.
 */
export function createSettings(
  vault: Vault,
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

function known(saved: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known: { -readonly [K in keyof Settings]?: Settings[K] } = {};
  const { language, theme, cellNaming } = saved;
  if (typeof language === 'string' && Object.hasOwn(LANGUAGES, language))
    known.language = language as LanguageId;
  if (theme === 'light' || theme === 'dark' || theme === 'system') known.theme = theme;
  if (cellNaming === 'rowColumn' || cellNaming === 'letters' || cellNaming === 'words')
    known.cellNaming = cellNaming;
  for (const key of [
    'strikeNotes',
    'pointOutMistakes',
    'digitFirst',
    'cornerNotes',
    'timer',
    'letterKeys',
  ] as const) {
    const value = saved[key];
    if (typeof value === 'boolean') known[key] = value;
  }
  return known;
}
