import { useMoreMessages } from '../shared';
import { Field } from './Field';
import { HIGHEST, LOWEST, type Wishes } from './wishes';

interface RatingFieldProps {
  readonly rating: Wishes['rating'];
  /** The range shown first. */
  readonly first: { readonly from: number; readonly to: number };
  readonly onChange: (rating: Wishes['rating']) => void;
}

/** The wished rating: any, a range, or as high as possible. */
export function RatingField({ rating, first, onChange }: RatingFieldProps) {
  const { newPuzzle: words } = useMoreMessages();
  const kind = typeof rating === 'object' ? 'range' : rating;
  const end = (name: 'from' | 'to') =>
    typeof rating === 'object' && (
      <label className="in-line">
        <span>{words.ratingEnds[name]}</span>
        <input
          type="number"
          inputMode="decimal"
          min={LOWEST}
          max={HIGHEST}
          step={0.1}
          value={rating[name]}
          onChange={({ target }) => onChange({ ...rating, [name]: target.value })}
        />
      </label>
    );
  return (
    <>
      <Field label={words.rating}>
        <select
          value={kind}
          onChange={({ target: { value } }) =>
            onChange(
              value === 'range'
                ? { from: first.from.toFixed(1), to: first.to.toFixed(1) }
                : value === 'hardest'
                  ? 'hardest'
                  : 'any',
            )
          }
        >
          {RATING_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.ratings[one]}
            </option>
          ))}
        </select>
      </Field>
      {kind === 'range' && (
        <div className="rating-ends">
          {end('from')}
          {end('to')}
        </div>
      )}
      <small className="field-note">{kind === 'hardest' ? words.hardestNote : words.ratingNote}</small>
    </>
  );
}

const RATING_KINDS = ['any', 'range', 'hardest'] as const;
