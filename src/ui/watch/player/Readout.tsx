import { useState } from 'react';
import { lastStepOf, type PlaybackState } from '../../../stores';
import type { Counters, SearchView } from '../../../sudoku/search';
import { AnyIcon, useMessages, useStores, useWatchWords } from '../../shared';
import { extentOf, usePlaybackState } from '../playback';

const FIRST = ['guesses', 'backtracks', 'deadEnds', 'depth'] as const;
const REST = ['maxDepth', 'forced', 'rejections', 'eliminations', 'solutions'] as const;

/** Which strategy it is, and what it has counted. */
export function Readout() {
  const { screen } = useStores();
  const words = useWatchWords();
  const strategy = usePlaybackState((state) => state.search.strategy);
  const [more, setMore] = useState(false);
  return (
    <div className="readout">
      <button type="button" className="pick" aria-haspopup="dialog" onClick={() => screen.open('strategy')}>
        <small>{words.strategy}</small>
        <b>{words.strategies[strategy].name}</b>
        <AnyIcon name="down" />
      </button>
      <dl>
        <Steps />
        {(more ? REST : FIRST).map((name) => (
          <Count key={name} name={name} />
        ))}
      </dl>
      <button
        type="button"
        className="nav icon-only more-counters"
        aria-label={more ? words.fewerCounts : words.moreCounts}
        onClick={() => setMore(!more)}
      >
        <AnyIcon name={more ? 'previous' : 'more'} />
      </button>
    </div>
  );
}

/** The state whose numbers are shown: nobody reads six of them sixty times a second. */
const countedIn = ({ playing, counted, view }: PlaybackState): SearchView | null =>
  playing === 'no' ? view : counted;

/** A larger number of steps stands in the line about the recording alone. */
const LARGE = 100_000;

function Steps() {
  const { words } = useMessages();
  const { counters } = useWatchWords();
  const step = usePlaybackState((state) => countedIn(state)?.step ?? 0);
  const of = usePlaybackState(lastStepOf);
  const isWhole = usePlaybackState((state) => extentOf(state) === 'whole');
  return (
    <div className="steps">
      <dt>{counters.steps}</dt>
      <dd>
        {words.count(step)}
        {of < LARGE && (
          <span>
            /{words.count(of)}
            {!isWhole && '+'}
          </span>
        )}
      </dd>
    </div>
  );
}

function Count({ name }: { readonly name: keyof Counters }) {
  const { words } = useMessages();
  const { counters } = useWatchWords();
  const value = usePlaybackState((state) => countedIn(state)?.counters[name] ?? 0);
  return (
    <div className={name}>
      <dt>{counters[name]}</dt>
      <dd>{words.count(value)}</dd>
    </div>
  );
}
