/** The page. */
export { App, loadDialogs } from './App';
export { keepFocus } from './focusKept';
export { loadMenus } from './Header';
