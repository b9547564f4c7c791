import type { LegendMark } from '../../../i18n';
import { useOpenHint } from '../hintRun';
import { useHintWords } from '../useHintWords';
import { Marked } from './MarkedCandidate';
import { sceneOf } from './scene';
import './drawing.css';

const ORDER: readonly LegendMark[] = [
  'off',
  'on',
  'pattern',
  'fin',
  'a',
  'b',
  'c',
  'd',
  'out',
  'placed',
  'gone',
  'barred',
];
/** Marks in the legend are as large as in a cell whose side has this many pixels. */
const CELL = 60;

/** The legend under the board: the meaning of the marks that are drawn. */
export function HintLegend() {
  const view = useOpenHint()?.view;
  const scene = view?.kind === 'explanation' && view.level === 'why' ? sceneOf(view) : null;
  if (scene === null) return <div className="in-row remark hint-legend unseen-narrow" />;
  const there = new Set<LegendMark>(scene.drawing.marks.values());
  if (scene.pencilled && scene.stage.gone.size > 0) there.add('gone');
  return (
    <div className="unseen-narrow">
      <MarksLegend marks={there} />
    </div>
  );
}

/** A list of marks with their meanings. */
export function MarksLegend({ marks }: { readonly marks: ReadonlySet<LegendMark> }) {
  const words = useHintWords();
  return (
    <ul className="in-row remark hint-legend" aria-label={words.legendName}>
      {ORDER.filter((mark) => marks.has(mark)).map((mark) => (
        <li key={mark} className="in-line">
          <svg className="hint-overlay" viewBox="-12 -12 24 24" aria-hidden="true">
            <Marked at={{ x: 0, y: 0 }} digit={9} mark={mark} cell={CELL} />
          </svg>
          {words.legend[mark]}
        </li>
      ))}
    </ul>
  );
}
