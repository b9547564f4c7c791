import type { Sheet } from './sheet';
import { atLevel, atStep, backwards, onward, turned, withLinks } from './told';
import type { Level, Told } from './view';

/** The turning of pages: how much is told of what is in view. */
export interface Turning {
  /** Tells a little more. Returns whether there was more. */
  next(): boolean;
  /** Goes back a page of this hint. Returns whether there was one. */
  back(): boolean;
  goTo(level: Level): void;
  goToStep(at: number): void;
  /** Unfolds the steps from the last to the first, or again from the first. */
  turn(): void;
  /** Shows all links of a step at once, or one by one. */
  showLinks(whole: boolean): void;
  /** Tells which entries or notes are wrong. */
  showWrong(): void;
}

export function createTurning({ store, show }: Sheet): Turning {
  /** Shows another page of the hint in view, if one is; returns whether there is that page. */
  const turnTo = (page: (told: Told) => Told | null): boolean => {
    const { view } = store.getState();
    const to = view?.kind === 'told' ? page(view) : null;
    if (to !== null) show(to);
    return to !== null;
  };
  return {
    next: () => turnTo(onward),
    back: () => turnTo(backwards),
    goTo: (level) => void turnTo((told) => atLevel(told, level)),
    goToStep: (at) => void turnTo((told) => atStep({ ...told, level: 'why' }, at)),
    turn: () => void turnTo(turned),
    showLinks: (whole) => void turnTo((told) => withLinks(told, whole)),
    showWrong() {
      const { view } = store.getState();
      if (view?.kind !== 'aside') return;
      const { aside } = view;
      if (aside.kind === 'wrong' || aside.kind === 'wrongNotes')
        show({ ...view, aside: { ...aside, shown: true } });
    },
  };
}
