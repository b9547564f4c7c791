import type { DrawnFacts, LegendMark } from '../../../i18n';
import type { Explanation } from '../../../stores';
import { linksOf, type Reason, type Step } from '../../../sudoku/techniques';
import { nudgeOf } from '../nudge';
import { drawnLink } from './forcingDrawing';
import { type Drawing, distinct } from './sketch';
import { hatchingOf, type Stage, stageAt } from './stage';
import { drawingOf } from './stepDrawing';

/** All that is drawn for a page of an explanation, as data. The drawing and the words for it are made from this. */
export interface Scene {
  readonly stage: Stage;
  readonly drawing: Drawing;
  /** Whether the candidates of all cells are drawn; else the person's own notes stay. */
  readonly pencilled: boolean;
  /** Where links are told one by one, those that the link in view has added; else `null`. */
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

/** What is drawn for an explanation at its level; `null` where the board stays as it is. */
export function sceneOf(explanation: Explanation): Scene | null {
  const { steps, level, at } = explanation;
  switch (level) {
    case 'outlook':
      return null;
    case 'nudge':
    case 'technique': {
      const { house } = nudgeOf(explanation);
      return {
        // The board before the first step: what later steps find would give them away.
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

/** What is drawn for a step up to one of its links, without what follows from all of them. */
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

/** Whether it can be seen without candidates: there are only singles, and the person's notes do not count. */
const needsNoCandidates = ({ steps, board }: Explanation): boolean =>
  board.marks === null && steps.every(({ because: { kind } }) => SINGLES.has(kind));

const SINGLES: ReadonlySet<Reason['kind']> = new Set(['fullHouse', 'hiddenSingle', 'nakedSingle']);

/** What is drawn, as facts to be put into words for those who do not see it. */
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
