import type { ProgramFrame } from '../../../../sudoku/search';
import { useWatchWords } from '../../../shared';
import { Fact } from './Fact';

/** The calls of a program, each with its variables, the newest on top. */
export function ProgramFrames({ frames }: { readonly frames: readonly ProgramFrame[] }) {
  const { program: words } = useWatchWords();
  // The program itself is a frame only if it has variables to show.
  const shown = frames.map((frame, depth) => ({ ...frame, depth }));
  const all = shown.filter(({ depth, variables }) => depth > 0 || variables.length > 0).reverse();
  return (
    <ol className="frames" aria-label={words.frames} reversed>
      {all.map((frame) => (
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
