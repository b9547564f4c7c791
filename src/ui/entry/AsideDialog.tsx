import { useState } from 'react';
import {
  asidesOf,
  bringBack,
  leaveView,
  momentOf,
  type ReadAside,
  readAside,
  type SetAside,
} from '../../stores';
import { countFilled } from '../../sudoku/core';
import { AnyIcon, chooseFile, Dialog, MiniBoard, useMoreMessages, useStores } from '../shared';
import { saveText } from './saveText';
import './aside.css';

/** The games that were set aside rather than thrown away: bring one back, save it as a file, or remove it. */
export function AsideDialog() {
  const { screen, textStore } = useStores();
  const words = useMoreMessages().entry.aside;
  const [items, setItems] = useState(() => asidesOf(textStore));
  const remove = (item: SetAside): void => {
    textStore.remove(item.key);
    textStore.remove(`${item.key}.latest`);
    setItems(asidesOf(textStore));
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="asides" width={42.5}>
      <p className="sub">{items.length === 0 ? words.none : words.help}</p>
      <ul className="in-column">
        {items.map((item) => (
          <Item key={item.key} item={item} onRemove={() => remove(item)} />
        ))}
      </ul>
      <FromFile />
    </Dialog>
  );
}

interface ItemProps {
  readonly item: SetAside;
  readonly onRemove: () => void;
}

function Item({ item, onRemove }: ItemProps) {
  const { notices } = useStores();
  const words = useMoreMessages().entry.aside;
  const bringBack = useBringBack();
  const [found] = useState(() => (item.what === 'game' ? readAside(item) : null));
  const [sure, setSure] = useState(false);
  const text = item.changes === null ? item.text : `${item.text}\n${item.changes}`;
  const name = words.name(item.what, item.why);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.tell({ kind: 'copiedAside' });
    } catch {
      notices.tell({ kind: 'cannotCopyAside' });
    }
  };
  const save = (): void => {
    const file = `unwind-${item.what}-${item.at ?? 'early'}.json`;
    saveText(text, file);
    notices.tell({ kind: 'saved', name: file });
  };
  return (
    <li className="tile">
      {found !== null && <Picture found={found} />}
      <div className="aside-words">
        <h3>{name}</h3>
        <p>
          {[
            item.at === null ? null : words.when(item.at),
            found === null ? null : words.holds(digitsOf(found), found.state.steps.length),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {item.what === 'game' && !found?.whole && (
          <p>{found === null ? words.unreadable(item.why === 'newer') : words.partly}</p>
        )}
      </div>
      <fieldset className="in-row aside-actions">
        <legend className="unseen">{name}</legend>
        {found !== null && (
          <button type="button" className="button ink" onClick={() => bringBack(found)}>
            {words.bringBack}
          </button>
        )}
        <button type="button" className="button" onClick={save}>
          <AnyIcon name="save" />
          {words.save}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          <AnyIcon name="copy" />
          {words.copy}
        </button>
        <button
          type="button"
          className="button"
          data-sure={sure || undefined}
          onBlur={() => setSure(false)}
          onClick={sure ? onRemove : () => setSure(true)}
        >
          {sure ? words.removeForGood : words.remove}
        </button>
      </fieldset>
    </li>
  );
}

function Picture({ found }: { readonly found: ReadAside }) {
  const { givens, entries, answers } = momentOf(found.state).board;
  return <MiniBoard givens={givens} entries={entries} answers={answers} />;
}

/** Reads a file that was saved from this dialog. */
function FromFile() {
  const { notices } = useStores();
  const words = useMoreMessages().entry.aside;
  const bringBack = useBringBack();
  const read = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => '');
    const found = readAside({ text, changes: null });
    if (found === null) notices.tell({ kind: 'cannotReadFile' });
    else bringBack(found);
  };
  return (
    <div className="dialog-actions">
      <button
        type="button"
        className="button"
        onClick={() => chooseFile((file) => void read(file), '.json,.txt')}
      >
        <AnyIcon name="file" />
        {words.fromFile}
      </button>
    </div>
  );
}

/** Returns a function that puts a game back on the board and closes the dialog. */
function useBringBack(): (found: ReadAside) => void {
  const stores = useStores();
  return ({ state }) => {
    leaveView(stores, 'hint');
    stores.screen.close();
    bringBack(stores.game, stores.notices, state);
  };
}

function digitsOf({ state }: ReadAside): { readonly givens: number; readonly entries: number } {
  const { givens, entries } = momentOf(state).board;
  return { givens: countFilled(givens), entries: countFilled(entries) };
}
