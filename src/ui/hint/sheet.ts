import { createContext, useContext, useEffect } from 'react';

/**
 * On a phone the panel is a sheet. Low, it shows the step in view and leaves the board in view; tall, it covers the
 * board and shows everything. On wide screens it is always tall enough, and this has no effect.
 */
export interface Sheet {
  /** Makes the sheet low again, because the player has chosen a step from the list and wants to see it. */
  lower(): void;
  /** Makes the sheet tall, or no longer, for a long text that the player has unfolded. */
  raise(raised: boolean): void;
}

export const SheetContext = createContext<Sheet>({ lower() {}, raise() {} });

export const useSheet = (): Sheet => useContext(SheetContext);

/** Keeps the sheet tall while `unfolded`, and until the caller disappears. */
export function useRaised(unfolded: boolean): void {
  const { raise } = useSheet();
  useEffect(() => {
    if (!unfolded) return;
    raise(true);
    return () => raise(false);
  }, [unfolded, raise]);
}
