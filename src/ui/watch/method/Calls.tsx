import { Fragment } from 'react';
import { type Call, callsOf, type Placement, type SearchView, tasksOf } from '../../../sudoku/search';
import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlayback } from '../playback';
import { CallStack, type ShownCall, type ShownLocal } from './CallStack';
import { Fact } from './variables/Fact';
import { Tasks } from './variables/Propagation';

/** How many calls are listed while they change too fast to be read. */
const NEWEST = 6;

/** The calls of a strategy at the shown moment, as if it was written with recursion, and what they propagate. */
export function Calls() {
  const { calls: words, variables } = useWatchWords();
  const view = useFrame(({ lists }) => lists);
  const fast = useFrame(({ fastLists }) => fastLists);
  const shown = useShownCalls(view);
  const tasks = view === null ? [] : tasksOf(view);
  return (
    <>
      {tasks.length > 0 && (
        <Fact name={variables.tasks}>
          <Tasks tasks={tasks} />
        </Fact>
      )}
      <CallStack name={words.title} calls={fast ? shown.slice(-NEWEST) : shown} />
    </>
  );
}

function useShownCalls(view: SearchView | null): readonly ShownCall[] {
  const words = useWatchWords();
  const playback = usePlayback();
  const { calls, variables } = words;
  if (view === null) return [];
  const localsOf = ({ need, index, list, position, colour, forced }: Call): ShownLocal[] => {
    const locals: ShownLocal[] = [];
    const add = (name: string, value: ShownLocal['value']): void => void locals.push({ name, value });
    if (need !== null) add(calls.need, need.kind === 'cell' ? words.cell(need.cell) : variables.need(need));
    if (index !== null) add(calls.index, index);
    if (colour !== null) add(calls.colour, variables[colour]);
    const taken = list[position - 1];
    if (list.length > 0) add(calls.list, <Options list={list} position={position} nameOf={words.cell} />);
    if (taken !== undefined) {
      add(calls.position, calls.positionOf(position, list.length));
      add(calls.digit, taken.digit);
    }
    if (forced > 0) add(calls.filled, forced);
    return locals;
  };
  return callsOf(view).map((call): ShownCall => {
    const { depth, need, received, returns } = call;
    return {
      name: calls.call(depth + 1),
      locals: localsOf(call),
      note:
        returns !== null
          ? calls.returns(returns)
          : received !== null
            ? calls.received(received)
            : need === null
              ? calls.nothing
              : null,
      onGo: () => (depth === 0 ? playback.first() : void playback.goToChoice(depth)),
    };
  });
}

interface OptionsProps {
  readonly list: readonly Placement[];
  readonly position: number;
  readonly nameOf: (cell: Placement['cell']) => string;
}

/** What a call goes through: those before its position struck out, the one there set apart. */
function Options({ list, position, nameOf }: OptionsProps) {
  const cells = new Set(list.map(({ cell }) => cell));
  return list.map((option, index) => {
    const text = cells.size > 1 ? nameOf(option.cell) : String(option.digit);
    return (
      <Fragment key={`${option.cell} ${option.digit}`}>
        {index > 0 && ' '}
        {index < position - 1 ? (
          <s className="local-tried">{text}</s>
        ) : index === position - 1 ? (
          <mark className="local-taken">{text}</mark>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}
