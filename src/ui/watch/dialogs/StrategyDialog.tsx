import { Suspense, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { PlaybackState } from '../../../stores';
import { STRATEGY_IDS } from '../../../sudoku/search';
import { Dialog, Naming, Segmented, StrategyOptions, useStores, useWatchWords } from '../../shared';
import { useFirst, usePlayback, usePlaybackState } from '../playback';

/** The choice of the strategy and its options, and how far the search is recorded. Each choice applies at once. */
export function StrategyDialog() {
  const { screen } = useStores();
  const words = useWatchWords();
  const isOwn = usePlaybackState(({ search }) => search.strategy === 'ownCode');
  return (
    <Dialog title={words.strategy} onClose={screen.close} className="strategy-dialog" width={40}>
      <Strategies />
      <OwnCode />
      {isOwn || <Options />}
      <Limits />
      <div className="dialog-actions">
        <button type="button" className="button ink" onClick={screen.close}>
          {words.options.done}
        </button>
      </div>
    </Dialog>
  );
}

function Strategies() {
  const words = useWatchWords();
  const playback = usePlayback();
  const strategy = usePlaybackState((state) => state.search.strategy);
  const name = useId();
  return (
    <fieldset className="picks strategies">
      <legend className="unseen">{words.strategy}</legend>
      {STRATEGY_IDS.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={id === strategy}
            data-first={id === strategy || undefined}
            onChange={() => playback.setStrategy(id)}
          />
          <span>
            <b>{words.strategies[id].name}</b>
            <small>{words.strategies[id].says}</small>
            {id === 'propagation' && id === strategy && <small>{words.variants.propagation}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The way to a program of the person's own, which stands beside the strategies. */
function OwnCode() {
  const { screen } = useStores();
  const { program: words } = useWatchWords();
  return (
    <button type="button" className="button own-code" onClick={() => screen.open('program')}>
      <span>
        <b>{words.title}</b>
        <small>{words.says}</small>
      </span>
    </button>
  );
}

function Options() {
  const { selection } = useStores();
  const { options: words } = useWatchWords();
  const playback = usePlayback();
  // Renders again when the search changes, so that `offers` is asked again.
  usePlaybackState((state) => state.search);
  const source = usePlaybackState((state) => state.source);
  const { options, digits, cells } = playback.offers();
  const isFirst = useFirst() === playback;
  const puzzle = usePlaybackState((state) => state.puzzle);
  const cursor = useStore(selection.store, (state) => state.cursor);
  return (
    <div className="strategy-options">
      {isFirst || <OtherPuzzle />}
      {puzzle === null && (
        <Choice name={words.source}>
          <Segmented
            name={words.source}
            value={source}
            options={[
              { value: 'givens', label: words.givens },
              { value: 'board', label: words.board },
            ]}
            onChange={playback.setSource}
          />
        </Choice>
      )}
      <Choice name={words.until}>
        <Segmented
          name={words.until}
          value={options.all ? 'all' : 'first'}
          options={[
            { value: 'first', label: words.firstSolution },
            { value: 'all', label: words.wholeTree },
          ]}
          onChange={(until) => playback.setOptions({ all: until === 'all' })}
        />
      </Choice>
      <StrategyOptions
        options={options}
        digits={digits}
        cells={cells}
        selected={cursor}
        onChange={playback.setOptions}
      />
      <Suspense>
        <Naming />
      </Suspense>
    </div>
  );
}

/** Another puzzle for the second of two searches, read from a text in any notation. */
function OtherPuzzle() {
  const { beside: words } = useWatchWords();
  const playback = usePlayback();
  const puzzle = usePlaybackState((state) => state.puzzle);
  const [another, setAnother] = useState(puzzle !== null);
  const [unread, setUnread] = useState(false);
  const read = async (text: string): Promise<void> => {
    const found = await playback.puzzleIn(text);
    setUnread(found === null && text.trim() !== '');
    if (found !== null && found !== playback.store.getState().puzzle) playback.setPuzzle(found);
  };
  return (
    <>
      <Choice name={words.puzzle}>
        <Segmented
          name={words.puzzle}
          value={another ? 'another' : 'same'}
          options={[
            { value: 'same', label: words.same },
            { value: 'another', label: words.another },
          ]}
          onChange={(value) => {
            setAnother(value === 'another');
            if (value === 'same' && puzzle !== null) playback.setPuzzle(null);
          }}
        />
      </Choice>
      {another && (
        <div className="other-puzzle">
          <textarea
            aria-label={words.paste}
            placeholder={words.paste}
            defaultValue={puzzle ?? ''}
            rows={2}
            spellCheck={false}
            onChange={({ target }) => void read(target.value)}
          />
          <p className="quiet" role="status">
            {unread && words.unread}
          </p>
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

function Choice({ name, children }: ChoiceProps) {
  return (
    <div className="choice">
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}

const SECONDS = [10, 60, 600];
const MEGABYTES = [16, 64, 256];
const MB = 1_048_576;

function Limits() {
  const { options: words } = useWatchWords();
  const playback = usePlayback();
  const limits = usePlaybackState((state: PlaybackState) => state.limits);
  return (
    <fieldset className="limits">
      <legend>{words.limits}</legend>
      <Limit
        name={words.time}
        value={limits.milliseconds / 1000}
        values={SECONDS}
        label={words.seconds}
        onChange={(seconds) => playback.setLimits({ milliseconds: seconds * 1000 })}
      />
      <Limit
        name={words.memory}
        value={limits.bytes / MB}
        values={MEGABYTES}
        label={words.megabytes}
        onChange={(megabytes) => playback.setLimits({ bytes: megabytes * MB })}
      />
    </fieldset>
  );
}

interface LimitProps {
  readonly name: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly label: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function Limit({ name, value, values, label, onChange }: LimitProps) {
  const { options: words } = useWatchWords();
  const offered = [...new Set([...values, value, Number.POSITIVE_INFINITY])].sort((a, b) => a - b);
  return (
    <label className="choice">
      {name}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {Number.isFinite(choice) ? label(choice) : words.noLimit}
          </option>
        ))}
      </select>
    </label>
  );
}
