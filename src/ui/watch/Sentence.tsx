import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Told } from '../../i18n';
import type { PlaybackState } from '../../stores';
import { useStores, useWatchWords } from '../shared';
import { isTooFastToHear } from './pace';
import { extentOf, usePlayback, usePlaybackState } from './playback';
import { useCopyAnswer } from './useCopyAnswer';

/** What happens and why: the largest text of the page. Below it what one can do about it, and answers to that. */
export function Sentence({ children }: { readonly children: ReactNode }) {
  const told = useTold();
  return (
    <div className="says">
      <h2>{told.lead}</h2>
      <p>{told.rest}</p>
      <div className="aside">
        <Aside />
        {children}
      </div>
      <Announcer told={told} />
    </div>
  );
}

function useTold(): Told {
  const words = useWatchWords();
  const view = usePlaybackState((state) => state.told);
  const refusal = usePlaybackState((state) => state.refusal);
  if (refusal !== null) return words.refused(refusal);
  return view === null ? { lead: words.loading, rest: '' } : words.sentence(view);
}

/** What was looked for, where playing stopped, where the mistake is; or the button that asks for it. */
function Aside() {
  const words = useWatchWords();
  const playback = usePlayback();
  const text = useAside();
  const finding = usePlaybackState((state) => state.finding !== null);
  const outcome = usePlaybackState((state) => state.told?.outcome ?? null);
  const canCompare = usePlaybackState(
    ({ told, mistake }) => mistake === null && (told?.stack.length ?? 0) > 0,
  );
  const stepsLeft = usePlaybackState(({ mistake }) =>
    mistake?.kind === 'found' ? mistake.mistake.stepsLeft : null,
  );
  const step = usePlaybackState(({ view }) => view?.step ?? 0);
  const known = useKnowsSolution();
  const copyAnswer = useCopyAnswer();
  return (
    <>
      {text !== null && <span>{text}</span>}
      {stepsLeft !== null && (
        <button type="button" className="link" onClick={() => playback.goToStep(step + stepsLeft)}>
          {words.mistake.findsOut(stepsLeft)}
        </button>
      )}
      {finding && (
        <button type="button" className="link" data-key="Esc" onClick={playback.stop}>
          {words.moments.cancel}
        </button>
      )}
      {text === null && outcome === 'solved' && (
        <>
          <button type="button" className="link" onClick={() => void playback.keepSolution()}>
            {words.keep.solution}
          </button>
          <button type="button" className="link" onClick={() => void copyAnswer()}>
            {words.keep.copyAnswer}
          </button>
        </>
      )}
      {text === null && outcome !== 'solved' && canCompare && known && (
        <button type="button" className="link" onClick={() => void playback.askForMistake()}>
          {words.mistake.ask}
        </button>
      )}
    </>
  );
}

function useKnowsSolution(): boolean {
  const { verdict } = useStores();
  return useStore(verdict, ({ verdict, stale }) => verdict.kind === 'one' && !stale);
}

function useAside(): string | null {
  const { moments, mistake: words, recording } = useWatchWords();
  const finding = usePlaybackState((state) => state.finding);
  const missed = usePlaybackState((state) => state.missed);
  const met = usePlaybackState((state) => state.met);
  const mistake = usePlaybackState((state) => state.mistake);
  const waiting = usePlaybackState(({ wanted, status }) =>
    wanted !== null && wanted > (status?.steps ?? 0) ? wanted : null,
  );
  const atEdge = usePlaybackState(
    ({ view, status }) => status?.end?.kind === 'capped' && view?.step === status.steps,
  );
  const extent = usePlaybackState(extentOf);
  if (finding !== null) return moments.finding(finding.goal, finding.step);
  if (missed !== null) return moments.missed(missed.goal, missed.way, extent);
  if (met !== null) return moments.met(met);
  if (mistake === null) {
    if (waiting !== null) return recording.waiting(waiting);
    return atEdge ? recording.edge : null;
  }
  if (mistake.kind !== 'found') return words[mistake.kind];
  const { depth, cell, digit, instead } = mistake.mistake;
  return words.found(depth, cell, digit, instead);
}

/** Milliseconds between two announcements: more often nobody could follow. */
const PATIENCE = 1000;

/** Says the sentence to those who do not see it: the newest, at most once a second, and while playing fast not at all. */
function Announcer({ told }: { readonly told: Told }) {
  const aside = useAside();
  const { playing } = useWatchWords();
  const silent = usePlaybackState(isTooFastToHear);
  const isPlaying = usePlaybackState((state: PlaybackState) => state.playing !== 'no');
  const [text, setText] = useState('');
  const last = useRef(0);
  const news = silent ? playing : [told.lead, told.rest, aside ?? ''].join(' ').trim();
  useEffect(() => {
    const wait = isPlaying ? Math.max(0, last.current + PATIENCE - performance.now()) : 0;
    const timer = setTimeout(() => {
      last.current = performance.now();
      setText(news);
    }, wait);
    return () => clearTimeout(timer);
  }, [news, isPlaying]);
  return (
    <p className="unseen" aria-live="polite">
      {text}
    </p>
  );
}
