import { expect, it } from 'vitest';
import { LANGUAGES, type LanguageId } from '.';

const LOCALES: Readonly<Record<LanguageId, string>> = { en: 'en-GB', ko: 'ko-KR' };
const DAY = 86_400_000;

it.each(Object.keys(LOCALES) as LanguageId[])(
  'names the day a puzzle came as the language does: %s',
  async (language) => {
    const { app } = (await LANGUAGES[language].load())(null);
    const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long' });
    const date = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' });
    const progress = { filled: 0, blanks: 51, givens: 30, answers: 0 };
    for (let day = 0; day < 366; day++) {
      const origin = { kind: 'pasted', name: null, at: Date.UTC(2028, 0, 1, 12) + day * DAY } as const;
      expect(app.title(origin, null)).toContain(weekday.format(origin.at));
      expect(app.subtitle(origin, progress)).toContain(date.format(origin.at));
    }
  },
);
