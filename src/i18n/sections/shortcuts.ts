/** The sheet of keys. */
export interface ShortcutMessages {
  readonly title: string;
  /** The way to the pages of techniques. */
  readonly techniques: string;
  readonly groups: readonly {
    readonly name: string;
    readonly keys: readonly (readonly [keys: string, does: string])[];
  }[];
}
