import type { WatchMessages } from '../../i18n';
import type { AnyOptions } from '../../stores';
import { STRATEGIES, type StrategyId } from '../../sudoku/search';

/** The options that differ from the defaults, in words. */
export function optionsInWords(
  { options: words }: WatchMessages,
  strategy: StrategyId,
  options: AnyOptions,
): string {
  const flags: Readonly<Record<string, string>> = words.flags;
  const usual: AnyOptions = { ...STRATEGIES[strategy].defaults };
  const parts = Object.keys(usual).flatMap((key) => {
    const value = options[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual[key])) return [];
    if (key === 'all') return [words.wholeTree];
    if (typeof value === 'boolean') return [flags[key] ?? key];
    const name = { digits: words.digits, cells: words.cells, start: words.start }[key] ?? key;
    return [`${name}: ${words.orders[value.kind]}`];
  });
  return parts.join(', ');
}
