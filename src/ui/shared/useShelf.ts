import type { Shelf } from '../../stores';
import { useStores } from './context';
import { useLoaded } from './loaded';

/** The shelf of the page. Suspends until it has loaded. */
export const useShelf = (): Shelf => useLoaded(useStores().shelf);
