import { later } from '../../parts';

export { HintLegend } from './drawing/Legend';
export { HintSide } from './panel/HintSide';

/** The pages of techniques load apart: most people who ask for a hint do not open one. */
export const loadPages = later(() => import('./pages/TechniqueDialog'));
