/** Strategies compared: raced on a puzzle side by side, and over sets of puzzles. It loads when it is opened. */
import { lazy } from 'react';

const load = () => import('./ComparePage');

export const ComparePage = lazy(async () => ({ default: (await load()).ComparePage }));
export const ContestantsDialog = lazy(async () => ({ default: (await load()).ContestantsDialog }));
