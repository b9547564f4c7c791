import { extentOf, lastStepOf } from '../../../stores';
import { useWatchWords } from '../../shared';
import { usePlaybackState } from '../playback';

/** The result of a search for a state, why playback stopped, or where the mistake is; `null` for none of these. */
export function useAside(): string | null {
  const { moments, mistake: words, recording } = useWatchWords();
  const finding = usePlaybackState((state) => state.finding);
  const missed = usePlaybackState((state) => state.missed);
  const met = usePlaybackState((state) => state.met);
  const mistake = usePlaybackState((state) => state.mistake);
  const waiting = usePlaybackState(({ wanted, status }) =>
    wanted !== null && wanted > (status?.steps ?? 0) ? wanted : null,
  );
  const extent = usePlaybackState(extentOf);
  const atLast = usePlaybackState((state) => state.view?.step === lastStepOf(state));
  if (finding !== null) return moments.finding(finding.goal, finding.step);
  if (missed !== null) return moments.missed(missed.goal, missed.way, extent);
  if (met !== null) return moments.met(met);
  if (mistake === null) {
    if (waiting !== null) return recording.waiting(waiting);
    return extent === 'capped' && atLast ? recording.edge : null;
  }
  if (mistake.kind !== 'found') return words[mistake.kind];
  const { depth, cell, digit, instead } = mistake.mistake;
  return words.found(depth, cell, digit, instead);
}
