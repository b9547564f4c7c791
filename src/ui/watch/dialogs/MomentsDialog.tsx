import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { ValuedGoal } from '../../../i18n';
import type { FindDirection, Goal } from '../../../stores';
import { blanksOf, DIGITS, type Digit, isDigit } from '../../../sudoku/core';
import { Dialog, useStores, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { GoTo } from '../player/GoTo';
import { useCompact } from '../useCompact';

/** Kinds of states to go to, or to stop playback at. Kinds about a cell are about the selected one. */
export function MomentsDialog() {
  const { screen, selection } = useStores();
  const { moments: words } = useWatchWords();
  const cell = useStore(selection.store, (state) => state.cursor);
  const strategy = usePlaybackState((state) => state.search.strategy);
  // One less than the greatest depth, because a search returns to a depth only from a greater one.
  const most = usePlaybackState(({ search }) => Math.max(0, blanksOf(search.givens).length - 1));
  const compact = useCompact();
  const [depth, setDepth] = useState(0);
  const [digit, setDigit] = useState<Digit>(1);
  const depthChoice = (
    <select aria-label={words.depth} value={depth} onChange={(event) => setDepth(Number(event.target.value))}>
      {Array.from({ length: most + 1 }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the depth.
        <option key={depth}>{depth}</option>
      ))}
    </select>
  );
  const digitChoice = (
    <select
      aria-label={words.digit}
      value={digit}
      onChange={(event) => {
        const value = Number(event.target.value);
        if (isDigit(value)) setDigit(value);
      }}
    >
      {DIGITS.map((digit) => (
        <option key={digit}>{digit}</option>
      ))}
    </select>
  );
  return (
    <Dialog title={words.title} onClose={screen.close} className="moments-dialog" width={40}>
      {compact && <GoTo onDone={screen.close} />}
      <p className="sub">{words.help}</p>
      <ul className="moments">
        <Row goal={{ kind: 'deadEnd' }} />
        <Row goal={{ kind: 'undoTo', depth }} value={depthChoice} />
        <Row goal={{ kind: 'solution' }} />
        <Row goal={{ kind: 'deepest' }} />
        <Row goal={{ kind: 'longestFailed' }} />
        <Row goal={{ kind: 'cellChanged', cell }} />
        <Row goal={{ kind: 'cellSet', cell, digit }} value={digitChoice} />
        {strategy === 'propagation' && <Row goal={{ kind: 'eliminated', cell, digit }} value={digitChoice} />}
      </ul>
      <WhoWrote />
    </Dialog>
  );
}

/** A kind of state, and its commands. `value` is a choice within its words. */
function Row({ goal, value }: { readonly goal: Goal; readonly value?: ReactNode }) {
  const { moments: words } = useWatchWords();
  const playback = usePlayback();
  const find = useFind();
  const name = words.goal(goal);
  const [before, after] = isValued(goal) ? words.choosing(goal, HERE).split(HERE) : [];
  const stops = usePlaybackState(({ breakpoints }) =>
    breakpoints.some((other) => JSON.stringify(other) === JSON.stringify(goal)),
  );
  return (
    <li aria-label={name}>
      <span className="moment-name">
        {isValued(goal) ? (
          <>
            {before}
            {value}
            {after}
          </>
        ) : (
          name
        )}
      </span>
      <span className="moment-actions">
        <button type="button" className="button" onClick={() => find(goal, 'previous')}>
          {words.previous}
        </button>
        <button type="button" className="button" onClick={() => find(goal, 'next')}>
          {words.next}
        </button>
        {goal.kind !== 'longestFailed' && (
          <button
            type="button"
            className="button toggle"
            aria-pressed={stops}
            onClick={() => playback.toggleBreakpoint(goal)}
          >
            {words.stopHere}
          </button>
        )}
      </span>
    </li>
  );
}

/** Marks the place of the choice within the words. */
const HERE = '\n';

const isValued = (goal: Goal): goal is ValuedGoal => 'depth' in goal || 'digit' in goal;

function WhoWrote() {
  const { selection } = useStores();
  const { moments: words } = useWatchWords();
  const find = useFind();
  const cell = useStore(selection.store, (state) => state.cursor);
  return (
    <button type="button" className="link" onClick={() => find({ kind: 'cellWritten', cell }, 'previous')}>
      {words.whoWrote}
    </button>
  );
}

/** Closes the dialog and searches for a state; the page shows the progress. */
function useFind() {
  const { screen } = useStores();
  const playback = usePlayback();
  return (goal: Goal, way: FindDirection): void => {
    screen.close();
    void playback.find(goal, way);
  };
}
