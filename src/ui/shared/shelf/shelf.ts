import { later } from '../../../parts';
import type { Shelf } from '../../../stores';
import { useStores } from '../context';
import { useLoaded } from '../loaded';

/** Returns the shelf of a page. It loads after the first screen. */
export const loadShelf = later(() => import('./shelfOf'), 'shelfOf');

/** The shelf of the page. Suspends until it has loaded. */
export const useShelf = (): Shelf => useLoaded(loadShelf)(useStores());
