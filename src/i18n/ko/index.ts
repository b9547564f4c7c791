import { byNaming } from '../cellNames';
import type { Messages } from '../en';
import { app } from './app';
import { boardIn } from './board';
import { namesIn } from './names';
import { verdictIn } from './verdict';
import { words } from './words';

export const ko = byNaming(
  namesIn,
  (names): Messages => ({ words, app, board: boardIn(names), verdict: verdictIn(names) }),
);
