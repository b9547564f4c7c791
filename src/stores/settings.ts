import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CellNaming, LANGUAGES, type LanguageId, preferredLanguage } from '../i18n';

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
  letterKeys: true,
  cellNaming: null,
});

/**
 * Settings that are kept in `storage` as they change. Whatever is unknown or damaged there falls back to its default;
 * without storage they last as long as the page.
 */
export function createSettings(storage: Storage | null, wishes: readonly string[]): SettingsStore {
  const store = createStore<Settings>(() => ({ ...defaults(wishes), ...read(storage) }));
  store.subscribe((settings) => {
    try {
      storage?.setItem(KEY, JSON.stringify(settings));
    } catch {
      // The game's own saving tells the person that nothing can be kept.
    }
  });
  return store;
}

function read(storage: Storage | null): Partial<Settings> {
  let saved: unknown;
  try {
    saved = JSON.parse(storage?.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof saved !== 'object' || saved === null) return {};
  const known: { -readonly [K in keyof Settings]?: Settings[K] } = {};
  const { language, theme, cellNaming } = saved as Record<string, unknown>;
  if (typeof language === 'string' && Object.hasOwn(LANGUAGES, language))
    known.language = language as LanguageId;
  if (theme === 'light' || theme === 'dark' || theme === 'system') known.theme = theme;
  if (cellNaming === 'rowColumn' || cellNaming === 'letters' || cellNaming === 'words')
    known.cellNaming = cellNaming;
  for (const key of ['strikeNotes', 'pointOutMistakes', 'digitFirst', 'letterKeys'] as const) {
    const value = (saved as Record<string, unknown>)[key];
    if (typeof value === 'boolean') known[key] = value;
  }
  return known;
}
