import { extentOf, lastStepOf, questionNow, THE_LAST } from '../../../stores';
import { useWatchWords } from '../../shared';
import { usePlaybackState } from '../playback';

/** How many of the guesses to blame are named, the newest; the board and the stack mark them all. */
const NAMED = 6;

/**
 * The question about the next step or what its answer was worth, the result of a search for a state, why playback stopped, where the mistake is, or which guesses are to blame for the
 * dead end; `null` for none of these.
 */
export function useAside(): string | null {
  const { moments, mistake: words, conflict: blame, predict, program, recording } = useWatchWords();
  const question = usePlaybackState(questionNow);
  const predicting = usePlaybackState((state) => state.predicting);
  const answered = usePlaybackState(
    ({ predicting, view, line }) => line === null && predicting?.told?.step === view?.step,
  );
  const finding = usePlaybackState((state) => state.finding);
  const missed = usePlaybackState((state) => state.missed);
  const met = usePlaybackState((state) => state.met);
  const mistake = usePlaybackState((state) => state.mistake);
  const conflict = usePlaybackState((state) => state.conflict);
  const waiting = usePlaybackState(({ wanted, status }) =>
    wanted !== null && wanted > (status?.steps ?? 0) ? wanted : null,
  );
  const runsAgain = usePlaybackState((state) => state.runsAgain);
  const stopped = usePlaybackState(({ line, stoppedAt, view }) =>
    line !== null && line === stoppedAt && view?.run?.does.kind === 'moment'
      ? view.run.does.moment.line
      : undefined,
  );
  const extent = usePlaybackState(extentOf);
  const atLast = usePlaybackState((state) => state.view?.step === lastStepOf(state));
  if (question !== null) return predict.question(question);
  if (answered && predicting?.told != null) {
    const { told, right, of } = predicting;
    return `${predict.verdict(told.verdict)} ${predict.score(right, of)}`;
  }
  if (finding !== null) return moments.finding(finding.goal, finding.step);
  if (runsAgain) return program.runsAgain;
  if (stopped !== undefined) return program.stoppedAt(stopped);
  if (missed !== null) return moments.missed(missed.goal, missed.way, extent);
  if (met !== null) return moments.met(met);
  if (conflict !== null) {
    const { choices, skipped } = conflict;
    const newest = choices.at(-1);
    const found = blame.found(
      choices.slice(-NAMED).map(({ depth }) => depth),
      Math.max(0, choices.length - NAMED),
    );
    if (skipped === null || skipped === 0) return found;
    return `${found} ${newest === undefined ? blame.skipsAll(skipped) : blame.skips(newest.depth, skipped)}`;
  }
  if (mistake === null) {
    if (waiting === THE_LAST) return recording.following;
    if (waiting !== null) return recording.waiting(waiting);
    return extent === 'capped' && atLast ? recording.edge : null;
  }
  if (mistake.kind !== 'found') return words[mistake.kind];
  const { depth, cell, digit, instead } = mistake.mistake;
  return words.found(depth, cell, digit, instead);
}
