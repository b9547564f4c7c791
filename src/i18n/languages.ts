import { later } from '../parts';
import type { ByNaming } from './cellNames';
import { en, type Messages } from './en';
import type { CompareMessages } from './en/compare';
import type { HintCatalogue } from './en/hints';
import type { MoreMessages } from './en/more';
import type { WatchMessages } from './en/watch';

interface Language {
  /** The language's own name for itself. */
  readonly name: string;
  /**
   * Sample letters with which to request the language's fonts, if the reader's fonts cannot replace them at the same
   * width; `null` if the fonts of the first screen have its letters.
   */
  readonly letters: string | null;
  /**
   * The words of the first screen. The page's script contains English; other languages load when they are
   * chosen.
   */
  load(): Promise<ByNaming<Messages>>;
  /** The words of dialogs and notices. */
  loadMore(): Promise<ByNaming<MoreMessages>>;
  /** The words of Watch. */
  loadWatch(): Promise<ByNaming<WatchMessages>>;
  /** The words of Compare. */
  loadCompare(): Promise<ByNaming<CompareMessages>>;
  /** The words of hints. */
  loadHints(): Promise<ByNaming<HintCatalogue>>;
}

export const LANGUAGES = {
  en: {
    name: 'English',
    letters: null,
    load: async () => en,
    loadMore: later(() => import('./en/more'), 'more'),
    loadWatch: later(() => import('./en/watch'), 'watch'),
    loadCompare: later(() => import('./en/compare'), 'compare'),
    loadHints: later(() => import('./en/hints'), 'hints'),
  },
  ko: {
    name: '한국어',
    letters: '가A',
    load: later(() => import('./ko'), 'ko'),
    loadMore: later(() => import('./ko/more'), 'more'),
    loadWatch: later(() => import('./ko/watch'), 'watch'),
    loadCompare: later(() => import('./ko/compare'), 'compare'),
    loadHints: later(() => import('./ko/hints'), 'hints'),
  },
} satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;

/** The language to start in, by the browser's preferences (BCP 47 tags, most preferred first). */
export function preferredLanguage(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const id = wish.split('-')[0]?.toLowerCase() ?? '';
    if (Object.hasOwn(LANGUAGES, id)) return id as LanguageId;
  }
  return 'en';
}
