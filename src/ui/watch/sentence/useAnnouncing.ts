import { useEffect, useRef } from 'react';
import type { WatchSentence } from '../../../i18n';
import type { PlaybackState } from '../../../stores';
import type { LineRun } from '../../../sudoku/search';
import { useStores, useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { isTooFastToHear } from '../frames/pace';
import { useBeside, useFirst, usePlayback, usePlaybackState } from '../playback';
import { useStrategyName } from '../useStrategyName';
import { useAside } from './useAside';

/** Milliseconds between two announcements during playback: nobody could follow more. */
const PATIENCE = 1000;

/** Milliseconds that a step must stay before it is announced, so that steps passed while a key is held down are not. */
const REST = 150;

/**
 * Announces what happens. After a single step and during playback it announces the short sentence; after a leap, or
 * when playback stops, the whole sentence; during fast playback only that it plays. Of two searches side by side it
 * announces the one that leads, and how many cells differ.
 */
export function useAnnouncing(told: WatchSentence): void {
  const { announcer } = useStores();
  const aside = useAside() ?? '';
  const words = useWatchWords();
  const silent = usePlaybackState(isTooFastToHear);
  const playing = usePlaybackState((state: PlaybackState) => state.playing !== 'no');
  const finding = usePlaybackState((state) => state.finding !== null || state.runsAgain);
  const refused = usePlaybackState((state) => state.refusal !== null);
  const step = useFrame((frame) => frame.words?.step ?? null);
  const run = useFrame((frame) => frame.words?.run);
  const waiting = finding ? 'finding' : step === null && !refused ? 'loading' : null;
  const said = useRef<Said | null>(null);
  const { lead, rest } = told;
  const led = usePlaybackState((state) => state.led);
  const two = useBeside((beside) => beside !== null);
  const differing = useBeside((beside) => beside?.differs?.length ?? null);
  const difference = differing === null ? '' : words.beside.differ(differing);
  const isFirst = useFirst() === usePlayback();
  const strategy = useStrategyName();
  const title = two ? (isFirst ? words.beside.first : words.beside.second)(strategy) : words.title;
  useEffect(() => {
    if (led) {
      said.current = null;
      return;
    }
    const old = said.current;
    const isNext = old !== null && old.step !== null && step !== null && Math.abs(step - old.step) === 1;
    // What a line says beside its first words is short, and says where calls go.
    const short = playing || (isNext && !old.silent && run === undefined);
    const sentence = short || waiting === 'loading' ? lead : `${lead} ${rest}`;
    const parts = waiting === 'finding' ? [aside] : silent ? [words.playing] : [sentence, aside, difference];
    if (old === null) parts.unshift(`${title}.`);
    const text = parts.join(' ').trim();
    // Nothing is new if playback stops at the step that was announced last.
    if (
      old !== null &&
      (text === old.text ||
        (step === old.step && run === old.run && !old.silent && !silent && old.aside === aside))
    )
      return;
    const rested = waiting === null ? REST : PATIENCE;
    const wait = playing && !silent ? Math.max(REST, (old?.at ?? 0) + PATIENCE - performance.now()) : rested;
    const timer = setTimeout(() => {
      said.current = {
        text,
        aside,
        silent,
        step: waiting === null ? step : null,
        run,
        at: performance.now(),
      };
      announcer.say('watch', text);
    }, wait);
    return () => clearTimeout(timer);
  }, [announcer, words, title, lead, rest, aside, difference, led, silent, playing, waiting, step, run]);
}

/** The last announcement. */
interface Said {
  readonly text: string;
  readonly aside: string;
  readonly silent: boolean;
  /** The step it was about; `null` for none. */
  readonly step: number | null;
  /** The line it was about, if it was about one. */
  readonly run: LineRun | undefined;
  /** The time of the announcement, in milliseconds. */
  readonly at: number;
}
