import { later } from '../../parts';
import type { HintCatalogue } from '../messages';
import { hintIn } from './hint';
import { namesIn } from './names';
import { choosing, path } from './path';
import { techniques } from './techniques';

export const hints: HintCatalogue = {
  techniques,
  path,
  choosing,
  loadPages: later(() => import('./pages'), 'pages'),
  in: (naming) => hintIn(namesIn(naming)),
};
