import type { RefObject } from 'react';
import type { AnyIconName } from './AnyIcon';

export interface MenuEntry {
  readonly icon?: AnyIconName;
  readonly label: string;
  /** A key that does the same, or a few words more. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Whether it is in the list, asked as that opens; always unless told. */
  readonly shown?: () => boolean;
  readonly lang?: string;
  readonly onChoose: () => void;
}

/** Entries in groups; a line is drawn between two groups. */
export type MenuGroups = readonly (readonly MenuEntry[])[];

/** Where a list opens. */
export interface MenuPlace {
  readonly id: string;
  /** The button it opens under, whose name it takes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
