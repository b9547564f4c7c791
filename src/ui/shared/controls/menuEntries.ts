import type { RefObject } from 'react';
import type { AnyIconName } from './AnyIcon';

export interface MenuEntry {
  readonly icon?: AnyIconName | undefined;
  readonly label: string;
  /** A few further words. */
  readonly note?: string | undefined;
  /** The key for the same command, shown where there may be a keyboard. */
  readonly keys?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether what it switches is on, if it switches something. */
  readonly checked?: boolean;
  /** Whether the entry is listed, asked when the list opens. Without it, the entry always is. */
  readonly shown?: () => boolean;
  readonly lang?: string | undefined;
  /** Whether it depends on nothing that the player has done before, and so never waits for it. */
  readonly anytime?: boolean | undefined;
  readonly onChoose: () => void;
}

/** Entries in groups, with a line between groups. */
export type MenuGroups = readonly (readonly MenuEntry[])[];

/** Where a list opens. */
export interface MenuPlace {
  readonly id: string;
  /** The button under which it opens, and whose name it takes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
