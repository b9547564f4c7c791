/** The sheet of keys. */
export interface ShortcutMessages {
  readonly title: string;
  readonly groups: readonly {
    readonly name: string;
    readonly keys: readonly (readonly [keys: string, does: string])[];
  }[];
}
