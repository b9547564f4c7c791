import { pagesOf, sharedPages, whenFound } from './page';
import { toldTo } from './reached';
import type { Sheet } from './sheet';
import type { Asked, HintPage, StepList } from './view';

/** Comes back to pages that were open before, each as soon as the one it was asked from has been found. */
export interface Resuming {
  /** What is open, or on its way back. */
  pages(): readonly HintPage[];
  /** Goes from the pages that are open to these. */
  lead(pages: readonly HintPage[]): void;
}

/** `ask` asks from what is in view, and `comeBack` comes back from it. */
export function createResuming(sheet: Sheet, ask: (asked: Asked) => void, comeBack: () => boolean): Resuming {
  const { store } = sheet;
  /** What is led to, and the last question that was begun for it: one of somebody else ends it. */
  let leading: { readonly pages: readonly HintPage[]; begun: number } | null = null;

  const pages = (): readonly HintPage[] =>
    leading?.begun === sheet.begun() ? leading.pages : pagesOf(store.getState());

  async function follow(wanted: readonly HintPage[], shared: number): Promise<void> {
    const mine = { pages: wanted, begun: sheet.begun() };
    leading = mine;
    const isOver = (): boolean => leading !== mine || mine.begun !== sheet.begun();
    for (const page of wanted.slice(shared)) {
      const { asked } = page;
      await whenFound(
        store,
        (view) =>
          asked.kind !== 'listed' || view.kind !== 'list' || view.complete || stepsOf(view) > asked.index,
      );
      if (isOver()) break;
      ask(asked);
      // It cannot be asked any more.
      if (mine.begun === sheet.begun()) break;
      mine.begun = sheet.begun();
      const found = await whenFound(store);
      if (isOver()) break;
      if (found.kind === 'told') sheet.show(toldTo(found, page));
    }
    if (leading === mine) leading = null;
  }

  return {
    pages,
    lead(wanted) {
      const open = pagesOf(store.getState());
      const shared = sharedPages(open, wanted);
      for (let back = open.length - shared; back > 0; back--) comeBack();
      if (shared < wanted.length) void follow(wanted, shared);
    },
  };
}

const stepsOf = ({ available }: StepList): number =>
  available.reduce((sum, { steps }) => sum + steps.length, 0);
