import type { SettingsStore } from '../stores';

/**
 * Keeps the page in the chosen theme, or in the system's. firstScreen/early.js sets the theme before the first paint.
 */
export function followTheme(settings: SettingsStore): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const { theme } = settings.getState();
    document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  };
  dark.addEventListener('change', apply);
  settings.subscribe(apply);
  apply();
}
