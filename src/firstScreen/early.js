// Runs before the first paint. Sets the theme, and how much of the drawn page (shell.tsx) is shown. If the
// scripts that should hydrate it do not load, or fail while they start, it shows a message.
(() => {
  /** How long the page waits for its fonts, in milliseconds; after that it is shown in the reader's own. */
  const PATIENCE = 150;
  /** How long it waits for the copy of its game: one that comes later is shown after an older board. */
  const COPY_PATIENCE = 1000;
  const { dataset } = document.documentElement;
  let settings = {};
  let known = /[#?&][ps]=/.test(location.href);
  try {
    const kept = localStorage.getItem('unwind.settings');
    known ||= kept !== null || localStorage.getItem('unwind.game') !== null;
    settings = JSON.parse(kept ?? '{}') ?? {};
  } catch {
    // Storage is switched off or damaged.
  }
  const { theme, language = navigator.languages.find((tag) => /^(en|ko)\b/i.test(tag)) ?? 'en' } = settings;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
  const stall = () => {
    dataset.stalled = '';
  };
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement || stall(), true);
  addEventListener('unhandledrejection', stall);

  // When a newer version takes over, the page loads again: it never has files of two versions. The first one that is
  // kept on this computer is the page's own. This is heard from the beginning, as the other tabs do not wait for this one.
  const { serviceWorker } = navigator;
  let isKept = serviceWorker?.controller;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });

  // A browser that was killed may have lost the last moves, and has them in its database: see src/stores/saving/newer.ts.
  // That is read while the scripts come. On a first visit nobody waits for it: it is made then, which takes the browser a
  // while, so that it is there for the first key.
  window.unwindCopy = new Promise((resolve) => {
    setTimeout(resolve, isKept ? COPY_PATIENCE : 0);
    const opening = indexedDB.open('unwind.latest', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const all = database.transaction('texts').objectStore('texts').getAll();
      all.onsuccess = () => resolve(all.result);
      database.close();
    };
  }).catch(() => {});

  // The page is shown in the preloaded fonts. Each is read here, in a task of its own: a layout that has to
  // read them takes twice as long, and one without them must be done again.
  const fonts = ['1em "Unwind Sans"', '1em "Unwind Serif"', 'italic 1em "Unwind Serif"'];
  const read = Promise.allSettled(fonts.map((font) => document.fonts.load(font, '1')));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  Promise.all([parsed, Promise.race([read, late])]).then(() => {
    dataset.shell = /^en/i.test(language) ? (known ? 'again' : 'first') : 'wordless';
  });
})();
