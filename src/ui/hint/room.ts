import { later } from '../../parts';

export { HintLegend } from './HintLegend';
export { HintSide } from './HintSide';

/** The pages of techniques have a file of their own: most hints do without. */
export const loadPages = later(() => import('./pages/TechniqueDialog'));
