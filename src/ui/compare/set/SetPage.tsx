import type { Measure } from '../../../i18n';
import { Segmented, useWatchWords } from '../../shared';
import { CopyTable } from '../CopyTable';
import { useCompareState, useCompareWords, useComparison, useNaming } from '../comparison';
import { MEASURES } from '../figures/measures';
import { setTable } from '../figures/table';
import { Plots, useDistributions } from './Plots';
import { SetChoices } from './SetChoices';

/** The results of the strategies on a set of puzzles: for each, the distribution of one measure. */
export function SetPage() {
  const words = useCompareWords();
  const comparison = useComparison();
  const measure = useCompareState((state) => state.measure);
  const puzzles = useCompareState((state) => state.puzzles.length);
  return (
    <>
      <SetChoices />
      {puzzles > 0 && (
        <>
          <Progress />
          <div className="in-row set-measure">
            <Segmented
              name={words.set.measure}
              value={measure}
              options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
              onChange={comparison.setMeasure}
            />
            <p className="sub">{words.picked.hint}</p>
          </div>
          <Distributions measure={measure} />
        </>
      )}
    </>
  );
}

function Distributions({ measure }: { readonly measure: Measure }) {
  const words = useCompareWords();
  const watch = useWatchWords();
  const naming = useNaming();
  const comparison = useComparison();
  const distributions = useDistributions(measure);
  return (
    <>
      <Plots measure={measure} distributions={distributions} />
      <div className="in-row race-foot">
        <p className="heat-key">
          <span>{words.set.help(distributions.highest)}</span>
          <span>{words.legend.scales}</span>
          {measure === 'steps' && <span>{words.legend.steps}</span>}
        </p>
        <CopyTable text={() => setTable(comparison.store.getState(), words, watch, naming)} />
      </div>
    </>
  );
}

function Progress() {
  const { set: words } = useCompareWords();
  const running = useCompareState((state) => state.setRacing);
  const share = useCompareState(({ contestants, setRows, puzzles: { length } }) => {
    const done = contestants.reduce((sum, { id }) => sum + (setRows[id]?.results.length ?? 0), 0);
    return length === 0 ? 0 : done / (length * contestants.length);
  });
  return (
    <div
      className="set-progress"
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      data-running={running || undefined}
    >
      <div style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
