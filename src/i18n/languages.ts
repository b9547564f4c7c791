import { later } from '../parts';
import { en } from './en';
import type { HintCatalogue, Messages, MoreMessages, WatchCatalogue } from './messages';
import type { CompareMessages } from './sections/compare';

interface Language {
  /** What its speakers call it. */
  readonly name: string;
  /**
   * Letters by which to ask for its own fonts, where the reader's fonts cannot stand in at the same width; `null` where the
   * fonts of the first screen have them.
   */
  readonly letters: string | null;
  /** Its first screen. English is always at hand; the others arrive when wanted. */
  load(): Promise<Messages>;
  /** Its dialogs and notices. */
  loadMore(): Promise<MoreMessages>;
  /** Its words of Watch. */
  loadWatch(): Promise<WatchCatalogue>;
  /** Its words of Compare. */
  loadCompare(): Promise<CompareMessages>;
  /** Its hints. */
  loadHints(): Promise<HintCatalogue>;
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

/** The language to start in, from the browser's wishes (BCP 47 tags, dearest first). */
export function preferredLanguage(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const id = wish.split('-')[0]?.toLowerCase() ?? '';
    if (Object.hasOwn(LANGUAGES, id)) return id as LanguageId;
  }
  return 'en';
}
