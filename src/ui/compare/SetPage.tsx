import { type CSSProperties, useId, useState } from 'react';
import type { Measure } from '../../i18n';
import type { Contestant, SetId } from '../../stores';
import { Icon, Segmented, useMessages } from '../shared';
import { CopyTable } from './CopyTable';
import { useCompareState, useCompareWords, useComparison, useNaming } from './comparison';
import { amountOf, MEASURES, scaleFor, tickOf, told } from './measures';
import { type Bin, binsOf, quantile, type Scale } from './scale';
import { setTable } from './table';

/** How the strategies fare over a set: for each the distribution of one measure. */
export function SetPage() {
  const words = useCompareWords();
  const naming = useNaming();
  const comparison = useComparison();
  const [measure, setMeasure] = useState<Measure>('guesses');
  const chosen = useCompareState((state) => state.set);
  return (
    <>
      <SetChoices measure={measure} onMeasure={setMeasure} />
      {chosen !== null && (
        <>
          <Progress />
          <Plots measure={measure} />
          <div className="race-foot">
            <p className="heat-key">{words.set.help}</p>
            <CopyTable text={() => setTable(comparison.store.getState(), words, naming)} />
          </div>
        </>
      )}
    </>
  );
}

const STEPS = [10_000, 100_000, 1_000_000, 10_000_000];

interface SetChoicesProps {
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
}

function SetChoices({ measure, onMeasure }: SetChoicesProps) {
  const words = useCompareWords();
  const comparison = useComparison();
  const chosen = useCompareState((state) => state.set);
  const stepLimit = useCompareState((state) => state.stepLimit);
  const unread = useCompareState((state) => state.unread);
  const [pasting, setPasting] = useState(false);
  return (
    <>
      <div className="set-choices">
        <label className="compare-choice">
          {words.set.choose}
          <select
            value={chosen ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              setPasting(value === 'pasted');
              if (value !== 'pasted') void comparison.chooseSet(value as SetId);
            }}
          >
            {chosen === null && <option value="">{words.set.none}</option>}
            {(Object.keys(words.set.sets) as SetId[]).map((id) => (
              <option key={id} value={id}>
                {words.set.sets[id]}
              </option>
            ))}
            {chosen === 'pasted' && <option value="pasted">{words.set.pasted}</option>}
          </select>
        </label>
        <button type="button" className="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          <Icon name="paste" />
          {words.set.paste}
        </button>
        <label className="compare-choice">
          {words.set.stepLimit}
          <select value={stepLimit} onChange={(event) => comparison.setStepLimit(Number(event.target.value))}>
            {STEPS.map((steps) => (
              <option key={steps} value={steps}>
                {words.set.steps(steps)}
              </option>
            ))}
          </select>
        </label>
        <Segmented
          name={words.set.measure}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
          onChange={onMeasure}
        />
      </div>
      {pasting && <PasteSet onUsed={() => setPasting(false)} />}
      {chosen === 'pasted' && unread > 0 && <p className="sub">{words.set.unread(unread)}</p>}
    </>
  );
}

function PasteSet({ onUsed }: { readonly onUsed: () => void }) {
  const { set: words } = useCompareWords();
  const comparison = useComparison();
  const [text, setText] = useState('');
  const help = useId();
  return (
    <div className="set-paste">
      <p id={help} className="sub">
        {words.pasteHelp}
      </p>
      <textarea
        rows={6}
        spellCheck={false}
        aria-label={words.pasted}
        aria-describedby={help}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        className="button ink"
        disabled={text.trim() === ''}
        onClick={() => {
          comparison.pasteSet(text);
          onUsed();
        }}
      >
        {words.usePasted}
      </button>
    </div>
  );
}

function Progress() {
  const { set: words } = useCompareWords();
  const puzzles = useCompareState((state) => state.puzzles.length);
  const running = useCompareState((state) => state.setRacing);
  const share = useCompareState(({ contestants, setRows, puzzles: { length } }) => {
    const done = contestants.reduce((sum, { id }) => sum + (setRows[id]?.results.length ?? 0), 0);
    return length === 0 ? 0 : done / (length * contestants.length);
  });
  const percent = Math.floor(share * 100);
  if (puzzles === 0) return null;
  return (
    <div
      className="set-progress"
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-running={running || undefined}
    >
      <div style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

/** The plots share their axis and their height. */
function Plots({ measure }: { readonly measure: Measure }) {
  const words = useCompareWords();
  const contestants = useCompareState((state) => state.contestants);
  const setRows = useCompareState((state) => state.setRows);
  const spreads = contestants.map(({ id }) => {
    const results = setRows[id]?.results ?? [];
    const ended = results.filter(({ end }) => end === 'finished').map((one) => amountOf(one, measure));
    return { ended, capped: results.filter(({ end }) => end === 'steps').length, done: results.length };
  });
  const scale = scaleFor(
    measure,
    spreads.flatMap(({ ended }) => ended),
  );
  const plots = spreads.map((spread) => ({ ...spread, bins: binsOf(scale, spread.ended) }));
  const highest = Math.max(
    1,
    ...plots.flatMap(({ bins, capped, ended }) => [
      capped,
      ended.filter((value) => value === 0).length,
      ...bins.map(({ count }) => count),
    ]),
  );
  const tell = tickOf(words, measure);
  return (
    <table className="plots">
      <thead>
        <tr>
          <th scope="col">{words.contestants.strategy}</th>
          <th scope="col">
            {words.measures[measure]}
            <span className="plot-ticks" aria-hidden="true">
              {measure !== 'time' && <i className="zero-tick">0</i>}
              <span className="ticks">
                {scale.ticks.map((tick) => (
                  <i key={tick} className="tick">
                    {tell(tick)}
                  </i>
                ))}
              </span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contestants.map((one, index) => {
          const plot = plots[index];
          return plot === undefined ? null : (
            <PlotRow
              key={one.id}
              contestant={one}
              measure={measure}
              scale={scale}
              highest={highest}
              {...plot}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface PlotRowProps {
  readonly contestant: Contestant;
  readonly measure: Measure;
  readonly scale: Scale;
  readonly bins: readonly Bin[];
  /** What the searches came to that ended by themselves, how many were given up, and how many there were. */
  readonly ended: readonly number[];
  readonly capped: number;
  readonly done: number;
  /** The most puzzles in any column. */
  readonly highest: number;
}

function PlotRow({ contestant, measure, scale, bins, ended, capped, done, highest }: PlotRowProps) {
  const { id } = contestant;
  const words = useCompareWords();
  const { count } = useMessages().words;
  const comparison = useComparison();
  const phase = useCompareState((state) => state.setRows[id]?.phase);
  const stepLimit = useCompareState((state) => state.stepLimit);
  const { name, options } = useNaming()(contestant);
  const called = options === '' ? name : `${name}, ${options}`;
  // Those given up would have come to more.
  const all = [...ended, ...new Array<number>(capped).fill(Number.POSITIVE_INFINITY)];
  const median = quantile(all, 0.5);
  const ninety = quantile(all, 0.9);
  const say = (value: number): string => told(words, measure, value, count);
  const summary =
    median === null
      ? []
      : Number.isFinite(median)
        ? [
            words.set.median(say(median)),
            ...(ninety !== null && Number.isFinite(ninety) ? [words.set.ninety(say(ninety))] : []),
            ...(capped > 0 ? [words.set.capped(capped)] : []),
          ]
        : [words.set.allCapped(words.set.steps(stepLimit)), words.set.capped(capped)];
  const zeros = ended.filter((value) => value === 0).length;
  const height = (number: number) => ({ '--h': number / highest }) as CSSProperties;
  return (
    <tr data-phase={phase}>
      <th scope="row" className="race-name">
        <span className="plot-name">{name}</span>
        {options !== '' && <small>{options}</small>}
        <span className="plot-summary">{summary.join(' · ')}</span>
        {phase === 'running' && (
          <button
            type="button"
            className="link race-stop"
            aria-label={words.stop(called)}
            onClick={() => comparison.stopRow(id)}
          >
            {words.stopOne}
          </button>
        )}
        {(phase === 'stopped' || phase === 'failed') && <em>{words.ends[phase]}</em>}
      </th>
      <td>
        <div
          className="plot"
          role="img"
          aria-label={words.set.plot(
            called,
            words.measures[measure],
            summary[0] ?? '',
            summary[1] ?? '',
            done,
            capped,
          )}
          style={{ '--n': scale.ticks.length - 1 } as CSSProperties}
        >
          {measure !== 'time' && (
            <span className="plot-zero">
              <i className="plot-bar" style={height(zeros)} title={words.set.bar('0', '0', zeros)} />
            </span>
          )}
          <span className="plot-bins">
            {bins.map(({ from, to, count: number }) => (
              <i
                key={from}
                className="plot-bar"
                style={height(number)}
                title={number === 0 ? undefined : words.set.bar(say(Math.ceil(from)), say(to), number)}
              />
            ))}
            {median !== null && Number.isFinite(median) && median > 0 && (
              <b className="plot-median" style={{ left: `${scale.at(median) * 100}%` }} />
            )}
          </span>
          <span className="plot-capped">
            <i className="plot-bar cut" style={height(capped)} title={words.set.capped(capped)} />
          </span>
        </div>
      </td>
    </tr>
  );
}
