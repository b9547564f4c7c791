import { byNaming } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { app } from './app';
import { boardIn } from './board';
import { namesIn } from './names';
import { verdictIn } from './verdict';
import { words } from './words';

/** The words of the first screen. */
export const en = byNaming(namesIn, (names) => ({
  words,
  app,
  board: boardIn(names),
  verdict: verdictIn(names),
}));

export type Messages = InAnyLanguage<ReturnType<typeof en>>;
