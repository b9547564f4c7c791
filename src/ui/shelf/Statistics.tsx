import { useStore } from 'zustand';
import { type Shelf, statisticsOf } from '../../stores';
import { useMessages, useMoreMessages } from '../shared';

/** How the puzzles went that were finished, by level. */
export function Statistics({ shelf }: { readonly shelf: Shelf }) {
  const { count } = useMessages().words;
  const { shelf: words, play } = useMoreMessages();
  const levels = statisticsOf(useStore(shelf.store, (state) => state.cards).values());
  if (levels.length === 0) return <p className="shelf-none">{words.statisticsNone}</p>;
  return (
    <div className="shelf-statistics">
      <p className="sub">{words.statisticsHelp}</p>
      <table>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([column, name]) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, solved, median, hints, withoutHints }) => (
            <tr key={level}>
              <th scope="row">{words.levels[level]}</th>
              <td>{count(solved)}</td>
              <td>{play.clock(median)}</td>
              <td>{count(hints)}</td>
              <td>{count(withoutHints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
