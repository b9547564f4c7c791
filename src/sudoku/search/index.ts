/**
 * Searches that can be watched: each strategy is a machine that can be stepped, looked at, saved and restored. A
 * recorder runs one at full speed, and a time machine shows any state of what was recorded. README.md tells how the
 * parts play together.
 */
export type { ChartBar, ChartPicture, ChartWindow } from './chart';
export { divergence } from './divergence';
export { type Kin, kinOf } from './family';
export type { Finding, Quest, Reach } from './find';
export type { Counters, SearchMachine, StepKind } from './machine';
export type { CellOrder, DigitOrder, StartCell } from './options';
export {
  Recorder,
  type RecordingCaps,
  type RecordingChunk,
  type RecordingEnd,
  transferablesOf,
} from './recorder';
export {
  type LineId,
  type LineOf,
  type SearchRefusal,
  type SearchRequest,
  STRATEGIES,
  type StrategyId,
  startSearch,
} from './strategies';
export { type Bar, type RecordingStatus, TimeMachine } from './timeMachine';
export type { PropagationTask, Variables } from './variables';
export type { Blocked, MadeWhy, Need, Placement, SearchView, UndoCause, Why } from './view';
