import { later } from '../../parts';

export { HintLegend } from './drawing/Legend';
export { layerOf } from './drawing/layer';
export { HintSide } from './panel/HintSide';

/** The pages of techniques load separately, because most people who ask for a hint never open one. */
export const loadPages = later(() => import('./pages/TechniqueDialog'));
