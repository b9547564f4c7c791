import { type Digit, describeHouse, digitsOf, type House } from '../../sudoku/core';
import type { Blocked, MadeWhy, Need, SearchView, UndoCause, Why } from '../../sudoku/search';
import { letters, rowColumn, rowLetter } from '../cellNames';
import type { WatchCatalogue } from '../messages';
import type { CellName, CellNaming } from '../sections/reasons';
import type { Told, WatchGoal, WatchMessages } from '../sections/watch';
import type { Words } from '../sections/words';
import { tell } from '../tell';
import { strategies } from './strategies';
import { words } from './words';

const { count } = words;

const list = (digits: readonly Digit[]): string => words.and(digits.map(String));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][n - 1] ?? `${n}th`;
const cardinal = (n: number): string =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? String(n);
const plural = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** "Row 2 has 1, 2 and 3; box 3 has 8." Each digit is told with one house that has it. */
function blockersIn(blocked: readonly Blocked[], inHouse: Words['house']): string {
  const houses = [...new Set(blocked.map(({ house }) => house))];
  const parts = houses.map((house) => {
    const digits = blocked.filter((one) => one.house === house).map(({ digit }) => digit);
    return `${inHouse(house)} has ${list(digits)}`;
  });
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`;
}

/** Where cells are G2, a row is "row G". */
const houseByLetter: Words['house'] = (house) => {
  const { kind, number } = describeHouse(house);
  return kind === 'row' ? `row ${rowLetter(number)}` : words.house(house);
};

const failedHere = (digits: readonly Digit[]): string =>
  digits.length === 0 ? '' : `${list(digits)} ${digits.length === 1 ? 'has' : 'have'} failed here.`;

const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** 1,500 as 1.5k, for speeds: two figures tell enough. */
function speedInWords(speed: number): string {
  const rounded = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  if (speed >= 1e6) return `${rounded(speed / 1e6)}M`;
  return speed >= 1000 ? `${rounded(speed / 1000)}k` : rounded(speed);
}

/** What Watch says, with cells named as the person wants them; `null`: as the language does. */
const watchIn = (naming: CellNaming | null): WatchMessages => {
  const at = { rowColumn, letters, words: words.cellAloud }[naming ?? 'rowColumn'];
  const aloud = naming === 'letters' ? letters : words.cellAloud;
  const inHouse = naming === 'letters' ? houseByLetter : words.house;
  const blockers = (blocked: readonly Blocked[]): string => blockersIn(blocked, inHouse);
  /** At the beginning of a sentence. */
  const atStart: CellName = (cell) => (naming === 'words' ? capital(at(cell)) : at(cell));

  const needed = (need: Need): string =>
    need.kind === 'cell'
      ? `a digit for ${at(need.cell)}`
      : `a place for ${need.digit} in ${inHouse(need.house)}`;

  const undoCause = (cause: UndoCause): string => {
    switch (cause.kind) {
      case 'solution':
        return 'It led to a solution, and the search goes on.';
      case 'deadEnd':
        return `It did not leave ${needed(cause.need)}.`;
      default:
        return cause.need.kind === 'cell'
          ? `Every digit for ${at(cause.need.cell)} has failed.`
          : `Every place for ${cause.need.digit} in ${inHouse(cause.need.house)} has failed.`;
    }
  };

  /** What is tried, forced or ruled out just before a dead end: its lead alone, without what follows the colon. */
  const madeLead = (made: MadeWhy): string => {
    const { digit } = made;
    switch (made.kind) {
      case 'guess':
      case 'guessPlace':
        return `Trying ${digit} in ${at(made.cell)}.`;
      case 'eliminate':
        return `${atStart(made.cell)} cannot be ${digit}.`;
      default:
        return `${atStart(made.cell)} must be ${digit}.`;
    }
  };

  /** A digit that stays written until the next one is written over it. */
  const whitened = ({ cell, digit, cause, left }: Extract<Why, { readonly kind: 'undo' }>): Told => {
    if (cause.kind === 'solution' || cause.need.kind !== 'cell')
      return { lead: `${digit} in ${at(cell)} is done with.`, rest: undoCause(cause) };
    const { cell: white } = cause.need;
    return {
      lead:
        cause.kind === 'deadEnd'
          ? `${atStart(white)} stays white: no digit fits it.`
          : `Colouring ${at(white)} white: every digit for it has failed.`,
      rest: join(
        `So ${digit} in ${at(cell)} has failed.`,
        left === 0
          ? `No digit is left to write over it: ${at(cell)} turns white next.`
          : `${capital(cardinal(left))} more to write over it.`,
      ),
    };
  };

  const sentence = ({ why, strategy }: Pick<SearchView, 'why' | 'strategy'>): Told => {
    const coloured = strategy === 'colouredNodes';
    const told: { readonly [K in Why['kind']]: (why: Extract<Why, { readonly kind: K }>) => Told } = {
      start: ({ blanks }) => ({
        lead: `Start: ${plural(blanks, 'cell is', 'cells are')} empty.`,
        rest: 'Nothing has been tried yet.',
      }),
      guess: ({ cell, digit, which, of, failed, blocked }) => ({
        lead:
          of === 1
            ? `Trying ${digit} in ${at(cell)}, the only digit open there.`
            : `Trying ${digit} in ${at(cell)}, the ${ordinal(which)} of ${cardinal(of)}.`,
        rest: join(failedHere(digitsOf(failed)), blockers(blocked)),
      }),
      guessPlace: ({ cell, digit, house, which, of }) => ({
        lead: `Trying ${digit} in ${at(cell)}.`,
        rest: `It is the ${ordinal(which)} of ${cardinal(of)} places for ${digit} in ${inHouse(house)}.`,
      }),
      onlyDigit: ({ cell, digit, blocked }) => ({
        lead: `${atStart(cell)} must be ${digit}: no other digit is left for it.`,
        rest: blockers(blocked),
      }),
      onlyPlace: ({ cell, digit, house }) => ({
        lead: `${atStart(cell)} must be ${digit}: nowhere else in ${inHouse(house)} can hold it.`,
        rest: `Every other cell of ${inHouse(house)} is filled or sees a ${digit}.`,
      }),
      reject: ({ cell, blocked: { digit, house, by } }) => ({
        lead: `Not ${digit} in ${at(cell)}: ${inHouse(house)} has it.`,
        rest: `${digit} is in ${words.and(by.map(at))}.`,
      }),
      eliminate: ({ cell, digit, cause, left }) => {
        const lead = {
          given: () => `${atStart(cell)} cannot be ${digit}: it is given.`,
          guess: () => `${atStart(cell)} cannot be ${digit}: another digit is tried in it.`,
          peer: () => `${atStart(cell)} cannot be ${digit}: it sees one.`,
          onlyPlace: () => `${atStart(cell)} cannot be ${digit}: it must hold another digit.`,
        }[cause.kind]();
        const reason =
          cause.kind === 'peer'
            ? `${atStart(cause.peer)} is ${digit}.`
            : cause.kind === 'onlyPlace'
              ? `It is the only place for ${cause.digit} in ${inHouse(cause.house)}.`
              : `Its digit is ${cause.digit}.`;
        const digits = digitsOf(left);
        const rest =
          digits.length === 0
            ? 'Nothing is left for it.'
            : digits.length === 1
              ? `Only ${list(digits)} is left.`
              : `${list(digits)} are left.`;
        return { lead, rest: join(reason, rest) };
      },
      undo: (undo) =>
        coloured
          ? whitened(undo)
          : {
              lead: `Taking ${undo.digit} back out of ${at(undo.cell)}.`,
              rest: join(
                undoCause(undo.cause),
                undo.left === 0
                  ? 'Nothing else is left to try here, so the search goes back one guess.'
                  : `${capital(cardinal(undo.left))} more to try here.`,
              ),
            },
      deadEnd: ({ need, blocked, after, made, ruledOut }) => {
        const next =
          after === null
            ? 'No guess is left to take back, so there is no solution.'
            : coloured
              ? `So ${after.digit} in ${at(after.cell)} fails next.`
              : `Next, ${after.digit} comes out of ${at(after.cell)}.`;
        if (ruledOut !== null && need.kind === 'cell') {
          const what = after?.cell === need.cell ? 'the guess of' : 'the given';
          return {
            lead: `Dead end: ${what} ${ruledOut} in ${at(need.cell)} rules itself out.`,
            rest: join(
              made === null ? '' : `What follows from it: ${sentence({ why: made, strategy }).lead}`,
              next,
            ),
          };
        }
        const end =
          need.kind === 'cell'
            ? `Dead end: ${at(need.cell)} has no digit left.`
            : `Dead end: nothing in ${inHouse(need.house)} can hold ${need.digit}.`;
        return {
          lead: made === null ? end : `${madeLead(made)} ${end}`,
          rest: join(blockers(blocked), next),
        };
      },
      solved: ({ number, last }) => ({
        lead: number === 1 ? 'Solved: every cell is filled.' : `Solution ${count(number)}.`,
        rest: last
          ? 'Every row, column and box has each digit once. The search ends here.'
          : 'Every row, column and box has each digit once. The search goes on for others.',
      }),
      exhausted: ({ solutions }) => ({
        lead: solutions === 0 ? 'No solution: every way has been tried.' : 'Every way has been tried.',
        rest:
          solutions === 0
            ? 'Nothing is left to try.'
            : `There ${solutions === 1 ? 'is' : 'are'} ${plural(solutions, 'solution', 'solutions')}.`,
      }),
    };
    const say = told[why.kind] as (why: Why) => Told;
    return say(why);
  };

  const goals: {
    readonly [K in WatchGoal['kind']]: (goal: Extract<WatchGoal, { readonly kind: K }>) => string;
  } = {
    deadEnd: () => 'Dead end',
    solution: () => 'Solution',
    undoTo: ({ depth }) => `Backtrack to depth ${depth} or less`,
    deepest: () => 'Deeper than ever before',
    cellChanged: ({ cell }) => `${atStart(cell)} changes`,
    cellWritten: ({ cell }) => `${atStart(cell)} is written`,
    cellSet: ({ cell, digit }) => `${atStart(cell)} becomes ${digit}`,
    eliminated: ({ cell, digit }) => `${digit} is ruled out of ${at(cell)}`,
    longestFailed: () => 'Longest failed subtree',
  };
  const goal = (goal: WatchGoal): string =>
    // Every backtrack is one to depth 81 or less.
    goal.kind === 'undoTo' && goal.depth >= 81 ? 'Backtrack' : tell(goals, goal);

  return {
    title: 'Watch the search',
    sentence,
    loading: 'The search begins.',
    refused: ({ clashes: [clash] }) => ({
      lead: 'There is nothing to search: the digits clash.',
      rest:
        clash === undefined
          ? ''
          : `${capital(inHouse(clash.house))} has two ${clash.digit}s, in ${at(clash.a)} and ${at(clash.b)}.`,
    }),
    cellName({ cell, digit, role, depth, failed, isTried, isDeadEnd, candidates, blocks, isMistake }) {
      const parts = [aloud(cell), digit === null ? 'empty' : String(digit)];
      if (role === 'given' || role === 'forced') parts.push(role);
      if (role === 'guess') parts.push('guess', `depth ${depth}`);
      if (role === 'tried') parts.push('has failed, still written');
      if (candidates.length > 0) parts.push(`can be ${candidates.join(' ')}`);
      if (isTried) parts.push('tried now');
      if (failed.length > 0) parts.push(`failed ${failed.join(' ')}`);
      if (isDeadEnd) parts.push('dead end');
      if (blocks) parts.push('in the way');
      if (isMistake) parts.push('the first mistake');
      return parts.join(', ');
    },
    legend: { given: 'Given', guess: 'Guessed', forced: 'Forced', trying: 'Trying', deadEnd: 'Dead end' },

    strategy: 'Strategy',
    ...strategies,
    cell: naming === 'words' ? rowColumn : at,
    codeTitle: 'The method',
    detail: 'Method and stack',
    closeDetail: 'Back to the chart',

    options: {
      source: 'Search from',
      givens: 'The givens',
      board: 'My board',
      until: 'Search until',
      firstSolution: 'First solution',
      wholeTree: 'Whole tree',
      digits: 'Order of digits',
      cells: 'Order of cells',
      start: 'First cell',
      startCell: 'Selected cell',
      seed: 'Shuffle again',
      orders: {
        ascending: 'Ascending',
        descending: 'Descending',
        shuffled: 'Shuffled',
        leastConstraining: 'Least constraining first',
        rows: 'Row by row',
        columns: 'Column by column',
        boxes: 'Box by box',
        spiral: 'Spiral',
        first: 'First empty cell',
        cell: 'Selected cell',
        random: 'Random empty cell',
      },
      flags: {
        rejections: 'Count each rejected digit as a step',
        singlesBefore: 'Write in all singles before the search',
        fewestFirst: 'Take the white cell with the fewest candidates',
      },
      limits: 'Record at most',
      time: 'Time',
      memory: 'Memory',
      seconds: (seconds) => (seconds < 60 ? `${seconds} seconds` : plural(seconds / 60, 'minute', 'minutes')),
      megabytes: (megabytes) => `${megabytes} MB`,
      noLimit: 'No limit',
      done: 'Done',
    },

    counters: {
      steps: 'step',
      guesses: 'guesses',
      backtracks: 'backtracks',
      deadEnds: 'dead ends',
      depth: 'depth',
      maxDepth: 'deepest',
      rejections: 'rejected digits',
      forced: 'forced fills',
      eliminations: 'eliminations',
      solutions: 'solutions',
    },
    more: 'More',
    moreCounts: 'More counts',
    fewerCounts: 'Fewer counts',

    stack: 'Stack',
    stackDepth: (depth) => `${depth} deep`,
    stackEmpty: 'No guess stands.',
    stackRow: (depth, cell, digit, failed) =>
      `Depth ${depth}, ${aloud(cell)}, ${digit}${failed.length > 0 ? `, failed ${failed.join(' ')}` : ''}`,

    variables: {
      title: 'What it keeps in mind',
      rows: 'Rows',
      columns: 'Columns',
      boxes: 'Boxes',
      blanks: 'Empty cells',
      blankAt: (index, of) => (index > of ? `all ${of} filled` : `${index} of ${of}`),
      nextCell: 'Next empty cell',
      scanned: 'Passed over',
      strikes: 'Struck out',
      free: 'Left',
      check: 'Final check',
      checked: (filled, total, complete) => `${filled} of 81 cells, total ${total}, ${complete} of 27 houses`,
      white: 'white',
      grey: 'grey',
      black: 'black',
      start: 'First cell',
      least: 'Fewest candidates',
      ties: 'Cells that have them',
      candidates: 'Candidates',
      phase: 'Phase',
      phases: { givens: 'givens', search: 'search' },
      judged: (rows, columns, boxes) =>
        `${rows} of 9 rows, ${columns} of 9 columns, ${boxes} of 9 boxes complete`,
      judge: {
        title: 'The judge',
        alone: 'After propagation alone',
        notYet: 'when every given is assigned',
        now: 'Now',
        end: 'After the search',
      },
      solved: (cells) => `${cells} of 81 cells`,
      solvedCells: 'One candidate left',
      selected: (cell) => `Selected: ${at(cell)}`,
      unitsOf: (cell) => `Units of ${at(cell)}`,
      peersOf: (cell, peers) => `${peers} peers of ${at(cell)}`,
      tasks: 'Under way',
      assign: (cell, digit) => `assign ${digit} to ${at(cell)}`,
      eliminate: (cell, digit) => `rule ${digit} out of ${at(cell)}`,
      peers: (cell, digit) => `rule ${digit} out of the peers of ${at(cell)}`,
      places: (house: House, digit) => `look for a place for ${digit} in ${inHouse(house)}`,
      column: 'Column chosen',
      need: (need) => ('cell' in need ? at(need.cell) : `${need.digit} in ${inHouse(need.house)}`),
      columnsLeft: 'Columns left',
      rowsLeft: 'Rows left',
      choices: 'Its rows',
      differs: 'Which version',
      none: 'none',
    },

    transport: {
      name: 'Playback',
      first: 'First step',
      back: 'Step back',
      play: 'Play',
      playBack: 'Play backwards',
      pause: 'Pause',
      forward: 'Step forward',
      last: 'Last step',
      nextBacktrack: 'Next backtrack',
      untilChanged: (cell) => `Run until ${at(cell)} changes`,
      find: 'Find and stop',
      speed: 'Speed',
      perSecond: (speed) => `${speedInWords(speed)} ${speed === 1 ? 'step' : 'steps'}/s`,
      sixty: 'board shows 60 a second',
      finish: 'Finish in ten seconds',
      finishing: 'to the end in ten seconds',
      slowDown: 'Slow down at backtracks',
      slowDownNote: 'when fast, at long ones',
      timeline: 'Step',
      stepOf: (step, of, extent) =>
        `step ${count(step)} of ${count(of)}${{ whole: '', growing: ' so far', capped: ' recorded, then stopped' }[extent]}`,
      goTo: 'Go to step',
      go: 'Go',
    },

    recording: {
      name: 'Recording',
      running: (steps, perSecond, depth, percent) =>
        `Recording: ${count(steps)} steps, ${speedInWords(perSecond)} a second, depth ${depth}${percent > 0 ? `, about ${percent} % of the tree` : ''}`,
      paused: (steps) => `Recording paused at step ${count(steps)}`,
      ended(end, steps) {
        const recorded = `${plural(steps, 'step', 'steps')} recorded`;
        switch (end.kind) {
          case 'solved':
            return `All ${recorded}, to the solution`;
          case 'exhausted':
            return `All ${recorded}: every way is tried`;
          default: {
            const by = {
              steps: 'the limit of steps',
              bytes: 'the limit of memory',
              time: 'the limit of time',
              person: 'you',
            };
            return `${recorded}, then stopped by ${by[end.by]}. What comes after is not known`;
          }
        }
      },
      failed: 'The recorder stopped.',
      edge: 'The recording was stopped here. What comes after is not known.',
      waiting: (step) => `On the way to step ${count(step)}.`,
      pause: 'Pause recording',
      resume: 'Resume recording',
      stop: 'Stop recording',
      further: 'Record more',
    },

    moments: {
      title: 'Find and stop',
      help: 'Go to the next or previous of these, or let playing stop there.',
      goal,
      next: 'Next',
      previous: 'Previous',
      stopHere: 'Stop there',
      whoWrote: 'Who last wrote this cell?',
      depth: 'Depth',
      digit: 'Digit',
      finding: (sought, step) =>
        `Looking for: ${goal(sought)}${step === null ? '' : `. At step ${count(step)}`}`,
      missed(sought, way, extent) {
        const after = {
          whole: 'after this step',
          growing: 'recorded so far after this step',
          capped: 'after this step, up to where the recording was stopped',
        };
        return `${goal(sought)}: none ${way === 'previous' ? 'before this step' : after[extent]}.`;
      },
      met: (sought) => `Stopped at: ${goal(sought)}.`,
      again: (sought, way) => `${way === 'next' ? 'Next' : 'Previous'}: ${goal(sought)}`,
      stopsAt: (sought) => `Stops at: ${goal(sought)}`,
      forget: (sought) => `Remove: ${goal(sought)}`,
      cancel: 'Cancel',
    },

    mistake: {
      ask: 'Where is the mistake?',
      asking: 'Comparing with the solution.',
      none: 'No mistake so far: every guess agrees with the solution.',
      unknown: 'There is not exactly one solution to compare with.',
      found: (depth, cell, digit, instead) =>
        `The mistake is at depth ${depth}. ${atStart(cell)} is ${digit} and should be ${instead}.`,
      findsOut: (steps) => `${plural(steps, 'more step', 'more steps')} to find out`,
    },

    keep: {
      state: 'Keep this state',
      solution: 'Keep the solution',
      copyAnswer: 'Copy the answer',
      copyLink: 'Copy a link to this moment',
      leave: 'Back to the board',
    },

    playing: 'Playing.',
  };
};

export const watch: WatchCatalogue = { in: watchIn };
