import { useId } from 'react';

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
