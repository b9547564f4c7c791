import { later } from '../parts';
import { lazyComponent } from './shared';

/* The rooms that load when one of their views or dialogs is first opened, each as one part. */

const beside = later(() => import('./beside'));
const compare = later(() => import('./compare'));
const doctor = later(() => import('./doctor'));
const settings = later(() => import('./settings'));
const shelf = later(() => import('./shelf'));
const watch = later(() => import('./watch'));

export const MoreList = lazyComponent(later(beside, 'MoreList'));
export const PlayAids = lazyComponent(later(beside, 'PlayAids'));
export const PuzzleList = lazyComponent(later(beside, 'PuzzleList'));
export const ComparePage = lazyComponent(later(compare, 'ComparePage'));
export const ContestantsDialog = lazyComponent(later(compare, 'ContestantsDialog'));
export const DoctorCard = lazyComponent(later(doctor, 'DoctorCard'));
export const DoctorPanel = lazyComponent(later(doctor, 'DoctorPanel'));
export const OptionsDialog = lazyComponent(later(settings, 'OptionsDialog'));
export const ShortcutsDialog = lazyComponent(later(settings, 'ShortcutsDialog'));
export const DataDialog = lazyComponent(later(shelf, 'DataDialog'));
export const ShelfDialog = lazyComponent(later(shelf, 'ShelfDialog'));
export const MomentsDialog = lazyComponent(later(watch, 'MomentsDialog'));
export const StrategyDialog = lazyComponent(later(watch, 'StrategyDialog'));
export const WatchPage = lazyComponent(later(watch, 'WatchPage'));

export const ManyDialog = lazyComponent(later(() => import('./many'), 'ManyDialog'));
export const PhotoDialog = lazyComponent(later(() => import('./photo'), 'PhotoDialog'));
export const ShareDialog = lazyComponent(later(() => import('./share'), 'ShareDialog'));

/** Fetches what is beside the board, before anybody wants it. */
export const prepareBeside = beside;

/** What each cell of a searched board shows, for pictures of the board. */
export const loadSearchedCells = later(watch, 'searchedCells');
