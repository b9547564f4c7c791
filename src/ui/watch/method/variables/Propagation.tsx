import { useStore } from 'zustand';
import {
  cellsOf,
  DIGITS,
  type DigitSet,
  describeHouse,
  digitsOf,
  type House,
  has,
  housesOf,
  NO_DIGITS,
  peersOf,
  sizeOf,
} from '../../../../sudoku/core';
import type { PropagationTask } from '../../../../sudoku/search';
import { useMessages, useStores, useWatchWords } from '../../../shared';
import { useFrame } from '../../frames/Frames';
import { CellList, Fact, SmallBoard, type VariablesOf } from './Fact';

/**
 * The candidates, the tasks still to propagate, how much of the board is complete, and the units and peers of the
 * selected cell.
 */
export function Propagation({ phase, candidates, tasks, complete, propagated }: VariablesOf<'propagation'>) {
  const { variables: words, variants } = useWatchWords();
  const ended = useFrame(({ words }) => words?.ended === true);
  return (
    <>
      <SmallBoard name={words.candidates} wide cells={(cell) => fixedWidth(candidates[cell] ?? NO_DIGITS)} />
      <Fact name={words.phase}>{words.phases[phase]}</Fact>
      <Fact name={words.solvedCells}>
        {words.solved(candidates.filter((set) => sizeOf(set) === 1).length)}
      </Fact>
      <section className="facts" aria-label={words.judge.title}>
        <h4>{words.judge.title}</h4>
        <Fact name={words.judge.alone}>
          {propagated === null ? words.judge.notYet : <Verdict complete={propagated} />}
        </Fact>
        <Fact name={ended ? words.judge.end : words.judge.now}>
          <Verdict complete={complete} />
        </Fact>
      </section>
      <Fact name={words.differs}>{variants.propagation}</Fact>
      <Neighbours candidates={candidates} />
      <Fact name={words.tasks}>{tasks.length === 0 ? words.none : <Tasks tasks={tasks} />}</Fact>
    </>
  );
}

/** How many rows, columns and boxes are complete. */
function Verdict({ complete }: { readonly complete: readonly House[] }) {
  const { variables: words } = useWatchWords();
  const number = (kind: string): number =>
    complete.filter((house) => describeHouse(house).kind === kind).length;
  return words.judged(number('row'), number('column'), number('box'));
}

/** The candidates, the 3 units and the 20 peers of the selected cell. The board shows them too. */
function Neighbours({ candidates }: { readonly candidates: readonly DigitSet[] }) {
  const { selection } = useStores();
  const { words: small } = useMessages();
  const { variables: words } = useWatchWords();
  const cell = useStore(selection.store, (state) => state.cursor);
  const title = words.selected(cell);
  return (
    <section className="facts" aria-label={title}>
      <h4>{title}</h4>
      <Fact name={words.candidates}>{digitsOf(candidates[cell] ?? NO_DIGITS).join('') || words.none}</Fact>
      <h5>{words.unitsOf(cell)}</h5>
      {housesOf(cell).map((house) => (
        <Fact key={house} name={small.house(house)}>
          <CellList cells={cellsOf(house)} current={cell} />
        </Fact>
      ))}
      <h5>{words.peersOf(cell, peersOf(cell).length)}</h5>
      <CellList cells={peersOf(cell)} />
    </section>
  );
}

/** `___4_____`: each candidate in its own place. */
const fixedWidth = (set: DigitSet): string => DIGITS.map((digit) => (has(set, digit) ? digit : '_')).join('');

/** The tasks still to propagate, one under the other. */
export const Tasks = ({ tasks }: { readonly tasks: readonly PropagationTask[] }) => (
  <ol className="tasks">
    {tasks.map((task, depth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tasks of a stack have no other names.
      <li key={depth}>
        <Task task={task} />
      </li>
    ))}
  </ol>
);

/** One level of what is being propagated, in words. */
function Task({ task }: { readonly task: PropagationTask }) {
  const { variables: words } = useWatchWords();
  return task.kind === 'places'
    ? words.places(task.house, task.digit)
    : words[task.kind](task.cell, task.digit);
}
