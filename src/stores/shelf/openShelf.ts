import type { Thread, ThreadOptions } from '../../worker';
import type { Database } from '../storage/database';
import { createShelfDatabase } from './database';
import { createRate } from './ratings';
import { createShelf, type Shelf } from './shelf';
import type { ShelfWorld } from './state';
import { createTabs, type TabsWorld } from './tabs';

/** What the shelf needs from the browser. */
export interface ShelfPlace extends TabsWorld, Pick<ShelfWorld, 'now' | 'newId'> {
  readonly database: Database;
  readonly newThread: (options?: ThreadOptions) => Thread;
}

/** The shelf of the page. */
export const openShelf = (place: ShelfPlace, world: Pick<ShelfWorld, 'stores' | 'tally'>): Shelf =>
  createShelf({
    ...world,
    now: place.now,
    newId: place.newId,
    database: createShelfDatabase(place.database),
    channel: place.channel,
    openTabs: (listener) => createTabs(place, listener),
    rate: createRate(place.newThread),
  });
