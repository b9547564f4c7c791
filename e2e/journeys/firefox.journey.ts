import { readFileSync } from 'node:fs';
import { EASY, MODERATE } from '../support/puzzles';
import type { Browser } from './engines/driver';
import { type Preferences, startFirefox } from './engines/firefox';
import { journey } from './journey';

/** A journey in a Firefox that a person has set up in a way that no other browser has. */
const withFirefox = (preferences: Preferences) =>
  journey.extend<object, { window: Browser }>({
    window: [
      async ({ chosen }, use) => {
        if (chosen.engine !== 'firefox') throw new Error('only Firefox has this setting');
        const browser = await startFirefox(chosen.path, preferences);
        await use(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/** LibreWolf and the Tor Browser have it by default. */
const shy = withFirefox({ 'privacy.resistFingerprinting': true });

shy('a photograph whose pixels Firefox hides: it says so', async ({ person }) => {
  await person.open();
  const photo = readFileSync('src/sudoku/testing/photos/printed/image1006.jpg');
  await person.drops('image1006.jpg', photo, 'image/jpeg');
  await person.reads('dialog', undefined, person.words.photo.failed({ kind: 'hidden' }));
});

/** A device that is touched, and whose scrollbars take room all the same. */
const touched = withFirefox({ 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 });

touched('touch, with scrollbars that take room: nothing is too wide', async ({ person }) => {
  await person.openPuzzle(MODERATE);
  const found: string[] = [];
  for (const view of ['Play', 'a hint']) {
    if (view === 'a hint') {
      await person.key('h');
      await person.sees('button', person.words.hint.actions.technique);
    }
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await person.tab.resize(width, height);
      await person.drawnAgain();
      for (const fault of await person.faults()) found.push(`${view}, ${width} x ${height}: ${fault}`);
    }
  }
  if (found.length > 0) throw new Error(found.join('\n'));
});

/** Then each use of storage throws "SecurityError: The operation is insecure", also that of caches and other tabs. */
const strict = withFirefox({ 'network.cookie.cookieBehavior': 2 });

strict(
  'all storage is refused: Many and Print work, and no error is reported',
  async ({ person, forgiven }) => {
    const { many, print } = person.words;
    const inDialog = { within: { role: 'dialog' } } as const;
    // Firefox itself says so.
    forgiven.push(/ServiceWorker for scope/);
    await person.open(`#p=${EASY}`);
    await person.showsDigits(EASY);
    await person.key('Escape', 'Escape');
    await person.evaluate(() => {
      // The browser's own dialog would wait for a person.
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await person.choose('many');
    await person.drops('lines.sdm', Buffer.from(`${EASY}\n`.repeat(300)), 'text/plain');
    await person.reads('status', undefined, /300 .*solved in/);
    await person.press('button', many.print, inDialog);
    await person.sees('heading', print.title, { role: 'dialog' });
    await person.press('button', print.print, inDialog);
    await person.waits('it prints', () =>
      person.evaluate(() => document.documentElement.dataset.printed === 'yes'),
    );
  },
);
