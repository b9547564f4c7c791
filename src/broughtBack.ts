import { createTally, type Stores, takeUpTexts } from './stores';
import { tallyOf } from './ui/shared';

/** Has the page take up texts that have come back after its first picture: few visits need it. */
export const takeUp = (texts: Readonly<Record<string, string | null>>, stores: Stores): Promise<void> =>
  takeUpTexts(texts, stores, tallyOf(stores, createTally));
