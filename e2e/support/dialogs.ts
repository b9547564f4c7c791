import { compare as enCompare } from '../../src/i18n/en/compare';
import { compare as koCompare } from '../../src/i18n/ko/compare';
import type { Dialog } from '../../src/stores/page/screen';
import { type App, expect } from './app';
import { storedText, storeElsewhere } from './stored';
import { Watching } from './watching';

/** Sets two games aside: one that could not be read, and the board of another tab. */
const setAside = async ({ page }: App): Promise<void> =>
  storeElsewhere(page, {
    'unwind.game.damaged.1700000000000': '{"version',
    'unwind.game.otherTab.1700000000001': await storedText(page, 'unwind.game'),
  });

const view = (app: App, mode: string) =>
  expect(app.page.locator(`[data-mode=${mode}] main.${mode}`)).toBeVisible();

/** The words of Compare, which load with it. */
export const compareWords = ({ language }: App) => ({ en: enCompare, ko: koCompare })[language](null);

/** How to open each dialog from the board. */
export const DIALOGS: Readonly<Record<Dialog, (app: App) => Promise<unknown>>> = {
  async paste(app) {
    await app.setClipboard('');
    await app.choose('paste');
  },
  newPuzzle: (app) => app.choose('wishPuzzle'),
  examples: (app) => app.choose('examples'),
  export: (app) => app.choose('exportAs'),
  print: (app) => app.choose('print'),
  share: (app) => app.choose('share'),
  shortcuts: (app) => app.press('?'),
  options: (app) => app.click(app.words.play.moreOptions),
  async techniques(app) {
    await app.click(app.words.play.moreOptions);
    await app.dialog.getByRole('button', { name: app.words.choosing.open }).click();
  },
  async technique(app) {
    await app.press('?');
    await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click();
    await app.dialog.getByRole('button', { name: app.words.techniques.names.skyscraper }).click();
  },
  many: (app) => app.choose('many'),
  async aside(app) {
    await setAside(app);
    await app.choose('aside');
  },
  shelf: (app) => app.choose('shelf'),
  data: (app) => app.choose('data'),
  photo: (app) => app.choose('photo'),
  course: (app) => app.choose('course'),
  calendar: (app) => app.choose('calendar'),
  statistics: (app) => app.choose('statistics'),
  pause: (app) => app.press('p'),
  async solve(app) {
    await app.select('r1c3');
    await app.press('4');
    await app.press('s');
  },
  async strategy(app) {
    await app.press('w');
    await new Watching(app).openStrategies();
  },
  async moments(app) {
    await app.press('w');
    await view(app, 'watch');
    const watching = new Watching(app);
    await watching.choose(watching.words.moments.title);
  },
  async log(app) {
    await app.press('w');
    await view(app, 'watch');
    const watching = new Watching(app);
    await watching.choose(watching.words.log.title);
  },
  async steer(app) {
    await app.press('w');
    await view(app, 'watch');
    await app.press('g');
  },
  async program(app) {
    await app.press('w');
    await view(app, 'watch');
    await new Watching(app).openProgram();
  },
  async clip(app) {
    await app.press('w');
    await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
    await app.page.getByRole('menuitem', { name: app.words.clip.title }).click();
  },
  async contestants(app) {
    await app.press('r');
    await view(app, 'compare');
    await app.click(compareWords(app).change);
  },
};
