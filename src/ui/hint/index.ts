/** Shows hints: the words beside the board, and the drawing on it. It loads when the first hint is asked for. */
import { later } from '../../parts';
import { arriving } from '../shared';

const room = later(() => import('./room'));

export const HintSide = arriving(later(room, 'HintSide'));
export const HintLegend = arriving(later(room, 'HintLegend'));
export const TechniqueDialog = arriving(
  later(async () => (await (await room()).loadPages()).TechniqueDialog),
);
