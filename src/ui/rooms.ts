import { later } from '../parts';
import { loadColourKeys } from './keypad';
import { lazyComponent, loadLinkOf, loadMenuList, loadNoticeCard, loadReport } from './shared';
import { loadActions, loadRated, loadReceiptView } from './verdict';

/* The rooms that load when one of their views or dialogs is first opened, each as one part. */

const beside = later(() => import('./beside'));
const compare = later(() => import('./compare'));
const doctor = later(() => import('./doctor'));
const record = later(() => import('./record'));
const settings = later(() => import('./settings'));
const shelf = later(() => import('./shelf'));
const watch = later(() => import('./watch'));

const moreList = later(beside, 'MoreList');
const playAids = later(beside, 'PlayAids');
const puzzleList = later(beside, 'PuzzleList');
export const MoreList = lazyComponent(moreList);
export const PlayAids = lazyComponent(playAids);
export const PuzzleList = lazyComponent(puzzleList);
export const SolveDialog = lazyComponent(later(beside, 'SolveDialog'));

/** Fetches the menus, messages, what is beside the board and what makes links, before anybody wants them, so that a lost network does not matter. */
export const prepareBeside = (): Promise<unknown> =>
  Promise.all(
    [
      ...[moreList, playAids, puzzleList, loadNoticeCard, loadMenuList, loadReport],
      ...[loadReceiptView, loadActions, loadRated, loadColourKeys, loadLinkOf],
    ].map((load) => load()),
  );

export const ComparePage = lazyComponent(later(compare, 'ComparePage'));
export const ContestantsDialog = lazyComponent(later(compare, 'ContestantsDialog'));
export const DoctorCard = lazyComponent(later(doctor, 'DoctorCard'));
export const DoctorPanel = lazyComponent(later(doctor, 'DoctorPanel'));
export const CalendarDialog = lazyComponent(later(record, 'CalendarDialog'));
export const CourseDialog = lazyComponent(later(record, 'CourseDialog'));
export const PauseDialog = lazyComponent(later(record, 'PauseDialog'));
export const StatisticsDialog = lazyComponent(later(record, 'StatisticsDialog'));
export const OptionsDialog = lazyComponent(later(settings, 'OptionsDialog'));
export const ShortcutsDialog = lazyComponent(later(settings, 'ShortcutsDialog'));
export const DataDialog = lazyComponent(later(shelf, 'DataDialog'));
export const ShelfDialog = lazyComponent(later(shelf, 'ShelfDialog'));
export const LogDialog = lazyComponent(later(watch, 'LogDialog'));
export const MomentsDialog = lazyComponent(later(watch, 'MomentsDialog'));
export const ProgramDialog = lazyComponent(later(watch, 'ProgramDialog'));
export const SteerDialog = lazyComponent(later(watch, 'SteerDialog'));
export const StrategyDialog = lazyComponent(later(watch, 'StrategyDialog'));
export const WatchPage = lazyComponent(later(watch, 'WatchPage'));

export const ManyDialog = lazyComponent(later(() => import('./many'), 'ManyDialog'));
export const PhotoDialog = lazyComponent(later(() => import('./photo'), 'PhotoDialog'));
export const ShareDialog = lazyComponent(later(() => import('./share'), 'ShareDialog'));

/** What each cell of a searched board shows, for pictures of the board. */
export const loadSearchedCells = later(watch, 'searchedCells');
