/** What a person sets once: options, language, theme; and the sheet of keys. The dialogs load when opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export { followTheme, oppositeTheme } from './theme';

const dialogs = later(() => import('./dialogs'));

export const OptionsDialog = arriving(later(dialogs, 'OptionsDialog'));
export const ShortcutsDialog = arriving(later(dialogs, 'ShortcutsDialog'));
