/** The page. */
export { App } from './App';
export { keepFocus } from './focusKept';
export { followTheme } from './theme';
