import type { DrawnFacts, LegendMark } from '../../i18n';
import type { Told } from '../../stores';
import type { Reason } from '../../sudoku/techniques';
import { type Drawing, drawingOf } from './drawing';
import { nudgeOf } from './nudge';
import { paperOf, type Stage, stageAt } from './unfolding';

/** What is drawn for a view, in data: also told in words. */
export interface Scene {
  readonly stage: Stage;
  readonly drawing: Drawing;
  /** Whether the candidates of all cells are shown, or only the notes that are on the board. */
  readonly pencilled: boolean;
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
  blockers: [],
  sweeps: [],
};

/** What is to be seen of a hint at its level; `null` where the board stays as it is. */
export function sceneOf(told: Told): Scene | null {
  const { steps, level, at } = told;
  switch (level) {
    case 'outlook':
      return null;
    case 'nudge':
    case 'technique': {
      const { house } = nudgeOf(told);
      return {
        // As the board is now: what earlier steps remove would tell them.
        stage: stageAt(told, 0),
        pencilled: false,
        drawing: { ...NOTHING, houses: house === null ? [] : [house] },
      };
    }
    case 'why': {
      const stage = stageAt(told, at);
      const step = steps[at];
      return {
        stage,
        drawing: step === undefined ? NOTHING : drawingOf(step, stage.candidates, paperOf(told, step)),
        pencilled: !isOnPaper(told),
      };
    }
    case 'fill':
      return { stage: stageAt(told, steps.length), drawing: NOTHING, pencilled: !isOnPaper(told) };
  }
}

/** Whether all of it can be seen without candidates: singles alone, on a board whose notes are not to be reckoned with. */
const isOnPaper = ({ steps, board }: Told): boolean =>
  board.marks === null && steps.every(({ because: { kind } }) => SINGLES.has(kind));

const SINGLES: ReadonlySet<Reason['kind']> = new Set(['fullHouse', 'hiddenSingle', 'nakedSingle']);

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
