import type { DrawnFacts, LegendMark } from '../../i18n';
import type { Told } from '../../stores';
import { type Drawing, drawingOf } from './drawing';
import { nudgeOf } from './nudge';
import { type Stage, stageAt } from './unfolding';

/** What is drawn for a view, in data: also told in words. */
export interface Scene {
  readonly stage: Stage;
  readonly drawing: Drawing;
}

const NOTHING: Drawing = {
  houses: [],
  cover: [],
  cells: [],
  sets: [],
  marks: new Map(),
  links: [],
  groups: [],
  sights: [],
};

/** What is to be seen of a hint at its level; `null` where the board stays as it is. */
export function sceneOf(told: Told): Scene | null {
  const { steps, level, at } = told;
  switch (level) {
    case 'outlook':
      return null;
    case 'nudge':
    case 'technique': {
      const { house, cell } = nudgeOf(told);
      return {
        // As the board is now: what earlier steps remove would tell them.
        stage: stageAt(told, 0),
        drawing: { ...NOTHING, houses: house === null ? [] : [house], cells: cell === null ? [] : [cell] },
      };
    }
    case 'why': {
      const stage = stageAt(told, at);
      const step = steps[at];
      return { stage, drawing: step === undefined ? NOTHING : drawingOf(step, stage.candidates) };
    }
    case 'fill':
      return { stage: stageAt(told, steps.length), drawing: NOTHING };
  }
}

/** What is drawn, for those who do not see it. */
export function drawnFacts({ drawing }: Pick<Scene, 'drawing'>): DrawnFacts {
  const { houses, cover, marks } = drawing;
  const marked = (...kinds: readonly LegendMark[]) =>
    [...marks].filter(([, mark]) => kinds.includes(mark)).map(([candidate]) => candidate);
  return {
    houses: [...houses, ...cover],
    marked: marked('pattern', 'off', 'on', 'a', 'b', 'c', 'd'),
    fins: marked('fin'),
    struck: marked('out'),
    placed: marked('placed'),
  };
}
