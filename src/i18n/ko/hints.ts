import { later } from '../../parts';
import { byNaming } from '../cellNames';
import type { HintCatalogue } from '../en/hints';
import { hintIn } from './hint';
import { namesIn } from './names';
import { choosing, path } from './path';
import { techniques } from './techniques';

export const hints = byNaming(
  namesIn,
  (names): HintCatalogue => ({
    techniques,
    path,
    choosing,
    loadPages: later(() => import('./pages'), 'pages'),
    hint: hintIn(names),
  }),
);
