import { EMPTY_GRID } from '../../sudoku/core';
import type { StrategyId, WatchedId } from '../../sudoku/search';
import { namesProgram, writeProgramName } from '../shared/ownProgram';
import {
  type AnyOptions,
  isStrategy,
  optionsOf,
  readOptions,
  requestOf,
  writeOptions,
} from '../shared/searchOptions';
import { isSet, type SetId } from './sets';
import type { Contestant } from './state';

/*
 * A comparison in a link: the strategies with the options that differ from their defaults, such as
 * `rowByRow;rowByRow,digits:descending;exactCover`. A comparison over a built-in set adds `set:norvigHard` and
 * `steps:100000`. A program of the person's own is named by a number: its text is known on their computer only.
 */

export type Unnumbered = Omit<Contestant, 'id'>;

export interface ComparisonLink {
  readonly contestants: readonly Unnumbered[];
  /** The set to compare on, `null` for the board. */
  readonly set: SetId | null;
  /** A search of the set is given up after this many steps; `null` for the default. */
  readonly stepLimit: number | null;
}

export function writeContestant({ strategy, options, code = '' }: Unnumbered): string {
  if (strategy === 'ownCode') return `${strategy},${writeProgramName(code)}`;
  const written = writeOptions(strategy, options);
  return written === '' ? strategy : `${strategy},${written}`;
}

export function writeComparison({ contestants, set, stepLimit }: ComparisonLink): string {
  return [
    ...contestants.map(writeContestant),
    ...(set === null ? [] : [`set:${set}`]),
    ...(stepLimit === null ? [] : [`steps:${stepLimit}`]),
  ].join(';');
}

/**
 * Reads what `writeComparison` writes. Ignores parts that make no sense, and lists them in `unknown`.
 *
 * @param kept the program that this computer keeps
 */
export function readComparison(
  text: string,
  kept = '',
): ComparisonLink & { readonly unknown: readonly string[] } {
  const contestants: Unnumbered[] = [];
  const unknown: string[] = [];
  let set: SetId | null = null;
  let stepLimit: number | null = null;
  for (const part of text.split(';').filter((part) => part !== '')) {
    const [name = '', ...parts] = part.split(',');
    const [key, value = ''] = name.split(':');
    if (isStrategy(name)) {
      const read = readEach(name, parts, unknown);
      contestants.push({ strategy: name, options: optionsOf(requestOf(name, EMPTY_GRID, read)) });
    } else if (name === 'ownCode' && namesProgram(parts.join(','), kept)) contestants.push(ownCode(kept));
    else if (key === 'set' && isSet(value)) set = value;
    else if (key === 'steps' && /^[1-9]\d{0,9}$/.test(value)) stepLimit = Number(value);
    else unknown.push(part);
  }
  return { contestants, set, stepLimit, unknown };
}

export const ownCode = (code: string): Unnumbered & { readonly strategy: WatchedId } => ({
  strategy: 'ownCode',
  options: { all: false },
  code,
});

function readEach(strategy: StrategyId, parts: readonly string[], unknown: string[]): Partial<AnyOptions> {
  let options: Partial<AnyOptions> = {};
  for (const part of parts) {
    const read = readOptions(strategy, part);
    if (Object.keys(read).length === 0) unknown.push(part);
    options = { ...options, ...read };
  }
  return options;
}
