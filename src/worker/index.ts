/**
 * The boundary between the page and the heavy work: a thread answers questions without ever blocking the page.
 * protocol.ts lists the questions.
 */

import { later } from '../parts';

export type { ClipFailure, ClipWorker } from './clip/clipWorker';
export type { ClipColours, ClipFont, ClipFrame, ClipSetup } from './clip/protocol';
export type { MakingProgress } from './maker';
export type { PhotoFailure, PhotoListener, PhotoWorker } from './photo/photoWorker';
export type { PhotoStage } from './photo/protocol';
export type { Viewfinder } from './photo/viewfinder';
export type { Pool } from './pool';
export { poolSize } from './poolSize';
export type {
  Answer,
  BoardToReason,
  LessonBoard,
  Progress,
  Question,
  SolutionCount,
  WayOn,
} from './protocol';
export type { Divergence, FinishedSearch, LaneNews, RaceEnd, RaceLimits, Tally } from './race/protocol';
export type { RaceLane, Racers, RacersOptions } from './race/racers';
export type { RecordingLimits, SearchStatus } from './search/protocol';
export type { SearchWorkers, SearchWorkersOptions } from './search/searchWorkers';
export { busyWorkers, listenForAbsence } from './supervisor';
export { createThread, type Thread, type ThreadFailure, type ThreadOptions } from './thread';

/** The workers that record and replay a search, loaded when one is first watched. */
export const loadSearchWorkers = later(() => import('./search/searchWorkers'), 'createSearchWorkers');

/** Several workers that share questions, loaded when many puzzles are first solved. */
export const loadPool = later(() => import('./pool'), 'createPool');

/** Makes a puzzle with all workers of a pool, loaded when one is first made. */
export const loadMaker = later(() => import('./maker'), 'makeWith');

/** The workers that race searches, loaded when searches are first compared. */
export const loadRacers = later(() => import('./race/racers'), 'createRacers');

/** The worker that draws clips, loaded when one is first made. */
export const loadClipWorker = later(() => import('./clip/clipWorker'), 'createClipWorker');

/** The worker that reads photographs, loaded with the first one. */
export const loadPhotoWorker = later(() => import('./photo/photoWorker'), 'createPhotoWorker');

/** The worker that looks for a grid in the picture of a camera, loaded with the camera's first use. */
export const loadViewfinder = later(() => import('./photo/viewfinder'), 'createViewfinder');
