/** What a person sets once: options, language, theme; and the sheet of keys. The dialogs load when opened. */
import { lazy } from 'react';

export { followTheme, oppositeTheme } from './theme';

const dialogs = () => import('./dialogs');

export const OptionsDialog = lazy(async () => ({ default: (await dialogs()).OptionsDialog }));
export const ShortcutsDialog = lazy(async () => ({ default: (await dialogs()).ShortcutsDialog }));
