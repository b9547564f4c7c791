import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  countedSince,
  dateAt,
  dayNumber,
  daysKept,
  type Shelf,
  solvedOf,
  statisticsOf,
  streakOf,
} from '../../stores';
import { codeOfDay, dayOfCode } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import {
  AnyIcon,
  answerOf,
  GoOnFromShelf,
  Guard,
  useCommands,
  useLevel,
  useLoadedIf,
  useMessages,
  useMoment,
  useMoreCommands,
  useMoreMessages,
  useSetting,
  useStores,
} from '../shared';
import './finished.css';

interface FinishedProps {
  /** Whether the player has just finished it, before their eyes: then the board celebrates for a moment. */
  readonly fresh: boolean;
  readonly onClose: () => void;
}

/** Shown when the player has finished a puzzle: how it went, and what to do next. */
export function Finished({ fresh, onClose }: FinishedProps) {
  const { play: words, share } = useMoreMessages();
  const { app } = useMessages();
  const { watch } = useCommands();
  const { screen, shelf: load } = useStores();
  const shelf = useLoadedIf(load, true);
  const level = useLevel();
  const watchSearch = (
    <button type="button" className="button" onClick={watch}>
      {words.watchSearch}
    </button>
  );
  return (
    <section className="card finished" aria-label={words.finished} data-fresh={fresh || undefined}>
      <div className="finished-head">
        <h2 className="unseen-short">{words.finished}</h2>
        <button
          type="button"
          className="nav icon-only"
          aria-label={share.shareResult}
          onClick={() => screen.open('share')}
        >
          <AnyIcon name="send" />
        </button>
        <button type="button" className="nav icon-only" aria-label={app.close} onClick={onClose}>
          <AnyIcon name="close" />
        </button>
      </div>
      <HowItWent level={level} shelf={shelf} />
      <div className="finished-next">
        <Another level={level} />
        <Today />
        <ByLogic />
        <Guard of="side" around={() => watchSearch}>
          <Suspense fallback={watchSearch}>
            <GoOnFromShelf otherwise={watchSearch} />
          </Suspense>
        </Guard>
      </div>
    </section>
  );
}

/** A new puzzle of the level of this one; of the level that the player last chose, if that of this one is not known. */
function Another({ level: own }: { readonly level: Difficulty | null }) {
  const { play: words, shelf } = useMoreMessages();
  const { app } = useMessages();
  const { newPuzzle } = useStores();
  const chosen = useSetting('level');
  const level = own ?? chosen;
  return (
    <button
      type="button"
      className="button ink"
      data-new-puzzle
      onClick={() => void newPuzzle.next(level ?? undefined)}
    >
      {level === null || level === 'any' ? app.welcome.newPuzzle : words.another(shelf.levels[level])}
    </button>
  );
}

/** The day's own puzzle, unless it is the one that is finished. */
function Today() {
  const { play: words } = useMoreMessages();
  const { newPuzzle } = useStores();
  const made = useMoment((now) => now.board.origin.code);
  if (made === codeOfDay(dateAt(Date.now()))) return null;
  return (
    <button type="button" className="button" onClick={() => void newPuzzle.makeToday()}>
      {words.today}
    </button>
  );
}

/** Told at once to a player who keeps results; to others only on request. */
function HowItWent({ level, shelf }: { readonly level: Difficulty | null; readonly shelf: Shelf | null }) {
  const { play: words, shelf: more } = useMoreMessages();
  const stores = useStores();
  const { tally } = stores;
  const kept = useSetting('history');
  const [asked, setAsked] = useState(false);
  const solution = answerOf(stores);
  if (!(kept || asked) || solution === null)
    return (
      <div className="finished-how">
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {words.askHow}
        </button>
      </div>
    );
  const spent = tally.spent();
  const { hints } = tally.store.getState();
  return (
    <div className="finished-how" role={kept ? undefined : 'status'}>
      <p>{words.howItWent(level && more.levels[level], spent, hints, tally.mistakes(solution))}</p>
      {kept && shelf !== null && <Compared shelf={shelf} level={level} spent={spent} />}
    </div>
  );
}

interface ComparedProps {
  readonly shelf: Shelf;
  readonly level: Difficulty | null;
  /** The time of this one. */
  readonly spent: number;
}

/** The best and the usual time before and, of a puzzle of today, on how many days in a row one was solved. */
function Compared({ shelf, level, spent }: ComparedProps) {
  const { play: words } = useMoreMessages();
  const cards = useStore(shelf.store, (state) => state.cards);
  const { textStore } = useStores();
  const { givens, origin } = useMoment((now) => now.board);
  const solved = solvedOf(cards.values(), shelf.gone());
  const others = solved.filter((one) => one.givens !== givens);
  const before = statisticsOf(others, countedSince(textStore)).find((one) => one.level === level);
  const today = dayNumber(dateAt(Date.now()));
  const daily = dayOfCode(origin.code ?? '');
  // This one reaches the shelf a second later.
  const days =
    daily !== null && dayNumber(daily.date) === today
      ? streakOf(new Set([...daysKept(others), today]), today)
      : 0;
  const said = [
    ...(before === undefined ? [] : [words.timesBefore(before.best, before.median, spent < before.best)]),
    ...(days > 1 ? [words.inARow(days)] : []),
  ];
  return said.length > 0 && <p className="quiet">{said.join(' · ')}</p>;
}

/** How logic alone solves it: how many steps, and a button to follow them from the start. */
function ByLogic() {
  const { play: words } = useMoreMessages();
  const { workThread, hint } = useStores();
  const { restart } = useMoreCommands();
  const givens = useMoment((now) => now.board.givens);
  const [steps, setSteps] = useState<number | null>(null);
  useEffect(() => {
    const job = new AbortController();
    const board = { givens, filled: givens, marks: null, without: [] };
    void workThread.ask('path', { board, order: 'easiest' }, { signal: job.signal }).then((reply) => {
      if (!job.signal.aborted && reply.ok && reply.value.solved) setSteps(reply.value.steps.length);
    });
    return () => job.abort();
  }, [workThread, givens]);
  const follow = (): void => {
    restart();
    hint.open([{ asked: { kind: 'path' }, level: 'why', at: 0, backward: false, link: 0, whole: false }]);
  };
  return (
    <button type="button" className="button by-logic" onClick={follow}>
      {words.byLogic(steps)}
    </button>
  );
}
