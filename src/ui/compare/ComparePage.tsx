import type { CompareState } from '../../stores';
import { CELLS } from '../../sudoku/core';
import { AnyIcon, Segmented, Spiral, useStores } from '../shared';
import { useCompareState, useCompareWords, useComparison } from './comparison';
import { DivergenceLine } from './race/DivergenceLine';
import { OneAxis } from './race/OneAxis';
import { RaceFoot } from './race/RaceFoot';
import { RaceTable } from './race/RaceTable';
import { SetPage } from './set/SetPage';
import './compare.css';
import './race/race.css';
import './race/axis.css';
import './set/set.css';
import './contestants.css';

/** Strategies side by side, on the puzzle on the board or over a set of puzzles. */
export function ComparePage() {
  const words = useCompareWords();
  const scope = useCompareState((state) => state.scope);
  const clashing = useCompareState((state) => state.clashes.length > 0);
  return (
    <main className="page compare">
      <Top />
      {scope === 'set' ? (
        <SetPage />
      ) : clashing ? (
        <p className="compare-clash">{words.clash}</p>
      ) : (
        <>
          <RaceTable />
          <RaceFoot />
          <div className="compare-more">
            <OneAxis />
            <DivergenceLine />
          </div>
        </>
      )}
    </main>
  );
}

/** What is compared, the progress, and the commands. */
function Top() {
  const words = useCompareWords();
  const comparison = useComparison();
  const { screen } = useStores();
  const scope = useCompareState((state) => state.scope);
  const count = useCompareState((state) => state.contestants.length);
  const puzzles = useCompareState((state) => state.puzzles.length);
  const running = useCompareState((state) => state.racing || state.setRacing || state.gathering !== null);
  const unfinished = useCompareState(
    (state) =>
      state.scope === 'set' &&
      state.contestants.some(({ id }) => (state.setRows[id]?.results.length ?? 0) < state.puzzles.length),
  );
  const text = useSubtitle();
  return (
    <div className="in-row compare-top">
      <div className="compare-title">
        <h1 tabIndex={-1} data-home>
          {scope === 'set' ? words.titleOfSet(count, puzzles) : words.title(count)}
        </h1>
        <p className="in-row sub" role="status">
          {text}
          {running && <Spiral className="spiral" />}
        </p>
      </div>
      <Segmented
        name={words.scope}
        value={scope}
        options={[
          { value: 'one', label: words.scopes.one },
          { value: 'set', label: words.scopes.set },
        ]}
        onChange={comparison.setScope}
      />
      <button type="button" className="button" onClick={() => screen.open('contestants')}>
        {words.change}
      </button>
      {unfinished && !running && (
        <button type="button" className="button" onClick={comparison.again}>
          {words.again}
        </button>
      )}
      <button
        type="button"
        className="button ink go"
        disabled={!running && scope === 'set' && puzzles === 0}
        onClick={running ? comparison.stop : unfinished ? comparison.goOn : comparison.again}
      >
        <AnyIcon name={running ? 'close' : unfinished ? 'skip' : 'restart'} />
        {running ? words.stopAll : unfinished ? words.goOn : words.again}
      </button>
    </div>
  );
}

const endedIn = ({ contestants, rows }: CompareState): number =>
  contestants.filter(({ id }) => rows[id]?.phase === 'finished').length;

function useSubtitle(): string {
  const words = useCompareWords();
  const givens = useCompareState((state) => CELLS.filter((cell) => state.givens[cell] !== '.').length);
  const count = useCompareState((state) => state.contestants.length);
  const ended = useCompareState(endedIn);
  const racing = useCompareState((state) => state.racing);
  const elapsed = useCompareState((state) => state.elapsed);
  const scope = useCompareState((state) => state.scope);
  const clashing = useCompareState((state) => state.clashes.length > 0);
  const puzzles = useCompareState((state) => state.puzzles.length);
  const done = useCompareState(({ contestants, setRows }) =>
    Math.min(...contestants.map(({ id }) => setRows[id]?.results.length ?? 0)),
  );
  const gathering = useCompareState((state) => state.gathering);
  const stopped = useCompareState(({ setRacing }) => !setRacing) && done < puzzles;
  if (scope === 'set') {
    if (gathering !== null) return words.set.gathering(gathering);
    if (puzzles === 0) return words.set.none;
    return stopped ? words.set.stopped(done, puzzles) : words.set.done(done, puzzles);
  }
  if (clashing) return words.givens(givens);
  const state = racing
    ? words.racing(ended, count)
    : ended === count
      ? words.allEnded(count, elapsed)
      : words.someEnded(ended, count);
  return `${words.givens(givens)} · ${state}`;
}
