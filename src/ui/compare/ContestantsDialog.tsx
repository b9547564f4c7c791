import type { AnyOptions, Contestant } from '../../stores';
import type { WatchedId } from '../../sudoku/search';
import { STRATEGY_IDS } from '../../sudoku/search';
import { Dialog, Icon, StrategyOptions, Switch, useStores, useWatchWords } from '../shared';
import { useCompareState, useCompareWords, useComparison, useNaming } from './comparison';

/**
 * Chooses the contestants and their options. The same strategy may take part twice. Each choice applies at
 * once.
 */
export function ContestantsDialog() {
  const { screen } = useStores();
  const { contestants: words } = useCompareWords();
  const comparison = useComparison();
  const contestants = useCompareState((state) => state.contestants);
  const absent = STRATEGY_IDS.find((id) => contestants.every(({ strategy }) => strategy !== id));
  return (
    <Dialog title={words.title} onClose={screen.close} className="contestants-dialog" width={45}>
      <fieldset className="in-row line-ups">
        <legend>{words.lineUps}</legend>
        {(Object.keys(words.lineUp) as (keyof typeof words.lineUp)[]).map((id) => (
          <button key={id} type="button" className="button" onClick={() => comparison.lineUp(id)}>
            {words.lineUp[id]}
          </button>
        ))}
      </fieldset>
      <ul className="contestants">
        {contestants.map((one, index) => (
          <Entry key={one.id} contestant={one} first={index === 0} alone={contestants.length === 1} />
        ))}
      </ul>
      <div className="dialog-actions">
        <button
          type="button"
          className="button"
          disabled={contestants.length >= comparison.most}
          onClick={() => comparison.add(absent ?? 'rowByRow')}
        >
          {words.add}
        </button>
        <button type="button" className="button ink" onClick={screen.close}>
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  readonly contestant: Contestant;
  readonly first: boolean;
  readonly alone: boolean;
}

function Entry({ contestant, first, alone }: EntryProps) {
  const { id, strategy, options } = contestant;
  const { contestants: words } = useCompareWords();
  const watch = useWatchWords();
  const comparison = useComparison();
  const { name } = useNaming()(contestant);
  const { digits, cells } = comparison.offers(strategy);
  const isKept = comparison.keptProgram() !== '';
  const change = (changed: Partial<AnyOptions>): void => comparison.setOptions(id, changed);
  return (
    <li>
      <div className="in-row contestant-head">
        <select
          aria-label={words.strategy}
          data-first={first || undefined}
          value={strategy}
          onChange={(event) => comparison.setStrategy(id, event.target.value as WatchedId)}
        >
          {STRATEGY_IDS.map((other) => (
            <option key={other} value={other}>
              {watch.strategies[other].name}
            </option>
          ))}
          <option value="ownCode" disabled={!isKept}>
            {isKept ? watch.program.title : words.noProgram}
          </option>
        </select>
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.remove(name)}
          disabled={alone}
          onClick={() => comparison.remove(id)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="contestant-options">
        <StrategyOptions options={options} digits={digits} cells={cells} selected={null} onChange={change} />
        {strategy !== 'ownCode' && (
          <Switch label={watch.options.wholeTree} on={options.all} onChange={(all) => change({ all })} />
        )}
      </div>
    </li>
  );
}
