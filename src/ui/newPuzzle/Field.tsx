import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A control with its name before it, and a note under both. */
export function Field({ label, note, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className="field">
      <span>{label}</span>
      {children}
      {note && <small>{note}</small>}
    </label>
  );
}
