import { later } from '../../parts';
import { letters, rowColumn } from '../cellNames';
import type { HintCatalogue } from '../messages';
import { hintIn } from './hint';
import { choosing, path } from './path';
import { techniques } from './techniques';
import { words } from './words';

export const hints: HintCatalogue = {
  techniques,
  path,
  choosing,
  loadPages: later(() => import('./pages'), 'pages'),
  in: hintIn,
  cell: words.cell,
  cells: { rowColumn, letters, words: words.cellAloud },
};
