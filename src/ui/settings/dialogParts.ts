export { OptionsDialog } from './OptionsDialog';
export { ShortcutsDialog } from './ShortcutsDialog';
