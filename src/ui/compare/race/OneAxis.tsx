import { type CSSProperties, useState } from 'react';
import { Segmented, useMessages } from '../../shared';
import { useCompareState, useCompareWords, useNaming } from '../comparison';
import { amountOf, bestOf, isCut, measureText, scaleFor, tickOf } from '../figures/measures';

const AXES = ['steps', 'time'] as const;
/** More labels than this would overlap on a phone. */
const MOST_LABELS = 6;

/** The race at a glance: the progress of every strategy on one axis of steps or of time. */
export function OneAxis() {
  const words = useCompareWords();
  const { count } = useMessages().words;
  const naming = useNaming();
  const [axis, setAxis] = useState<(typeof AXES)[number]>('steps');
  const contestants = useCompareState((state) => state.contestants);
  const rows = useCompareState((state) => state.rows);
  const scale = scaleFor(
    axis,
    Object.values(rows).map(({ tally }) => amountOf(tally, axis)),
  );
  const best = bestOf(rows, contestants, axis);
  const tell = tickOf(words, axis);
  const every = Math.ceil(scale.ticks.length / MOST_LABELS);
  return (
    <section className="axis" aria-labelledby="compare-axis">
      <div className="in-row axis-head">
        <h2 id="compare-axis">{words.axis}</h2>
        <Segmented
          name={words.axisOf}
          value={axis}
          options={AXES.map((value) => ({ value, label: words.measures[value] }))}
          onChange={setAxis}
        />
      </div>
      <ol>
        {contestants.map((one) => {
          const row = rows[one.id];
          if (row === undefined) return null;
          const value = amountOf(row.tally, axis);
          const { name, options } = naming(one);
          return (
            <li
              key={one.id}
              data-best={best.has(one.id) || undefined}
              style={{ '--w': scale.at(value), '--n': scale.ticks.length - 1 } as CSSProperties}
            >
              <span className="axis-name">
                {name}
                {options !== '' && <small> {options}</small>}
              </span>
              <span className="axis-lane">
                <i className={isCut(row.phase) ? 'axis-bar cut' : 'axis-bar'} />
                <b className="axis-number">
                  {measureText(words, axis, value, count)}
                  {best.has(one.id) && ` ${words.best[axis]}`}
                </b>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="ticks" aria-hidden="true">
        {scale.ticks.map((tick, index) => (
          <i key={tick} className="tick">
            {index % every === 0 ? tell(tick) : ''}
          </i>
        ))}
      </p>
    </section>
  );
}
