import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Shelf } from '../../stores';
import { useMoreMessages } from '../shared';
import { EVERYTHING, isNarrow, listed, type Wish } from './listing';
import { PuzzleList } from './PuzzleList';
import { useListWords } from './useListWords';
import { Vanishing } from './Vanishing';

/** The list of puzzles, with a search, filters and an order. */
export function Puzzles({ shelf }: { readonly shelf: Shelf }) {
  const cards = useStore(shelf.store, (state) => state.cards);
  const listWords = useListWords(useMemo(() => [...cards.values()], [cards]));
  const { shelf: words } = listWords;
  const unreadable = useStore(shelf.store, (state) => state.unreadable);
  const [wish, setWish] = useState(EVERYTHING);
  // Deferred, so that typing stays fast while a long list is searched.
  const wanted = useDeferredValue(wish);
  const [now] = useState(Date.now);
  const shown = useMemo(
    () => listed(cards.values(), wanted, listWords, now),
    [cards, wanted, listWords, now],
  );
  useEffect(() => {
    const rating = new AbortController();
    void shelf.rateAll(rating.signal);
    return () => rating.abort();
  }, [shelf]);
  const narrow = isNarrow(wish);
  return (
    <>
      {cards.size > 0 && <Vanishing shelf={shelf} />}
      {cards.size > 0 && <Narrowing wish={wish} onChange={setWish} />}
      {unreadable > 0 && <p className="quiet">{words.unreadable(unreadable)}</p>}
      <div className="in-row shelf-count">
        <p role="status" className="quiet">
          {cards.size > 0 && words.count(shown.length, cards.size)}
        </p>
        {narrow && (
          <button type="button" className="link" onClick={() => setWish({ ...EVERYTHING, sort: wish.sort })}>
            {words.clearFilters}
          </button>
        )}
        {narrow && shown.length > 0 && (
          <button type="button" className="link" onClick={() => void shelf.remove(shown.map(({ id }) => id))}>
            {words.removeListed(shown.length)}
          </button>
        )}
      </div>
      {shown.length > 0 ? (
        <PuzzleList key={JSON.stringify(wanted)} shelf={shelf} cards={shown} now={now} />
      ) : (
        <p className="shelf-none">{cards.size === 0 ? words.none : words.noneFound}</p>
      )}
    </>
  );
}

interface NarrowingProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** The search, the filters and the order. */
function Narrowing({ wish, onChange }: NarrowingProps) {
  const words = useMoreMessages().shelf;
  return (
    <div className="in-column shelf-narrowing">
      <input
        type="search"
        className="shelf-search"
        aria-label={words.search}
        placeholder={words.search}
        value={wish.text}
        onChange={({ target }) => onChange({ ...wish, text: target.value })}
      />
      <div className="in-column shelf-filters">
        <Choice
          name={words.state}
          options={words.states}
          value={wish.state}
          onChange={(state) => onChange({ ...wish, state })}
        />
        <Choice
          name={words.level}
          options={words.levels}
          value={wish.level}
          onChange={(level) => onChange({ ...wish, level })}
        />
        <Choice
          name={words.source}
          options={words.sources}
          value={wish.source}
          onChange={(source) => onChange({ ...wish, source })}
        />
        <Choice
          name={words.sort}
          options={words.sorts}
          value={wish.sort}
          onChange={(sort) => onChange({ ...wish, sort })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<K extends string> {
  readonly name: string;
  readonly options: Readonly<Record<K, string>>;
  readonly value: K;
  readonly onChange: (value: K) => void;
}

function Choice<K extends string>({ name, options, value, onChange }: ChoiceProps<K>) {
  return (
    <select
      aria-label={name}
      value={value}
      data-set={value !== Object.keys(options)[0] || undefined}
      onChange={({ target }) => onChange(target.value as K)}
    >
      {Object.entries<string>(options).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
