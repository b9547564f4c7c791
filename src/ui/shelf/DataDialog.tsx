import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  createFiles,
  deleteEverything,
  piecesOfFiles,
  type ShelfState,
  textsOf,
  writeShelfFile,
} from '../../stores';
import { AnyIcon, chooseFile, Dialog, saveFile, useMoreMessages, useShelf, useStores } from '../shared';
import { Space } from './Files';
import { takeEverything } from './files';
import './shelf.css';

const FILE = 'unwind-data.json';

type Phase = ShelfState['phase'];

const isFailure = (phase: Phase): phase is Exclude<Phase, 'opening' | 'ready'> =>
  phase !== 'opening' && phase !== 'ready';

/** Saves everything that the app keeps of a player as one file, reads such a file, and deletes everything. */
export function DataDialog() {
  const stores = useStores();
  const { notices, screen, textStore, database } = stores;
  const shelf = useShelf();
  const { data: words, shelf: shelfWords } = useMoreMessages();
  const puzzles = useStore(shelf.store, ({ cards, unreadable }) => cards.size + unreadable);
  const binned = useStore(shelf.store, ({ bin }) => bin.size);
  const phase = useStore(shelf.store, (state) => state.phase);
  const isReady = phase === 'ready';
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  /** Everything that was deleted, as a file, and what `deleteEverything` returned. */
  const [deleted, setDeleted] = useState<{ readonly file: Blob; readonly takeBack: () => void } | null>(null);
  useEffect(() => void shelf.start(), [shelf]);
  useEffect(() => {
    // This dialog reports the failure itself.
    if (isFailure(phase)) notices.closeKind('shelfFailed');
  }, [notices, phase]);

  const work = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  const everything = async (): Promise<Blob | null> => {
    const [cards, bin] = [await shelf.exported('cards'), await shelf.exported('bin')];
    const files = await piecesOfFiles(createFiles(database));
    return cards && bin && writeShelfFile([...cards, ...bin], textsOf(textStore), files);
  };
  const save = () =>
    work(async () => {
      const file = await everything();
      if (file === null) return;
      saveFile(file, FILE);
      notices.tell({ kind: 'saved', name: FILE });
    });
  const add = (): void => chooseFile((file) => void work(() => takeEverything(file, shelf, stores)));
  const deleteAll = () =>
    work(async () => {
      setSure(false);
      const file = await everything();
      const takeBack = file && (await deleteEverything(stores, shelf));
      if (file && takeBack) setDeleted({ file, takeBack });
    });
  const putBack = ({ file, takeBack }: NonNullable<typeof deleted>) =>
    work(async () => {
      takeBack();
      await takeEverything(file, shelf, stores);
      setDeleted(null);
    });
  return (
    <Dialog title={words.title} onClose={screen.close} className="data-dialog" width={36}>
      <p className="tile data-promise">
        <AnyIcon name="lock" />
        {words.promise}
      </p>
      {isFailure(phase) && <p role="alert">{shelfWords[phase]}</p>}
      <section>
        <h3>{words.keptTitle}</h3>
        <ul>
          {words.kept(puzzles, binned, textStore.keysAside().length).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Space />
      <section>
        <h3>{words.fileTitle}</h3>
        <p className="quiet">{words.fileHelp}</p>
        <div className="in-row shelf-formats">
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
        <div className="in-row shelf-formats">
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
