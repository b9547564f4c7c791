import { useEffect, useId, useState } from 'react';
import type { NotationId, Writing } from '../../sudoku/formats';
import { AnyIcon, Dialog, puzzleOf, useMoreMessages, useStores } from '../shared';
import { saveText } from './saveText';
import './entry.css';

/** The board in every notation that can carry it, to copy or to keep as a file. */
export function ExportDialog() {
  const { screen } = useStores();
  const { entry, reading } = useMoreMessages();
  const words = entry.exporting;
  const writings = useWritings();
  const [chosen, setChosen] = useState<NotationId | null>(null);
  const select = useId();
  const writing = writings?.find(({ notation }) => notation === chosen) ?? writings?.[0] ?? null;
  return (
    <Dialog title={words.title} onClose={screen.close} className="exporting">
      <label htmlFor={select} className="sub">
        {words.notation}
      </label>
      <select
        id={select}
        value={writing?.notation ?? ''}
        onChange={(event) =>
          setChosen(writings?.find(({ notation }) => notation === event.target.value)?.notation ?? null)
        }
      >
        {writings?.map(({ notation }) => (
          <option key={notation} value={notation}>
            {reading.notation(notation)}
          </option>
        ))}
      </select>
      <textarea readOnly wrap="off" aria-label={words.text} value={writing?.text ?? words.preparing} />
      <p className="quiet carries">{writing !== null && words.carries(writing.carries)}</p>
      {writing !== null && <Actions writing={writing} />}
    </Dialog>
  );
}

function Actions({ writing: { notation, text, extension } }: { readonly writing: Writing }) {
  const { notices } = useStores();
  const words = useMoreMessages().entry.exporting;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.tell({ kind: 'copied', what: notation });
    } catch {
      notices.tell({ kind: 'cannotCopy' });
    }
  };
  const save = (): void => {
    const name = `sudoku.${extension}`;
    saveText(text, name);
    notices.tell({ kind: 'saved', name });
  };
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={save}>
        <AnyIcon name="save" />
        {words.save}
      </button>
      <button type="button" className="button ink" onClick={() => void copy()}>
        <AnyIcon name="copy" />
        {words.copy}
      </button>
    </div>
  );
}

/** The board as text in every notation, `null` until the worker has written it. */
function useWritings(): readonly Writing[] | null {
  const stores = useStores();
  const [writings, setWritings] = useState<readonly Writing[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    void stores.workThread.ask('write', { puzzle: puzzleOf(stores) }, { signal }).then((answer) => {
      if (answer.ok) setWritings(answer.value);
    });
    return () => asking.abort();
  }, [stores]);
  return writings;
}
