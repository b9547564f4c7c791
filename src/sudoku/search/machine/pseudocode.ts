/**
 * Every strategy with the lines of its pseudocode, in order. This file imports nothing, so that anything may name
 * strategies and lines; the machines are in the registry.
 */
export const PSEUDOCODE = {
  rowByRow: ['start', 'next', 'solved', 'test', 'blocked', 'put', 'takeOut', 'deadEnd', 'exhausted'],
  candidateLists: ['start', 'scan', 'check', 'strike', 'deadEnd', 'try', 'put', 'takeOut', 'exhausted'],
  colouredNodes: ['start', 'blacken', 'next', 'solved', 'deadEnd', 'grey', 'whiten', 'exhausted'],
  fewestCandidates: ['start', 'choose', 'solved', 'deadEnd', 'forced', 'put', 'takeOut', 'exhausted'],
  singlesFirst: ['start', 'deadEnd', 'naked', 'hidden', 'solved', 'choose', 'put', 'takeOut', 'exhausted'],
  propagation: [
    'start',
    'assignGiven',
    'eliminate',
    'noneLeft',
    'rule1',
    'noPlace',
    'rule2',
    'solved',
    'choose',
    'put',
    'assignGuess',
    'takeOut',
    'exhausted',
  ],
  exactCover: ['start', 'choose', 'solved', 'deadEnd', 'forced', 'put', 'takeOut', 'exhausted'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StrategyId = keyof typeof PSEUDOCODE;

/** A line of the pseudocode of a strategy. */
export type LineOf<K extends StrategyId> = (typeof PSEUDOCODE)[K][number];
/** A line of the pseudocode of any strategy, or of a program of the person's own. */
export type LineId = LineOf<StrategyId> | `line ${number}`;

/** Everything that can be watched: a strategy, or a program of the person's own. */
export type WatchedId = StrategyId | 'ownCode';

/** Every strategy, in the order in which the page lists them. */
export const STRATEGY_IDS = Object.keys(PSEUDOCODE) as StrategyId[];
