import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Shelf } from '../../stores';
import { AnyIcon, chooseFile, useMoreMessages, useStores } from '../shared';
import { EXPORTS, saveShelf, takeFile } from './files';

/** Files for the whole shelf, and the space it takes. */
export function Files({ shelf }: { readonly shelf: Shelf }) {
  const stores = useStores();
  const { notices } = stores;
  const words = useMoreMessages().shelf;
  const unreadable = useStore(shelf.store, (state) => state.unreadable);
  const size = useStore(shelf.store, (state) => state.cards.size);
  const [busy, setBusy] = useState(false);
  const work = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  const add = (): void => chooseFile((file) => void work(() => takeFile(file, shelf, stores, words)));
  return (
    <div className="shelf-files">
      {unreadable > 0 && <p className="quiet">{words.unreadable(unreadable)}</p>}
      <section>
        <h3>{words.import}</h3>
        <p className="quiet">{words.importHelp}</p>
        <button type="button" className="button" disabled={busy} onClick={add}>
          <AnyIcon name="file" />
          {words.import}
        </button>
      </section>
      <section>
        <h3 id="shelf-export">{words.export}</h3>
        <p className="quiet">{words.exportHelp}</p>
        <fieldset
          aria-labelledby="shelf-export"
          className="in-row shelf-formats"
          disabled={busy || size + unreadable === 0}
        >
          {(Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]).map((format) => (
            <button
              key={format}
              type="button"
              className="button"
              onClick={() => void work(() => saveShelf(shelf, format, notices))}
            >
              <AnyIcon name="save" />
              {words.formats[format]}
            </button>
          ))}
        </fieldset>
      </section>
      <Space />
    </div>
  );
}

interface Used {
  readonly used: number;
  readonly most: number | null;
  readonly forGood: boolean;
}

const MEGABYTE = 1_000_000;

async function look(): Promise<Used | null> {
  const { storage } = navigator;
  if (storage?.estimate === undefined) return null;
  const [{ usage = 0, quota }, forGood] = await Promise.all([storage.estimate(), storage.persisted()]);
  return { used: usage / MEGABYTE, most: quota === undefined ? null : quota / MEGABYTE, forGood };
}

/** How much space the browser gives the page, and whether it keeps the data for good. */
export function Space() {
  const words = useMoreMessages().shelf;
  const [space, setSpace] = useState<Used | null>(null);
  useEffect(() => {
    // If the browser does not say, nothing is shown.
    look().then(setSpace, () => {});
  }, []);
  const keep = async (): Promise<void> => {
    await navigator.storage.persist().catch(() => false);
    await look().then(setSpace, () => {});
  };
  if (space === null) return null;
  return (
    <section>
      <h3>{words.spaceTitle}</h3>
      <p role="status">
        {words.space(space.used, space.most)}
        <span className="quiet">{space.forGood ? words.keptForGood : words.mayBeCleared}</span>
      </p>
      {!space.forGood && (
        <button type="button" className="button" onClick={() => void keep()}>
          <AnyIcon name="lock" />
          {words.keepForGood}
        </button>
      )}
    </section>
  );
}
