// Runs before the first paint: sets the theme, and how much of the page that comes drawn (src/shell.tsx) may be seen.
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
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = theme === 'light' || theme === 'dark' ? theme : system;
  dataset.shell = /^en/i.test(language) ? (known ? 'again' : 'first') : 'wordless';
})();
