import { later } from '../parts';
import { arriving } from './shared';

/* The rooms that load when one of their views or dialogs is first opened, each as one part. */

const compare = later(() => import('./compare'));
const doctor = later(() => import('./doctor'));
const settings = later(() => import('./settings'));
const shelf = later(() => import('./shelf'));
const watch = later(() => import('./watch'));

export const ComparePage = arriving(later(compare, 'ComparePage'));
export const ContestantsDialog = arriving(later(compare, 'ContestantsDialog'));
export const DoctorCard = arriving(later(doctor, 'DoctorCard'));
export const DoctorPanel = arriving(later(doctor, 'DoctorPanel'));
export const OptionsDialog = arriving(later(settings, 'OptionsDialog'));
export const ShortcutsDialog = arriving(later(settings, 'ShortcutsDialog'));
export const DataDialog = arriving(later(shelf, 'DataDialog'));
export const ShelfDialog = arriving(later(shelf, 'ShelfDialog'));
export const MomentsDialog = arriving(later(watch, 'MomentsDialog'));
export const StrategyDialog = arriving(later(watch, 'StrategyDialog'));
export const WatchPage = arriving(later(watch, 'WatchPage'));

export const ManyDialog = arriving(later(() => import('./many'), 'ManyDialog'));
export const PhotoDialog = arriving(later(() => import('./photo'), 'PhotoDialog'));
export const ShareDialog = arriving(later(() => import('./share'), 'ShareDialog'));

/** What each cell of a searched board shows, for pictures of the board. */
export const loadSearchedCells = later(watch, 'searchedCells');
