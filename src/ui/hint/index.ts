/** Hints for one cell: the words beside the board, and what is drawn on it. Loads when the first is asked for. */
import { lazy } from 'react';

const room = () => import('./room');

export const HintSide = lazy(async () => ({ default: (await room()).HintSide }));
export const HintLegend = lazy(async () => ({ default: (await room()).HintLegend }));
export const TechniqueDialog = lazy(async () => ({
  default: (await (await room()).loadPages()).TechniqueDialog,
}));
