import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Shelf } from '../../stores';
import { useKeys } from '../keys';
import { COMMANDS, Dialog, Segmented, useMoreMessages, useShelf, useStores } from '../shared';
import { Bin } from './Bin';
import { Files } from './Files';
import { Puzzles } from './Puzzles';
import './shelf.css';

const TABS = ['puzzles', 'bin', 'files'] as const;

/** In this dialog undo means the last deletion; the board is out of sight. */
const KEYS = { undo: COMMANDS.undo } as const;

/** Every puzzle that was opened: how it went, and a way to go on with it. */
export function ShelfDialog() {
  const { screen } = useStores();
  const shelf = useShelf();
  const words = useMoreMessages().shelf;
  const phase = useStore(shelf.store, (state) => state.phase);
  const [tab, setTab] = useState<(typeof TABS)[number]>('puzzles');
  useEffect(() => void shelf.start(), [shelf]);
  useKeys(
    KEYS,
    { undo: shelf.undo },
    // In the search, undo is the browser's.
    { inDialog: true, may: (_, focused) => !focused?.closest('input, select') },
  );
  return (
    <Dialog title={words.title} onClose={screen.close} className="shelf-dialog filled" width={47.5}>
      {phase === 'ready' ? (
        <>
          <Segmented
            name={words.tabsName}
            value={tab}
            onChange={setTab}
            options={TABS.map((value) => ({ value, label: words.tabs[value] }))}
          />
          {tab === 'puzzles' && <Puzzles shelf={shelf} />}
          {tab === 'bin' && <Bin shelf={shelf} />}
          {tab === 'files' && <Files shelf={shelf} />}
        </>
      ) : (
        <Unready shelf={shelf} />
      )}
    </Dialog>
  );
}

/** Shown in place of a shelf that cannot be read. */
function Unready({ shelf }: { readonly shelf: Shelf }) {
  const words = useMoreMessages().shelf;
  const phase = useStore(shelf.store, (state) => state.phase);
  const [sure, setSure] = useState(false);
  const { notices } = useStores();
  useEffect(() => {
    // This dialog reports the failure itself.
    if (phase !== 'opening') notices.closeKind('shelfFailed');
  }, [notices, phase]);
  if (phase === 'opening' || phase === 'ready')
    return (
      <p className="sub" role="status">
        {words.reading}
      </p>
    );
  return (
    <>
      <p role="alert">{words[phase]}</p>
      <div className="dialog-actions">
        <button type="button" className="button" data-first onClick={() => void shelf.start()}>
          {words.again}
        </button>
        {phase !== 'silent' && (
          <button
            type="button"
            className="button"
            data-sure={sure || undefined}
            onBlur={() => setSure(false)}
            onClick={sure ? () => void shelf.beginAnew() : () => setSure(true)}
          >
            {sure ? words.beginAnewForGood : words.beginAnew}
          </button>
        )}
      </div>
    </>
  );
}
