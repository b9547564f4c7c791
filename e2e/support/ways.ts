import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { clip } from '../../src/i18n/en/clip';
import { compare } from '../../src/i18n/en/compare';
import { type App, expect } from './app';
import { LOADED_LATER } from './built';
import { PRINTED_PHOTO } from './photos';
import { EASY_ANSWER, NONE, TWO, withDigits } from './puzzles';
import { storeElsewhere } from './stored';

/**
 * The scripts and styles of the build that the page does not load at first, with these exceptions: the solver's worker
 * loads at first (worker.spec.ts); the embedded app has its own page (embed.spec.ts); the part that takes files shared
 * by another app loads at the address that they are shared to (offline.spec.ts); the part that shows what a late
 * database delivers loads only if there is any (restore.spec.ts).
 */
export const LATER = LOADED_LATER.filter((file) => !/^(entry|embedded|sharedFiles|lateTexts)-/.test(file));

/** How a player reaches a part that loads later, and how a test knows that it has loaded completely. */
interface Way {
  go(app: App): Promise<void>;
  seen(app: App): Promise<void>;
}

/** The message in place of a part that failed to load. */
const alert = (app: App): Locator => app.page.getByRole('alert').filter({ visible: true });

async function seesDialog(app: App): Promise<void> {
  await app.dialog.waitFor();
  await alert(app).first().waitFor({ state: 'hidden' });
}

/** Waits instead of expecting, because that polls less often. */
const sees = (find: (page: Page) => Locator) => (app: App) => find(app.page).first().waitFor();

const watches = sees((page) => page.locator('main.watch'));
const compares = sees((page) => page.locator('main.compare'));

/** Opens the view that this way leads through, unless it is open. */
const within = async (app: App, view: string, key: string): Promise<void> => {
  const main = app.page.locator(view).first();
  if (!(await main.isVisible())) await app.press(key);
  await main.waitFor();
};

/** A menu loads when it opens. If it did not load, its button closes it again. */
const openMenu = (app: App): Promise<void> =>
  app.page.getByRole('banner').getByRole('button', { name: app.words.app.menu.puzzle }).click();

const dialog = (
  entry: 'wishPuzzle' | 'examples' | 'exportAs' | 'many' | 'print' | 'share' | 'aside' | 'data' | 'photo',
): Way => ({
  async go(app) {
    await openMenu(app);
    await app.page.getByRole('menuitem', { name: app.words.app.menu[entry] }).click();
  },
  seen: seesDialog,
});

/** Runs in the page: gives it a camera that sees a photograph. */
async function seePhoto(bytes: number[]): Promise<void> {
  const photo = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: photo.width, height: photo.height });
  const draw = () => canvas.getContext('2d')?.drawImage(photo, 0, 0);
  setInterval(draw, 50);
  navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
  navigator.mediaDevices.getUserMedia = async () => {
    draw();
    return canvas.captureStream(20);
  };
}

const set = (id: string, name: string): Way => {
  const choice = (app: App): Locator => app.page.getByRole('combobox', { name: compare(null).set.choose });
  return {
    async go(app) {
      await within(app, 'main.compare', 'r');
      if (!(await choice(app).isVisible())) await app.click(compare(null).scopes.set);
      await app.page
        .getByRole('combobox', { name: compare(null).set.stepLimit })
        .selectOption('10,000 steps');
      await choice(app).selectOption(name);
    },
    // Only an existing entry can be chosen.
    seen: (app) => expect(choice(app)).toHaveValue(id),
  };
};

/** A puzzle that lacks only its last digit. */
const ALMOST_DONE = withDigits(EASY_ANSWER, 80, '.');

/** All ways in English, each from the board. A test checks that together they load every file. */
export const WAYS: Readonly<Record<string, Way>> = {
  'the menu': { go: openMenu, seen: sees((page) => page.getByRole('menu')) },
  'a message': {
    go: (app) => app.press('l'),
    seen: (app) => app.notices.getByRole('button').first().waitFor(),
  },
  'the keys': { go: (app) => app.press('?'), seen: seesDialog },
  'the options': { go: (app) => app.click(app.words.play.moreOptions), seen: seesDialog },
  'the choice of techniques': {
    async go(app) {
      if ((await app.dialog.count()) === 0) await app.click(app.words.play.moreOptions);
      await app.dialog.getByRole('button', { name: app.words.choosing.open }).click();
    },
    seen: seesDialog,
  },
  'a new puzzle': {
    go: (app) => app.press('n'),
    seen: (app) =>
      expect(app.notices).toContainText(app.words.notices.madePuzzle({ kind: 'madePuzzle', asWished: true })),
  },
  'the wishes of a new puzzle': dialog('wishPuzzle'),
  'the examples': dialog('examples'),
  export: dialog('exportAs'),
  print: dialog('print'),
  'a link': {
    go: (app) => app.page.evaluate((hash) => location.assign(hash), `#p=${TWO}`),
    seen: (app) => app.showsDigits(TWO),
  },
  'what follows a finished puzzle': {
    async go(app) {
      await app.page.evaluate((hash) => location.assign(hash), `#p=${ALMOST_DONE}`);
      await app.showsDigits(ALMOST_DONE);
      await app.select('r9c9');
      await app.press(EASY_ANSWER.charAt(80));
    },
    seen: (app) => app.page.getByRole('region', { name: app.words.play.finished }).waitFor(),
  },
  'what is shared': {
    go: dialog('share').go,
    async seen(app) {
      await seesDialog(app);
      await app.dialog.getByRole('img', { name: app.words.share.qr }).waitFor();
      await app.dialog.locator('.share-board').waitFor();
    },
  },
  'one’s data': dialog('data'),
  'a photograph': {
    async go(app) {
      await dialog('photo').go(app);
      await app.choosePhoto(PRINTED_PHOTO);
    },
    seen: (app) => app.dialog.getByRole('grid', { name: app.words.photo.board }).waitFor(),
  },
  'the live camera': {
    async go(app) {
      await app.page.evaluate(seePhoto, [...readFileSync(PRINTED_PHOTO)]);
      await dialog('photo').go(app);
      await app.dialog.getByRole('button', { name: app.words.photo.live.open }).click();
    },
    // The outline of the grid, or the reading of the picture that was taken since.
    seen: (app) =>
      app.dialog
        .locator('.photo-seen polygon')
        .or(app.dialog.getByRole('grid', { name: app.words.photo.board }))
        .first()
        .waitFor(),
  },
  Many: dialog('many'),
  'what was set aside': {
    async go(app) {
      await storeElsewhere(app.page, { 'unwind.game.damaged.1700000000000': '{"version' });
      await dialog('aside').go(app);
    },
    seen: seesDialog,
  },
  'a paste that is refused': { go: (app) => app.paste('no puzzle'), seen: seesDialog },
  Examine: {
    go: (app) => app.click(app.words.verdict.examine),
    seen: sees((page) => page.locator('.doctor-panel :is(h1, h2)')),
  },
  'no solution': {
    go: (app) => app.paste(NONE),
    seen: sees((page) => page.locator('.doctor-card')),
  },
  'the next solution': {
    async go(app) {
      await app.paste(TWO);
      await app.showsDigits(TWO);
      await app.press('s');
      await app.click(app.words.verdict.next);
    },
    seen: (app) => expect(app.button(app.words.verdict.previous)).toBeEnabled(),
  },
  'the colours': {
    async go(app) {
      const mode = app.page.getByRole('main').getByRole('button', { name: app.words.app.pad.colour });
      if ((await mode.getAttribute('aria-pressed')) !== 'true') await mode.click();
    },
    seen: (app) => app.button(app.words.colours.names[1]).waitFor(),
  },
  Hint: { go: (app) => app.press('h'), seen: (app) => app.hint.getByRole('heading').first().waitFor() },
  'the pages of techniques': {
    async go(app) {
      if ((await app.dialog.count()) === 0) await app.press('?');
      await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click();
    },
    seen: seesDialog,
  },
  Watch: { go: (app) => app.press('w'), seen: watches },
  'the strategies': {
    async go(app) {
      await within(app, 'main.watch', 'w');
      await app.page
        .getByRole('main')
        .getByRole('button', { name: /^Strategy/ })
        .click();
    },
    seen: seesDialog,
  },
  'a clip': {
    async go(app) {
      await within(app, 'main.watch', 'w');
      await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
      await app.page.getByRole('menuitem', { name: clip.title }).click();
    },
    seen: seesDialog,
  },
  'a clip that is saved': {
    async go(app) {
      await WAYS['a clip']?.go(app);
      await app.dialog.getByRole('button', { name: clip.save }).click();
    },
    seen: (app) => expect(app.notices).toContainText('Saved as'),
  },
  Compare: { go: (app) => app.press('r'), seen: compares },
  ...Object.fromEntries(
    Object.entries(compare(null).set.sets).map(([id, name]) => [`the set “${name}”`, set(id, name)]),
  ),
};

/** The files that only a Korean page fetches. The first way starts from an English page. */
export const KOREAN_WAYS: Readonly<Record<string, Way>> = {
  Korean: {
    go: (app) => app.page.getByRole('banner').getByRole('button', { name: '한국어' }).click(),
    seen: sees((page) => page.getByRole('banner').getByRole('button', { name: 'English' })),
  },
  ...Object.fromEntries(
    ['the keys', 'Hint', 'the pages of techniques', 'Watch', 'Compare'].map((name) => [
      `${name} in Korean`,
      WAYS[name] as Way,
    ]),
  ),
};

/** Returns to the board as a player would. */
export async function goHome(app: App, givens: string): Promise<void> {
  await expect(async () => {
    await app.press('Escape');
    await app.page.evaluate(() => document.querySelector<HTMLElement>('.doctor-head button')?.click());
    expect(await app.dialog.count()).toBe(0);
    expect(await app.page.getByRole('menu').count()).toBe(0);
    expect(await app.page.locator('[data-mode=play]').count()).toBe(1);
    if ((await app.digits()) !== givens) await app.press('z');
    expect(await app.digits()).toBe(givens);
  }).toPass({ intervals: [20] });
}

/** Removes the browser's complaints about files that it cannot load. Any other complaint is a failure. */
export function forgive(app: App): void {
  const others = app.complaints.filter(
    (text) => !/^Failed to load resource|^The resource .* preload/.test(text),
  );
  app.complaints.splice(0);
  expect(others).toEqual([]);
}
