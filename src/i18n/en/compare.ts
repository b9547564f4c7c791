import type { ClashGroup, Digit } from '../../sudoku/core';
import type { StepKind } from '../../sudoku/search';
import { byNaming } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { namesIn } from './names';
import { verdictIn } from './verdict';
import { words } from './words';

/** The measures of a search that are compared. */
export type Measure = 'guesses' | 'backtracks' | 'steps' | 'time';

/** What a search does at a step, with the name of the cell; `null` if it has ended before. */
export type StepTold = { readonly kind: StepKind; readonly cell: string; readonly digit: Digit } | null;

const { count } = words;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const ways = (number: number): string => `${NUMBERS[number] ?? number} ${number === 1 ? 'way' : 'ways'}`;
const puzzles = (number: number): string => `${count(number)} ${number === 1 ? 'puzzle' : 'puzzles'}`;

const ordinal = (number: number): string =>
  `${count(number)}${number % 10 === 2 && number % 100 !== 12 ? 'nd' : 'th'}`;

/** A large number, short: 10k, 1M, 1G. */
const short = (value: number): string => {
  for (const [unit, name] of [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const)
    if (value >= unit) return `${value / unit}${name}`;
  return String(value);
};

const duration = (milliseconds: number): string =>
  Number.isInteger(milliseconds)
    ? words.duration(milliseconds)
    : milliseconds < 0.0995
      ? `${(milliseconds * 1000).toPrecision(2)} µs`
      : milliseconds < 9.95
        ? `${milliseconds.toPrecision(2)} ms`
        : words.duration(milliseconds);

const timeTick = (milliseconds: number): string =>
  milliseconds < 1
    ? `${Math.round(milliseconds * 1000)} µs`
    : milliseconds < 1000
      ? `${milliseconds} ms`
      : `${milliseconds / 1000} s`;

export const compare = byNaming(namesIn, (names) => ({
  title: (strategies: number) => `${ways(strategies)} through one puzzle`,
  titleOfSet: (strategies: number, number: number) =>
    number === 0
      ? `${ways(strategies)} through many puzzles`
      : `${ways(strategies)} through ${puzzles(number)}`,
  scope: 'What to compare on',
  scopes: { one: 'This puzzle', set: 'A set of puzzles' },
  givens: (number: number) => `${number} ${number === 1 ? 'given' : 'givens'}`,
  racing: (ended: number, of: number) => `racing: ${ended} of ${of} finished`,
  allEnded: (number: number, milliseconds: number) =>
    `${number === 1 ? 'finished' : number === 2 ? 'both finished' : `all ${number} finished`} · the race took ${words.duration(milliseconds)}`,
  someEnded: (ended: number, of: number) => `${ended} of ${of} finished`,
  clash: 'There is nothing to search: the givens clash.',
  again: 'Race again',
  /** Continues with the rest of a set. */
  goOn: 'Go on',
  stopAll: 'Stop all',
  change: 'Change strategies',
  copyTable: 'Copy table',
  copyLink: 'Copy link',
  timeLimit: 'Stop each after',
  seconds: (seconds: number) =>
    seconds === 60 ? '1 minute' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  noLimit: 'no limit',

  where: 'Where it worked, and how',
  measures: { guesses: 'Guesses', backtracks: 'Backtracks', steps: 'Steps', time: 'Time' } satisfies Record<
    Measure,
    string
  >,
  /** A duration, given in milliseconds, shown down to microseconds. */
  duration,
  /** A power of ten, as a label on an axis of counts and on one of milliseconds. */
  tick: short,
  timeTick,
  best: { guesses: 'fewest', backtracks: 'fewest', steps: 'fewest', time: 'fastest' } satisfies Record<
    Measure,
    string
  >,
  /** A value as a multiple of the best, above one. */
  ratio(times: number) {
    if (times < 10) return `× ${times.toFixed(1)}`;
    const rounded = Number(times.toPrecision(2));
    return `× ${rounded < 10_000 ? count(rounded) : short(rounded)}`;
  },
  /** The marks of searches that did not simply end with the only solution. */
  ends: {
    running: 'searching',
    stopped: 'stopped',
    failed: 'stopped answering',
    noSolution: 'no solution',
    capped: (milliseconds: number) => `stopped at ${timeTick(milliseconds)}, not finished`,
    steps: 'stopped at the limit of steps, not finished',
    /** Of a program of the person's own. */
    unsolved: 'ended without a solution',
    notRun: 'could not run: open it to see why',
    solutions: (number: number) => `${count(number)} solutions`,
  },
  /** Describes the small board of a strategy to screen readers. `most` names the cell that was filled most often. */
  heat: (name: string, most: string | null, times: number) =>
    most === null
      ? `Where ${name} worked: no cell filled yet`
      : `Where ${name} worked: most often in ${most}, filled ${count(times)} ${times === 1 ? 'time' : 'times'}`,
  /** Said of a program of the person's own that takes part. */
  ownCode:
    'Runs once while its writes are recorded, which its time includes. A link to this page leaves it out.',
  watch: (name: string) => `Watch ${name}`,
  stopOne: 'Stop',
  stop: (name: string) => `Stop ${name}`,
  legend: {
    most: 'filled most often on that board',
    once: 'once or twice',
    given: 'given',
    scales: 'Every scale is logarithmic: from one gridline to the next it is ten times more.',
    /** Says what counts as a step. */
    steps:
      'A step fills in a digit, guessed or forced, or takes a guess back with all that followed from it. In Propagation and search, ruling out a candidate is a step too.',
  },

  axis: 'On one axis',
  axisOf: 'What the axis counts',

  parting: {
    title: 'Where two strategies differ',
    first: 'First strategy',
    second: 'Second strategy',
    /** Shown while one of the searches still looks. */
    looking: (steps: number) =>
      steps === 0 ? 'Comparing step by step.' : `The same for ${count(steps)} steps so far.`,
    at: (step: number) =>
      step === 1 ? 'They differ at the first step.' : `They first differ at step ${count(step)}.`,
    never: (steps: number) =>
      steps === 0
        ? 'They never differ: neither makes a step.'
        : `They never differ: both make the same ${count(steps)} ${steps === 1 ? 'step' : 'steps'}, to the end.`,
    /** Shown if one of the searches was stopped before. */
    notYet: (steps: number) =>
      steps === 0
        ? 'Not compared: it was stopped before the first step.'
        : `The same for the first ${count(steps)} steps. Whether they differ later is not known.`,
    /** Of a program of the person's own that could not run, or wrote nothing. */
    noSteps: 'Not compared: the program made no step.',
    stop: 'Stop comparing',
    goOn: 'Go on comparing',
    same: 'Choose two different strategies.',
    does: (name: string, step: StepTold) => {
      if (step === null) return `${name} has ended.`;
      const { kind, cell, digit } = step;
      const does = {
        fill: `tries ${digit} in ${cell}`,
        forced: `must put ${digit} in ${cell}`,
        undo: `takes ${digit} back out of ${cell}`,
        eliminate: `rules ${digit} out of ${cell}`,
        reject: `can't put ${digit} in ${cell}`,
      };
      return `${name} ${does[kind]}.`;
    },
    watch: (name: string, step: number) => `Watch ${name} at step ${count(step)}`,
  },

  set: {
    choose: 'Puzzles',
    sets: {
      norvigEasy: 'Norvig, easy: 50',
      norvigHard: 'Norvig, hard: 95',
      norvigHardest: 'Norvig, hardest: 11',
      easy: 'Singles alone: a sample of 50',
      bankEasy: 'Puzzle bank, easy: a sample of 50',
      bankMedium: 'Puzzle bank, medium: a sample of 50',
      bankHard: 'Puzzle bank, hard: a sample of 50',
      clues17: '17 givens: a sample of 50',
      top1465: 'Top 1465: a sample of 50',
      hardest2011: 'Hardest of 2011: a sample of 50',
      hardest2019: 'Hardest of 2019: a sample of 50',
      severalSolutions: 'Several solutions: a sample of 50',
    },
    none: 'Choose a set',
    /** Opens the form for the player's own puzzles. */
    own: 'Your own',
    pasteHelp: 'One puzzle or many, in any notation this page reads.',
    pasted: 'Your own puzzles',
    usePasted: 'Compare on these',
    openFile: 'Open a file',
    gathering: (found: number) => `reading: ${puzzles(found)} so far`,
    /** The result of reading. Of very many puzzles only every `every`-th is compared. */
    gathered: (found: number, every: number, compared: number) =>
      every === 1
        ? `Read ${puzzles(found)}.`
        : `Read ${puzzles(found)}. Every ${ordinal(every)} is used: ${count(compared)} in all.`,
    left: (number: number) => `${count(number)} ${number === 1 ? 'entry was' : 'entries were'} left out`,
    /** A text that was left out: its line, and how it begins. */
    leaving: (line: number, text: string) => `Line ${count(line)}, “${text}”:`,
    leftClash: (groups: readonly ClashGroup[]) => {
      const { lead, rest } = verdictIn(names).clash(groups);
      return `${lead}: ${rest}.`;
    },
    moreLeft: (number: number) => `And ${count(number)} more.`,
    measure: 'Measure',
    stepLimit: 'Give up after',
    steps: (number: number) => `${count(number)} steps`,
    progress: 'Puzzles done',
    done: (number: number, of: number) => `${count(number)} of ${puzzles(of)}`,
    stopped: (number: number, of: number) => `stopped at ${count(number)} of ${puzzles(of)}`,
    median: (value: string) => `median ${value}`,
    ninety: (value: string) => `90 % under ${value}`,
    total: (value: string, atLeast: boolean) => `${atLeast ? 'at least ' : ''}${value} in all`,
    capped: (number: number) => `${count(number)} given up`,
    allCapped: (limit: string) => `more than half given up at ${limit}`,
    /** What the plots show, and how many puzzles the tallest column stands for. */
    help: (tallest: number) =>
      `The height of a column is the number of puzzles with a result in its range; the tallest has ${puzzles(tallest)}. The pointer marks the median. Hatched: given up at the limit.`,
    noResult: 'no result yet',
    /** A plot for screen readers: its description, and its lowest and highest value. */
    plot: (
      name: string,
      measure: string,
      said: readonly string[],
      number: number,
      range: readonly [string, string] | null,
    ) =>
      `${name}, ${measure.toLowerCase()} over ${puzzles(number)}: ${said.join(', ')}${range === null ? '' : `, from ${range[0]} to ${range[1]}`}`,
    bar: (from: string, to: string, number: number) =>
      `${from === to ? from : `${from} to ${to}`}: ${puzzles(number)}`,
  },

  /** The puzzles of a column of a plot. */
  picked: {
    /** The name of the plot as a button. */
    show: (name: string, measure: string) => `Puzzles by column: ${name}, ${measure.toLowerCase()}`,
    hint: 'Choose a column to see its puzzles and open one.',
    of: (name: string, measure: string) => `${name}, ${measure.toLowerCase()}`,
    before: 'Column before',
    after: 'Column after',
    puzzle: (number: number) => `Puzzle ${count(number)}`,
    open: 'Open',
    openAloud: (number: number) => `Open puzzle ${count(number)}`,
    watch: 'Watch',
    watchAloud: (name: string, number: number) => `Watch ${name} on puzzle ${count(number)}`,
    race: 'Race',
    raceAloud: (number: number) => `Race on puzzle ${count(number)}`,
    more: (number: number) => `Show ${count(number)} more`,
    /** The name of a puzzle of a set, when it is on the board. */
    origin: (set: string, number: number) => `${set.replace(/:.*/, '')}, puzzle ${count(number)}`,
  },

  contestants: {
    title: 'Strategies to compare',
    lineUps: 'Line-ups',
    lineUp: {
      usual: 'The usual five',
      every: 'All seven',
      certain: 'Certain digits first',
      cells: 'Orders of cells',
      digits: 'Orders of digits',
    },
    strategy: 'Strategy',
    /** In place of the name of a program, if none is written. */
    noProgram: 'Your own code (write it in Watch first)',
    add: 'Add a strategy',
    remove: (name: string) => `Remove ${name}`,
    done: 'Done',
  },

  columns: {
    strategy: 'strategy',
    options: 'options',
    end: 'end',
    solutions: 'solutions',
    milliseconds: 'milliseconds',
    puzzle: 'puzzle',
    /** A measure as a multiple of the best strategy's. */
    ratio: {
      guesses: 'guesses ÷ fewest',
      backtracks: 'backtracks ÷ fewest',
      steps: 'steps ÷ fewest',
      time: 'time ÷ fastest',
    } satisfies Record<Measure, string>,
    ends: {
      finished: 'finished',
      steps: 'limit of steps',
      time: 'limit of time',
      stopped: 'stopped',
      unsolved: 'no solution found',
      failed: 'failed',
      running: 'running',
    },
  },
  copied: 'Copied the table.',
  cannotCopy: 'The browser does not let this page copy.',
}));

export type CompareMessages = InAnyLanguage<ReturnType<typeof compare>>;
