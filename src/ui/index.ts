/** The page. */
export { App } from './App';
export { keepFocus } from './focusKept';
export { prepareBeside } from './rooms';
export { followTheme } from './theme';
