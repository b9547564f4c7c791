import type { CSSProperties } from 'react';
import type { Measure } from '../../../i18n';
import type { Contestant, RaceRow } from '../../../stores';
import { useMessages, useWatchWords } from '../../shared';
import { useCompareState, useCompareWords, useComparison, useNaming } from '../comparison';
import {
  amountOf,
  bestOf,
  isCut,
  MEASURES,
  measureText,
  ratioOf,
  scaleFor,
  tickOf,
} from '../figures/measures';
import type { Scale } from '../figures/scale';
import { StopRow } from '../StopRow';
import { busiest, HeatBoard } from './HeatBoard';

type Scales = Readonly<Record<Measure, Scale>>;

/** The scale of each column, shared by all rows. */
function useScales(): Scales {
  const rows = useCompareState((state) => state.rows);
  const scale = (measure: Measure): Scale =>
    scaleFor(
      measure,
      Object.values(rows).map(({ tally }) => amountOf(tally, measure)),
    );
  return {
    guesses: scale('guesses'),
    backtracks: scale('backtracks'),
    steps: scale('steps'),
    time: scale('time'),
  };
}

/** One row for each strategy: a board, a name, and a bar for each measure. */
export function RaceTable() {
  const words = useCompareWords();
  const contestants = useCompareState((state) => state.contestants);
  const scales = useScales();
  return (
    <div className="race-place">
      <table className="race">
        <colgroup>
          <col className="race-board-column" />
          <col className="race-name-column" />
          {MEASURES.map((measure) => (
            <col key={measure} />
          ))}
        </colgroup>
        <thead className="unseen-narrow">
          <tr>
            <th scope="col" colSpan={2}>
              {words.where}
            </th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {words.measures[measure]}
                <Ticks scale={scales[measure]} measure={measure} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contestants.map((one) => (
            <Row key={one.id} contestant={one} scales={scales} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** With more labels than this on an axis, they would overlap. */
const MOST_LABELS = { counts: 4, times: 3 };

/**
 * Labels the powers of ten on an axis: all, or every second or third. Screen readers read numbers at the bars instead.
 */
function Ticks({ scale: { ticks }, measure }: { readonly scale: Scale; readonly measure: Measure }) {
  const tell = tickOf(useCompareWords(), measure);
  const every = Math.ceil(ticks.length / MOST_LABELS[measure === 'time' ? 'times' : 'counts']);
  return (
    <span className="ticks" aria-hidden="true">
      {ticks.map((tick, index) => (
        <i key={tick} className="tick">
          {index % every === 0 ? tell(tick) : ''}
        </i>
      ))}
    </span>
  );
}

interface RowProps {
  readonly contestant: Contestant;
  readonly scales: Scales;
}

function Row({ contestant, scales }: RowProps) {
  const { id, strategy } = contestant;
  const words = useCompareWords();
  const { strategies, cellAloud } = useWatchWords();
  const naming = useNaming();
  const comparison = useComparison();
  const row = useCompareState((state) => state.rows[id]);
  const givens = useCompareState((state) => state.givens);
  const { name, options } = naming(contestant);
  const called = options === '' ? name : `${name}, ${options}`;
  const { cell, times } = busiest(row?.fills ?? []);
  return (
    <tr data-phase={row?.phase}>
      <td className="race-heat">
        <HeatBoard
          givens={givens}
          fills={row?.fills ?? []}
          name={words.heat(called, cell === null ? null : cellAloud(cell), times)}
        />
      </td>
      <th scope="row" className="race-name">
        <button
          type="button"
          className="race-open"
          aria-label={words.watch(called)}
          onClick={() => comparison.watchRow(id, 0)}
        >
          {name}
        </button>
        <small>
          {strategy === 'ownCode' ? words.ownCode : options === '' ? strategies[strategy].says : options}
        </small>
        <Ending row={row} contestant={contestant} />
        {row?.phase === 'running' && <StopRow id={id} name={called} />}
      </th>
      {MEASURES.map((measure) => (
        <td key={measure}>
          {row !== undefined && <Meter id={id} row={row} measure={measure} scale={scales[measure]} />}
        </td>
      ))}
    </tr>
  );
}

/** How the search ended, if it ended without a solution. */
function Ending({ row, contestant }: { readonly row: RaceRow | undefined; readonly contestant: Contestant }) {
  const { ends } = useCompareWords();
  const limit = useCompareState((state) => state.timeLimit);
  if (row === undefined) return null;
  const { phase, tally } = row;
  const text = {
    running: ends.running,
    stopped: ends.stopped,
    failed: contestant.strategy === 'ownCode' ? ends.notRun : ends.failed,
    unsolved: ends.unsolved,
    time: ends.capped(limit),
    steps: ends.steps,
    finished:
      tally.solutions === 0 ? ends.noSolution : contestant.options.all ? ends.solutions(tally.solutions) : '',
  }[phase];
  return text === '' ? null : <em>{text}</em>;
}

interface MeterProps {
  readonly id: number;
  readonly row: RaceRow;
  readonly measure: Measure;
  readonly scale: Scale;
}

/** A number and its bar. The number of a search that has not ended is a lower bound. */
function Meter({ id, row: { phase, tally }, measure, scale }: MeterProps) {
  const words = useCompareWords();
  const { count } = useMessages().words;
  const best = useCompareState(({ rows, contestants }) => bestOf(rows, contestants, measure).has(id));
  const ratio = useCompareState(({ rows, contestants }) => ratioOf(rows, contestants, measure, id));
  const value = amountOf(tally, measure);
  const cut = isCut(phase);
  const style = { '--w': `${scale.at(value) * 100}%`, '--n': scale.ticks.length - 1 } as CSSProperties;
  return (
    <div
      className="meter"
      data-best={best || undefined}
      data-zero={value === 0 || undefined}
      data-label={words.measures[measure]}
      style={style}
    >
      <span className="meter-number">
        <b>
          {cut && '≥ '}
          {measureText(words, measure, value, count)}
        </b>
        {best && <span className="best"> {words.best[measure]}</span>}
        {ratio !== null && phase !== 'running' && <span className="ratio"> {words.ratio(ratio)}</span>}
      </span>
      <i className={cut ? 'meter-bar cut' : 'meter-bar'} />
    </div>
  );
}
