import { type KeyboardEvent, useRef, useState } from 'react';
import type { Measure } from '../../../i18n';
import type { Contestant } from '../../../stores';
import { CELLS, EMPTY_GRID, type Grid } from '../../../sudoku/core';
import { AnyIcon, MiniBoard, useMessages, useStores } from '../../shared';
import { useCompareState, useCompareWords, useComparison, useNaming } from '../comparison';
import { amountOf, isCut, JUST_MORE, measureText, type Rival, timesBestOf } from '../figures/measures';
import type { Scale } from '../figures/scale';
import { type Column, columnInWords, isInColumn, numberOf } from './columns';

/** How many puzzles of a column are shown at first, and how many more on each request. */
const AT_ONCE = 20;

interface PickedPuzzlesProps {
  readonly contestant: Contestant;
  readonly measure: Measure;
  readonly scale: Scale;
  readonly columns: readonly Column[];
  /** A value in the picked column; `null` while the column has no result. */
  readonly at: number;
  readonly shown: Column | null;
}

/** The puzzles of a column: each strategy's result on them, and ways to open the puzzle. */
export function PickedPuzzles({ contestant, measure, scale, columns, at, shown }: PickedPuzzlesProps) {
  const { id } = contestant;
  const words = useCompareWords();
  const { words: plain, app } = useMessages();
  const comparison = useComparison();
  const results = useCompareState((state) => state.setRows[id]?.results);
  const { name, options } = useNaming()(contestant);
  const called = options === '' ? name : `${name}, ${options}`;
  const title = words.picked.of(called, words.measures[measure]);
  const said = shown === null ? words.set.noResult : columnInWords(words, measure, shown, plain.count);
  const indices = (results ?? []).flatMap((result, index) =>
    isInColumn(scale, result, measure, at) ? [index] : [],
  );
  const section = useRef<HTMLElement>(null);
  /** Closing returns the focus to the plot above. */
  const close = (): void => {
    const plot = section.current?.closest('tr')?.previousElementSibling;
    plot?.querySelector<HTMLElement>('.plot-picker')?.focus();
    comparison.pick(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const place = shown === null ? -1 : columns.indexOf(shown);
  const turn = (label: string, icon: 'previous' | 'next', to: Column | undefined) => (
    <button
      type="button"
      className="nav icon-only"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && comparison.pick({ id, at: to.at })}
    >
      <AnyIcon name={icon} />
    </button>
  );
  return (
    <section ref={section} className="card picked" aria-label={title} onKeyDown={onKeyDown}>
      <div className="in-row picked-head">
        {turn(words.picked.before, 'previous', columns[place - 1])}
        <h2 aria-live="polite">
          <small>{title}</small> {said}
        </h2>
        {turn(words.picked.after, 'next', place < 0 ? undefined : columns[place + 1])}
        <button type="button" className="nav icon-only" aria-label={app.close} onClick={close}>
          <AnyIcon name="close" />
        </button>
      </div>
      <PuzzleList
        key={`${measure} ${shown?.at}`}
        indices={indices}
        contestant={contestant}
        called={called}
        measure={measure}
      />
    </section>
  );
}

interface PuzzleListProps extends Omit<PickedPuzzleProps, 'index'> {
  readonly indices: readonly number[];
}

function PuzzleList({ indices, ...puzzle }: PuzzleListProps) {
  const { picked: words } = useCompareWords();
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <ul>
        {indices.slice(0, most).map((index) => (
          <PickedPuzzle key={index} index={index} {...puzzle} />
        ))}
      </ul>
      {indices.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + AT_ONCE)}>
          {words.more(Math.min(AT_ONCE, indices.length - most))}
        </button>
      )}
    </>
  );
}

interface PickedPuzzleProps {
  readonly index: number;
  readonly contestant: Contestant;
  readonly called: string;
  readonly measure: Measure;
}

function PickedPuzzle({ index, contestant, called, measure }: PickedPuzzleProps) {
  const words = useCompareWords();
  const { picked } = words;
  const comparison = useComparison();
  const { compare } = useStores();
  const open = useOpen();
  const givens = useCompareState((state) => state.puzzles[index]) ?? EMPTY_GRID;
  const number = useCompareState((state) => numberOf(index, state));
  const go = async (then: () => void): Promise<void> => {
    if (await open(givens, number)) then();
  };
  return (
    <li className="picked-puzzle">
      <MiniBoard givens={givens} entries={EMPTY_GRID} />
      <h3>
        {picked.puzzle(number)}{' '}
        <small>{words.givens(CELLS.filter((cell) => givens[cell] !== '.').length)}</small>
      </h3>
      <Figures index={index} measure={measure} />
      <p className="in-row picked-ways">
        <button
          type="button"
          className="button"
          aria-label={picked.openAloud(number)}
          onClick={() => void go(compare.leave)}
        >
          <AnyIcon name="grid" />
          {picked.open}
        </button>
        <button
          type="button"
          className="button plain"
          aria-label={picked.watchAloud(called, number)}
          onClick={() => void go(() => comparison.watchRow(contestant.id, 0))}
        >
          {picked.watch}
        </button>
        <button
          type="button"
          className="button plain"
          aria-label={picked.raceAloud(number)}
          onClick={() => void go(() => comparison.setScope('one'))}
        >
          {picked.race}
        </button>
      </p>
    </li>
  );
}

/** Each strategy's result on a puzzle. */
function Figures({ index, measure }: Pick<PickedPuzzleProps, 'index' | 'measure'>) {
  const words = useCompareWords();
  const { count } = useMessages().words;
  const naming = useNaming();
  const contestants = useCompareState((state) => state.contestants);
  const setRows = useCompareState((state) => state.setRows);
  const rivals = contestants.map(({ id }): Rival => {
    const tally = setRows[id]?.results[index];
    return tally === undefined ? null : { tally, finished: tally.end === 'finished' };
  });
  return (
    <dl className="picked-figures">
      {contestants.map((one, place) => {
        const { name, options } = naming(one);
        const rival = rivals[place] ?? null;
        const times = rival && timesBestOf(rival.tally, rivals, measure);
        const isBest = times === 1 && rival?.finished === true && contestants.length > 1;
        return (
          <div key={one.id} className="in-stack picked-figure">
            <dt>{options === '' ? name : `${name}, ${options}`}</dt>
            <dd>
              {rival === null ? (
                words.set.noResult
              ) : (
                <>
                  {isCut(setRows[one.id]?.results[index]?.end ?? 'finished') && '≥ '}
                  {measureText(words, measure, amountOf(rival.tally, measure), count)}
                  {isBest && <span className="best"> {words.best[measure]}</span>}
                  {times !== null && times >= JUST_MORE && (
                    <span className="ratio"> {words.ratio(times)}</span>
                  )}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Puts a puzzle of the set on the board; undo brings the old board back. Resolves to whether it worked. */
function useOpen(): (givens: Grid, number: number) => Promise<boolean> {
  const { game, importing } = useStores();
  const words = useCompareWords();
  const set = useCompareState((state) => state.set);
  return async (givens, number) => {
    const name = set === null || set === 'pasted' ? words.set.pasted : words.set.sets[set];
    await importing.offer(givens, { kind: 'file', name: words.picked.origin(name, number) });
    return game.now().board.givens === givens;
  };
}
