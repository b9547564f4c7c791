import {
  type Cell,
  DIGITS,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  type House,
  has,
  NO_DIGITS,
  sizeOf,
} from '../../../../sudoku/core';
import type { Need, Variables as Values } from '../../../../sudoku/search';
import { useSetting, useWatchWords } from '../../../shared';
import { useFrame } from '../../frames/Frames';
import { CellList, digitsText, Fact, SmallBoard, type VariablesOf } from './Fact';
import { Propagation } from './Propagation';

/** The variables of the strategy at this state. */
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
    case 'ownCode':
      return <OwnCode {...values} />;
  }
}

/** The digits used in each house, and the blanks in their order. */
function RowByRow({ used, toggled, blanks, index }: VariablesOf<'rowByRow'>) {
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

/** Some items of a list around one of them. */
const around = (cells: readonly Cell[], index: number): readonly Cell[] =>
  cells.slice(Math.max(0, index - 2), index + 4);

/** The current cell, the candidates removed from its list, and the check of a full board. */
function CandidateLists({ cell, scanned, row, column, box, free, check }: VariablesOf<'candidateLists'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  return (
    <>
      <Fact name={words.nextCell}>{cell === null ? words.none : nameOf(cell)}</Fact>
      <Fact name={words.scanned}>
        <CellList cells={scanned} />
      </Fact>
      {cell !== null && (
        <Fact name={words.strikes}>
          {words.rows}: {digitsText(row)} · {words.columns}: {digitsText(column)} · {words.boxes}:{' '}
          {digitsText(box)}
        </Fact>
      )}
      {cell !== null && <Fact name={words.free}>{digitsText(free)}</Fact>}
      {check !== null && (
        <Fact name={words.check}>{words.checked(check.filled, check.total, check.complete.length)}</Fact>
      )}
    </>
  );
}

/** The colours of the nodes, and how many candidates each white one has. */
function ColouredNodes({ colours, start, counts }: VariablesOf<'colouredNodes'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const board = useFrame(({ lists }) => lists?.board ?? EMPTY_GRID);
  const number = (colour: string): number => colours.filter((other) => other === colour).length;
  return (
    <>
      <SmallBoard
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

/** How many candidates each cell has, and which cells have the fewest. */
function FewestCandidates({ counts, least, ties }: VariablesOf<'fewestCandidates'>) {
  const { variables: words } = useWatchWords();
  return (
    <>
      <SmallBoard
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

/** The candidates of each cell. */
function SinglesFirst({ candidates }: VariablesOf<'singlesFirst'>) {
  const { variables: words } = useWatchWords();
  return (
    <SmallBoard
      name={words.candidates}
      wide
      cells={(cell) => digitsOf(candidates[cell] ?? NO_DIGITS).join('') || '–'}
      classOf={(cell) => (sizeOf(candidates[cell] ?? NO_DIGITS) === 1 ? 'lit' : undefined)}
    />
  );
}

/** The current column with its choices, and how much of the matrix is left. */
function ExactCover({ column, columnsLeft, rowsLeft, sizes }: VariablesOf<'exactCover'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const name = (need: Need): string => words.need(need);
  return (
    <>
      <SmallBoard name={words.candidates} cells={(cell) => sizes[cell] ?? ''} />
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

/** The line that made the step, and the digits that clash on the board. */
function OwnCode({ line, clashing }: VariablesOf<'ownCode'>) {
  const { program: words, variables, cell: nameOf } = useWatchWords();
  return (
    <>
      <Fact name={words.line}>{line ?? variables.none}</Fact>
      <Fact name={words.clashing}>
        {clashing.map(({ a, b, digit }) => `${digit}: ${nameOf(a)}, ${nameOf(b)}`).join('; ') ||
          variables.none}
      </Fact>
    </>
  );
}
