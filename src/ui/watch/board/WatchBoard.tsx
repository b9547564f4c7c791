import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import {
  type Cell,
  cellsOf,
  columnOf,
  DIGITS,
  type DigitSet,
  digitsOf,
  HOUSES,
  has,
  NO_DIGITS,
} from '../../../sudoku/core';
import {
  BoardLines,
  cellUnder,
  isTabStop,
  positionOf,
  useMessages,
  useStores,
  useWatchWords,
} from '../../shared';
import { useFrame } from '../frames/Frames';
import { useBeside, usePlaybackState } from '../playback';
import { Film } from './Film';
import { type BoardCell, beforeStart, searchedCells } from './searchedBoard';

const ROWS = HOUSES.slice(0, 9);

/** The board of the search. It is one Tab stop; arrows move from cell to cell. */
export function WatchBoard() {
  const { selection } = useStores();
  const { board: words } = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const name = useNaming(ref);
  const cursor = useStore(selection.store, (state) => state.cursor);
  const { view, fast, cut } = useFrame(({ cells }) => cells);
  const givens = usePlaybackState((state) => state.search.givens);
  const refusal = usePlaybackState((state) => state.refusal);
  const filmed = useFrame((frame) => frame.filmed);
  const coloured = usePlaybackState(({ search }) => search.strategy === 'colouredNodes');
  const withPeers = usePlaybackState(
    ({ search, refusal }) => search.strategy === 'propagation' && refusal === null,
  );
  const mistake = usePlaybackState(({ mistake }) =>
    mistake?.kind === 'found' ? mistake.mistake.cell : null,
  );
  const conflict = usePlaybackState((state) => state.conflict);
  const all = usePlaybackState(({ candidates, view }) =>
    candidates !== null && candidates !== 'none' && candidates.step === view?.step ? candidates : null,
  );
  const differs = useBeside((beside) => beside?.differs ?? null);
  const cells = useMemo(
    () =>
      searchedCells({
        view: view ?? beforeStart(givens),
        clashing: new Set(refusal?.clashes.flatMap(({ a, b }) => [a, b])),
        cursor,
        fast,
        mistake,
        toBlame: new Set(conflict?.choices.map(({ cell }) => cell)),
        differs: new Set(differs),
        all,
        cut,
        withPeers,
        coloured,
      }),
    [view, givens, refusal, cursor, fast, mistake, conflict, differs, all, cut, withPeers, coloured],
  );
  // While the film is shown, it names the cells.
  useLayoutEffect(() => {
    if (!filmed) name(cells);
  }, [filmed, name, cells]);
  useEffect(() => {
    const board = ref.current;
    if (board?.contains(document.activeElement))
      board.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);
  const choose = ({ target }: { readonly target: EventTarget }): void => {
    const cell = cellUnder(target);
    if (cell !== null) selection.select(cell);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of Watch work wherever the focus is.
    <div
      ref={ref}
      className={coloured ? 'board watch-board coloured' : 'board watch-board'}
      role="grid"
      aria-label={words.name}
      aria-readonly
      data-all={all !== null || undefined}
      aria-rowcount={9}
      aria-colcount={9}
      // A screen reader has no pointer: it clicks, or moves the focus.
      onPointerDown={choose}
      onClick={choose}
      onFocus={(event) => {
        if (!isTabStop(event.target)) choose(event);
      }}
    >
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.
        <div key={row} role="row" aria-rowindex={row + 1}>
          {cellsOf(row).map((cell) => {
            const shown = cells[cell];
            if (shown === undefined) return null;
            const { digit, mark, depth, failed, candidates, lost, regained, gone, isCursor } = shown;
            return (
              <WatchCell
                key={cell}
                cell={cell}
                className={classOf(shown, filmed)}
                {...{ digit, mark, depth, failed, candidates, lost, regained, gone, isCursor }}
              />
            );
          })}
        </div>
      ))}
      {filmed && <Film board={ref} withPeers={withPeers} coloured={coloured} name={name} />}
      <BoardLines />
      {withPeers && <Units of={cursor} />}
    </div>
  );
}

/** Writes the names of cells straight to the page: the film does this in every frame, too often for React. */
function useNaming(board: RefObject<HTMLElement | null>): (cells: readonly BoardCell[]) => void {
  const { cellName } = useWatchWords();
  return useCallback(
    (cells) => {
      for (const { facts } of cells) {
        const element = board.current?.querySelector(`[data-cell="${facts.cell}"]`);
        const name = cellName(facts);
        if (element && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
      }
    },
    [board, cellName],
  );
}

/** Lines around the row, the column and the box of a cell. */
function Units({ of }: { readonly of: Cell }) {
  return (['row', 'column', 'box'] as const).map((unit) => (
    <i key={unit} className={`unit ${unit}`} style={positionOf(of)} aria-hidden="true" />
  ));
}

/** The CSS classes of a cell's background, frame, ink and mark. */
function classOf(
  { digit, ground, frame, ink, mark, clashes, differs, isCursor }: BoardCell,
  filmed: boolean,
): string {
  const classes = ['cell', `on-${ground}`];
  if (frame !== null) classes.push(`framed-${frame}`);
  if (digit !== null) classes.push(`ink-${ink}`);
  if (mark !== null) classes.push(`marked-${mark}`);
  // A clash is drawn as on the board in Play.
  if (clashes) classes.push('clash');
  if (differs) classes.push('differs');
  // The cursor's cell may have the focus, whose ring must be visible over the film.
  if (filmed && isCursor) classes.push('filmed');
  return classes.join(' ');
}

interface WatchCellProps
  extends Pick<
    BoardCell,
    'digit' | 'mark' | 'depth' | 'failed' | 'candidates' | 'lost' | 'regained' | 'gone' | 'isCursor'
  > {
  readonly cell: Cell;
  readonly className: string;
}

const WatchCell = memo(function WatchCell(props: WatchCellProps) {
  const { cell, digit, className, mark, depth, failed, candidates, lost, regained, gone, isCursor } = props;
  const hasFailed = digit !== null && failed !== NO_DIGITS;
  return (
    <div
      className={className}
      role="gridcell"
      aria-colindex={columnOf(cell) + 1}
      tabIndex={isCursor ? 0 : -1}
      data-cell={cell}
    >
      {digit !== null && <span className="digit">{digit}</span>}
      {candidates !== NO_DIGITS && <Candidates {...{ candidates, failed, lost, regained }} />}
      {/* The name says these in words; as text they would run into the digit. */}
      {gone !== null && <span className="digit gone" data-text={gone} />}
      {(depth !== null || hasFailed) && (
        <span className="guess-marks">
          {depth !== null && <i className="depth" data-text={depth} />}
          {hasFailed && <s className="failed" data-text={digitsOf(failed).join('')} />}
        </span>
      )}
      {mark === 'cross' && (
        <svg className="cross" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m3 3 14 14M17 3 3 17" />
        </svg>
      )}
    </div>
  );
});

interface CandidatesProps {
  readonly candidates: DigitSet;
  readonly failed: DigitSet;
  /** Those that the step has taken, and given back. */
  readonly lost: DigitSet;
  readonly regained: DigitSet;
}

/** The candidates of a cell. Those that have failed or are lost are struck out. */
function Candidates({ candidates, failed, lost, regained }: CandidatesProps) {
  return (
    <span className="notes">
      {DIGITS.map((digit) =>
        // The name says the lost ones apart from the candidates.
        has(lost, digit) ? (
          <i key={digit} className="struck" data-text={digit} />
        ) : (
          <i
            key={digit}
            className={has(failed, digit) ? 'struck' : has(regained, digit) ? 'back' : undefined}
          >
            {has(candidates, digit) ? `${digit} ` : ''}
          </i>
        ),
      )}
    </span>
  );
}
