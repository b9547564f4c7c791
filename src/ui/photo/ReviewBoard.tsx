import { type Ref, useEffect, useRef } from 'react';
import { digitOf, type PhotoRun, type Review } from '../../stores';
import { type Cell, columnOf, DIGITS, type Digit, rowOf } from '../../sudoku/core';
import type { Mark } from '../../sudoku/photo';
import { digitOf as digitPressed, directionOf, isOnBoard, useKeys, VIEW_KEYS } from '../keys';
import { useMoreMessages } from '../shared';
import { markFor, markTold, notesKept } from './marks';
import { usePhotoRun } from './photoRun';
import './reviewBoard.css';

interface BoardProps {
  readonly review: Review;
  readonly ref: Ref<HTMLDivElement>;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const STEPS = { up: -9, down: 9, left: -1, right: 1 } as const;
/** Keys that other controls of the dialog use too. */
const ON_BOARD = /Arrow|Enter/;

/** The board as it was read. Arrow keys select a cell, other keys correct it, wherever in the dialog the focus is. */
export function ReviewBoard({ review, ref }: BoardProps) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const { cells, cell: at, byHand } = review;
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
  }, [at]);
  // On a phone the first cell in doubt may lie under the choices. Corners that are set by hand come before the board.
  useEffect(() => {
    if (byHand) return;
    grid.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [byHand]);

  const keepFocus = (): void => {
    moved.current = true;
  };
  useKeys(
    VIEW_KEYS.photo,
    {
      move(event) {
        keepFocus();
        run.select(stepped(at, STEPS[directionOf(event)]));
      },
      digit: (event) => run.write(markFor(review, digitPressed(event) as Digit)),
      erase: () => run.write({ kind: 'blank' }),
      kind: () => toggleKind(run, cells[at]?.mark),
      nextDoubt() {
        keepFocus();
        run.goToDoubtful('next');
      },
      previousDoubt() {
        keepFocus();
        run.goToDoubtful('previous');
      },
      choices: () => focusChoices(grid.current?.closest('dialog') ?? null),
    },
    { inDialog: true, may: (key, focused) => !ON_BOARD.test(key) || isOnBoard(focused) },
  );

  return (
    <div className="photo-read" ref={ref}>
      {review.grids.length > 1 && (
        <select
          aria-label={words.grids}
          value={review.chosen}
          onChange={({ target }) => run.chooseGrid(Number(target.value))}
        >
          {review.grids.map((_, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a grid is its number.
            <option key={number} value={number}>
              {words.grid(number + 1, review.grids.length)}
            </option>
          ))}
        </select>
      )}
      <div
        ref={grid}
        role="grid"
        className="plain-board photo-board"
        aria-label={words.board}
        aria-description={words.boardKeys}
      >
        {ROWS.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are focusable.
          <div role="row" key={row} aria-rowindex={row + 1}>
            {cells.slice(9 * row, 9 * row + 9).map(({ mark, doubtful }, column) => {
              const cell = (9 * row + column) as Cell;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys.
                <div
                  key={cell}
                  role="gridcell"
                  data-cell={cell}
                  data-first={cell === at || undefined}
                  aria-colindex={column + 1}
                  aria-selected={cell === at}
                  aria-label={words.cellName(cell, markTold(review, cell), doubtful)}
                  tabIndex={cell === at ? 0 : -1}
                  data-kind={mark.kind}
                  data-doubtful={doubtful || undefined}
                  onClick={(event) => {
                    event.currentTarget.focus();
                    run.select(cell);
                  }}
                >
                  {digitOf(mark) ?? (mark.kind === 'notes' ? <Notes digits={notesKept(review, cell)} /> : '')}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The kept notes of a cell; `…` where notes are left out. */
function Notes({ digits }: { readonly digits: readonly Digit[] }) {
  if (digits.length === 0) return '…';
  return (
    <span className="photo-notes">
      {/* With spaces, so that this text is part of the cell's name, as speech control needs. */}
      {DIGITS.map((digit) => (
        <span key={digit}>{digits.includes(digit) ? `${digit} ` : ''}</span>
      ))}
    </span>
  );
}

/** The cell one step away; beyond an edge it continues at the opposite one. */
function stepped(from: Cell, step: number): Cell {
  if (step === 1 || step === -1) return (9 * rowOf(from) + ((columnOf(from) + step + 9) % 9)) as Cell;
  return ((from + step + 81) % 81) as Cell;
}

function toggleKind(run: PhotoRun, mark: Mark | undefined): void {
  const digit = mark && digitOf(mark);
  if (mark && digit) run.write({ kind: mark.kind === 'given' ? 'entry' : 'given', digit });
}

/** Focuses the button for what the cell holds. */
function focusChoices(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('.photo-digits [aria-pressed="true"]')?.focus();
}
