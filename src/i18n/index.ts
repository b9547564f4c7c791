/** Every sentence of the app, in every language. */

export type { ByNaming, CellName, CellNaming } from './cellNames';
export { CTRL } from './ctrl';
export { en, type Messages } from './en';
export type { AppMessages, ExampleId, FailedPart } from './en/app';
export type { CellFacts } from './en/board';
export type { ClipField, ClipMessages, ClipProblem } from './en/clip';
export type { CompareMessages, Measure, StepTold } from './en/compare';
export type { DrawnFacts, HintMessages, LegendMark, Whereabouts } from './en/hint';
export type { HintCatalogue } from './en/hints';
export type { MoreMessages } from './en/more';
export type { Nearest } from './en/newPuzzle';
export type { OutsideMessages } from './en/outside';
export type { PageMessages, TechniquePage } from './en/pages';
export type { PathMessages } from './en/path';
export type { ShortcutMessages } from './en/shortcuts';
export type { Line, Mistake } from './en/verdict';
export type { WatchMessages } from './en/watch';
export type { ValuedGoal } from './en/watch/moments';
export type { WatchCellFacts, WatchSentence } from './en/watch/sentence';
export { LANGUAGES, type LanguageId, preferredLanguage } from './languages';
export type { Notice, WorkUnderWay } from './notice';
export { OUTSIDE } from './outside';
export type { ReasonText } from './reasonText';
export { tell } from './tell';
