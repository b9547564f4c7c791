import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CellNaming, LANGUAGES, type LanguageId, preferredLanguage } from '../../i18n';
import type { Difficulty } from '../../sudoku/techniques';
import type { Notices } from '../page/notices';
import type { Written } from '../storage/stored';
import { readKept, type TextStore } from '../storage/textStore';

export type Theme = 'system' | 'light' | 'dark';

/** The options. They are stored and apply to every visit. */
export interface Settings {
  readonly language: LanguageId;
  readonly theme: Theme;
  /** Placing a digit strikes it from its peers' notes. */
  readonly strikeNotes: boolean;
  /** Wrong entries are marked at once. */
  readonly pointOutMistakes: boolean;
  /** The player picks a digit on the keypad first; then each tapped cell gets it. */
  readonly digitFirst: boolean;
  /** There are centre notes and corner notes, instead of notes at a fixed place for each digit. */
  readonly cornerNotes: boolean;
  /** Beside the keypad stands which digits the selected cell can have. */
  readonly cellSentence: boolean;
  /** The time played is shown. */
  readonly timer: boolean;
  /** The results of finished puzzles are stored. */
  readonly history: boolean;
  /** Single letters such as S and H are shortcuts. */
  readonly letterKeys: boolean;
  /** How hints and searches name cells; `null` for the language's own way. */
  readonly cellNaming: CellNaming | null;
  /** How hard new puzzles are; `null` until it is chosen for the first time. */
  readonly level: NewLevel | null;
}

/** A level of new puzzles, or whatever the other wishes allow. */
export type NewLevel = Difficulty | 'any';

export type SettingsStore = StoreApi<Settings>;

export const KEY = 'unwind.settings';

interface Setting<T> {
  /** The default. */
  readonly initial: T;
  /** Whether a stored value is valid. */
  readonly knows: (kept: unknown) => boolean;
}

const flag = (initial: boolean): Setting<boolean> => ({
  initial,
  knows: (kept) => typeof kept === 'boolean',
});

/** A choice between the keys of `words`. */
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
  cellSentence: flag(false),
  timer: flag(false),
  history: flag(true),
  letterKeys: flag(true),
  cellNaming: choice<CellNaming | null>(null, { rowColumn: 1, letters: 1, words: 1 }),
  level: choice<NewLevel | null>(null, {
    beginner: 1,
    easy: 1,
    medium: 1,
    hard: 1,
    expert: 1,
    extreme: 1,
    any: 1,
  }),
};

/** The first version of the page stored no version number. */
const WRITTEN: Written<Partial<Settings>> = { version: 1, unversioned: 1, read: known };

/**
 * The settings, stored at each change. A stored value that is unknown is replaced by the default. An unreadable text is
 * set aside, and a notice says so.
 *
 * @param wishes the browser's preferred languages, most preferred first
 */
export function createSettings(
  textStore: Pick<TextStore, 'get' | 'put' | 'setAside'>,
  wishes: readonly string[],
  notices: Pick<Notices, 'tell'>,
): SettingsStore {
  const kept = readKept(textStore, KEY, WRITTEN, (why) =>
    notices.tell({ kind: 'otherSetAside', what: 'settings', why }, { actions: ['showAside'], lasting: true }),
  );
  const store = createStore<Settings>(() => ({ ...defaults(wishes), ...kept }));
  store.subscribe((settings) => {
    textStore.put(KEY, JSON.stringify({ version: WRITTEN.version, ...settings }));
  });
  return store;
}

/** The known settings with valid values among those stored. */
function known(saved: Readonly<Record<string, unknown>>): Partial<Settings> {
  const keys = Object.keys(SETTINGS) as (keyof Settings)[];
  return Object.fromEntries(
    keys.filter((key) => SETTINGS[key].knows(saved[key])).map((key) => [key, saved[key]]),
  );
}

/** The defaults, with the first preferred language that the app has. */
function defaults(wishes: readonly string[]): Settings {
  const initial = Object.entries(SETTINGS).map(([key, { initial }]) => [key, initial]);
  return { ...Object.fromEntries(initial), language: preferredLanguage(wishes) };
}
