import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  CELLS,
  type Cell,
  cellsOf,
  DIGITS,
  type DigitSet,
  describeHouse,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  type House,
  has,
  housesOf,
  peersOf,
  sizeOf,
} from '../../../sudoku/core';
import type { Need, PropagationTask, Variables as Values } from '../../../sudoku/search';
import { useMessages, useSetting, useStores, useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';

/** What the strategy keeps in mind at this state. */
export function Variables() {
  const { variables: words } = useWatchWords();
  const values = useFrame(({ lists }) => lists?.variables ?? null);
  return (
    <section className="variables" aria-label={words.title}>
      {values !== null && <Shown values={values} />}
    </section>
  );
}

function Shown({ values }: { readonly values: Values }) {
  switch (values.kind) {
    case 'rowByRow':
      return <RowByRow {...values} />;
    case 'candidateLists':
      return <CandidateLists {...values} />;
    case 'colouredNodes':
      return <ColouredNodes {...values} />;
    case 'fewestCandidates':
      return <FewestCandidates {...values} />;
    case 'singlesFirst':
      return <SinglesFirst {...values} />;
    case 'propagation':
      return <Propagation {...values} />;
    case 'exactCover':
      return <ExactCover {...values} />;
  }
}

type Of<K extends Values['kind']> = Extract<Values, { readonly kind: K }>;

function RowByRow({ used, toggled, blanks, index }: Of<'rowByRow'>) {
  const { variables: words } = useWatchWords();
  const letters = useSetting('cellNaming') === 'letters';
  const tables = [
    [words.rows, 0],
    [words.columns, 9],
    [words.boxes, 18],
  ] as const;
  return (
    <>
      <div className="tables">
        {tables.map(([name, first]) => (
          <table key={first}>
            <caption>{name}</caption>
            <tbody>
              {used.slice(first, first + 9).map((digits, row) => {
                const house = (first + row) as House;
                const lit = toggled?.houses.includes(house) ? toggled.digit : null;
                return (
                  <tr key={house}>
                    <th scope="row">{first === 0 && letters ? 'ABCDEFGHI'.charAt(row) : row + 1}</th>
                    {DIGITS.map((digit) => (
                      <td key={digit} className={lit === digit ? 'lit' : undefined}>
                        {has(digits, digit) ? digit : '·'}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
      <Fact name={words.blanks}>
        {words.blankAt(index + 1, blanks.length)}{' '}
        <CellList cells={around(blanks, index)} current={blanks[index]} />
      </Fact>
    </>
  );
}

/** A few items of a list, about one of them. */
const around = (cells: readonly Cell[], index: number): readonly Cell[] =>
  cells.slice(Math.max(0, index - 2), index + 4);

function CandidateLists({ cell, scanned, row, column, box, free, check }: Of<'candidateLists'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  return (
    <>
      <Fact name={words.nextCell}>{cell === null ? words.none : nameOf(cell)}</Fact>
      <Fact name={words.scanned}>
        <CellList cells={scanned} />
      </Fact>
      {cell !== null && (
        <Fact name={words.strikes}>
          {words.rows}: {text(row)} · {words.columns}: {text(column)} · {words.boxes}: {text(box)}
        </Fact>
      )}
      {cell !== null && <Fact name={words.free}>{text(free)}</Fact>}
      {check !== null && (
        <Fact name={words.check}>{words.checked(check.filled, check.total, check.complete.length)}</Fact>
      )}
    </>
  );
}

function ColouredNodes({ colours, start, counts }: Of<'colouredNodes'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const board = useFrame(({ lists }) => lists?.board ?? EMPTY_GRID);
  const number = (colour: string): number => colours.filter((other) => other === colour).length;
  return (
    <>
      <Small
        name={words.candidates}
        coloured
        cells={(cell) => counts[cell] ?? digitAt(board, cell) ?? ''}
        classOf={(cell) => colours[cell]}
      />
      <Fact name={words.white}>{number('white')}</Fact>
      <Fact name={words.grey}>{number('grey')}</Fact>
      <Fact name={words.black}>{number('black')}</Fact>
      <Fact name={words.start}>{nameOf(start)}</Fact>
    </>
  );
}

function FewestCandidates({ counts, least, ties }: Of<'fewestCandidates'>) {
  const { variables: words } = useWatchWords();
  return (
    <>
      <Small
        name={words.candidates}
        cells={(cell) => counts[cell] ?? ''}
        classOf={(cell) => (cell === ties[0] ? 'lit' : ties.includes(cell) ? 'tie' : undefined)}
      />
      <Fact name={words.least}>{least ?? words.none}</Fact>
      <Fact name={words.ties}>
        <CellList cells={ties} />
      </Fact>
    </>
  );
}

function SinglesFirst({ candidates }: Of<'singlesFirst'>) {
  const { variables: words } = useWatchWords();
  return (
    <Small
      name={words.candidates}
      wide
      cells={(cell) => digitsOf(candidates[cell] ?? NONE).join('') || '–'}
      classOf={(cell) => (sizeOf(candidates[cell] ?? NONE) === 1 ? 'lit' : undefined)}
    />
  );
}

const NONE = 0 as DigitSet;

function Propagation({ phase, candidates, tasks, complete, propagated }: Of<'propagation'>) {
  const { variables: words, variants } = useWatchWords();
  const ended = useFrame(({ words }) => words?.ended === true);
  return (
    <>
      <Small name={words.candidates} wide cells={(cell) => fixedWidth(candidates[cell] ?? NONE)} />
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
      <Fact name={words.tasks}>
        {tasks.length === 0 ? (
          words.none
        ) : (
          <ol className="tasks">
            {tasks.map((task, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stack of tasks has no other names.
              <li key={depth}>
                <Task task={task} />
              </li>
            ))}
          </ol>
        )}
      </Fact>
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

/** The selected cell: its candidates, its 3 units and its 20 peers. The board shows them too. */
function Neighbours({ candidates }: { readonly candidates: readonly DigitSet[] }) {
  const { selection } = useStores();
  const { words: small } = useMessages();
  const { variables: words } = useWatchWords();
  const cell = useStore(selection.store, (state) => state.cursor);
  const title = words.selected(cell);
  return (
    <section className="facts" aria-label={title}>
      <h4>{title}</h4>
      <Fact name={words.candidates}>{digitsOf(candidates[cell] ?? NONE).join('') || words.none}</Fact>
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

/** `___4_____`: each candidate at its place. */
const fixedWidth = (set: DigitSet): string => DIGITS.map((digit) => (has(set, digit) ? digit : '_')).join('');

function Task({ task }: { readonly task: PropagationTask }) {
  const { variables: words } = useWatchWords();
  return task.kind === 'places'
    ? words.places(task.house, task.digit)
    : words[task.kind](task.cell, task.digit);
}

function ExactCover({ column, columnsLeft, rowsLeft, sizes }: Of<'exactCover'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const name = (need: Need): string => words.need(need);
  return (
    <>
      <Small name={words.candidates} cells={(cell) => sizes[cell] ?? ''} />
      <Fact name={words.column}>{column === null ? words.none : name(column.need)}</Fact>
      {column !== null && (
        <Fact name={words.choices}>
          {column.options.map(({ cell, digit }) => `${nameOf(cell)}=${digit}`).join(', ') || words.none}
        </Fact>
      )}
      <Fact name={words.columnsLeft}>{columnsLeft}</Fact>
      <Fact name={words.rowsLeft}>{rowsLeft}</Fact>
    </>
  );
}

const text = (set: DigitSet): string => digitsOf(set).join(' ') || '–';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

function CellList({
  cells,
  current,
}: {
  readonly cells: readonly Cell[];
  readonly current?: Cell | undefined;
}) {
  const { variables, cell: nameOf } = useWatchWords();
  if (cells.length === 0) return variables.none;
  return (
    <span className="cell-list">
      {cells.map((cell) => (
        <span key={cell} className={cell === current ? 'coord lit' : 'coord'}>
          {nameOf(cell)}
        </span>
      ))}
    </span>
  );
}

interface SmallProps {
  readonly name: string;
  /** Each cell holds many signs. */
  readonly wide?: boolean;
  /** White, grey and black are what they are called, whatever the theme. */
  readonly coloured?: boolean;
  readonly cells: (cell: Cell) => ReactNode;
  readonly classOf?: (cell: Cell) => string | undefined;
}

/** A small board of values. */
function Small({ name, wide, coloured, cells, classOf }: SmallProps) {
  return (
    <table className={wide ? 'small wide' : coloured ? 'small coloured' : 'small'}>
      <caption>{name}</caption>
      <tbody>
        {Array.from({ length: 9 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a board never change places.
          <tr key={row}>
            {CELLS.slice(9 * row, 9 * row + 9).map((cell) => (
              <td key={cell} className={classOf?.(cell)}>
                {cells(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
