import { PAIRINGS, type Playback } from '../../stores';
import { CELLS, digitAt, EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { AnyIcon, MiniBoard, Segmented, useMessages, useWatchWords } from '../shared';
import { WatchBoard } from './board/WatchBoard';
import { Frames, useFrame } from './frames/Frames';
import { Stack } from './method/Stack';
import { PlaybackChart } from './PlaybackChart';
import { PlaybackOf, useBeside, useFirst, usePlayback, usePlaybackState } from './playback';
import { Readout } from './player/Readout';
import { RecordingLine } from './player/RecordingLine';
import { Sentence } from './sentence/Sentence';
import { useStrategyName } from './useStrategyName';

/** Two searches side by side, in step with one another. */
export function Sides() {
  const first = useFirst();
  return (
    <div className="page twins">
      <Between />
      {[first, first.second()].map((playback) => (
        <PlaybackOf key={playback === first ? 'first' : 'second'} value={playback}>
          <Frames>
            <Side playback={playback} />
          </Frames>
        </PlaybackOf>
      ))}
    </div>
  );
}

function Side({ playback }: { readonly playback: Playback }) {
  const { beside: words } = useWatchWords();
  const isFirst = useFirst() === playback;
  const name = useStrategyName();
  return (
    <section className="in-stack twin" aria-label={isFirst ? words.first(name) : words.second(name)}>
      <Readout />
      <Sentence>{null}</Sentence>
      <div className="twin-board">
        <div className="labelled">
          <WatchBoard />
        </div>
        <Stack name={isFirst ? words.stacks.first : words.stacks.second} />
      </div>
      <RecordingLine />
      <div className="flame">
        <PlaybackChart playback={playback} />
      </div>
    </section>
  );
}

/** How both searches are in step, where they part, and how many cells differ. */
function Between() {
  const { beside: words } = useWatchWords();
  const first = useFirst();
  const pairing = useBeside((beside) => beside?.pairing ?? 'step');
  return (
    <div className="in-line between">
      <span aria-hidden="true">{words.inStep}</span>
      <Segmented
        name={words.inStep}
        value={pairing}
        options={PAIRINGS.map((value) => ({ value, label: words.pairings[value] }))}
        onChange={first.setPairing}
      />
      <Parting />
      <Differing />
      <button type="button" className="nav icon-only" aria-label={words.close} onClick={first.closeBeside}>
        <AnyIcon name="close" />
      </button>
    </div>
  );
}

function Parting() {
  const { beside: words } = useWatchWords();
  const first = useFirst();
  const parting = useBeside((beside) => beside?.parting ?? null);
  if (parting === null) return null;
  if (typeof parting === 'string') return <span className="quiet">{words[parting]}</span>;
  return (
    <button type="button" className="link" onClick={first.goToParting}>
      {words.part(parting.first, parting.second)}
    </button>
  );
}

function Differing() {
  const { beside: words } = useWatchWords();
  const count = useBeside((beside) => beside?.differs?.length ?? null);
  return (
    <span className="in-line differing">
      {count !== null && (
        <>
          <i className="sign differs" aria-hidden="true" />
          {words.differ(count)}
        </>
      )}
    </span>
  );
}

/** On a phone, the board of the search that does not lead, small. A press makes it the one that leads. */
export function OtherBoard() {
  const lead = usePlayback();
  const first = useFirst();
  const other = lead === first ? first.second() : first;
  return (
    <PlaybackOf value={other}>
      <Frames>
        <SmallBoard playback={other} />
      </Frames>
    </PlaybackOf>
  );
}

function SmallBoard({ playback }: { readonly playback: Playback }) {
  const { words: all } = useMessages();
  const { beside: words, counters } = useWatchWords();
  const name = useStrategyName();
  const givens = usePlaybackState(({ search }) => search.givens);
  const view = useFrame((frame) => frame.words);
  const differs = useBeside((beside) => beside?.differs ?? undefined);
  return (
    <div className="other-board">
      <button type="button" onClick={playback.lead}>
        <span className="unseen">{words.goTo(name)}</span>
        <MiniBoard
          givens={givens}
          entries={view === null ? EMPTY_GRID : entriesOf(view.board, givens)}
          {...(differs === undefined ? {} : { marked: differs })}
        />
      </button>
      <p>
        <b>{name}</b> {counters.steps} {all.count(view?.step ?? 0)}
      </p>
      <Differing />
    </div>
  );
}

/** The digits that a search has written. */
const entriesOf = (board: Grid, givens: Grid): Grid =>
  grid(CELLS.map((cell) => (digitAt(givens, cell) === null ? board[cell] : '.')).join(''));
