import type { Messages, MoreMessages } from '../../../i18n';
import type { Stores } from '../../../stores';
import type { AnyIconName } from '../controls/AnyIcon';

/** The words that menus and dialogs have. */
export type MenuWords = Messages & MoreMessages;

/** What the keymap and the sheet of keys read of an action. */
export interface Keyed<Line extends string = string> {
  /** Its keys, written as ui/keys/boardKeys.ts explains. */
  readonly keys?: string;
  /**
   * The line of the sheet that tells it together with other actions. Without it, the action has the line of its own
   * name; if there is none, its label is the line. `null` if the sheet tells it only in other groups.
   */
  readonly line?: Line | null;
  /** The browser handles these keys, and fires its own event for them (see ui/entry/arrivals.ts). */
  readonly browser?: true;
}

/** All that the page knows of an action: keys, menus and buttons read it. */
export interface Action extends Keyed {
  readonly icon?: AnyIconName;
  /** Its name in menus, on its button, and on the sheet. */
  readonly label?: (words: MenuWords, stores: Stores) => string;
  /** A few further words in its menu. */
  readonly note?: (words: MenuWords, stores: Stores) => string | undefined;
  readonly disabled?: (stores: Stores) => boolean;
  /** Whether its menu lists it. Without it, the menu always does. */
  readonly shown?: (stores: Stores) => boolean;
  /** The language of the label, if that is not the page's. */
  readonly lang?: (stores: Stores) => string;
  /** Whether it depends on nothing that the player has done before, and so never waits for it. */
  readonly anytime?: true;
  /** What it does; absent if the browser does it. */
  readonly run?: (stores: Stores) => unknown;
}

/** What each action does, ready to be called. */
export type Runs<A> = {
  readonly [C in keyof A as A[C] extends { readonly run: unknown } ? C : never]: A[C] extends {
    readonly run: (stores: Stores) => infer T;
  }
    ? () => T
    : never;
};

/** What the actions of a register do in a page. */
export const runsOf = <A extends Readonly<Record<string, Action>>>(actions: A, stores: Stores): Runs<A> =>
  Object.fromEntries(
    Object.entries<Action>(actions).map(([name, { run }]) => [name, () => run?.(stores)]),
  ) as Runs<A>;
