import { useEffect, useState } from 'react';
import {
  AnyIcon,
  answerOf,
  useCommands,
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

/** Shown when the player has finished a puzzle: how it went, on request, and what to do next. */
export function Finished({ fresh, onClose }: FinishedProps) {
  const { play: words } = useMoreMessages();
  const { app } = useMessages();
  const { watch } = useCommands();
  return (
    <section className="card finished" aria-label={words.finished} data-fresh={fresh || undefined}>
      <div className="finished-head">
        <h2 className="unseen-short">{words.finished}</h2>
        <button type="button" className="nav icon-only" aria-label={app.close} onClick={onClose}>
          <AnyIcon name="close" />
        </button>
      </div>
      <HowItWent />
      <div className="finished-next">
        <Another />
        <Today />
        <ByLogic />
        <button type="button" className="button" onClick={watch}>
          {words.watchSearch}
        </button>
      </div>
    </section>
  );
}

/** A new puzzle of the level that the player last chose. */
function Another() {
  const { play: words, shelf } = useMoreMessages();
  const { app } = useMessages();
  const { newPuzzle } = useCommands();
  const level = useSetting('level');
  return (
    <button type="button" className="button ink" data-new-puzzle onClick={newPuzzle}>
      {level === null || level === 'any' ? app.welcome.newPuzzle : words.another(shelf.levels[level])}
    </button>
  );
}

/** The puzzle of the day, unless it is the one that is finished. */
function Today() {
  const { play: words } = useMoreMessages();
  const { newPuzzle } = useStores();
  const { kind, at } = useMoment((now) => now.board.origin);
  if (kind === 'daily' && at !== null && new Date(at).toDateString() === new Date().toDateString())
    return null;
  return (
    <button type="button" className="button" onClick={() => void newPuzzle.makeToday()}>
      {words.today}
    </button>
  );
}

/** Told only on request. */
function HowItWent() {
  const { play: words } = useMoreMessages();
  const stores = useStores();
  const { tally } = stores;
  const [open, setOpen] = useState(false);
  const solution = answerOf(stores);
  return (
    <div className="finished-how">
      {open && solution !== null ? (
        <p role="status">
          {words.howItWent(tally.spent(), tally.store.getState().hints, tally.mistakes(solution))}
        </p>
      ) : (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {words.askHow}
        </button>
      )}
    </div>
  );
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
    <button type="button" className="button" onClick={follow}>
      {words.byLogic(steps)}
    </button>
  );
}
