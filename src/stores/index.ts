/**
 * The state of the app. This file only re-exports, so that code that loads later stays out of the first script although
 * it is exported here.
 */
export type {
  ClipColours,
  ClipFont,
  ClipFrame,
  ClipSetup,
  WayOn,
} from '../worker';
export {
  type AnswerState,
  completionOf,
  type ManyReceipt,
  type Receipt,
  SOLVE_LIMIT,
  wrongEntries,
} from './answer/receipt';
export type { Verdict, VerdictState } from './answer/verdict';
export type { CompareState, Comparison, Contestant, Gathered, RaceRow, SetId, SetRow } from './compare';
export { createStores, type Stores } from './createStores';
export { deleteEverything, takeTexts, textsOf } from './data/allData';
export { applyTexts } from './data/applyTexts';
export type { DoctorRun, Examination, Finding, Findings } from './doctor/doctorRun';
export type { EditorMode } from './game/editor';
export {
  type Beginning,
  beginningOf,
  canRedo,
  canUndo,
  exampleBefore,
  type GameState,
  gameBefore,
  isBeingTyped,
  isFirstExample,
  type Moment,
  momentOf,
} from './game/game';
export type { Direction } from './game/selection';
export type {
  Explanation,
  HintRun,
  HintView,
  Level,
  OpenHint,
  Remark,
} from './hint';
export type { ManyRun } from './many/manyRun';
export type { ManyState } from './many/manyState';
export { BOARDS, courseIn, courseTechniques, nextIn } from './newPuzzle/course';
export type { NewPuzzleRun } from './newPuzzle/newPuzzleRun';
export { STOCK_KEY } from './newPuzzle/stock';
export { USUAL } from './newPuzzle/wishes';
export { openLink } from './openLink';
export { leaveView } from './page/leaveView';
export type { NoticeAction, ShownNotice } from './page/notices';
export {
  MOST_PRINTED,
  PER_PAGE,
  type PrintContent,
  type PrintSet,
  type PrintState,
  type SetPuzzle,
} from './page/printing';
export type { Dialog, Mode, Screen } from './page/screen';
export type { PhotoRun } from './photo/photoRun';
export type { CameraProblem, PhotoState, Review } from './photo/photoState';
export { digitOf, type ReviewedCell } from './photo/review';
export type { BoardState } from './reading/importingState';
export * from './record';
export { asidesOf, bringBack, type ReadAside, readAside, type SetAside } from './saving/readAside';
export { GAME_KEY } from './saving/saving';
export { keepLook } from './settings/look';
export type { NewLevel, Settings, SettingsStore } from './settings/settings';
export { PAIRINGS } from './shared/besideOption';
export { ownGuessesOf } from './shared/ownGuesses';
export { piecemeal } from './shared/piecemeal';
export { whileBusy } from './shared/whileBusy';
export * from './shelf';
export { type Channel, createChannel } from './storage/channel';
export { createDatabase, type Database, type TextRow } from './storage/database';
export { piecesOfFiles, takeFiles } from './storage/filePieces';
export { createFiles, type KeptFile } from './storage/files';
export { type Arrival as TextArrival, createTexts, type LateTexts, type Texts } from './storage/texts';
export type {
  AnyOptions,
  Beside,
  ClipRun,
  ClipSize,
  ClipWish,
  FindDirection,
  Goal,
  GuessPoint,
  Playback,
  PlaybackState,
  ProgramRun,
  ShownWithCode,
} from './watch';
export { answersOf } from './watch/answers';
export {
  extentOf,
  FASTEST_HEARD,
  FASTEST_READ,
  goesByLines,
  lastStepOf,
  questionNow,
  stepOf,
  THE_LAST,
} from './watch/state';
