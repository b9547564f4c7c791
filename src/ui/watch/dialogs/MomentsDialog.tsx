import { Fragment, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { ValuedGoal } from '../../../i18n';
import type { FindDirection, Goal } from '../../../stores';
import { blanksOf, DIGITS, type Digit, isDigit } from '../../../sudoku/core';
import { Dialog, useCompact, useStores, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { GoTo } from '../player/GoTo';

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
  const [least, setLeast] = useState(3);
  const [deep, setDeep] = useState(Math.min(10, most + 1));
  const [digit, setDigit] = useState<Digit>(1);
  const digitChoice = (
    <Choice
      label={words.digit}
      of={DIGITS}
      value={digit}
      onChoose={(value) => isDigit(value) && setDigit(value)}
    />
  );
  return (
    <Dialog title={words.title} onClose={screen.close} className="moments-dialog" width={40}>
      {compact && <GoTo onDone={screen.close} />}
      <p className="sub">{words.help}</p>
      <ul className="moments">
        <Row goal={{ kind: 'deadEnd' }} />
        <Row
          goal={{ kind: 'undoTo', depth }}
          number={<Choice label={words.depth} of={range(0, most)} value={depth} onChoose={setDepth} />}
        />
        <Row goal={{ kind: 'solution' }} />
        <Row goal={{ kind: 'deepest' }} />
        <Row
          goal={{ kind: 'choices', least }}
          number={<Choice label={words.choices} of={range(2, 9)} value={least} onChoose={setLeast} />}
        />
        <Row
          goal={{ kind: 'guessAt', digit, depth: deep }}
          number={<Choice label={words.depth} of={range(1, most + 1)} value={deep} onChoose={setDeep} />}
          digit={digitChoice}
        />
        <Row goal={{ kind: 'longestFailed' }} />
        <Row goal={{ kind: 'cellChanged', cell }} />
        <Row goal={{ kind: 'cellSet', cell, digit }} digit={digitChoice} />
        <Row goal={{ kind: 'cellEmptied', cell }} />
        <Row goal={{ kind: 'oneLeft', cell }} />
        {strategy === 'propagation' && <Row goal={{ kind: 'eliminated', cell, digit }} digit={digitChoice} />}
      </ul>
      <WhoWrote />
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly of: readonly number[];
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A number to choose within the words of a row. */
function Choice({ label, of, value, onChoose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
      {of.map((number) => (
        <option key={number}>{number}</option>
      ))}
    </select>
  );
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface RowProps {
  readonly goal: Goal;
  /** The choices within its words. */
  readonly number?: ReactNode;
  readonly digit?: ReactNode;
}

/** A kind of state, and its commands. */
function Row({ goal, number, digit }: RowProps) {
  const { moments: words } = useWatchWords();
  const playback = usePlayback();
  const find = useFind();
  const name = words.goal(goal);
  const stops = usePlaybackState(({ breakpoints }) =>
    breakpoints.some((other) => JSON.stringify(other) === JSON.stringify(goal)),
  );
  return (
    <li aria-label={name}>
      <span className="moment-name">
        {isValued(goal)
          ? words
              .choosing(goal, NUMBER, DIGIT)
              .split(/([\n\t])/)
              .map((part) => (
                <Fragment key={part}>{part === NUMBER ? number : part === DIGIT ? digit : part}</Fragment>
              ))
          : name}
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

/** They mark the places of the choices within the words. */
const NUMBER = '\n';
const DIGIT = '\t';

const isValued = (goal: Goal): goal is ValuedGoal => 'depth' in goal || 'digit' in goal || 'least' in goal;

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
