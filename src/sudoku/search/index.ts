/**
 * Searches that can be watched. Each strategy is a machine that can be stepped, looked at, saved and restored. A recorder
 * runs one at full speed; a time machine shows any state of the recording. README.md explains how they work together.
 */

export { divergence } from './divergence';
export { type Counters, type StepKind, writesIn } from './machine/counters';
export type { SearchMachine } from './machine/machine';
export type { ProgramFrame, ProgramMoment, ProgramVariable, StepMoments } from './machine/moments';
export type { Need } from './machine/needs';
export { CELL_ORDERS, type CellOrder, type DigitOrder, type StartCell } from './machine/options';
export type { OwnGuess } from './machine/ownGuess';
export type { Placement } from './machine/placement';
export {
  type LineId,
  type LineOf,
  PSEUDOCODE,
  STRATEGY_IDS,
  type StrategyId,
  type WatchedId,
} from './machine/pseudocode';
export type { RunEnd } from './machine/runEnd';
export type { PropagationTask, Variables } from './machine/variables';
export type { Blocked, LineDoes, LineRun, MadeWhy, SearchView, UndoCause, Why } from './machine/view';
export type { Parting } from './parting';
export { parting } from './parting';
export {
  Recorder,
  type RecordingCaps,
  type RecordingChunk,
  type RecordingEnd,
  transferablesOf,
} from './recording/recorder';
export {
  machineFor,
  type SearchRefusal,
  type SearchRequest,
  STRATEGIES,
  startSearch,
  type WatchRequest,
} from './registry';
export { type Call, callsOf, tasksOf } from './replay/calls';
export type { CandidatesAt } from './replay/candidates';
export { candidatesAfter } from './replay/candidates';
export { type Conflict, conflictAt } from './replay/conflict';
export { type Relation, relativeOf } from './replay/family';
export type { Condition, Finding, FindRange } from './replay/find';
export { linesAt, type StepLines, viewAtLine } from './replay/lines';
export { longestFailed } from './replay/longest';
export type { ChartBar, ChartPicture, ChartWindow } from './replay/picture';
export { judged, type Question, questionOf, type Verdict } from './replay/prediction';
export { withMoments } from './replay/programRuns';
export { type GuessWays, guessWays, isBeforeGuess, ownGuessIn } from './replay/steering';
export { type Bar, NotRecorded, type RecordingStatus, TimeMachine } from './replay/timeMachine';
export { type Limb, treeOf } from './replay/tree';
export { nextOnTape, nodeOnTape, reordered } from './tape/reorder';
export { isPlayable, type Program, playableFrom, type Tape, tapeWord } from './tape/tape';
export type { ProgramRequest } from './tape/tapeMachine';
