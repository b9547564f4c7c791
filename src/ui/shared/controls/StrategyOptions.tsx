import type { AnyOptions } from '../../../stores';
import type { Cell } from '../../../sudoku/core';
import type { CellOrder, DigitOrder, StartCell } from '../../../sudoku/search';
import { useWatchWords } from '../words/watchWords';
import { Switch } from './Switch';

interface StrategyOptionsProps {
  readonly options: AnyOptions;
  /** The orders that the strategy knows. */
  readonly digits: readonly DigitOrder['kind'][];
  readonly cells: readonly CellOrder['kind'][];
  /** The selected cell, from which a search can start; `null` if none can be chosen. */
  readonly selected: Cell | null;
  readonly onChange: (changed: Partial<AnyOptions>) => void;
}

/** The options of a strategy apart from its step limit: orders, starting cell, and its own switches. */
export function StrategyOptions({ options, digits, cells, selected, onChange }: StrategyOptionsProps) {
  const { options: words } = useWatchWords();
  const starts: readonly StartCell['kind'][] =
    selected === null ? ['first', 'random'] : ['first', 'cell', 'random'];
  const flags = Object.entries(words.flags).filter(([flag]) => typeof options[flag] === 'boolean');
  return (
    <>
      {options.digits !== undefined && (
        <Order
          name={words.digits}
          kinds={digits}
          order={options.digits}
          onChoose={(kind) =>
            onChange({ digits: kind === 'shuffled' ? { kind, seed: newSeed() } : { kind } })
          }
        />
      )}
      {options.cells !== undefined && (
        <Order
          name={words.cells}
          kinds={cells}
          order={options.cells}
          onChoose={(kind) => onChange({ cells: kind === 'shuffled' ? { kind, seed: newSeed() } : { kind } })}
        />
      )}
      {options.start !== undefined && (
        <Order
          name={words.start}
          kinds={starts}
          order={options.start}
          onChoose={(kind) => onChange({ start: startOf(kind, selected) })}
        />
      )}
      {flags.map(([flag, label]) => (
        <Switch
          key={flag}
          label={label}
          on={options[flag] === true}
          onChange={(on) => onChange({ [flag]: on })}
        />
      ))}
    </>
  );
}

function startOf(kind: StartCell['kind'], selected: Cell | null): StartCell {
  if (kind === 'random') return { kind, seed: newSeed() };
  return kind === 'cell' && selected !== null ? { kind, cell: selected } : { kind: 'first' };
}

/** Small, because links contain it. */
const newSeed = (): number => Math.floor(Math.random() * 10_000);

type AnyOrder = DigitOrder | CellOrder | StartCell;

interface OrderProps<K extends AnyOrder['kind']> {
  readonly name: string;
  readonly kinds: readonly K[];
  readonly order: { readonly kind: K };
  readonly onChoose: (kind: K) => void;
}

/** A choice of orders; a random one can be drawn again. */
function Order<K extends AnyOrder['kind']>({ name, kinds, order, onChoose }: OrderProps<K>) {
  const { options: words } = useWatchWords();
  return (
    <div className="order">
      <label>
        {name}
        <select
          value={order.kind}
          onChange={(event) => {
            const kind = kinds.find((kind) => kind === event.target.value);
            if (kind !== undefined) onChoose(kind);
          }}
        >
          {/* An order that came with a link stays listed, even if it cannot be chosen here. */}
          {(kinds.includes(order.kind) ? kinds : [order.kind, ...kinds]).map((kind) => (
            <option key={kind} value={kind}>
              {words.orders[kind]}
            </option>
          ))}
        </select>
      </label>
      {(order.kind === 'shuffled' || order.kind === 'random') && (
        <button type="button" className="button" onClick={() => onChoose(order.kind)}>
          {words.seed}
        </button>
      )}
    </div>
  );
}
