/** Everything the app says, in every language it speaks. */
export { en } from './en';
export { LANGUAGES, type LanguageId, preferredLanguage } from './languages';
export type { HintCatalogue, Messages, MoreMessages } from './messages';
export { OUTSIDE } from './outside';
export type { AppMessages, ExampleId, FailedPart } from './sections/app';
export type { CellFacts } from './sections/board';
export type { ClipField, ClipMessages, ClipProblem } from './sections/clip';
export type { CompareMessages, Measure, StepTold } from './sections/compare';
export type { DrawnFacts, HintMessages, LegendMark, Whereabouts } from './sections/hint';
export type { Notice } from './sections/notices';
export type { OutsideMessages } from './sections/outside';
export type { PageMessages, TechniquePage } from './sections/pages';
export type { PathMessages } from './sections/path';
export type { CellName, CellNaming, ReasonText } from './sections/reasons';
export type { ShortcutMessages } from './sections/shortcuts';
export type { Line, Mistake } from './sections/verdict';
export type { ValuedGoal, WatchCellFacts, WatchMessages, WatchSentence } from './sections/watch';
export { tell } from './tell';
