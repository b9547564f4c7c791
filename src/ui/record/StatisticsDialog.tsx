import { useEffect, useState } from 'react';
import { countedSince, countSince, type LevelStatistics, statisticsOf } from '../../stores';
import { Dialog, Switch, useMessages, useMoreMessages, useSetting, useStores } from '../shared';
import './statistics.css';
import { Absent, useSolved } from './useSolved';

/** The results of finished puzzles, by level, for those who want to know. */
export function StatisticsDialog() {
  const { screen, settings, textStore } = useStores();
  const { record, shelf: shelfWords } = useMoreMessages();
  const words = record.statistics;
  const { shelf, phase, solved } = useSolved();
  const [since, setSince] = useState(() => countedSince(textStore));
  /** From which moment they counted before they were emptied here. */
  const [before, setBefore] = useState<number | null>(null);
  const kept = useSetting('history');
  useEffect(() => {
    if (phase !== 'ready') return;
    // Only a rated puzzle has a level.
    const rating = new AbortController();
    void shelf.rateAll(rating.signal);
    return () => rating.abort();
  }, [shelf, phase]);
  const levels = statisticsOf(solved, since);
  const count = (from: number): void => {
    countSince(textStore, from);
    setSince(from);
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="statistics-dialog">
      <Absent phase={phase} />
      {kept && (
        <p className="sub">{levels.length > 0 ? shelfWords.statisticsHelp : shelfWords.statisticsNone}</p>
      )}
      {kept && levels.map((level) => <Level key={level.level} of={level} />)}
      {kept && levels.length > 0 && <p className="quiet">{words.key}</p>}
      <Switch
        label={shelfWords.history}
        note={shelfWords.historyNote}
        on={kept}
        onChange={(history) => settings.setState({ history })}
      />
      {(before !== null || levels.length > 0) && (
        <div className="dialog-actions">
          <span role="status">{before !== null && words.emptied}</span>
          {/* One button, so that it keeps the focus. */}
          <button
            type="button"
            className="button"
            onClick={() => {
              setBefore(before === null ? since : null);
              count(before ?? Date.now());
            }}
          >
            {before === null ? words.empty : words.putBack}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function Level({ of }: { readonly of: LevelStatistics }) {
  const { count } = useMessages().words;
  const { record, shelf, play } = useMoreMessages();
  const words = record.statistics;
  const figures = [
    ['solved', count(of.solved)],
    ['best', play.clock(of.best)],
    ['median', play.clock(of.median)],
    ['withoutHints', count(of.withoutHints)],
  ] as const;
  return (
    <section className="in-column level-statistics">
      <h3>{shelf.levels[of.level]}</h3>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Plot of={of} />
    </section>
  );
}

/** The size of the plot, in units of its drawing, and the distance of its bars. */
const [WIDTH, HEIGHT, APART] = [300, 40, 10];

/** The last times as bars. */
function Plot({ of: { latest } }: { readonly of: LevelStatistics }) {
  const words = useMoreMessages().record.statistics;
  const times = latest.map(({ spent }) => spent);
  const longest = Math.max(...times);
  const height = (spent: number): number => Math.max(2, ((HEIGHT - 2) * spent) / Math.max(1, longest));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.plot(times.length, Math.min(...times), longest, times.at(-1) ?? 0)}
    >
      {latest.map(({ at, givens, spent, hints }, place) => (
        <rect
          key={`${at}${givens}`}
          x={WIDTH - APART * (latest.length - place) + 2}
          y={HEIGHT - 1 - height(spent)}
          width={6}
          height={height(spent)}
          data-hollow={hints > 0 || undefined}
        />
      ))}
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
    </svg>
  );
}
