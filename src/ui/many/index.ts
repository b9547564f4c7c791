/** Many puzzles of one file, solved and shown in a table. Loads when opened. */
import { lazy } from 'react';

export const ManyDialog = lazy(async () => ({ default: (await import('./ManyDialog')).ManyDialog }));
