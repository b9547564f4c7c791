import { together } from '../grouping';
import type { HintMessages } from '../sections/hint';
import { type CellName, tellReason } from '../sections/reasons';
import { capital, effectOf, inSentence, number, reasonsIn } from './reasons';
import { techniques } from './techniques';
import { words } from './words';

const { and, count, house: houseName } = words;
const steps = (many: number): string => `${number(many)} ${many === 1 ? 'step' : 'steps'}`;
const digits = (list: readonly number[]): string => and(list.map(String));
const TIERS = {
  1: 'easy',
  2: 'moderate',
  3: 'hard',
  4: 'very hard',
  5: 'severe',
  6: 'extreme',
} as const;

/** What hints say, with cells named as `cell` does. */
export function hintIn(cell: CellName): HintMessages {
  const effect = effectOf(cell);
  const tellings = reasonsIn(cell);
  const cells = (list: readonly Parameters<CellName>[0][]): string => and(list.map(cell));
  const candidates = (list: Parameters<typeof together>[0]): string =>
    and(together(list).map((group) => `${digits(group.digits)} in ${cells(group.cells)}`));
  return {
    name: 'Hint',
    headings: {
      cell: (at) => `A hint for ${cell(at)}`,
      digit: (at, digit) => `Why not ${digit} in ${cell(at)}?`,
      step: 'The next step',
      path: 'The whole path',
      list: 'All steps there are now',
      singles: 'Cells that a single fills',
      aside: 'Hint',
      finding: (at) => (at === null ? 'Hint' : `A hint for ${cell(at)}`),
    },
    levelsName: 'How much to tell',
    levels: { nudge: 'Nudge', technique: 'Technique', why: 'Why', fill: 'Fill it in' },
    tiers: TIERS,
    outlook: (at, many, tier) => ({
      lead: `${capital(cell(at))} can be solved now`,
      rest: `${many === 1 ? 'one step' : steps(many)}, ${TIERS[tier]}`,
    }),
    notYet: (at, many, tier) => ({
      lead: `Not yet: ${cell(at)} takes ${steps(many)}`,
      rest: `the hardest is ${TIERS[tier]}`,
    }),
    firstThis: (at) => `First this: ${cell(at)}`,
    easiest: (at) => `Easiest now: ${cell(at)}`,
    nudge({ house, cell: at, digit }) {
      const place = house !== null ? houseName(house) : at === null ? null : cell(at);
      if (place === null) return digit === null ? 'Look at the whole board.' : `Look at the digit ${digit}.`;
      return digit === null ? `Look at ${place}.` : `Look at ${place}, and at the digit ${digit}.`;
    },
    nudgeMore: (many) => (many === 1 ? 'One step is enough.' : `The hardest of ${steps(many)} is there.`),
    techniqueMore: (others) =>
      others.length === 0 ? '' : `With it go: ${and(others.map((id) => inSentence(techniques.names[id])))}.`,
    usesUniqueness: 'It leans on the puzzle having one solution.',
    whyLead: (many, key) =>
      many === 1
        ? `One step: ${inSentence(techniques.names[key])}.`
        : `${capital(steps(many))}. The key is: ${inSentence(techniques.names[key])}.`,
    step: (at, of) => `Step ${at} of ${of}`,
    notShown: 'not shown yet',
    effect,
    reason: (step) => tellReason(tellings, step),
    leansOn: (lines) =>
      lines.length === 0
        ? ''
        : `It needs ${lines.length === 1 ? 'step' : 'steps'} ${and(lines.map(String))}.`,
    whole: 'The whole reason',
    lessOfIt: 'In short',
    backward: 'From the answer back',
    forward: 'From the beginning',
    filled: (at, digit) => `${capital(cell(at))} is ${digit}.`,
    fillMore: 'It is written when you say so, and undo takes it back.',
    write: (at, put) => `Write ${digits([...new Set(put)])} in ${cells(at)}`,
    asides: {
      noCell: 'No cell is selected. Select an empty one, and the hint is about it.',
      several: (many) => `${many} cells are selected. Select one, and the hint is about it.`,
      given: (at, digit) => `${capital(cell(at))} is ${digit}, a given. A hint needs an empty cell.`,
      right: (at, digit) =>
        `${capital(cell(at))} is ${digit}, and that is right. A hint needs an empty cell.`,
      wrong: (entries) =>
        entries === 1
          ? 'One entry on the board is wrong.'
          : `${capital(number(entries))} entries on the board are wrong.`,
      wrongHere: (at) => `What is written in ${cell(at)} is wrong.`,
      wrongWhich: (at) => `Wrong: ${cells(at)}.`,
      wrongNotes: 'Notes of an empty cell leave out the digit that goes there.',
      wrongNotesWhich: (at) => `Too few notes: ${cells(at)}.`,
      many: (solutions, exact) =>
        `The puzzle has ${exact ? '' : 'more than '}${count(solutions)} solutions. No reasoning can choose between them.`,
      noSolution: 'The givens have no solution, so there is nothing to find.',
      emptyBoard: 'The board is empty. Type or paste a puzzle first.',
      solved: 'The board is full and right. There is nothing left to find.',
      beyond: (at, fewer) =>
        fewer
          ? `With the techniques you have ticked, ${cell(at)} cannot be reached.`
          : `${capital(cell(at))} cannot be reached by the techniques this page knows.`,
      noStep: (fewer) =>
        fewer
          ? 'None of the techniques you have ticked finds a step here.'
          : 'No technique this page knows finds a step here.',
      notRuledOut: (at, digit) => `Nothing rules ${digit} out of ${cell(at)}.`,
      seen: (at, digit, by, house) =>
        `${capital(cell(at))} sees a ${digit} in ${cell(by)}, in the same ${houseName(house).split(' ')[0]}.`,
      notedAway: (at, digit) => `Your notes leave ${digit} out of ${cell(at)}, and they are right.`,
      failed: 'The search stopped twice. The board is as it was; try once more.',
    },
    actions: {
      nudge: 'Where to look',
      technique: 'Name the technique',
      why: 'Show why',
      next: (step) => `Next: step ${step}`,
      fill: 'Fill it in',
      back: (step) => `Step ${step}`,
      backOut: 'Back',
      enough: 'That was enough',
      which: 'Show which',
      undo: (moves) => `Undo to before it (${count(moves)} ${moves === 1 ? 'move' : 'moves'})`,
      erase: (entries) => (entries === 1 ? 'Erase it' : 'Erase them'),
      ignoreNotes: 'Go on without my notes',
      allowAll: 'Allow all techniques this once',
      again: 'Try again',
      anywhere: 'Easiest step anywhere',
      all: 'All steps now',
      path: 'The whole path',
      singles: 'Cells that singles fill',
      aboutTechnique: 'About this technique',
      allTechniques: 'All techniques, with examples',
      enlarge: 'Enlarge',
    },
    finding: (tier, found) =>
      tier === null
        ? 'Looking for the easiest reason'
        : `Looking among ${TIERS[tier]} steps, ${count(found)} found so far`,
    improving: {
      running: 'Still looking for a shorter way.',
      stop: 'Stop looking',
      found: (steps, before) =>
        steps < before
          ? `A shorter way was found: ${count(steps)} ${steps === 1 ? 'step' : 'steps'} instead of ${count(before)}.`
          : 'A way of easier steps was found.',
      show: 'Show it',
    },
    whyNot: 'Why not',
    whyNotDigit: (digit) => `Why not ${digit}?`,
    sees: 'What the cell sees',
    blocks: (blocked, open) =>
      [
        ...blocked.map(({ digits: list, house }) => `${digits(list)}: in ${houseName(house)}.`),
        open === 1 ? 'One digit is left.' : `${capital(number(open))} digits are left.`,
      ].join(' '),
    singles: (list) =>
      list.length === 0
        ? 'No cell can be filled by a single now.'
        : list.length === 1
          ? 'One cell can be filled by a single now. It is marked on the board.'
          : `${capital(number(list.length))} cells can be filled by a single now. They are marked on the board.`,
    list: (many, complete) =>
      many === 0
        ? complete
          ? 'There is none.'
          : 'Looking'
        : `${count(many)} ${many === 1 ? 'step' : 'steps'}${complete ? '' : ' so far'}, easiest first.`,
    legendName: 'What the marks mean',
    legend: {
      off: 'if this is not so',
      on: 'then this is',
      pattern: 'part of the pattern',
      fin: 'fin',
      out: 'removed by this step',
      gone: 'removed before',
      placed: 'placed',
      a: 'first colour',
      b: 'second colour',
      c: 'third colour',
      d: 'fourth colour',
    },
    drawn({ houses, marked, fins, struck, placed }) {
      const says = [
        ...(houses.length > 0 ? [`tinted: ${and(houses.map(houseName))}`] : []),
        ...(marked.length > 0 ? [`marked: ${candidates(marked)}`] : []),
        ...(fins.length > 0 ? [`fins: ${candidates(fins)}`] : []),
        ...(struck.length > 0 ? [`struck: ${candidates(struck)}`] : []),
        ...(placed.length > 0 ? [`placed: ${candidates(placed)}`] : []),
      ];
      return `On the board: ${says.join('; ')}.`;
    },
    elsewhere: 'Elsewhere on the board',
    naming: 'How cells are named',
    namings: { rowColumn: 'r1c1', letters: 'A1', words: 'In words' },
  };
}
