import { readFileSync } from 'node:fs';
import type { Browser } from './engines/driver';
import { startFirefox } from './engines/firefox';
import { journey } from './journey';

/** A setting of Firefox alone, which LibreWolf and the Tor Browser have by default. */
const shy = journey.extend<object, { window: Browser }>({
  window: [
    async ({ chosen }, use) => {
      if (chosen.engine !== 'firefox') throw new Error('only Firefox has this setting');
      const browser = await startFirefox(chosen.path, { 'privacy.resistFingerprinting': true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

shy('a photograph whose pixels Firefox hides: it says so', async ({ person }) => {
  await person.open();
  const photo = readFileSync('src/sudoku/testing/photos/printed/image1006.jpg');
  await person.drops('image1006.jpg', photo, 'image/jpeg');
  await person.reads('dialog', undefined, person.words.photo.failed({ kind: 'hidden' }));
});
