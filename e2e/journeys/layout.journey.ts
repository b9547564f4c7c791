import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { compare as compareIn } from '../../src/i18n/en/compare';
import { watch as watchIn } from '../../src/i18n/en/watch';
import { compare as compareInKorean } from '../../src/i18n/ko/compare';
import { watch as watchInKorean } from '../../src/i18n/ko/watch';
import { EASY, EASY_ANSWER, HARD, MODERATE, TWO } from '../support/puzzles';
import type { MenuWord } from '../support/words';
import { journey } from './journey';
import type { Person } from './person';

/**
 * The windows: phones upright and on their side, a tablet, desktops. Every second one, and so every view, ends in a
 * window in which the next view is easily opened.
 */
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

const COMPARE = { en: compareIn(null), ko: compareInKorean(null) };
const WATCH = { en: watchIn(null), ko: watchInKorean(null) };

const dialog =
  (entry: MenuWord) =>
  async (person: Person): Promise<void> => {
    await leaveDialog(person);
    await person.choose(entry);
    await person.sees('heading', undefined, { role: 'dialog' });
  };

async function leaveDialog(person: Person): Promise<void> {
  await person.key('Escape');
  await person.misses('dialog');
  await person.misses('menu');
}

/** Each is opened from the one before it, without loading the page again. */
const VIEWS: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'a first visit': (person) => person.reads('main', undefined, person.words.app.start.title),
  solved: async (person) => {
    await person.openPuzzle(EASY);
    await person.key('s');
    await person.showsDigits(EASY_ANSWER);
  },
  Play: async (person) => {
    await person.key('z');
    await person.showsDigits(EASY);
    await person.select('r1c3');
    await person.key('Shift+1', 'Shift+4', 'ArrowRight', '5');
  },
  'the menu': async (person) => {
    await person.press('button', person.words.app.menu.puzzle);
    await person.sees('menuitem', new RegExp(`^${person.words.app.menu.empty}`));
  },
  Shelf: dialog('shelf'),
  Print: dialog('print'),
  Share: dialog('share'),
  Many: dialog('many'),
  Photo: dialog('photo'),
  Examples: dialog('examples'),
  'Copy or save': dialog('exportAs'),
  'levels of a new puzzle': dialog('wishPuzzle'),
  Options: async (person) => {
    await leaveDialog(person);
    await person.press('button', person.words.play.moreOptions);
    await person.sees('heading', undefined, { role: 'dialog' });
  },
  examined: async (person) => {
    await leaveDialog(person);
    await person.openPuzzle(TWO);
    await person.press('button', person.words.verdict.examine);
    await person.sees('heading', undefined, { role: 'main' });
  },
  'a hint': async (person) => {
    const { actions } = person.words.hint;
    await person.openPuzzle(MODERATE);
    await person.select('r1c3');
    await person.key('h');
    for (const name of [actions.nudge, actions.technique, actions.why]) await person.press('button', name);
  },
  Compare: async (person) => {
    await person.openPuzzle(HARD);
    await person.key('r');
    await person.sees('button', COMPARE[person.language].again);
  },
  Watch: async (person) => {
    await person.press('button', person.words.app.watch);
    await person.press('textbox', WATCH[person.language].transport.goTo);
    await person.type('1234');
    await person.key('Enter');
    await person.reads('main', undefined, '1,234');
  },
};

/** The folder for pictures of all views; without it none are made. */
const { PICTURES } = process.env;

/** Looks at each view in half of the windows: in one language in these, in the other language in those. */
for (const [turn, language] of (['en', 'ko'] as const).entries())
  journey(
    `layout in seven windows of 17 views${language === 'ko' ? ', in Korean' : ''}`,
    async ({ person, chosen }) => {
      journey.slow();
      await person.open();
      if (language === 'ko') await person.press('button', '한국어');
      const reader = person.speaking(language);
      const found: string[] = [];
      for (const [index, [name, open]] of Object.entries(VIEWS).entries()) {
        await open(reader);
        for (const [at, [width, height]] of SIZES.entries()) {
          if ((index + at) % 2 !== turn) continue;
          await reader.tab.resize(width, height);
          // Some parts are measured and drawn again in the next frames.
          const faults = async () => {
            await reader.drawnAgain();
            return reader.faults();
          };
          const where = `${name}, ${width} x ${height}: `;
          await expect
            .poll(faults, { timeout: 2000 })
            .toEqual([])
            .catch(async () => found.push(...(await faults()).map((fault) => where + fault)));
          if (PICTURES !== undefined)
            await writeFile(`${PICTURES}/${name} ${width} ${chosen.engine}.png`, await reader.tab.picture());
        }
      }
      expect(found).toEqual([]);
    },
  );
