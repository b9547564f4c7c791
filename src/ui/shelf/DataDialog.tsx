import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deleteEverything, piecesOfFiles, textsOf, writeShelfFile } from '../../stores';
import { AnyIcon, Dialog, saveFile, useMoreMessages, useShelf, useStores, useTally } from '../shared';
import { Space } from './Files';
import { takeEverything } from './files';
import './shelf.css';

const FILE = 'unwind-data.json';

/** Saves everything that the app keeps of a player as one file, reads such a file, and deletes everything. */
export function DataDialog() {
  const stores = useStores();
  const { notices, screen, vault } = stores;
  const shelf = useShelf();
  const tally = useTally();
  const { data: words, shelf: shelfWords } = useMoreMessages();
  const puzzles = useStore(shelf.store, ({ cards, unreadable }) => cards.size + unreadable);
  const phase = useStore(shelf.store, (state) => state.phase);
  const isReady = phase === 'ready';
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  /** Everything that was deleted, as a file. */
  const [deleted, setDeleted] = useState<Blob | null>(null);
  useEffect(() => void shelf.start(), [shelf]);
  useEffect(() => {
    // This dialog reports the failure itself.
    if (phase === 'newer' || phase === 'broken') notices.closeKind('shelfFailed');
  }, [notices, phase]);

  const work = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  const everything = async (): Promise<Blob | null> => {
    const stored = await shelf.exported();
    return stored && writeShelfFile(stored, textsOf(vault), await piecesOfFiles());
  };
  const save = () =>
    work(async () => {
      const file = await everything();
      if (file === null) return;
      saveFile(file, FILE);
      notices.tell({ kind: 'saved', name: FILE });
    });
  const add = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file !== undefined) void work(() => takeEverything(file, shelf, stores, tally));
    });
    input.click();
  };
  const deleteAll = () =>
    work(async () => {
      setSure(false);
      const before = await everything();
      if (before !== null && (await deleteEverything(stores, shelf))) setDeleted(before);
    });
  const putBack = (before: Blob) =>
    work(async () => {
      await takeEverything(before, shelf, stores, tally);
      setDeleted(null);
    });
  return (
    <Dialog title={words.title} onClose={screen.close} className="data-dialog">
      <p className="data-promise">
        <AnyIcon name="lock" />
        {words.promise}
      </p>
      {(phase === 'newer' || phase === 'broken') && <p role="alert">{shelfWords[phase]}</p>}
      <section>
        <h3>{words.keptTitle}</h3>
        <ul>
          {words.kept(puzzles, vault.keysAside().length).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Space />
      <section>
        <h3>{words.fileTitle}</h3>
        <p className="quiet">{words.fileHelp}</p>
        <div className="shelf-formats">
          <button type="button" className="button" disabled={busy || !isReady} onClick={() => void save()}>
            <AnyIcon name="save" />
            {words.save}
          </button>
          <button type="button" className="button" disabled={busy || !isReady} onClick={add}>
            <AnyIcon name="file" />
            {words.add}
          </button>
        </div>
      </section>
      <section>
        <h3>{words.deleteTitle}</h3>
        <p className="quiet">{words.deleteHelp}</p>
        <div className="shelf-formats">
          {deleted === null ? (
            <button
              type="button"
              className="button"
              data-sure={sure || undefined}
              disabled={busy || !isReady}
              onBlur={() => setSure(false)}
              onClick={sure ? () => void deleteAll() : () => setSure(true)}
            >
              <AnyIcon name="erase" />
              {sure ? words.deleteForGood : words.deleteAll}
            </button>
          ) : (
            <button type="button" className="button" disabled={busy} onClick={() => void putBack(deleted)}>
              <AnyIcon name="restart" />
              {words.putBack}
            </button>
          )}
          <p role="status">{deleted !== null && words.deleted}</p>
        </div>
      </section>
    </Dialog>
  );
}
