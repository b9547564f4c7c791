import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WatchSentence } from '../../../i18n';
import { extentOf, lastStepOf, type PlaybackState } from '../../../stores';
import { useStores, useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { isTooFastToHear } from '../frames/pace';
import { usePlayback, usePlaybackState } from '../playback';
import { useCopyAnswer } from '../useCopyAnswer';

/** What happens and why: the largest text of the page. Below it what one can do about it, and answers to that. */
export function Sentence({ children }: { readonly children: ReactNode }) {
  const told = useSentence();
  useAnnouncing(told);
  return (
    <div className="says">
      <h2>{told.lead}</h2>
      <p>{told.rest}</p>
      <div className="aside">
        <Aside />
        {children}
      </div>
    </div>
  );
}

function useSentence(): WatchSentence {
  const words = useWatchWords();
  const view = useFrame((frame) => frame.words);
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
  const outcome = useFrame(({ words }) => words?.outcome ?? null);
  const hasChoices = useFrame(({ words }) => (words?.stack.length ?? 0) > 0);
  const canCompare = usePlaybackState(({ mistake }) => mistake === null) && hasChoices;
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

/** Milliseconds between two steps that are told while it plays: more often nobody could follow. */
const PATIENCE = 1000;

/** Milliseconds of rest before a step is told: one that is passed while a key is held is not. */
const REST = 150;

/**
 * Says what happens to those who do not see it. A step by step the short sentence; the whole where one has come by a leap,
 * or where playing stops; and while it plays fast only that it does.
 */
function useAnnouncing(told: WatchSentence): void {
  const { announcer } = useStores();
  const aside = useAside() ?? '';
  const words = useWatchWords();
  const silent = usePlaybackState(isTooFastToHear);
  const playing = usePlaybackState((state: PlaybackState) => state.playing !== 'no');
  const finding = usePlaybackState((state) => state.finding !== null);
  const refused = usePlaybackState((state) => state.refusal !== null);
  const step = useFrame((frame) => frame.words?.step ?? null);
  const waiting = finding ? 'finding' : step === null && !refused ? 'loading' : null;
  const said = useRef<Said | null>(null);
  const { lead, rest } = told;
  useEffect(() => {
    const old = said.current;
    const isNext = old !== null && old.step !== null && step !== null && Math.abs(step - old.step) === 1;
    const short = playing || (isNext && !old.silent);
    const sentence = short || waiting === 'loading' ? lead : `${lead} ${rest}`;
    const parts = silent ? [words.playing] : waiting === 'finding' ? [aside] : [sentence, aside];
    if (old === null) parts.unshift(`${words.title}.`);
    const text = parts.join(' ').trim();
    // Where it stops at the step that was told last, nothing is new.
    if (
      old !== null &&
      (text === old.text || (step === old.step && !old.silent && !silent && old.aside === aside))
    )
      return;
    const rested = waiting === null ? REST : PATIENCE;
    const wait = playing && !silent ? Math.max(REST, (old?.at ?? 0) + PATIENCE - performance.now()) : rested;
    const timer = setTimeout(() => {
      said.current = { text, aside, silent, step: waiting === null ? step : null, at: performance.now() };
      announcer.say('watch', text);
    }, wait);
    return () => clearTimeout(timer);
  }, [announcer, words, lead, rest, aside, silent, playing, waiting, step]);
}

/** What was said last. */
interface Said {
  readonly text: string;
  readonly aside: string;
  readonly silent: boolean;
  /** The step it told of; `null`: of none. */
  readonly step: number | null;
  /** When, in milliseconds. */
  readonly at: number;
}
