import { type Cell, isCell } from '../../sudoku/core';
import {
  CELL_ORDERS,
  type CellOrder,
  type DigitOrder,
  type SearchRequest,
  STRATEGIES,
  type StartCell,
  type StrategyId,
  type WatchRequest,
} from '../../sudoku/search';
import { writeGuesses } from './ownGuesses';

/** The options of any strategy. The defaults of a strategy name the options that it has. */
export interface AnyOptions {
  readonly all: boolean;
  readonly digits?: DigitOrder;
  readonly cells?: CellOrder;
  readonly start?: StartCell;
  readonly [flag: string]: boolean | DigitOrder | CellOrder | StartCell | undefined;
}

/** The options of a request, whatever its strategy. */
export const optionsOf = ({ options }: WatchRequest): AnyOptions => ({ ...options });

export const defaultsOf = (strategy: StrategyId): AnyOptions => ({ ...STRATEGIES[strategy].defaults });

export const isStrategy = (name: string): name is StrategyId => Object.hasOwn(STRATEGIES, name);

/** The ways of ordering digits that a strategy knows. */
export const digitOrdersOf = (strategy: StrategyId): readonly DigitOrder['kind'][] =>
  STRATEGIES[strategy].digitOrders;

/**
 * A request with these options. Leaves out options that the strategy does not have, and adds defaults for missing ones.
 */
export function requestOf(
  strategy: StrategyId,
  givens: SearchRequest['givens'],
  options: Partial<AnyOptions>,
): SearchRequest {
  const defaults = defaultsOf(strategy);
  const taken = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => {
      const wished = options[key];
      const known =
        key !== 'digits' || digitOrdersOf(strategy).includes(kindOf(wished) as DigitOrder['kind']);
      return [key, wished === undefined || !known ? value : wished];
    }),
  );
  // `taken` has every option of the strategy, each of the right type.
  return { strategy, givens, options: taken } as unknown as SearchRequest;
}

const kindOf = (value: AnyOptions[string]): string =>
  typeof value === 'object' ? value.kind : String(value);

export const isSameSearch = (one: SearchRequest, other: WatchRequest): boolean =>
  one.strategy === other.strategy &&
  one.givens === other.givens &&
  writeOptions(one.strategy, optionsOf(one)) === writeOptions(other.strategy, optionsOf(other)) &&
  writeGuesses(one) === writeGuesses(other);

/* In a link, the options that differ from the defaults, such as `all,digits:descending,cells:shuffled.7,start:cell.40`. */

export function writeOptions(strategy: StrategyId, options: AnyOptions): string {
  const defaults = defaultsOf(strategy);
  return Object.keys(defaults)
    .filter((key) => textOf(options[key]) !== textOf(defaults[key]))
    .map((key) => (options[key] === true ? key : `${key}:${textOf(options[key])}`))
    .join(',');
}

function textOf(value: AnyOptions[string]): string {
  if (typeof value !== 'object') return String(value);
  if ('seed' in value) return `${value.kind}.${value.seed}`;
  return 'cell' in value ? `cell.${value.cell}` : value.kind;
}

/** Reads the options from a text. Ignores parts that make no sense. */
export function readOptions(strategy: StrategyId, text: string): Partial<AnyOptions> {
  const defaults = defaultsOf(strategy);
  const read: Record<string, AnyOptions[string]> = {};
  for (const part of text.split(',')) {
    const [key = '', value = 'true'] = part.split(':');
    const now = defaults[key];
    if (now === undefined) continue;
    if (typeof now === 'boolean') read[key] = value === 'true';
    else {
      const [kind = '', number = ''] = value.split('.');
      const order = orderOf(strategy, key, kind, Number(number));
      if (order !== null) read[key] = order;
    }
  }
  return read as Partial<AnyOptions>;
}

function orderOf(
  strategy: StrategyId,
  key: string,
  kind: string,
  number: number,
): DigitOrder | CellOrder | StartCell | null {
  const isSeed = Number.isInteger(number) && number >= 0 && number < 2 ** 32;
  if (key === 'start') {
    if (kind === 'first') return { kind };
    if (kind === 'random' && isSeed) return { kind, seed: number };
    return kind === 'cell' && isCell(number) ? { kind, cell: number as Cell } : null;
  }
  const kinds: readonly string[] = key === 'digits' ? digitOrdersOf(strategy) : CELL_ORDERS;
  if (!kinds.includes(kind)) return null;
  if (kind === 'shuffled') return isSeed ? { kind, seed: number } : null;
  return { kind } as DigitOrder | CellOrder;
}
