import { later } from './parts';
import type { Stores } from './stores';
import { loadPrinting } from './ui/print';

const wholeFonts = later(() => import('./fonts/whole'));
const wholeKorean = later(() => import('./fonts/wholeKorean'));

/** What can wait until the first screen is painted and its scripts have all come. */
export async function afterwards(stores: Stores): Promise<void> {
  // All of each font family. The page is laid out anew for each of the two, which the many files of Korean make too long for one.
  await wholeFonts();
  await wholeKorean();
  // The manifest; and the icon: an SVG is a page of its own to be laid out, and again whenever the address changes as the page starts.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.href = link.dataset.later ?? '';
  const { keepPrintable } = await loadPrinting();
  await keepPrintable(stores);
}
