// Runs before the first paint. Sets the theme and how much of the drawn page (shell.tsx) is shown. If the
// scripts that should hydrate the page do not load, or fail while they start, it shows a message.
import { createGate } from './gate';

{
  // From the first paint on, nothing that a person does is lost, although the page cannot respond yet.
  window.unwindGate = createGate();

  /** How long the page waits for its fonts, in milliseconds. After that it is shown in the reader's own fonts. */
  const PATIENCE = 150;
  /**
   * How long it waits for the copy of the game, in milliseconds. A later copy replaces an older board on the screen.
   */
  const COPY_PATIENCE = 1000;
  const { dataset } = document.documentElement;
  let settings = {};
  const hasLink = /[#?&][ps]=/.test(location.href);
  let known = hasLink;
  try {
    const kept = localStorage.getItem('unwind.settings');
    known ||= (kept ?? localStorage.getItem('unwind.game')) !== null;
    settings = JSON.parse(kept) ?? {};
  } catch {
    // Storage is switched off or damaged.
  }
  const { theme, language = navigator.languages.find((tag) => /^(en|ko)\b/i.test(tag)) ?? 'en' } = settings;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = language.slice(0, 2);
  const stall = () => {
    dataset.stalled = '';
  };
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement || stall(), true);
  addEventListener('unhandledrejection', stall);

  // Fetch the script that reads links beside the others, not after them.
  if (hasLink) document.getElementById('links').rel = 'modulepreload';

  // When a newer version takes over, the page reloads, so that it never mixes files of two versions. The first service
  // worker on this computer has the page's own version, so it causes no reload. Listen from the beginning: other tabs
  // can switch to a newer version at any time.
  const { serviceWorker } = navigator;
  let isKept = serviceWorker?.controller;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });

  // A killed browser may have lost the last moves from its storage but still have them in its database (see
  // src/stores/saving/newer.ts). Open and read the database while the scripts load. On a first visit this only creates
  // it, which takes a while, so that it is ready for the first key; the page does not wait for it.
  window.unwindOpened = new Promise((resolve) => {
    const opening = indexedDB.open('unwind.latest', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
    opening.onsuccess = () => {
      const database = opening.result;
      // A tab with a newer version of the app waits until this connection closes.
      database.onversionchange = () => database.close();
      const all = database.transaction('texts').objectStore('texts').getAll();
      all.onerror = opening.onerror;
      all.onsuccess = () => resolve({ database, copy: all.result });
    };
  }).catch(() => {});
  window.unwindCopy = new Promise((resolve) => {
    setTimeout(resolve, isKept ? COPY_PATIENCE : 0);
    window.unwindOpened.then((opened) => resolve(opened?.copy));
  });

  // Show the page in the preloaded fonts. Load each font here, in its own task: a layout that has to load them takes
  // twice as long, and a layout without them must be done again.
  const fonts = ['1em "Unwind Sans"', '1em "Unwind Serif"', 'italic 1em "Unwind Serif"'];
  const read = Promise.allSettled(fonts.map((font) => document.fonts.load(font, '1')));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  Promise.all([parsed, Promise.race([read, late])]).then(() => {
    dataset.shell = /^en/i.test(language) ? (known ? 'again' : 'first') : 'wordless';
  });
}
