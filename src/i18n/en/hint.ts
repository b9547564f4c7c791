import type { Cell, Digit, House } from '../../sudoku/core';
import {
  type Candidate,
  type CrossHatching,
  cellOf,
  type Difficulty,
  digitOf,
  type Step,
  type TechniqueId,
} from '../../sudoku/techniques';
import type { CellNaming, Names } from '../cellNames';
import { runsIn, together } from '../grouping';
import type { InAnyLanguage } from '../inAnyLanguage';
import { linkTexts, reasonText } from '../reasonText';
import { forcingIn } from './forcing';
import { LEVELS } from './levels';
import { effectOf, inSentence, number, reasonsIn } from './reasons';
import { techniques } from './techniques';
import { capital, words } from './words';

/** Where to look: no more than helps, and never a cell. */
export interface Whereabouts {
  readonly house: House | null;
  readonly digit: Digit | null;
}

/** The drawing on the board, for a description to screen readers. */
export interface DrawnFacts {
  readonly houses: readonly House[];
  readonly marked: readonly Candidate[];
  readonly fins: readonly Candidate[];
  readonly struck: readonly Candidate[];
  readonly placed: readonly Candidate[];
}

const { and, count, or } = words;
const steps = (many: number): string => `${number(many)} ${many === 1 ? 'step' : 'steps'}`;
const digits = (list: readonly number[]): string => and(list.map(String));

/** The words of hints. */
export function hintIn(names: Names) {
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
      cell: (at: Cell) => `A hint for ${cell(at)}`,
      digit: (at: Cell, digit: Digit) => `Why not ${digit} in ${cell(at)}?`,
      step: 'The next step',
      path: 'The whole path',
      list: 'All steps now',
      singles: 'Cells that a single fills',
      remark: 'Hint',
      finding: (at: Cell | null) => (at === null ? 'Hint' : `A hint for ${cell(at)}`),
    },
    levelsName: 'How much to tell',
    levels: { nudge: 'Nudge', technique: 'Technique', why: 'Why', fill: 'Digit' },
    difficulties: LEVELS,
    /** Says that the cell can be solved, and how hard that is. It never names the digit. */
    outlook: (at: Cell, many: number, difficulty: Difficulty) => ({
      lead: `${capital(cell(at))} can be solved now`,
      rest: `${many === 1 ? 'one step' : steps(many)}, ${LEVELS[difficulty]}`,
    }),
    /** Says that solving the cell takes many steps. */
    notYet: (at: Cell, many: number, hardest: TechniqueId) => ({
      lead: `${capital(cell(at))} is ${steps(many)} away`,
      rest: `Hardest step: ${inSentence(techniques.names[hardest])}.`,
    }),
    firstThis: (at: Cell) => `Solve ${cell(at)} first`,
    easiest: (at: Cell) => `Easiest cell now: ${cell(at)}`,
    nudge({ house, digit }: Whereabouts) {
      if (house === null) return digit === null ? 'Look at the whole board.' : `Look at the digit ${digit}.`;
      const place = houseName(house);
      return digit === null ? `Look at ${place}.` : `Look at ${place}, and at the digit ${digit}.`;
    },
    nudgeMore: (many: number) =>
      many === 1
        ? 'One step solves the cell.'
        : `${capital(steps(many))} solve the cell. The hardest is there.`,
    techniqueMore: (others: readonly TechniqueId[]) =>
      others.length === 0 ? '' : `Also used: ${and(others.map((id) => inSentence(techniques.names[id])))}.`,
    /** Says of a proof of several steps that there is none with fewer in techniques of this tier. */
    shortest: 'No proof with techniques this easy has fewer steps.',
    /** Says that these techniques need a puzzle with one solution; with no techniques, that the one in view does. */
    usesUniqueness(ids: readonly TechniqueId[]) {
      const [which, works] =
        ids.length === 0
          ? ['This', 'works']
          : [
              capital(and(ids.map((id) => inSentence(techniques.names[id])))),
              ids.length === 1 ? 'works' : 'work',
            ];
      return `${which} ${works} only because the puzzle has one solution.`;
    },
    /**
     * The number of steps of a proof, of its parts (0 or 1 if it is not divided), and the technique of its hardest step.
     */
    whyLead: (many: number, parts: number, key: TechniqueId) =>
      many === 1
        ? `One step: ${inSentence(techniques.names[key])}.`
        : `${capital(steps(many))}${parts > 1 ? ` in ${number(parts)} parts` : ''}. The hardest: ${inSentence(techniques.names[key])}.`,
    /** The end of a part of a proof. It names the digit only if `told`. */
    milestone(
      { places: [put], ...step }: Pick<Step, 'places' | 'eliminates'>,
      turn: 'first' | 'next' | 'last',
      told: boolean,
    ) {
      const when = { first: 'First', next: 'Then', last: 'Finally' }[turn];
      if (put === undefined) return `${when} ${inSentence(effect({ places: [], ...step }))}`;
      return `${when} ${cell(cellOf(put))}${told ? ` = ${digitOf(put)}` : ''}`;
    },
    /** A part's number of steps, and the technique of its hardest step. */
    partFacts: (many: number, hardest: TechniqueId) =>
      `${steps(many)} · ${inSentence(techniques.names[hardest])}`,
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    notShown: 'not shown yet',
    effect: (step: Pick<Step, 'places' | 'eliminates'>) => capital(effect(step)),
    /** Why a step is right. `hatching`: for a single, what blocks its other places. */
    reason: (step: Step, hatching: CrossHatching | null) => reasonText(reasons, step, hatching),
    /** The reason link by link, without its conclusion. */
    links: (step: Step) => linkTexts(reasons, forcing, step),
    link: (at: number, of: number) => `Link ${at} of ${of}`,
    /** Replaces the number of a link for the conclusion, after the last link. */
    follows: 'What follows',
    earlierLink: 'Link before',
    laterLink: 'Link after',
    allLinks: 'Show all links',
    linkByLink: 'Link by link',
    leansOn: (lines: readonly number[]) =>
      lines.length === 0
        ? ''
        : `Builds on ${lines.length === 1 ? 'step' : 'steps'} ${and(runsIn(lines).map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)))}.`,
    whole: 'Show the whole reason',
    lessOfIt: 'Show less',
    backward: 'From the answer back',
    forward: 'From the beginning',
    filled: (at: Cell, digit: Digit) => `${capital(cell(at))} is ${digit}.`,
    fillMore: 'Nothing is filled in until you press the button. Undo takes it back.',
    write: (at: readonly Cell[], put: readonly Digit[]) =>
      `Write ${digits([...new Set(put)])} in ${cells(at)}`,
    /** Sentences in place of a hint. */
    remarks: {
      given: (at: Cell, digit: Digit) => `${capital(cell(at))} is ${digit}, a given.`,
      right: (at: Cell, digit: Digit) => `${capital(cell(at))} is ${digit}, which is right.`,
      /** Follows the button that fills a cell. */
      filled: (at: Cell, digit: Digit) => `${capital(cell(at))} is filled in: ${digit}.`,
      wrong: (entries: number) =>
        entries === 1
          ? 'One entry on the board is wrong.'
          : `${capital(number(entries))} entries on the board are wrong.`,
      wrongHere: (at: Cell) => `The entry in ${cell(at)} is wrong.`,
      wrongWhich: (at: readonly Cell[]) => `Wrong: ${cells(at)}.`,
      wrongNotes: 'In at least one empty cell, the right digit is missing from your notes.',
      wrongNotesWhich: (at: readonly Cell[]) => `The right digit is missing from the notes of ${cells(at)}.`,
      many: (solutions: number, exact: boolean) =>
        `The puzzle has ${exact ? '' : 'more than '}${count(solutions)} solutions. Logic cannot choose between them.`,
      differs: (at: Cell, list: readonly Digit[]) =>
        `${capital(cell(at))} can be ${or(list.map(String))}, as the solutions differ there. Logic cannot choose.`,
      fitsNone: 'No solution of this puzzle has all the digits on the board.',
      noSolution: 'The givens have no solution, so no hint can be given.',
      emptyBoard: 'The board is empty. Type or paste a puzzle first.',
      solved: 'The board is full and right. Nothing is left to solve.',
      /** `fewer`: some techniques are switched off. */
      beyond: (at: Cell, fewer: boolean) =>
        fewer
          ? `The techniques you have ticked cannot solve ${cell(at)}.`
          : `The techniques Unwind knows cannot solve ${cell(at)}.`,
      noStep: (fewer: boolean) =>
        fewer
          ? 'The techniques you have ticked find no step on this board.'
          : 'The techniques Unwind knows find no step on this board.',
      notRuledOut: (at: Cell, digit: Digit) => `Nothing shows that ${cell(at)} can't be ${digit}.`,
      seen: (at: Cell, digit: Digit, by: Cell, house: House) =>
        `${capital(cell(at))} sees a ${digit} in ${cell(by)}, in the same ${houseName(house).split(/\s/)[0]}.`,
      notedAway: (at: Cell, digit: Digit) =>
        `${capital(cell(at))} has no ${digit} in your notes, which is right.`,
      failed: 'The search for a hint stopped twice. The board is unchanged. Try again.',
      /** The search was lost twice, after it had found `found` steps. */
      lost: (found: number) =>
        `The search for a hint stopped twice. ${found === 0 ? '' : `${capital(steps(found))} so far ${found === 1 ? 'is' : 'are'} kept. `}The board is unchanged.`,
    },
    actions: {
      nudge: 'Where to look',
      technique: 'Name the technique',
      why: 'Show why',
      next: (step: number) => `Next: step ${step}`,
      nextLink: (link: number) => `Next: link ${link}`,
      nextFollows: 'Next: what follows',
      fill: 'Fill it in',
      back: (step: number) => `Step ${step}`,
      backLink: (link: number) => `Link ${link}`,
      backOut: 'Back',
      enough: 'Back to the puzzle',
      which: 'Show which',
      undo: (moves: number) =>
        `Undo to before the mistake (${count(moves)} ${moves === 1 ? 'move' : 'moves'})`,
      erase: (entries: number) => (entries === 1 ? 'Erase it' : 'Erase them'),
      ignoreNotes: 'Go on without my notes',
      /** Allows techniques that are switched off, for this hint only. */
      allowAll: 'Use all techniques this once',
      /** Goes on with a search that was lost. */
      goOn: 'Go on searching',
      anywhere: 'Easiest step anywhere',
      nextStep: 'The next step',
      all: 'All steps now',
      path: 'The whole path',
      singles: 'Cells that singles fill',
      aboutTechnique: 'About this technique',
      allTechniques: 'All techniques, with examples',
      enlarge: 'Enlarge',
      /** Continues the number of the step in view, as in "3/9, all steps". */
      allSteps: 'all steps',
    },
    finding: (found: number | null) =>
      found === null
        ? 'Looking for the easiest way'
        : `Looking for the easiest way, ${count(found)} ${found === 1 ? 'step' : 'steps'} found so far`,
    /** The search for a proof or path shorter than the one in view. */
    improving: {
      running: 'Still looking for a shorter way',
      stop: 'Stop looking',
      /**
       * A better proof of `steps` steps has been found; the one in view has `before`. If the numbers are equal, the steps
       * are easier.
       */
      found: (steps: number, before: number) =>
        steps < before
          ? `A shorter way: ${count(steps)} ${steps === 1 ? 'step' : 'steps'} instead of ${count(before)}.`
          : 'A way of easier steps was found.',
      show: 'Show it',
    },
    whyNot: 'Why not this digit?',
    whyNotDigit: (digit: Digit) => `Why not ${digit}?`,
    sees: 'What the cell sees',
    /** The digits that a cell sees, by house, and how many are left. */
    blocks: (
      blocked: readonly { readonly digits: readonly Digit[]; readonly house: House }[],
      open: number,
    ) =>
      [
        ...blocked.map(({ digits: list, house }) => `${digits(list)}: in ${houseName(house)}.`),
        open === 1 ? 'One digit is left.' : `${capital(number(open))} digits are left.`,
      ].join(' '),
    singles: (list: readonly Cell[]) =>
      list.length === 0
        ? 'No cell can be filled by a single now.'
        : list.length === 1
          ? 'One cell can be filled by a single now. It is marked on the board.'
          : `${capital(number(list.length))} cells can be filled by a single now. They are marked on the board.`,
    easiestSteps: 'The easiest',
    /** The heading of the list of all steps. */
    stepsByTechnique: 'All, by technique',
    /** The length of a list, and whether more may follow, there are no more, or the search was lost. */
    list: (many: number, end: 'open' | 'complete' | 'cut') => {
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
    drawn({ houses, marked, fins, struck, placed }: DrawnFacts) {
      const says = [
        ...(houses.length > 0 ? [`highlighted: ${and(houses.map(houseName))}`] : []),
        ...(marked.length > 0 ? [`marked: ${candidates(marked)}`] : []),
        ...(fins.length > 0 ? [`fins: ${candidates(fins)}`] : []),
        ...(struck.length > 0 ? [`removed: ${candidates(struck)}`] : []),
        ...(placed.length > 0 ? [`placed: ${candidates(placed)}`] : []),
      ];
      return `On the board: ${says.join('; ')}.`;
    },
    /** Below a step that places no digit. */
    nudgeEliminates: 'This step only rules out candidates.',
    /** A cell without notes, because of which notes do not count; \`null\` for none. */
    notesLeftOut: (empty: Cell | null) =>
      empty === null
        ? 'Your notes do not count for this hint.'
        : `Your notes do not count for this hint: ${cell(empty)} has none.`,
    goingOn: 'It goes on from what the hints before it have ruled out.',
    /** Below the easiest next step. */
    orCell: 'Or choose an empty cell to ask about it.',
    elsewhere: 'Elsewhere on the board',
    /** The setting for the names of cells. */
    naming: 'How cells are named',
    namings: { rowColumn: 'r1c1', letters: 'A1', words: 'In words' } satisfies Record<CellNaming, string>,
    /** How these sentences name cells. */
    namedBy: naming,
  };
}

export type HintMessages = InAnyLanguage<ReturnType<typeof hintIn>>;

/** The marks of candidates. The legend under the board explains them. */
export type LegendMark = keyof HintMessages['legend'];
