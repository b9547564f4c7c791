import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A control with its label beside it, and a note below. */
export function Field({ label, note, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of the children.
    <label className="field">
      <span>{label}</span>
      {children}
      {note && <small>{note}</small>}
    </label>
  );
}
