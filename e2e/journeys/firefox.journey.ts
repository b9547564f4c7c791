import { readFileSync } from 'node:fs';
import { MODERATE } from '../support/puzzles';
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
