import type { HintCatalogue, Messages, MoreMessages } from '../../src/i18n';
import { en } from '../../src/i18n/en';
import { hints as enHints } from '../../src/i18n/en/hints';
import { more as enMore } from '../../src/i18n/en/more';
import { ko } from '../../src/i18n/ko';
import { hints as koHints } from '../../src/i18n/ko/hints';
import { more as koMore } from '../../src/i18n/ko/more';

/** All words of the page in a language, from all its catalogues. */
const wordsOf = (first: Messages, more: MoreMessages, hints: HintCatalogue) => ({
  ...first,
  ...more,
  ...hints,
  app: {
    ...first.app,
    menu: {
      ...first.app.menu,
      ...more.menus,
      reveal: more.play.reveal(1),
      fillNotes: more.play.fillNotes,
    },
  },
  verdict: { ...first.verdict, ...more.answer },
});

/** Every sentence of the page, in each language, as a newcomer reads them. */
export const WORDS = {
  en: wordsOf(en(null), enMore(null), enHints(null)),
  ko: wordsOf(ko(null), koMore(null), koHints(null)),
};

/** The same for those who name cells r1c1 in English, as most specs do. */
export const SHORT_WORDS = {
  ...WORDS,
  en: wordsOf(en('rowColumn'), enMore('rowColumn'), enHints('rowColumn')),
};

/** The settings of somebody who has chosen how cells are named. */
export const NAMED = { en: { version: 1, cellNaming: 'rowColumn' }, ko: { version: 1, cellNaming: 'words' } };

export type Language = keyof typeof WORDS;
export type MenuWord = Exclude<keyof (typeof WORDS)['en']['app']['menu'], 'themes' | 'groups'>;
