// Runs before the first paint, so that a chosen theme does not flash in the system's colours first. A file of its own,
// because the page's policy allows no inline script. The settings store writes what is read here.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('unwind.settings') ?? '{}')?.theme;
  } catch {
    // Storage switched off or damaged: the system decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
})();
