import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { KeptFile, ManyState } from '../../stores';
import { FINDINGS } from '../../sudoku/many';
import { Dialog, Icon, useCommands, useMoreMessages, useStores } from '../shared';
import { ManyTable } from './ManyTable';
import { useManyRun } from './manyRun';
import { TableActions } from './TableActions';
import './many.css';

/**
 * Reads a file of many puzzles, solves them as they are read, and lists them. The work goes on while the
 * dialog is closed.
 */
export function ManyDialog() {
  const { screen } = useStores();
  const run = useManyRun();
  const phase = useStore(run.store, (state) => state.phase);
  const words = useMoreMessages().many;
  return (
    <Dialog title={words.title} onClose={screen.close} className="many-dialog filled" width={67.5}>
      {phase === 'empty' ? <Start /> : <Results />}
      <Announcer />
    </Dialog>
  );
}

function Start() {
  const run = useManyRun();
  const { openFile, paste } = useCommands();
  const words = useMoreMessages().many;
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  useEffect(() => void run.lastFiles().then(setFiles), [run]);
  const { limit } = run.store.getState();
  return (
    <>
      <p className="sub">{words.help}</p>
      <div className="many-drop">
        <p>{words.drop}</p>
        <button type="button" data-first className="button ink" onClick={openFile}>
          <Icon name="file" />
          {words.openFile}
        </button>
        <button type="button" className="button" onClick={() => void paste()}>
          <Icon name="paste" />
          {words.paste}
        </button>
      </div>
      {files.length > 0 && (
        <section className="many-last">
          <h3>{words.last}</h3>
          <ul className="in-row">
            {files.map((file) => (
              <li key={file.key}>
                <button type="button" className="button" onClick={() => void run.reopen({ file, limit })}>
                  <span className="cut-off">{words.lastFile(file.name, file.bytes)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Results() {
  const run = useManyRun();
  const { runs, size, sizes, finding, order, rated } = useStore(run.store);
  const shown = finding === null ? size : sizes[finding];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order depends on all of these.
  const rowAt = useMemo(() => run.rowAt(), [run, runs, shown, finding, order, rated]);
  return (
    <>
      <Progress />
      <Filters />
      <ManyTable key={`${runs} ${finding} ${order}`} table={run.table()} rowAt={rowAt} size={shown} />
      <TableActions finding={finding} shown={shown} rowAt={rowAt} />
    </>
  );
}

const perSecond = ({ solved, milliseconds }: ManyState): number =>
  Math.round((solved * 1000) / Math.max(1, milliseconds));

/** The result of a run so far, in a sentence. */
function useSummary(state: ManyState): string {
  const { ends, isCut } = useMoreMessages().many;
  const { phase, size, sizes, milliseconds } = state;
  if (phase === 'empty' || phase === 'running') return '';
  const end = phase === 'done' ? ends.done(sizes, milliseconds) : ends[phase](size);
  return state.isCut ? `${end} ${isCut(size)}` : end;
}

function Progress() {
  const run = useManyRun();
  const state = useStore(run.store);
  const words = useMoreMessages().many;
  const summary = useSummary(state);
  const running = state.phase === 'running';
  const percent = Math.floor(state.done * 100);
  const told = words.solving(state.solved, perSecond(state));
  return (
    <div className="many-progress">
      <p>
        {state.name !== null && <b className="cut-off">{state.name}</b>}
        <span>{running ? told : summary}</span>
      </p>
      {running && (
        <button type="button" className="button" data-first onClick={run.stop}>
          {words.stop}
        </button>
      )}
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={running ? `${percent} %, ${told}` : `${percent} %`}
        data-phase={state.phase}
      >
        <div style={{ transform: `scaleX(${state.done})` }} />
      </div>
    </div>
  );
}

const LIMITS = [2, 100, 1000, 10_000];

function Filters() {
  const run = useManyRun();
  const words = useMoreMessages().many;
  const { shelf } = useMoreMessages();
  const { size, sizes, limit, finding: chosen, phase, order, rated, rating } = useStore(run.store);
  return (
    <div className="in-row many-filters">
      <div className="seg" role="group" aria-label={words.show}>
        {[null, ...FINDINGS].map((finding) => (
          <button
            key={finding}
            type="button"
            aria-pressed={finding === chosen}
            onClick={() => run.show(finding)}
          >
            {words.filter(finding, finding === null ? size : sizes[finding])}
          </button>
        ))}
      </div>
      {(rating !== null || rated < sizes.one || rated === 0) && (
        <span className="in-line">
          {rating !== null && <span className="sub">{words.rating(rating)}</span>}
          {/* One button, so that it keeps the focus. */}
          <button
            type="button"
            className="button"
            disabled={phase === 'running' || sizes.one === 0}
            onClick={rating === null ? () => void run.rate() : run.stop}
          >
            {rating === null ? words.rate : words.stop}
          </button>
        </span>
      )}
      {rated > 0 && (
        <select
          data-first
          aria-label={shelf.sort}
          value={order}
          onChange={({ target }) => run.sort(target.value as ManyState['order'])}
        >
          <option value="file">{words.asInFile}</option>
          <option value="easiest">{shelf.sorts.easiest}</option>
          <option value="hardest">{shelf.sorts.hardest}</option>
        </select>
      )}
      <label className="in-line sub">
        <span className="unseen-short">{words.limit}</span>
        <select value={limit} onChange={(event) => run.setLimit(Number(event.target.value))}>
          {LIMITS.map((limit) => (
            <option key={limit} value={limit}>
              {words.limitOf(limit)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Milliseconds between two announcements of a run's progress. */
const QUIET = 10_000;

/** Announces from time to time how far the run is, and finally how it ended. */
function Announcer() {
  const run = useManyRun();
  const words = useMoreMessages().many;
  const state = useStore(run.store);
  const summary = useSummary(state);
  const [spoken, setSpoken] = useState('');
  const running = state.phase === 'running';
  useEffect(() => {
    if (!running) return;
    const tell = (): void => {
      const now = run.store.getState();
      setSpoken(words.solving(now.solved, perSecond(now)));
    };
    const clock = setInterval(tell, QUIET);
    return () => {
      clearInterval(clock);
      setSpoken('');
    };
  }, [running, run, words]);
  return (
    <p className="unseen" role="status">
      {running ? spoken : summary}
    </p>
  );
}
