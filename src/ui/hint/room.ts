import { later } from '../../parts';

export { HintLegend } from './drawing/Legend';
export { HintSide } from './panel/HintSide';

/** The pages of techniques have a file of their own: most hints do without. */
export const loadPages = later(() => import('./pages/TechniqueDialog'));
