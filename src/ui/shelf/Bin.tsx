import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { BIN_DAYS, type Binned, endOf, type Shelf } from '../../stores';
import { AnyIcon, useMoreMessages } from '../shared';
import { CardWords } from './CardWords';
import { nameOf } from './listing';
import { type Place, Row, RowList } from './RowList';
import { useListWords } from './useListWords';

/** What a second press deletes for good: a puzzle by its id, or everything in the bin. */
type Sure = string | 'all' | null;

/** The deleted puzzles. Each can be put back until it is deleted for good. */
export function Bin({ shelf }: { readonly shelf: Shelf }) {
  const words = useMoreMessages().shelf;
  const bin = useStore(shelf.store, (state) => state.bin);
  const [sure, setSure] = useState<Sure>(null);
  const [now] = useState(Date.now);
  const shown = useMemo(
    () => [...bin.values()].toSorted((a, b) => b.binned - a.binned || b.card.changed - a.card.changed),
    [bin],
  );
  const putBack = ({ card }: Binned, leave: () => void): void => {
    leave();
    void shelf.putBack([card.id]);
  };
  /** Deletes at the second press. */
  const discard = (what: Exclude<Sure, null>, ids: readonly string[], leave = () => {}): void => {
    setSure(sure === what ? null : what);
    if (sure !== what) return;
    leave();
    void shelf.discard(ids);
  };
  return (
    <>
      <p className="quiet shelf-bin-help">{words.binHelp(BIN_DAYS)}</p>
      <div className="in-row shelf-count">
        <p role="status" className="quiet">
          {shown.length > 0 ? words.binCount(shown.length) : words.binNone}
        </p>
        {shown.length > 0 && (
          <button
            type="button"
            className="link"
            data-sure={sure === 'all' || undefined}
            onBlur={() => setSure(null)}
            onClick={() => discard('all', [...bin.keys()])}
          >
            {sure === 'all' ? words.emptyBinForGood(shown.length) : words.emptyBin}
          </button>
        )}
      </div>
      {shown.length > 0 && (
        <RowList
          name={words.tabs.bin}
          items={shown}
          columns={3}
          onEnter={putBack}
          onDelete={({ card }, leave) => discard(card.id, [card.id], leave)}
          row={(item, place, leave) => (
            <BinRow
              key={item.card.id}
              {...place}
              item={item}
              now={now}
              isSure={sure === item.card.id}
              onPutBack={() => putBack(item, leave)}
              onDiscard={() => discard(item.card.id, [item.card.id], leave)}
              onBlur={() => setSure(null)}
            />
          )}
        />
      )}
    </>
  );
}

interface BinRowProps extends Place {
  readonly item: Binned;
  readonly now: number;
  /** Whether the next press deletes the puzzle for good. */
  readonly isSure: boolean;
  readonly onPutBack: () => void;
  readonly onDiscard: () => void;
  readonly onBlur: () => void;
}

function BinRow({ item, now, isSure, onPutBack, onDiscard, onBlur, ...place }: BinRowProps) {
  const { noticeActions } = useMoreMessages();
  const listWords = useListWords([item.card]);
  const { shelf: words } = listWords;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSure) button.current?.focus({ preventScroll: true });
  }, [isSure]);
  const title = nameOf(item.card, listWords);
  return (
    <Row {...place} className="binned">
      <span role="gridcell" tabIndex={-1} className="shelf-open">
        <CardWords card={item.card} last={[words.ends(words.day(endOf(item), now))]} />
      </span>
      <span role="gridcell" tabIndex={-1}>
        {!isSure && (
          <button
            type="button"
            className="button shelf-back"
            aria-label={words.putBack(title)}
            tabIndex={-1}
            onClick={onPutBack}
          >
            <AnyIcon name="restart" />
            <span>{noticeActions.putBack}</span>
          </button>
        )}
      </span>
      <span role="gridcell" tabIndex={-1}>
        <button
          ref={button}
          type="button"
          className={isSure ? 'button' : 'nav icon-only'}
          data-sure={isSure || undefined}
          aria-label={words.discard(title)}
          tabIndex={-1}
          onBlur={onBlur}
          onClick={onDiscard}
        >
          {isSure ? words.discardForGood : <AnyIcon name="bin" />}
        </button>
      </span>
    </Row>
  );
}
