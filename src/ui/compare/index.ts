/** Strategies compared: raced on a puzzle side by side, and over sets of puzzles. It loads when it is opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./ComparePage'));

export const ComparePage = arriving(later(load, 'ComparePage'));
export const ContestantsDialog = arriving(later(load, 'ContestantsDialog'));
