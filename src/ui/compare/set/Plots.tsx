import { type CSSProperties, useMemo } from 'react';
import type { Measure } from '../../../i18n';
import type { Contestant, SetRow } from '../../../stores';
import { useMessages } from '../../shared';
import { useCompareState, useCompareWords, useNaming } from '../comparison';
import { amountOf, JUST_MORE, measureText, scaleFor, tickOf, timesBest } from '../figures/measures';
import { type Bin, binsOf, quantile, type Scale } from '../figures/scale';
import { StopRow } from '../StopRow';
import { columnAt, columnsOf } from './columns';
import { PickedPuzzles } from './PickedPuzzles';
import { PlotPicker } from './PlotPicker';

/** The distribution of a measure over the results of a contestant. */
interface Distribution {
  readonly contestant: Contestant;
  /** The values of the searches that ended, in rising order. */
  readonly ended: readonly number[];
  readonly zeros: number;
  /**
   * How many searches were stopped at the limit. Their values count towards the total; the median counts them as
   * infinite.
   */
  readonly capped: number;
  readonly total: number;
  readonly done: number;
  /** `Infinity` if the median falls among the stopped searches; `null` if there are no results. */
  readonly median: number | null;
  readonly ninety: number | null;
}

export interface Distributions {
  readonly plots: readonly (Distribution & { readonly bins: readonly Bin[] })[];
  /** All plots share this scale and the height of the tallest column. */
  readonly scale: Scale;
  readonly highest: number;
  /** The lowest median; `null` unless all contestants have equally many results and there is something to compare. */
  readonly best: number | null;
}

/**
 * Cached by the results, so that only the results of a changed row are sorted again: results come ten times a second.
 */
const known = new WeakMap<SetRow['results'], Map<Measure, Omit<Distribution, 'contestant'>>>();

function distributionOf(results: SetRow['results'], measure: Measure): Omit<Distribution, 'contestant'> {
  const byMeasure = known.get(results) ?? new Map<Measure, Omit<Distribution, 'contestant'>>();
  known.set(results, byMeasure);
  const before = byMeasure.get(measure);
  if (before !== undefined) return before;
  const ended = results
    .filter(({ end }) => end === 'finished')
    .map((one) => amountOf(one, measure))
    .sort((a, b) => a - b);
  const capped = results.length - ended.length;
  // Searches that were stopped would have reached higher values.
  const all = [...ended, ...new Array<number>(capped).fill(Number.POSITIVE_INFINITY)];
  const spread = {
    ended,
    capped,
    zeros: ended.filter((value) => value === 0).length,
    total: results.reduce((sum, one) => sum + amountOf(one, measure), 0),
    done: results.length,
    median: quantile(all, 0.5),
    ninety: quantile(all, 0.9),
  };
  byMeasure.set(measure, spread);
  return spread;
}

const NONE: SetRow['results'] = [];

export function useDistributions(measure: Measure): Distributions {
  const contestants = useCompareState((state) => state.contestants);
  const setRows = useCompareState((state) => state.setRows);
  return useMemo(() => {
    const distributions = contestants.map((contestant) => ({
      contestant,
      ...distributionOf(setRows[contestant.id]?.results ?? NONE, measure),
    }));
    const scale = scaleFor(
      measure,
      distributions.flatMap(({ ended }) => [ended.find((value) => value > 0) ?? 0, ended.at(-1) ?? 0]),
    );
    const plots = distributions.map((spread) => ({ ...spread, bins: binsOf(scale, spread.ended) }));
    const columns = plots.flatMap(({ bins, capped, zeros }) => [
      capped,
      measure === 'time' ? 0 : zeros,
      ...bins.map(({ count }) => count),
    ]);
    const medians = distributions.map(({ median }) => median ?? Number.POSITIVE_INFINITY);
    const lowest = Math.min(...medians);
    const even = new Set(distributions.map(({ done }) => done)).size === 1;
    return {
      plots,
      scale,
      highest: Math.max(1, ...columns),
      best: even && distributions.length > 1 && Number.isFinite(lowest) ? lowest : null,
    };
  }, [contestants, setRows, measure]);
}

/** More labels than this would overlap on a phone. */
const MOST_LABELS = 7;

interface PlotsProps {
  readonly measure: Measure;
  readonly distributions: Distributions;
}

/** One histogram for each contestant, one below the other on one axis. */
export function Plots({ measure, distributions }: PlotsProps) {
  const words = useCompareWords();
  const { plots, scale } = distributions;
  const tell = tickOf(words, measure);
  const every = Math.ceil(scale.ticks.length / MOST_LABELS);
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
                {scale.ticks.map((tick, index) => (
                  <i key={tick} className="tick">
                    {index % every === 0 ? tell(tick) : ''}
                  </i>
                ))}
              </span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {plots.map((plot) => (
          <PlotRow key={plot.contestant.id} plot={plot} measure={measure} distributions={distributions} />
        ))}
      </tbody>
    </table>
  );
}

interface PlotRowProps extends PlotsProps {
  readonly plot: Distributions['plots'][number];
}

function PlotRow({ plot, measure, distributions: { scale, highest, best } }: PlotRowProps) {
  const { contestant, ended, bins, capped, zeros, done, median, ninety, total } = plot;
  const { id } = contestant;
  const words = useCompareWords();
  const { count } = useMessages().words;
  const phase = useCompareState((state) => state.setRows[id]?.phase);
  const stepLimit = useCompareState((state) => state.stepLimit);
  const { name, options } = useNaming()(contestant);
  const called = options === '' ? name : `${name}, ${options}`;
  const say = (value: number): string => measureText(words, measure, value, count);
  const isBest = best !== null && median === best;
  const times = best === null || median === null ? null : timesBest(median, best);
  const ratio = times !== null && Number.isFinite(times) && times >= JUST_MORE ? words.ratio(times) : null;
  const middle =
    median === null
      ? []
      : Number.isFinite(median)
        ? [
            `${words.set.median(say(median))}${isBest ? ` (${words.best[measure]})` : ratio === null ? '' : ` (${ratio})`}`,
          ]
        : [words.set.allCapped(words.set.steps(stepLimit))];
  const others =
    median === null
      ? []
      : [
          ...(ninety !== null && Number.isFinite(ninety) ? [words.set.ninety(say(ninety))] : []),
          words.set.total(say(total), capped > 0),
          ...(capped > 0 ? [words.set.capped(capped)] : []),
        ];
  const [lowest] = ended;
  const most = ended.at(-1);
  const columns = columnsOf({ zeros: measure === 'time' ? 0 : zeros, bins, capped });
  const picked = useCompareState((state) => (state.picked?.id === id ? state.picked.at : null));
  const shown = picked === null ? null : columnAt(columns, scale, picked);
  /** The height of a column, and the attribute by which the picker finds it. */
  const bar = (at: number, number: number) => ({
    'data-at': number > 0 ? at : undefined,
    'data-picked': (number > 0 && shown?.at === at) || undefined,
    style: { '--h': number / highest } as CSSProperties,
  });
  return (
    <>
      <tr data-phase={phase}>
        <th scope="row" className="race-name">
          <span className="plot-name">{name}</span>
          {options !== '' && <small>{options}</small>}
          <span className="plot-summary">
            <b className={isBest ? 'plot-best' : undefined}>{middle[0]}</b>
            {others.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
          {phase === 'running' && <StopRow id={id} name={called} />}
          {(phase === 'stopped' || phase === 'failed') && <em>{words.ends[phase]}</em>}
        </th>
        <td>
          <PlotPicker id={id} name={called} measure={measure} columns={columns} shown={shown} median={median}>
            <div
              className="plot"
              role="img"
              aria-label={words.set.plot(
                called,
                words.measures[measure],
                median === null ? [words.set.noResult] : [...middle, ...others],
                done,
                lowest === undefined || most === undefined ? null : [say(lowest), say(most)],
              )}
              data-best={isBest || undefined}
              style={{ '--n': scale.ticks.length - 1 } as CSSProperties}
            >
              {measure !== 'time' && (
                <span className="plot-zero">
                  <i className="plot-bar" {...bar(0, zeros)} />
                </span>
              )}
              <span className="plot-bins">
                {bins.map(({ from, count: number }) => (
                  <i key={from} className="plot-bar" {...bar(from, number)} />
                ))}
                {median !== null && Number.isFinite(median) && median > 0 && (
                  <b className="plot-median" style={{ left: `${scale.at(median) * 100}%` }} />
                )}
              </span>
              <span className="plot-capped">
                <i className="plot-bar cut" {...bar(Number.POSITIVE_INFINITY, capped)} />
              </span>
            </div>
          </PlotPicker>
        </td>
      </tr>
      {picked !== null && (
        <tr className="picked-row">
          <td colSpan={2}>
            <PickedPuzzles
              contestant={contestant}
              measure={measure}
              scale={scale}
              columns={columns}
              at={picked}
              shown={shown}
            />
          </td>
        </tr>
      )}
    </>
  );
}
