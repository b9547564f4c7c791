import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Review, ReviewedCell } from '../../stores';
import { CELLS, type Cell, NO_DIGITS } from '../../sudoku/core';
import { catchFocus, Icon, Segmented, Switch, useMessages, useMoreMessages, useStores } from '../shared';
import { CellChoices } from './CellChoices';
import { markTold, notesKept } from './marks';
import { PhotoCorners } from './PhotoCorners';
import { PictureButton } from './PictureButton';
import { usePhotoRun } from './photoRun';
import { ReviewBoard } from './ReviewBoard';
import { StraightView } from './StraightView';
import './review.css';

interface ReviewProps {
  readonly review: Review;
}

/** The picture beside the board that was read from it, and the controls to correct it. */
export function PhotoReview({ review }: ReviewProps) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const { cancel } = useMessages().app;
  const { screen } = useStores();
  const [view, setView] = useState<'straight' | 'photograph'>(review.byHand ? 'photograph' : 'straight');
  const board = useRef<HTMLDivElement>(null);
  const doubtful = review.cells.filter((cell) => cell.doubtful).length;
  const focusCell = (): void => cellIn(board.current)?.focus();
  useEffect(() => {
    // The button that had the focus during the reading is gone. On the board, arrows and digits correct at once.
    if (view === 'straight') catchFocus(cellIn(board.current));
  }, [view]);
  const goOn = (): void => {
    if (run.goToDoubtful('next')) requestAnimationFrame(focusCell);
  };
  return (
    <>
      <div className="photo-columns" data-view={view}>
        <div className="in-column photo-picture">
          <Segmented
            name={words.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'straight', label: words.showStraight },
              { value: 'photograph', label: words.showPhotograph, disabled: review.picture === null },
            ]}
          />
          {view === 'straight' || review.picture === null ? (
            <StraightView straight={review.straight} cell={review.cell} onSelect={run.select} />
          ) : (
            <PhotoCorners
              picture={review.picture}
              corners={review.corners}
              turns={review.turns}
              again={review.again}
              onMove={run.moveCorners}
            />
          )}
        </div>
        <ReviewBoard review={review} ref={board} />
        <div className="photo-side">
          <Told review={review} />
          {CELLS.some((cell) => isNoted(review, cell)) && (
            <Switch label={words.keepNotes} on={review.keepsNotes} onChange={run.keepNotes} />
          )}
          <CellChoices review={review} onDone={focusCell} />
          <Repairs review={review} />
          <button type="button" className="button" onClick={run.turn}>
            {words.turn}
          </button>
          <PictureButton>
            <Icon name="file" />
            {words.another}
          </PictureButton>
        </div>
      </div>
      <Rows review={review} />
      <div className="dialog-actions">
        {/* Beside the buttons, which stay in view, so that every correction shows its effect. */}
        <p className="photo-verdict" data-verdict={verdictOf(review)}>
          <VerdictGlyph verdict={verdictOf(review)} />
          {words.verdict[verdictOf(review)]}
        </p>
        <button type="button" className="button" disabled={doubtful === 0} onClick={goOn}>
          {words.nextDoubt}
        </button>
        <button type="button" className="button plain" onClick={screen.close}>
          {cancel}
        </button>
        <button type="button" className="button ink" onClick={run.use}>
          {words.use}
        </button>
      </div>
    </>
  );
}

/** The selected cell of the board. */
const cellIn = (board: HTMLElement | null) => board?.querySelector<HTMLElement>('[tabindex="0"]');

/** Counts what was read and what is in doubt, and lists what the solver changed. */
function Told({ review }: { readonly review: Review }) {
  const words = useMoreMessages().photo;
  const changes = CELLS.flatMap((cell) => {
    const { before, mark } = review.cells[cell] ?? {};
    return before && mark ? [{ cell, before, mark }] : [];
  });
  return (
    <div className="photo-told">
      <p>{words.summary(countsOf(review))}</p>
      <p>{words.doubts(countsOf(review).doubtful)}</p>
      {changes.length > 0 && <p>{words.changed(changes)}</p>}
    </div>
  );
}

const GLYPHS: Readonly<Record<string, ReactNode>> = {
  one: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path className="cut" d="m7 12.500 3.500 3.500 6.500-7.500" />
    </>
  ),
  none: (
    <>
      <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
      <path className="cut" d="m8 8 8 8m0-8-8 8" />
    </>
  ),
  many: <path d="M12 2 23 21H1z" fill="currentColor" />,
};

function VerdictGlyph({ verdict }: { readonly verdict: string }) {
  const drawing = GLYPHS[verdict];
  return drawing === undefined ? null : (
    <svg className={`glyph ${verdict}`} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  );
}

export function verdictOf({ solutions, cells }: Review) {
  if (!cells.some(({ mark }) => mark.kind === 'given')) return 'empty';
  return solutions ?? 'judging';
}

/** Whether the digits of a cell's small notes were read. */
const isNoted = (review: Review, cell: Cell): boolean =>
  review.cells[cell]?.mark.kind === 'notes' && (review.notes[cell] ?? NO_DIGITS) !== NO_DIGITS;

export function countsOf(review: Review) {
  const count = (is: (cell: ReviewedCell) => boolean): number => review.cells.filter(is).length;
  return {
    givens: count(({ mark }) => mark.kind === 'given'),
    entries: count(({ mark }) => mark.kind === 'entry'),
    notes: count(({ mark }) => mark.kind === 'notes'),
    kept: CELLS.filter((cell) => notesKept(review, cell).length > 0).length,
    doubtful: count(({ doubtful }) => doubtful),
  };
}

/** At most this many changes are offered. */
const MOST_REPAIRS = 4;

function Repairs({ review }: ReviewProps) {
  const run = usePhotoRun();
  const { photo, doctor } = useMoreMessages();
  if (review.repairs.length === 0) return null;
  return (
    <div className="photo-repairs">
      <p>{photo.repairs}</p>
      <ul>
        {review.repairs.slice(0, MOST_REPAIRS).map(({ fix, puzzle }) => (
          <li key={puzzle}>
            <button type="button" className="button" onClick={() => run.mend(puzzle)}>
              {doctor.mending.listed(fix)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For screen readers: a sentence for each row. */
function Rows({ review }: { readonly review: Review }) {
  const words = useMoreMessages().photo;
  return (
    <section className="unseen" aria-label={words.rows}>
      <ul>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <li key={row}>
            {words.row(
              row + 1,
              CELLS.slice(9 * row, 9 * row + 9).map((cell) => markTold(review, cell)),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
