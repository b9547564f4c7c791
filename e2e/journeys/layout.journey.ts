import { expect } from 'playwright/test';
import { compare as compareIn } from '../../src/i18n/en/compare';
import { EASY, EASY_ANSWER, HARD, MODERATE, TWO } from '../support/puzzles';
import type { MenuWord } from '../support/words';
import { journey } from './journey';
import type { Person } from './person';

/** The windows: phones upright and on their side, a tablet, desktops. */
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

const dialog =
  (entry: MenuWord) =>
  async (person: Person): Promise<void> => {
    await person.openPuzzle(EASY);
    await person.choose(entry);
    await person.sees('heading', undefined, { role: 'dialog' });
  };

const VIEWS: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'a first visit': (person) => person.open(),
  Play: async (person) => {
    await person.openPuzzle(EASY);
    await person.select('r1c3');
    await person.key('Shift+1', 'Shift+4', 'ArrowRight', '5');
  },
  solved: async (person) => {
    await person.openPuzzle(EASY);
    await person.key('s');
    await person.showsDigits(EASY_ANSWER);
  },
  examined: async (person) => {
    await person.openPuzzle(TWO);
    await person.press('button', person.words.verdict.examine);
    await person.sees('heading', undefined, { role: 'main' });
  },
  'the menu': async (person) => {
    await person.openPuzzle(EASY);
    await person.press('button', person.words.app.menu.puzzle);
    await person.sees('menuitem', new RegExp(`^${person.words.app.menu.empty}`));
  },
  'a hint': async (person) => {
    const { actions } = person.words.hint;
    await person.openPuzzle(MODERATE);
    await person.select('r1c3');
    await person.key('h');
    for (const name of [actions.nudge, actions.technique, actions.why]) await person.press('button', name);
  },
  Watch: async (person) => {
    await person.open(`#p=${HARD}&watch=rowByRow&n=1234`);
    await person.sees('button', 'Step back');
    await person.key('Escape');
  },
  Compare: async (person) => {
    await person.openPuzzle(HARD);
    await person.key('r');
    await person.sees('button', compareIn(null).again);
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
    await person.openPuzzle(EASY);
    await person.press('button', person.words.play.moreOptions);
    await person.sees('heading', undefined, { role: 'dialog' });
  },
};

for (const [name, open] of Object.entries(VIEWS))
  journey(`layout in seven windows: ${name}`, async ({ person }) => {
    await open(person);
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await person.tab.resize(width, height);
      // Some parts are measured and drawn again in the next frames.
      const faults = async () => {
        await person.drawnAgain();
        return person.faults();
      };
      await expect
        .poll(faults, { timeout: 2000 })
        .toEqual([])
        .catch(async () => found.push(...(await faults()).map((fault) => `${width} x ${height}: ${fault}`)));
    }
    expect(found).toEqual([]);
  });
