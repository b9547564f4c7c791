import { type Cell, DIGITS, type House, has } from '../../../../sudoku/core';
import { useSetting, useWatchWords } from '../../../shared';
import { CellList, Fact, type VariablesOf } from './parts';

/** The digits used in each house, and the blanks in their order. */
export function RowByRow({ used, toggled, blanks, index }: VariablesOf<'rowByRow'>) {
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
