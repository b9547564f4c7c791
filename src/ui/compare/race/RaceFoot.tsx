import { useWatchWords } from '../../shared';
import { CopyTable } from '../CopyTable';
import { useCompareState, useCompareWords, useComparison, useNaming } from '../comparison';
import { raceTable } from '../figures/table';

const SECONDS = [1, 10, 60, Number.POSITIVE_INFINITY];

/** Below the table: what the boards mean, the time limit, and a button to copy the table. */
export function RaceFoot() {
  const words = useCompareWords();
  const watch = useWatchWords();
  const naming = useNaming();
  const comparison = useComparison();
  const timeLimit = useCompareState((state) => state.timeLimit);
  return (
    <div className="in-row race-foot">
      <p className="heat-key">
        <span>
          <i className="key-box key-most" />
          {words.legend.most}
        </span>
        <span>
          <i className="key-box key-once" />
          {words.legend.once}
        </span>
        <span>
          <i className="key-box key-given" />
          {words.legend.given}
        </span>
        <span>{words.legend.scales}</span>
        <span>{words.legend.steps}</span>
      </p>
      <label className="in-row compare-choice">
        {words.timeLimit}
        <select value={timeLimit} onChange={(event) => comparison.setTimeLimit(Number(event.target.value))}>
          {SECONDS.map((seconds) => (
            <option key={seconds} value={seconds * 1000}>
              {Number.isFinite(seconds) ? words.seconds(seconds) : words.noLimit}
            </option>
          ))}
        </select>
      </label>
      <CopyTable text={() => raceTable(comparison.store.getState(), words, watch, naming)} />
    </div>
  );
}
