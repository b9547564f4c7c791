import { digitOf, type Review } from '../../stores';
import { DIGITS } from '../../sudoku/core';
import type { Mark } from '../../sudoku/photo';
import { Segmented, useMoreMessages } from '../shared';
import { CellPicture } from './CellPicture';
import { kindFor, markFor, markTold } from './marks';
import { usePhotoRun } from './photoRun';
import './choices.css';

interface ChoicesProps {
  readonly review: Review;
  /** Called after a choice by keyboard. */
  readonly onDone: () => void;
}

/** The choices for the selected cell. Those that the picture looks like are marked. */
export function CellChoices({ review, onDone }: ChoicesProps) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const { mark, likeliest } = review.cells[review.cell] ?? {
    mark: { kind: 'blank' as const },
    likeliest: [],
  };
  const digit = digitOf(mark);
  const likely = likeliest.flatMap((one) => digitOf(one) ?? []);
  const isLikely = (kind: Mark['kind']): boolean => likeliest.some((one) => one.kind === kind);
  /** The small notes, if the cell looks like it has some: after an overwrite, this choice brings them back. */
  const notes = isLikely('notes') ? markTold(review, review.cell, { kind: 'notes' }) : null;
  // `detail` counts presses of a pointer: it is 0 for clicks by keyboard or screen reader.
  const doneBy = (detail: number): void => {
    if (detail === 0) onDone();
  };
  return (
    <fieldset className="in-column photo-choices">
      <legend>
        <CellPicture straight={review.straight} cell={review.cell} />
        <span>{words.choose(review.cell)}</span>
      </legend>
      <div className="photo-digits">
        {DIGITS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === digit}
            aria-label={likely.includes(one) ? words.likely(String(one)) : undefined}
            data-likeliest={likely.includes(one) || undefined}
            onClick={(event) => {
              run.write(markFor(review, one));
              doneBy(event.detail);
            }}
          >
            {one}
          </button>
        ))}
        <button
          type="button"
          className="photo-blank"
          aria-pressed={mark.kind === 'blank'}
          aria-label={isLikely('blank') ? words.likely(words.blank) : undefined}
          data-likeliest={isLikely('blank') || undefined}
          onClick={(event) => {
            run.write({ kind: 'blank' });
            doneBy(event.detail);
          }}
        >
          {words.blank}
        </button>
        {notes && (
          <button
            type="button"
            className="photo-noted"
            aria-pressed={mark.kind === 'notes'}
            aria-label={words.likely(words.mark(notes))}
            data-likeliest
            onClick={(event) => {
              run.write({ kind: 'notes' });
              doneBy(event.detail);
            }}
          >
            {words.mark(notes)}
          </button>
        )}
      </div>
      <Segmented
        name={words.kind}
        value={digit === null ? '' : kindFor(review, digit)}
        onChange={(kind) => {
          if (digit !== null && kind !== '') run.write({ kind, digit });
        }}
        options={[
          { value: 'given', label: words.kinds.given, disabled: digit === null },
          { value: 'entry', label: words.kinds.entry, disabled: digit === null },
        ]}
      />
    </fieldset>
  );
}
