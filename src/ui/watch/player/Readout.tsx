import { extentOf, lastStepOf, ownGuessesOf } from '../../../stores';
import type { Counters } from '../../../sudoku/search';
import { AnyIcon, useCompact, useMessages, useStores, useWatchWords } from '../../shared';
import { useNumber } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';
import { useStrategyName } from '../useStrategyName';

const FIRST = ['guesses', 'backtracks', 'deadEnds', 'depth'] as const;
const REST = ['maxDepth', 'forced', 'rejections', 'eliminations', 'solutions'] as const;

/** The strategy and its counts. */
export function Readout() {
  const { screen } = useStores();
  const words = useWatchWords();
  const strategy = useStrategyName();
  const isSteered = usePlaybackState(({ search }) => ownGuessesOf(search).length > 0);
  const playback = usePlayback();
  const more = usePlaybackState((state) => state.moreCounts);
  const compact = useCompact();
  const choose = (): void => {
    // The dialog is about the search that leads.
    playback.lead();
    screen.open('strategy');
  };
  return (
    <div className="in-line readout">
      <button type="button" className="pick" aria-haspopup="dialog" onClick={choose}>
        {/* Beside the same search without it. */}
        <small>{isSteered ? words.steering.own : words.strategy}</small>
        <b>{strategy}</b>
        <AnyIcon name="down" />
      </button>
      <dl>
        <Steps />
        {(more ? REST : FIRST).map((name) => (
          <Count key={name} name={name} />
        ))}
      </dl>
      {/* On a phone the menu beside the buttons has it. */}
      {!compact && (
        <button
          type="button"
          className="nav icon-only more-counters"
          aria-label={more ? words.fewerCounts : words.moreCounts}
          onClick={() => playback.showMoreCounts(!more)}
        >
          <AnyIcon name={more ? 'previous' : 'more'} />
        </button>
      )}
    </div>
  );
}

/** From this number on, only the line about the recording shows the number of all steps. */
const LARGE = 100_000;

function Steps() {
  const { words } = useMessages();
  const { counters } = useWatchWords();
  const step = useNumber(({ step }) => step);
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
  const value = useNumber(({ counters }) => counters[name]);
  return (
    <div className={name}>
      <dt>{counters[name]}</dt>
      <dd>{words.count(value)}</dd>
    </div>
  );
}
