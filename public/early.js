// Runs before the first paint: sets the theme, and how much of the page that comes drawn (src/shell.tsx) may be seen. If the
// scripts that should wake it do not come, or fail as they do so, the page says it.
(() => {
  const { dataset } = document.documentElement;
  let settings = {};
  let known = /[#?&]p=/.test(location.href);
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
  dataset.shell = /^en/i.test(language) ? (known ? 'again' : 'first') : 'wordless';
  const stall = () => {
    dataset.stalled = '';
  };
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement || stall(), true);
  addEventListener('unhandledrejection', stall);
})();
