/** The key of commands, as it is printed. Apple's keyboards have ⌘ for Ctrl, and the page accepts both everywhere. */
export const CTRL = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl';
