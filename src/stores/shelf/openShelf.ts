import type { Thread, ThreadOptions } from '../../worker';
import type { Database } from '../storage/database';
import { createShelfDatabase } from './database';
import { createRate } from './ratings';
import { createShelf, type Shelf } from './shelf';
import type { ShelfNeeds } from './state';

/** What the shelf needs from the browser. */
export interface ShelfPlace extends Pick<ShelfNeeds, 'now' | 'newId' | 'locks' | 'channel'> {
  readonly database: Database;
  readonly newThread: (options?: ThreadOptions) => Thread;
}

/** The shelf of the page. */
export const openShelf = (place: ShelfPlace, needs: Pick<ShelfNeeds, 'stores' | 'tally'>): Shelf =>
  createShelf({
    ...place,
    ...needs,
    database: createShelfDatabase(place.database),
    rate: createRate(place.newThread),
  });
