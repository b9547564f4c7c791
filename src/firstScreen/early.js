// Runs before the first paint. Sets the theme and how much of the drawn page (shell.tsx) is shown. If the scripts that
// should hydrate the page do not load, or fail while they start, it shows a message. In a browser that is too old, it
// replaces the page by a sentence that says so.
import { openDatabase, readTexts } from '../stores/storage/database';
import { createGate } from './gate';

// Both are known since the versions of scripts/floor.mjs, of which each browser lacks one before.
if (!window.CSS?.supports('selector(:has(a))') || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
  const replace = () => {
    document.body.innerHTML = document.getElementById('too-old').innerHTML;
  };
  document.addEventListener('readystatechange', replace, { once: true });
} else {
  // From the first paint on, nothing that a person does is lost, although the page cannot respond yet.
  window.unwindGate = createGate();

  /**
   * How long the page waits for its fonts and for the database, in milliseconds. After that it is shown in the reader's
   * own fonts, and without a board if it may not be the first visit.
   */
  const PATIENCE = 150;
  /** How long the scripts of a later visit wait for the database. What a person does meanwhile is kept. */
  const RETURNING_PATIENCE = 1000;
  const { dataset } = document.documentElement;
  const { serviceWorker } = navigator;
  let isKept = serviceWorker?.controller;
  let settings = {};
  const hasLink = /[#?&][ps]=/.test(location.href);
  let known = false;
  try {
    known = Object.keys(localStorage).some((key) => key.startsWith('unwind.'));
    // Earlier versions stored all settings here.
    settings =
      JSON.parse(localStorage.getItem('unwind.look') ?? localStorage.getItem('unwind.settings')) ?? {};
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

  // Fetch the script that reads links beside the others, not after them. Not as a module: Firefox would keep a failure.
  if (hasLink)
    Object.assign(document.getElementById('links'), { as: 'fetch', crossOrigin: '', rel: 'preload' });

  // When a newer version takes over, the page reloads, so that it never mixes files of two versions. The first service
  // worker on this computer has the page's own version, so it causes no reload. Listen from the beginning: other tabs
  // can switch to a newer version at any time.
  const isBack = known || isKept != null;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });

  // Open and read the database while the scripts load. On a first visit this only creates it, which takes a while, so
  // that it is ready for the first key; the page does not wait for it.
  const after = (wait) => new Promise((resolve) => setTimeout(resolve, wait, null));
  let onNew;
  const created = new Promise((resolve) => {
    onNew = (before) => before === 0 && resolve([]);
  });
  const database = openDatabase(onNew);
  const texts = Promise.race([database.then(readTexts), created]).catch(() => {});
  window.unwindStored = {
    database,
    isBack,
    texts: Promise.race([texts, after(isBack ? RETURNING_PATIENCE : PATIENCE)]),
  };

  // Show the page in the preloaded fonts. Load each font here, in its own task: a layout that has to load them takes
  // twice as long, and a layout without them must be done again.
  const fonts = ['1em "Unwind Sans"', '1em "Unwind Serif"', 'italic 1em "Unwind Serif"'];
  const read = Promise.allSettled(fonts.map((font) => document.fonts.load(font, '1')));
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  Promise.all([
    parsed,
    Promise.race([read, after(PATIENCE)]),
    known || hasLink || Promise.race([texts, after(PATIENCE)]),
  ]).then(([, , found]) => {
    // If it is not known what is stored, show no example in its place.
    const isLater = found === true || (found ? found.length > 0 : isKept);
    dataset.shell = /^en/i.test(language) ? (isLater ? 'again' : 'first') : 'wordless';
  });
}
