import type { Mode, Screen } from './screen';

/** A view that can be left for Play. */
interface View {
  leave(): void;
}

/** The views besides Play, and the screen that says which one is open. */
export interface Views extends Readonly<Record<Exclude<Mode, 'play'>, View>> {
  readonly screen: Pick<Screen, 'store'>;
}

/** Leaves the view that is open for Play, unless it is one of `staying`. */
export function leaveView({ screen, ...views }: Views, ...staying: readonly Mode[]): void {
  const { mode } = screen.store.getState();
  if (mode !== 'play' && !staying.includes(mode)) views[mode].leave();
}
