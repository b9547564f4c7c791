/** What a person sets once: options, language, theme; and the sheet of keys. The dialogs load when opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export { followTheme, oppositeTheme } from './theme';

const dialogs = later(() => import('./dialogs'));

export const OptionsDialog = arriving(later(async () => (await dialogs()).OptionsDialog));
export const ShortcutsDialog = arriving(later(async () => (await dialogs()).ShortcutsDialog));
