import {
  applyStep,
  CATALOGUE,
  DIFFICULTIES,
  type Difficulty,
  levelOf,
  levelOfStep,
  pathOf,
  positionOf,
  type Step,
  type TechniqueId,
  techniqueOf,
} from '../../techniques';
import { type Aim, FITS, openCells } from './aim';
import { exhaust } from './technique';

/* Above every number of open cells. */
const TOO_EASY = 100;

/*
 * Techniques that take long to find nothing, while quicker chains find most of what they do. Whether all together finish
 * a puzzle does not depend on their order, so these come last.
 */
const SLOW: readonly TechniqueId[] = [
  'wWing',
  'emptyRectangle',
  'siameseFish',
  'uniqueLoop',
  'wxyzWing',
  'continuousLoop',
  'groupedContinuousLoop',
  'threeStrongLinks',
  'brokenWing',
];

/**
 * Wants a puzzle of a level by our own steps: those of easier levels do not finish it, and on the path of easiest steps
 * none is harder. A puzzle that is too hard is nearer, since another given or two may do.
 */
export function ofLevel(level: Difficulty): Aim {
  const at = DIFFICULTIES.indexOf(level);
  const isEasier = (step: Step): boolean => DIFFICULTIES.indexOf(levelOfStep(step)) < at;
  const below = CATALOGUE.filter((facts) => DIFFICULTIES.indexOf(levelOf(facts)) < at).map(({ id }) => id);
  const isSlow = (id: TechniqueId): boolean => SLOW.includes(id);
  const easier = [...below.filter((id) => !isSlow(id)), ...below.filter(isSlow)].map(techniqueOf);

  return (puzzle, onTick) => {
    const start = positionOf(puzzle, { givens: puzzle, onTick });
    const position = positionOf(puzzle, { givens: puzzle, onTick });
    if (exhaust(position, easier, isEasier)) return { distance: TOO_EASY, open: [] };
    // Whatever the path does then is extreme, and may take long.
    if (level === 'extreme') return FITS;
    const made = positionOf(puzzle, { givens: puzzle, onTick });
    for (const { step } of pathOf(start)) {
      if (step === null) continue;
      if (DIFFICULTIES.indexOf(levelOfStep(step)) > at) {
        const open = openCells(made);
        return { distance: open.length, open };
      }
      applyStep(made, step);
    }
    return FITS;
  };
}
