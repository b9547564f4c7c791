import { applyTexts, type Stores } from './stores';
import { tallyOf } from './ui/shared';

/** Applies texts that were restored after the page was first painted. Few visits need this, so it loads only then. */
export const applyRestored = (
  texts: Readonly<Record<string, string | null>>,
  stores: Stores,
): Promise<void> => applyTexts(texts, stores, tallyOf(stores));
