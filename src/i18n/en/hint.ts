import type { Cell } from '../../sudoku/core';
import { cellOf, digitOf } from '../../sudoku/techniques';
import type { Names } from '../cellNames';
import { together } from '../grouping';
import type { HintMessages } from '../sections/hint';
import { linkTexts, reasonText } from '../sections/reasons';
import { forcingIn } from './forcing';
import { capital, effectOf, inSentence, number, reasonsIn } from './reasons';
import { techniques } from './techniques';
import { words } from './words';

const { and, count } = words;
const steps = (many: number): string => `${number(many)} ${many === 1 ? 'step' : 'steps'}`;
const digits = (list: readonly number[]): string => and(list.map(String));
const DIFFICULTIES = {
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  expert: 'expert',
  extreme: 'extreme',
} as const;

/** The words of hints. */
export function hintIn(names: Names): HintMessages {
  const { naming, at: cell, inHouse: houseName } = names;
  const effect = effectOf(names);
  const reasons = reasonsIn(names);
  const forcing = forcingIn(names);
  const cells = (list: readonly Cell[]): string => and(list.map(cell));
  const candidates = (list: Parameters<typeof together>[0]): string =>
    and(together(list).map((group) => `${digits(group.digits)} in ${cells(group.cells)}`));
  return {
    name: 'Hint',
    headings: {
      cell: (at) => `A hint for ${cell(at)}`,
      digit: (at, digit) => `Why not ${digit} in ${cell(at)}?`,
      step: 'The next step',
      path: 'The whole path',
      list: 'All steps now',
      singles: 'Cells that a single fills',
      remark: 'Hint',
      finding: (at) => (at === null ? 'Hint' : `A hint for ${cell(at)}`),
    },
    levelsName: 'How much to tell',
    levels: { nudge: 'Nudge', technique: 'Technique', why: 'Why', fill: 'Digit' },
    difficulties: DIFFICULTIES,
    outlook: (at, many, difficulty) => ({
      lead: `${capital(cell(at))} can be solved now`,
      rest: `${many === 1 ? 'one step' : steps(many)}, ${DIFFICULTIES[difficulty]}`,
    }),
    notYet: (at, many, hardest) => ({
      lead: `${capital(cell(at))} is ${steps(many)} away`,
      rest: `Hardest step: ${inSentence(techniques.names[hardest])}.`,
    }),
    firstThis: (at) => `Solve ${cell(at)} first`,
    easiest: (at) => `Easiest cell now: ${cell(at)}`,
    nudge({ house, digit }) {
      if (house === null) return digit === null ? 'Look at the whole board.' : `Look at the digit ${digit}.`;
      const place = houseName(house);
      return digit === null ? `Look at ${place}.` : `Look at ${place}, and at the digit ${digit}.`;
    },
    nudgeMore: (many) =>
      many === 1
        ? 'One step solves the cell.'
        : `${capital(steps(many))} solve the cell. The hardest is there.`,
    techniqueMore: (others) =>
      others.length === 0 ? '' : `Also used: ${and(others.map((id) => inSentence(techniques.names[id])))}.`,
    usesUniqueness(ids) {
      const [which, works] =
        ids.length === 0
          ? ['This', 'works']
          : [
              capital(and(ids.map((id) => inSentence(techniques.names[id])))),
              ids.length === 1 ? 'works' : 'work',
            ];
      return `${which} ${works} only because the puzzle has one solution.`;
    },
    whyLead: (many, parts, key) =>
      many === 1
        ? `One step: ${inSentence(techniques.names[key])}.`
        : `${capital(steps(many))}${parts > 1 ? ` in ${number(parts)} parts` : ''}. The hardest: ${inSentence(techniques.names[key])}.`,
    milestone({ places: [put], ...step }, turn, told) {
      const when = { first: 'First', next: 'Then', last: 'Finally' }[turn];
      if (put === undefined) return `${when} ${inSentence(effect({ places: [], ...step }))}`;
      return `${when} ${cell(cellOf(put))}${told ? ` = ${digitOf(put)}` : ''}`;
    },
    partFacts: (many, hardest) => `${steps(many)} · ${inSentence(techniques.names[hardest])}`,
    step: (at, of) => `Step ${at} of ${of}`,
    notShown: 'not shown yet',
    effect: (step) => capital(effect(step)),
    reason: (step, hatching) => reasonText(reasons, step, hatching),
    links: (step) => linkTexts(reasons, forcing, step),
    link: (at, of) => `Link ${at} of ${of}`,
    follows: 'What follows',
    earlierLink: 'Link before',
    laterLink: 'Link after',
    allLinks: 'Show all links',
    linkByLink: 'Link by link',
    leansOn: (lines) =>
      lines.length === 0
        ? ''
        : `Builds on ${lines.length === 1 ? 'step' : 'steps'} ${and(lines.map(String))}.`,
    whole: 'Show the whole reason',
    lessOfIt: 'Show less',
    backward: 'From the answer back',
    forward: 'From the beginning',
    filled: (at, digit) => `${capital(cell(at))} is ${digit}.`,
    fillMore: 'Nothing is filled in until you press the button. Undo takes it back.',
    write: (at, put) => `Write ${digits([...new Set(put)])} in ${cells(at)}`,
    remarks: {
      noCell: 'No cell is selected. Select an empty cell to get a hint for it.',
      several: (many) => `${many} cells are selected. Select one empty cell to get a hint for it.`,
      given: (at, digit) => `${capital(cell(at))} is ${digit}, a given. A hint needs an empty cell.`,
      right: (at, digit) => `${capital(cell(at))} is ${digit}, which is right. A hint needs an empty cell.`,
      filled: (at, digit) => `${capital(cell(at))} is filled in: ${digit}.`,
      wrong: (entries) =>
        entries === 1
          ? 'One entry on the board is wrong.'
          : `${capital(number(entries))} entries on the board are wrong.`,
      wrongHere: (at) => `The entry in ${cell(at)} is wrong.`,
      wrongWhich: (at) => `Wrong: ${cells(at)}.`,
      wrongNotes: 'In at least one empty cell, the right digit is missing from your notes.',
      wrongNotesWhich: (at) => `The right digit is missing from the notes of ${cells(at)}.`,
      many: (solutions, exact) =>
        `The puzzle has ${exact ? '' : 'more than '}${count(solutions)} solutions. Logic cannot choose between them.`,
      noSolution: 'The givens have no solution, so no hint can be given.',
      emptyBoard: 'The board is empty. Type or paste a puzzle first.',
      solved: 'The board is full and right. Nothing is left to solve.',
      beyond: (at, fewer) =>
        fewer
          ? `The techniques you have ticked cannot solve ${cell(at)}.`
          : `The techniques Unwind knows cannot solve ${cell(at)}.`,
      noStep: (fewer) =>
        fewer
          ? 'The techniques you have ticked find no step on this board.'
          : 'The techniques Unwind knows find no step on this board.',
      notRuledOut: (at, digit) => `Nothing shows that ${cell(at)} can't be ${digit}.`,
      seen: (at, digit, by, house) =>
        `${capital(cell(at))} sees a ${digit} in ${cell(by)}, in the same ${houseName(house).split(/\s/)[0]}.`,
      notedAway: (at, digit) => `${capital(cell(at))} has no ${digit} in your notes, which is right.`,
      failed: 'The search for a hint stopped twice. The board is unchanged. Try again.',
      lost: (found) =>
        `The search for a hint stopped twice. ${found === 0 ? '' : `${capital(steps(found))} so far ${found === 1 ? 'is' : 'are'} kept. `}The board is unchanged.`,
    },
    actions: {
      nudge: 'Where to look',
      technique: 'Name the technique',
      why: 'Show why',
      next: (step) => `Next: step ${step}`,
      nextLink: (link) => `Next: link ${link}`,
      nextFollows: 'Next: what follows',
      fill: 'Fill it in',
      back: (step) => `Step ${step}`,
      backLink: (link) => `Link ${link}`,
      backOut: 'Back',
      enough: 'Back to the puzzle',
      which: 'Show which',
      undo: (moves) => `Undo to before the mistake (${count(moves)} ${moves === 1 ? 'move' : 'moves'})`,
      erase: (entries) => (entries === 1 ? 'Erase it' : 'Erase them'),
      ignoreNotes: 'Go on without my notes',
      allowAll: 'Use all techniques this once',
      goOn: 'Go on searching',
      anywhere: 'Easiest step anywhere',
      all: 'All steps now',
      path: 'The whole path',
      singles: 'Cells that singles fill',
      aboutTechnique: 'About this technique',
      allTechniques: 'All techniques, with examples',
      enlarge: 'Enlarge',
      allSteps: 'all steps',
    },
    finding: (found) =>
      found === null
        ? 'Looking for the easiest way'
        : `Looking for the easiest way, ${count(found)} ${found === 1 ? 'step' : 'steps'} found so far`,
    improving: {
      running: 'Still looking for a shorter way',
      stop: 'Stop looking',
      found: (steps, before) =>
        steps < before
          ? `A shorter way was found: ${count(steps)} ${steps === 1 ? 'step' : 'steps'} instead of ${count(before)}.`
          : 'A way of easier steps was found.',
      show: 'Show it',
    },
    whyNot: 'Why not this digit?',
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
    easiestSteps: 'The easiest',
    stepsByTechnique: 'All, by technique',
    list: (many, end) => {
      const found = `${count(many)} ${many === 1 ? 'step' : 'steps'}`;
      if (end === 'cut')
        return `${many === 0 ? '' : `${found} so far. `}The search stopped twice. The board is unchanged.`;
      if (many === 0) return end === 'complete' ? 'There are none.' : 'Looking';
      return `${found}${end === 'complete' ? '' : ' so far'}.`;
    },
    legendName: 'What the marks mean',
    legend: {
      off: 'if this is false',
      on: 'then this is true',
      pattern: 'part of the pattern',
      fin: 'fin',
      out: 'removed by this step',
      gone: 'removed before',
      barred: "can't go here",
      placed: 'placed',
      a: 'first colour',
      b: 'second colour',
      c: 'third colour',
      d: 'fourth colour',
    },
    drawn({ houses, marked, fins, struck, placed }) {
      const says = [
        ...(houses.length > 0 ? [`highlighted: ${and(houses.map(houseName))}`] : []),
        ...(marked.length > 0 ? [`marked: ${candidates(marked)}`] : []),
        ...(fins.length > 0 ? [`fins: ${candidates(fins)}`] : []),
        ...(struck.length > 0 ? [`removed: ${candidates(struck)}`] : []),
        ...(placed.length > 0 ? [`placed: ${candidates(placed)}`] : []),
      ];
      return `On the board: ${says.join('; ')}.`;
    },
    elsewhere: 'Elsewhere on the board',
    naming: 'How cells are named',
    namings: { rowColumn: 'r1c1', letters: 'A1', words: 'In words' },
    namedBy: naming,
  };
}
