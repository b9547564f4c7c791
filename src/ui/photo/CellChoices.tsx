import { digitOf, type PhotoRun, type Review } from '../../stores';
import { DIGITS } from '../../sudoku/core';
import { Segmented, useMoreMessages } from '../shared';
import { CellPicture } from './CellPicture';
import { kindFor, markFor } from './marks';
import './choices.css';

interface ChoicesProps {
  readonly run: PhotoRun;
  readonly review: Review;
  /** Called when a choice was made by key. */
  readonly onDone: () => void;
}

/** What can be written into the cell that is looked at; what the picture looks like is marked. */
export function CellChoices({ run, review, onDone }: ChoicesProps) {
  const words = useMoreMessages().photo;
  const { mark, likeliest } = review.cells[review.cell] ?? {
    mark: { kind: 'blank' as const },
    likeliest: [],
  };
  const digit = digitOf(mark);
  const likely = likeliest.map(digitOf);
  // A click by key or by a screen reader has no number of presses.
  const doneBy = (detail: number): void => {
    if (detail === 0) onDone();
  };
  return (
    <fieldset className="photo-choices">
      <legend>
        <CellPicture straight={review.straight} cell={review.cell} />
        {words.choose(review.cell)}
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
          aria-pressed={digit === null}
          aria-label={likely.includes(null) ? words.likely(words.blank) : undefined}
          data-likeliest={likely.includes(null) || undefined}
          onClick={(event) => {
            run.write({ kind: 'blank' });
            doneBy(event.detail);
          }}
        >
          {words.blank}
        </button>
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
