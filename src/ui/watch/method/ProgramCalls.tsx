import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { Fact } from './variables/Fact';

/** The calls of a program, each with its variables, the newest on top. They are known when it goes line by line. */
export function ProgramCalls() {
  const { program: words, calls } = useWatchWords();
  const frames = useFrame(({ lists }) => lists?.run?.frames);
  if (frames === undefined) return <p className="quiet">{words.noFrames}</p>;
  // The program itself is shown only if it has variables.
  const shown = frames
    .map((frame, depth) => ({ ...frame, depth }))
    .filter(({ depth, variables }) => depth > 0 || variables.length > 0)
    .reverse();
  return (
    <ol className="frames" aria-label={calls.title} reversed>
      {shown.map((frame) => (
        <li key={frame.depth}>
          <b>{words.frame(frame, frame.depth === 0)}</b>
          {frame.variables.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value ?? words.theBoard}
            </Fact>
          ))}
        </li>
      ))}
    </ol>
  );
}
