import type { DrawnFacts, LegendMark } from '../../../i18n';
import type { Explanation } from '../../../stores';
import { linksOf, type Reason, type Step } from '../../../sudoku/techniques';
import { nudgeOf } from '../nudge';
import { drawnLink } from './forcingDrawing';
import { type Drawing, distinct } from './sketch';
import { hatchingOf, type Stage, stageAt } from './stage';
import { drawingOf } from './stepDrawing';

/**
 * Everything that is drawn for a page of an explanation, as data. Both the drawing and its description in words are
 * made from this.
 */
export interface Scene {
  readonly stage: Stage;
  readonly drawing: Drawing;
  /** Whether the candidates of all cells are drawn. If not, the player's own notes stay. */
  readonly pencilled: boolean;
  /** If links are shown one by one, those that the link in view has added; else `null`. */
  readonly fresh: Drawing['links'] | null;
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

/** The scene of an explanation at its level; `null` if nothing is drawn. */
export function sceneOf(explanation: Explanation): Scene | null {
  const { steps, level, at } = explanation;
  switch (level) {
    case 'outlook':
      return null;
    case 'nudge':
    case 'technique': {
      const { house } = nudgeOf(explanation);
      return {
        // The board before the first step, since the results of later steps would give them away.
        stage: stageAt(explanation, 0),
        pencilled: false,
        fresh: null,
        drawing: { ...NOTHING, houses: house === null ? [] : [house] },
      };
    }
    case 'why': {
      const stage = stageAt(explanation, at);
      const step = steps[at];
      const pencilled = !needsNoCandidates(explanation);
      if (step === undefined) return { stage, drawing: NOTHING, pencilled, fresh: null };
      const links = explanation.whole ? 0 : linksOf(step).length;
      if (explanation.link < links) return { stage, pencilled, ...drawnUpTo(step, explanation.link, stage) };
      const drawing = drawingOf(step, stage.candidates, hatchingOf(explanation, step));
      return { stage, drawing, pencilled, fresh: links > 0 ? [] : null };
    }
    case 'fill':
      return {
        stage: stageAt(explanation, steps.length),
        drawing: NOTHING,
        pencilled: !needsNoCandidates(explanation),
        fresh: null,
      };
  }
}

/** What is drawn for a step up to one of its links, without the conclusion from all of them. */
function drawnUpTo(step: Step, link: number, { candidates }: Stage): Pick<Scene, 'drawing' | 'fresh'> {
  const links = linksOf(step);
  const upTo = (number: number): Drawing => {
    const because = links[number];
    return because === undefined
      ? NOTHING
      : drawingOf({ ...step, because, places: [], eliminates: [] }, candidates, null);
  };
  const drawing = upTo(link);
  if (step.because.kind === 'forcing') {
    const fresh = drawnLink(step.because, link);
    return { drawing: { ...drawing, links: distinct([...drawing.links, ...fresh]) }, fresh };
  }
  const before = new Set(upTo(link - 1).links.map((one) => JSON.stringify(one)));
  return { drawing, fresh: drawing.links.filter((one) => !before.has(JSON.stringify(one))) };
}

/**
 * Whether the explanation can be followed without candidates: it has only singles, and does not use the player's notes.
 */
const needsNoCandidates = ({ steps, board }: Explanation): boolean =>
  board.marks === null && steps.every(({ because: { kind } }) => SINGLES.has(kind));

const SINGLES: ReadonlySet<Reason['kind']> = new Set(['fullHouse', 'hiddenSingle', 'nakedSingle']);

/** What is drawn, as facts for a description in words. */
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
