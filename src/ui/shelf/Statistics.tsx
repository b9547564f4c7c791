import { useStore } from 'zustand';
import { type Shelf, solvedOf, statisticsOf } from '../../stores';
import { Switch, useMessages, useMoreMessages, useSetting, useStores } from '../shared';

/** Statistics of the finished puzzles, by level, for those who want to know. */
export function Statistics({ shelf }: { readonly shelf: Shelf }) {
  const { settings } = useStores();
  const { shelf: words } = useMoreMessages();
  const wanted = useSetting('history');
  return (
    <div className="shelf-statistics">
      {wanted && <Levels shelf={shelf} />}
      <Switch
        label={words.history}
        note={words.historyNote}
        on={wanted}
        onChange={(history) => settings.setState({ history })}
      />
    </div>
  );
}

function Levels({ shelf }: { readonly shelf: Shelf }) {
  const { count } = useMessages().words;
  const { shelf: words, play } = useMoreMessages();
  const levels = statisticsOf(solvedOf(useStore(shelf.store, (state) => state.cards).values(), shelf.gone()));
  if (levels.length === 0) return <p className="sub">{words.statisticsNone}</p>;
  return (
    <>
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
          {levels.map(({ level, solved, median, withoutHints }) => (
            <tr key={level}>
              <th scope="row">{words.levels[level]}</th>
              <td>{count(solved)}</td>
              <td>{play.clock(median)}</td>
              <td>{count(withoutHints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
