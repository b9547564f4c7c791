import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WatchSentence } from '../../../i18n';
import { useWrittenKey } from '../../keys';
import { COMMANDS, useStores, useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';
import { useCopyAnswer } from '../useCopyAnswer';
import { Answers } from './Answers';
import { useAnnouncing } from './useAnnouncing';
import { useAside } from './useAside';

/** What happens and why, the largest text of the page. Below it are the commands that fit, and their results. */
export function Sentence({ children }: { readonly children: ReactNode }) {
  const told = useSentence();
  useAnnouncing(told);
  return (
    <div className="in-stack says">
      <h2>{told.lead}</h2>
      <p>{told.rest}</p>
      <div className="in-line aside">
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
  const search = usePlaybackState((state) => state.search);
  if (refusal !== null) return words.refused(refusal);
  if (view === null) return { lead: words.loading, rest: '' };
  const { run, strategy } = view;
  if (run === undefined || run.does.kind === 'why') return words.sentence(view);
  if (strategy !== 'ownCode') return words.line(run, strategy);
  const { does } = run;
  if (does.kind !== 'moment' && does.kind !== 'cut') return words.sentence(view);
  const code = search.strategy === 'ownCode' ? search.program.code : '';
  return words.program.moment(does, does.kind === 'cut' ? '' : lineIn(code, does.moment.line));
}

/** A line of a program, cut if it is long. */
function lineIn(code: string, line: number): string {
  const text = code.split('\n')[line - 1]?.trim() ?? '';
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}
const LONGEST_LINE = 60;

/**
 * The result of a search for a state, why playback stopped, or where the mistake is; else buttons that fit the state.
 */
function Aside() {
  const escapeKey = useWrittenKey()(COMMANDS.escape.keys);
  const words = useWatchWords();
  const playback = usePlayback();
  const text = useAside();
  const finding = usePlaybackState((state) => state.finding !== null || state.runsAgain);
  const outcome = useFrame(({ words }) => words?.outcome ?? null);
  const hasChoices = useFrame(({ words }) => (words?.stack.length ?? 0) > 0);
  const canCompare = usePlaybackState(({ mistake }) => mistake === null) && hasChoices;
  const stepsLeft = usePlaybackState(({ mistake }) =>
    mistake?.kind === 'found' ? mistake.mistake.stepsLeft : null,
  );
  const step = usePlaybackState(({ view }) => view?.step ?? 0);
  const known = useKnowsSolution();
  const copyAnswer = useCopyAnswer();
  const line = usePlaybackState((state) => state.line);
  return (
    <>
      {line !== null && line.lines.runs.length > 1 && text === null && (
        <span className="quiet">
          {words.lines.at(line.index + 1, line.lines.runs.length, line.lines.after.step)}
        </span>
      )}
      {text !== null && <span>{text}</span>}
      <Answers />
      {stepsLeft !== null && (
        <button type="button" className="link" onClick={() => playback.goToStep(step + stepsLeft)}>
          {words.mistake.findsOut(stepsLeft)}
        </button>
      )}
      {finding && (
        <button type="button" className="link" data-key={escapeKey} onClick={playback.stop}>
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
      {text === null && outcome === 'deadEnd' && (
        <button type="button" className="link" onClick={() => void playback.askForConflict()}>
          {words.conflict.ask}
        </button>
      )}
      {text === null &&
        (outcome === null || outcome === 'exhausted') &&
        line === null &&
        canCompare &&
        known && (
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
