import { later } from '../../parts';
import { byNaming } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { hintIn } from './hint';
import { namesIn } from './names';
import type { PageMessages } from './pages';
import { choosing, path } from './path';
import { techniques } from './techniques';

const loadPages: () => Promise<PageMessages> = later(() => import('./pages'), 'pages');

/** The words of hints. They load with the first hint. */
export const hints = byNaming(namesIn, (names) => ({
  techniques,
  path,
  choosing,
  /** The words of the techniques' pages. They load with the first such page. */
  loadPages,
  hint: hintIn(names),
}));

export type HintCatalogue = InAnyLanguage<ReturnType<typeof hints>>;
