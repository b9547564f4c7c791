/** Hints for one cell: the words beside the board, and what is drawn on it. Loads when the first is asked for. */
import { lazy } from 'react';

export const HintSide = lazy(async () => ({ default: (await import('./HintSide')).HintSide }));
export const HintLegend = lazy(async () => ({ default: (await import('./HintLegend')).HintLegend }));
export const TechniqueDialog = lazy(async () => ({
  default: (await import('./pages/TechniqueDialog')).TechniqueDialog,
}));
