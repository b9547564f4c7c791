import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { ignoreAbsentPart } from '../../parts';
import { MOST_PRINTED, PER_PAGE, type PrintState, type Stores } from '../../stores';
import { type Grid, NO_COLOURS } from '../../sudoku/core';
import {
  AnyIcon,
  Dialog,
  Segmented,
  Switch,
  useHintCatalogue,
  useLoaded,
  useLoadedIf,
  useMessages,
  useMoment,
  useMoreMessages,
  useRating,
  useStores,
} from '../shared';
import { Paper } from './Paper';
import { keepPrintable } from './printing';
import { othersOnPaper, paperOf, solutionOf } from './sheets';
import './print.css';

/** Chooses what to print, with a small preview of the first page. */
export function PrintDialog() {
  const stores = useStores();
  const { printing } = stores;
  // Makes the pages ready to print, unless the code that runs after the first screen has done so.
  useEffect(() => void keepPrintable(stores).catch(ignoreAbsentPart), [stores]);
  const { print: words } = useMoreMessages();
  const state = useStore(printing.store);
  const choose = (choice: Partial<PrintState>): void => printing.store.setState(choice);
  const givens = useMoment((now) => now.board.givens);
  const coloured = useMoment((now) => now.board.colours !== NO_COLOURS);
  const { path, techniques } = useRatedWords(givens);
  // The shelf may come while the dialog is open.
  useLoadedIf(stores.shelf, true);
  useSolutions(stores, state);
  // The verdict may become known while the dialog is open.
  useStore(stores.verdict);
  const pages = paperOf(stores, {
    app: useMessages().app,
    print: words,
    path,
    names: techniques.names,
  });
  const { set } = state;
  const isOne = set === null && state.perPage === 1;
  const hasSolution = !isOne || solutionOf(stores, givens) !== null;
  return (
    <Dialog title={words.title} onClose={printing.close} className="print-dialog" width={40}>
      <div className="print-columns">
        <div className="print-choices">
          {set === null ? (
            <Segmented
              name={words.content}
              value={state.content}
              onChange={(content) => choose({ content })}
              options={[
                { value: 'asItIs', label: words.contents.asItIs },
                { value: 'givens', label: words.contents.givens },
              ]}
            />
          ) : (
            <Range state={state} size={set.size} onChange={choose} />
          )}
          {(set !== null || state.perPage > 1 || othersOnPaper(stores, 2).length > 0) && (
            <div className="print-count">
              <span aria-hidden="true">{words.perPage}</span>
              <Segmented
                name={words.perPage}
                value={String(state.perPage)}
                onChange={(chosen) =>
                  choose({ perPage: PER_PAGE.find((count) => String(count) === chosen) ?? 1 })
                }
                options={PER_PAGE.map((count) => ({ value: String(count), label: String(count) }))}
              />
            </div>
          )}
          {set === null && state.perPage > 1 && <p className="quiet">{words.fromShelf}</p>}
          {set === null && state.content === 'asItIs' && coloured && (
            <Switch
              label={words.colours}
              note={words.coloursNote}
              on={state.colours}
              onChange={(colours) => choose({ colours })}
            />
          )}
          <Switch
            label={words.large}
            note={words.largeNote}
            on={state.large}
            onChange={(large) => choose({ large })}
          />
          <Switch
            label={isOne ? words.solutions.one : words.solutions.several}
            {...(hasSolution ? {} : { note: words.solutions.none, disabled: true })}
            on={state.solutions && hasSolution}
            onChange={(solutions) => choose({ solutions })}
          />
        </div>
        <figure className="print-preview" aria-label={words.preview}>
          <div aria-hidden="true">
            <Paper pages={pages.slice(0, 1)} perPage={state.perPage} large={state.large} />
          </div>
        </figure>
      </div>
      <div className="dialog-actions">
        <span className="sub" role="status">
          {words.pages(pages.length)}
        </span>
        <button type="button" data-first className="button ink" onClick={() => window.print()}>
          <AnyIcon name="print" />
          {words.print}
        </button>
      </div>
    </Dialog>
  );
}

interface RangeProps {
  readonly state: PrintState;
  readonly size: number;
  readonly onChange: (choice: Partial<PrintState>) => void;
}

/** The first and the last puzzle of a set. */
function Range({ state: { from, to }, size, onChange }: RangeProps) {
  const { print: words } = useMoreMessages();
  const note = useId();
  const within = (place: number): number => Math.max(1, Math.min(Math.floor(place) || 1, size));
  return (
    <fieldset className="in-row print-range">
      <legend>{words.range}</legend>
      <label className="in-line">
        <span>{words.from}</span>
        <input
          type="number"
          min={1}
          max={size}
          value={from}
          onChange={({ target }) => {
            const first = within(target.valueAsNumber);
            onChange({ from: first, to: Math.max(first, Math.min(to, first + MOST_PRINTED - 1)) });
          }}
        />
      </label>
      <label className="in-line">
        <span>{words.to}</span>
        <input
          type="number"
          min={from}
          max={Math.min(size, from + MOST_PRINTED - 1)}
          value={to}
          aria-describedby={note}
          onChange={({ target }) =>
            onChange({ to: Math.max(from, Math.min(within(target.valueAsNumber), from + MOST_PRINTED - 1)) })
          }
        />
      </label>
      {size > MOST_PRINTED && (
        <p id={note} className="quiet">
          {words.most(MOST_PRINTED)}
        </p>
      )}
    </fieldset>
  );
}

/** Solves the puzzles that join the board, if their solutions are wanted. */
function useSolutions(stores: Stores, { set, solutions, perPage }: PrintState): void {
  const { workThread, printing } = stores;
  const wanted = set === null && solutions;
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    for (const { givens } of othersOnPaper(stores, perPage)) {
      if (printing.store.getState().solved.has(givens)) continue;
      void workThread.ask('assess', { givens, limit: 2 }, { signal: leaving.signal }).then((reply) => {
        if (!reply.ok || reply.value.kind !== 'one') return;
        const { solution } = reply.value;
        printing.store.setState(({ solved }) => ({ solved: new Map([...solved, [givens, solution]]) }));
      });
    }
    return () => leaving.abort();
  }, [stores, workThread, printing, wanted, perPage]);
}

/** The words of ratings; they load while the rating of the puzzle on the board is worked out. */
function useRatedWords(givens: Grid) {
  const { hint } = useStores();
  useRating(useLoaded(hint.load), givens);
  return useHintCatalogue();
}
