/** Puzzles at hand. The dialog that shows them is loaded when it is opened. */
import { lazy } from 'react';

export const ExamplesDialog = lazy(async () => ({
  default: (await import('./ExamplesDialog')).ExamplesDialog,
}));
export { WELCOME } from './welcome';
