/** Options, language, theme, and the sheet of keys. */
export { OptionsDialog } from './OptionsDialog';
export { ShortcutsDialog } from './ShortcutsDialog';
