import { useId } from 'react';

interface SegmentedProps<T extends string> {
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice between a few things, all in view; one of them is pressed. */
export function Segmented<T extends string>({ name, options, value, onChange }: SegmentedProps<T>) {
  return (
    <div className="seg" role="group" aria-label={name}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-value={option.value}
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, note, on, disabled, onChange }: SwitchProps) {
  const noteId = useId();
  return (
    <label className="switch">
      <span>
        {label}
        {note !== undefined && (
          <small id={noteId} className="quiet">
            {note}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
