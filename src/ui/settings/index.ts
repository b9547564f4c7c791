/** Options, language, theme, and the sheet of keys. The dialogs load when opened. */
export { OptionsDialog, ShortcutsDialog } from './dialogs';
export { followTheme } from './theme';
