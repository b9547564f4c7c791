import type { Stores } from '../../../stores';
import { linkOf } from './linkOf';

/** Copies a link to the board and to what is shown with it: a hint, a moment of a search, a comparison. */
export async function copyLink(stores: Stores): Promise<void> {
  const { notices } = stores;
  try {
    await navigator.clipboard.writeText(await linkOf(stores, 'shown'));
    notices.tell({ kind: 'copied', what: 'link' });
  } catch {
    notices.tell({ kind: 'cannotCopy' });
  }
}
