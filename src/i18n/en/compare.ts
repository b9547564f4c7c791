import type { CompareMessages } from '../sections/compare';
import { verdict } from './verdict';
import { words } from './words';

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
  milliseconds < 0.0995
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

export const compare: CompareMessages = {
  title: (strategies) => `${ways(strategies)} through one puzzle`,
  titleOfSet: (strategies, number) =>
    number === 0
      ? `${ways(strategies)} through many puzzles`
      : `${ways(strategies)} through ${puzzles(number)}`,
  scope: 'What to compare on',
  scopes: { one: 'This puzzle', set: 'A set of puzzles' },
  givens: (number) => `${number} ${number === 1 ? 'given' : 'givens'}`,
  racing: (ended, of) => `racing: ${ended} of ${of} finished`,
  allEnded: (number, milliseconds) =>
    `${number === 1 ? 'finished' : number === 2 ? 'both finished' : `all ${number} finished`} · the race took ${words.duration(milliseconds)}`,
  someEnded: (ended, of) => `${ended} of ${of} finished`,
  clash: 'There is nothing to search: the givens clash.',
  again: 'Race again',
  goOn: 'Go on',
  stopAll: 'Stop all',
  change: 'Change strategies',
  copyTable: 'Copy table',
  copyLink: 'Copy link',
  timeLimit: 'Stop each after',
  seconds: (seconds) => (seconds === 60 ? '1 minute' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`),
  noLimit: 'no limit',

  where: 'Where it worked, and how',
  measures: { guesses: 'Guesses', backtracks: 'Backtracks', steps: 'Steps', time: 'Time' },
  duration,
  tick: short,
  timeTick,
  best: { guesses: 'fewest', backtracks: 'fewest', steps: 'fewest', time: 'fastest' },
  ratio(times) {
    if (times < 10) return `× ${times.toFixed(1)}`;
    const rounded = Number(times.toPrecision(2));
    return `× ${rounded < 10_000 ? count(rounded) : short(rounded)}`;
  },
  ends: {
    running: 'searching',
    stopped: 'stopped',
    failed: 'stopped answering',
    noSolution: 'no solution',
    capped: (milliseconds) => `stopped at ${timeTick(milliseconds)}, not finished`,
    steps: 'stopped at the limit of steps, not finished',
    solutions: (number) => `${count(number)} solutions`,
  },
  heat: (name, most, times) =>
    most === null
      ? `Where ${name} worked: no cell filled yet`
      : `Where ${name} worked: most often in ${most}, filled ${count(times)} ${times === 1 ? 'time' : 'times'}`,
  watch: (name) => `Watch ${name}`,
  stopOne: 'Stop',
  stop: (name) => `Stop ${name}`,
  legend: {
    most: 'filled most often on that board',
    once: 'once or twice',
    given: 'given',
    scales: 'Every scale is logarithmic: from one gridline to the next it is ten times more.',
    steps:
      'A step fills in a digit, guessed or forced, or takes a guess back with all that followed from it. In Propagation and search, ruling out a candidate is a step too.',
  },

  axis: 'On one axis',
  axisOf: 'What the axis counts',

  parting: {
    title: 'Where two strategies differ',
    first: 'First strategy',
    second: 'Second strategy',
    looking: (steps) =>
      steps === 0 ? 'Comparing step by step.' : `The same for ${count(steps)} steps so far.`,
    at: (step) =>
      step === 1 ? 'They differ at the first step.' : `They first differ at step ${count(step)}.`,
    never: (steps) =>
      steps === 0
        ? 'They never differ: neither makes a step.'
        : `They never differ: both make the same ${count(steps)} ${steps === 1 ? 'step' : 'steps'}, to the end.`,
    notYet: (steps) =>
      steps === 0
        ? 'Not compared: it was stopped before the first step.'
        : `The same for the first ${count(steps)} steps. Whether they differ later is not known.`,
    stop: 'Stop comparing',
    goOn: 'Go on comparing',
    same: 'Choose two different strategies.',
    does: (name, step) => {
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
    watch: (name, step) => `Watch ${name} at step ${count(step)}`,
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
    own: 'Your own',
    pasteHelp: 'One puzzle or many, in any notation this page reads.',
    pasted: 'Your own puzzles',
    usePasted: 'Compare on these',
    openFile: 'Open a file',
    gathering: (found) => `reading: ${puzzles(found)} so far`,
    gathered: (found, every, compared) =>
      every === 1
        ? `Read ${puzzles(found)}.`
        : `Read ${puzzles(found)}. Every ${ordinal(every)} is used: ${count(compared)} in all.`,
    left: (number) => `${count(number)} ${number === 1 ? 'entry was' : 'entries were'} left out`,
    leaving: (line, text) => `Line ${count(line)}, “${text}”:`,
    leftClash: (groups, naming) => {
      const { lead, rest } = verdict.clash(groups, naming);
      return `${lead}: ${rest}.`;
    },
    moreLeft: (number) => `And ${count(number)} more.`,
    measure: 'Measure',
    stepLimit: 'Give up after',
    steps: (number) => `${count(number)} steps`,
    progress: 'Puzzles done',
    done: (number, of) => `${count(number)} of ${puzzles(of)}`,
    stopped: (number, of) => `stopped at ${count(number)} of ${puzzles(of)}`,
    median: (value) => `median ${value}`,
    ninety: (value) => `90 % under ${value}`,
    total: (value, atLeast) => `${atLeast ? 'at least ' : ''}${value} in all`,
    capped: (number) => `${count(number)} given up`,
    allCapped: (limit) => `more than half given up at ${limit}`,
    help: (tallest) =>
      `The height of a column is the number of puzzles with a result in its range; the tallest has ${puzzles(tallest)}. The pointer marks the median. Hatched: given up at the limit.`,
    noResult: 'no result yet',
    plot: (name, measure, said, number, range) =>
      `${name}, ${measure.toLowerCase()} over ${puzzles(number)}: ${said.join(', ')}${range === null ? '' : `, from ${range[0]} to ${range[1]}`}`,
    bar: (from, to, number) => `${from === to ? from : `${from} to ${to}`}: ${puzzles(number)}`,
  },

  picked: {
    show: (name, measure) => `Puzzles by column: ${name}, ${measure.toLowerCase()}`,
    hint: 'Choose a column to see its puzzles and open one.',
    of: (name, measure) => `${name}, ${measure.toLowerCase()}`,
    before: 'Column before',
    after: 'Column after',
    puzzle: (number) => `Puzzle ${count(number)}`,
    open: 'Open',
    openAloud: (number) => `Open puzzle ${count(number)}`,
    watch: 'Watch',
    watchAloud: (name, number) => `Watch ${name} on puzzle ${count(number)}`,
    race: 'Race',
    raceAloud: (number) => `Race on puzzle ${count(number)}`,
    more: (number) => `Show ${count(number)} more`,
    origin: (set, number) => `${set.replace(/:.*/, '')}, puzzle ${count(number)}`,
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
    add: 'Add a strategy',
    remove: (name) => `Remove ${name}`,
    done: 'Done',
  },

  columns: {
    strategy: 'strategy',
    options: 'options',
    end: 'end',
    solutions: 'solutions',
    milliseconds: 'milliseconds',
    puzzle: 'puzzle',
    ratio: {
      guesses: 'guesses ÷ fewest',
      backtracks: 'backtracks ÷ fewest',
      steps: 'steps ÷ fewest',
      time: 'time ÷ fastest',
    },
    ends: {
      finished: 'finished',
      steps: 'limit of steps',
      time: 'limit of time',
      stopped: 'stopped',
      failed: 'failed',
      running: 'running',
    },
  },
  copied: 'Copied the table.',
  cannotCopy: 'The browser does not let this page copy.',
};
