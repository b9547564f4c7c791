import { ownGuessesOf } from '../../../stores';
import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';
import { CallStack } from './CallStack';

/** The calls of a program, each with its variables. They are known when it goes line by line. */
export function ProgramCalls() {
  const { program: words, calls } = useWatchWords();
  const playback = usePlayback();
  const frames = useFrame(({ lists }) => lists?.run?.frames);
  const isSteered = usePlaybackState(({ search }) => ownGuessesOf(search).length > 0);
  if (frames === undefined) return <p className="quiet">{isSteered ? words.noLines : words.noFrames}</p>;
  // The program itself is shown only if it has variables.
  const shown = frames
    .map((frame, depth) => ({ ...frame, depth }))
    .filter(({ depth, variables }) => depth > 0 || variables.length > 0);
  return (
    <CallStack
      name={calls.title}
      calls={shown.map((frame) => ({
        name: words.frame(frame, frame.depth === 0),
        locals: frame.variables.map(({ name, value }) => ({ name, value: value ?? words.theBoard })),
        note: null,
        onGo: () => void playback.goToFrame(frame.depth),
      }))}
    />
  );
}
