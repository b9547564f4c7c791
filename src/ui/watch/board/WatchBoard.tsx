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
import { usePlaybackState } from '../playback';
import { Film } from './Film';
import { beforeStart, type WatchLook, watchLooks } from './looks';

const ROWS = HOUSES.slice(0, 9);

/** The board as the search has it: one Tab stop, walked by arrows. */
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
  const looks = useMemo(
    () =>
      watchLooks({
        view: view ?? beforeStart(givens),
        clashing: new Set(refusal?.clashes.flatMap(({ a, b }) => [a, b])),
        cursor,
        fast,
        mistake,
        cut,
        withPeers,
      }),
    [view, givens, refusal, cursor, fast, mistake, cut, withPeers],
  );
  // While there is a film it names the cells.
  useLayoutEffect(() => {
    if (!filmed) name(looks);
  }, [filmed, name, looks]);
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of Watch are heard wherever the focus is.
    <div
      ref={ref}
      className={coloured ? 'board watch-board coloured' : 'board watch-board'}
      role="grid"
      aria-label={words.name}
      aria-readonly
      aria-rowcount={9}
      aria-colcount={9}
      // Not all who press have a pointer: a screen reader clicks or moves the focus.
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
            const look = looks[cell];
            if (look === undefined) return null;
            const { facts, ...shown } = look;
            return <WatchCell key={cell} cell={cell} {...shown} filmed={filmed && look.reachable} />;
          })}
        </div>
      ))}
      {filmed && <Film board={ref} withPeers={withPeers} name={name} />}
      <BoardLines />
      {withPeers && <Units of={cursor} />}
    </div>
  );
}

/** Writes names of cells: a film does so too, in every frame, which React is not asked for. */
function useNaming(board: RefObject<HTMLElement | null>): (looks: readonly WatchLook[]) => void {
  const { cellName } = useWatchWords();
  return useCallback(
    (looks) => {
      for (const { facts } of looks) {
        const element = board.current?.querySelector(`[data-cell="${facts.cell}"]`);
        const name = cellName(facts);
        if (element && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
      }
    },
    [board, cellName],
  );
}

/** The row, the column and the box of a cell, each with a line around it. */
function Units({ of }: { readonly of: Cell }) {
  return (['row', 'column', 'box'] as const).map((unit) => (
    <i key={unit} className={`unit ${unit}`} style={positionOf(of)} aria-hidden="true" />
  ));
}

interface WatchCellProps extends Omit<WatchLook, 'facts'> {
  readonly cell: Cell;
  /** It can have the focus, whose ring must be seen over a film. */
  readonly filmed: boolean;
}

const WatchCell = memo(function WatchCell(props: WatchCellProps) {
  const { cell, digit, className, depth, failed, candidates, gone, reachable, dead, filmed } = props;
  return (
    <div
      className={filmed ? `${className} filmed` : className}
      role="gridcell"
      aria-colindex={columnOf(cell) + 1}
      tabIndex={reachable ? 0 : -1}
      data-cell={cell}
    >
      {digit !== null && <span className="digit">{digit}</span>}
      {candidates !== NO_DIGITS && <Candidates candidates={candidates} failed={failed} />}
      {/* The name tells these in words: as text they would run into the digit. */}
      {gone !== null && <span className="digit gone" data-text={gone} />}
      {depth !== null && <i className="depth" data-text={depth} />}
      {digit !== null && failed !== NO_DIGITS && (
        <s className="failed" data-text={digitsOf(failed).join('')} />
      )}
      {dead && (
        <svg className="cross" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m3 3 14 14M17 3 3 17" />
        </svg>
      )}
    </div>
  );
});

/** What the cell at work can hold, what has failed in it struck. */
function Candidates({ candidates, failed }: { readonly candidates: DigitSet; readonly failed: DigitSet }) {
  return (
    <span className="notes">
      {DIGITS.map((digit) => (
        <i key={digit} className={has(failed, digit) ? 'struck' : undefined}>
          {has(candidates, digit) ? `${digit} ` : ''}
        </i>
      ))}
    </span>
  );
}
