import type { Cell, Digit, House } from '../../sudoku/core';
import type { Candidate, CrossHatching, Difficulty, Step, TechniqueId } from '../../sudoku/techniques';
import type { CellNaming, Part, ReasonText } from './reasons';
import type { Line } from './verdict';

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

/** The marks of candidates. The legend under the board explains them. */
export type LegendMark =
  | 'off'
  | 'on'
  | 'pattern'
  | 'fin'
  | 'out'
  | 'gone'
  | 'barred'
  | 'placed'
  | 'a'
  | 'b'
  | 'c'
  | 'd';

/** The words of hints. */
export interface HintMessages {
  readonly name: string;
  readonly headings: {
    cell(cell: Cell): string;
    digit(cell: Cell, digit: Digit): string;
    readonly step: string;
    readonly path: string;
    readonly list: string;
    readonly singles: string;
    readonly remark: string;
    finding(cell: Cell | null): string;
  };
  readonly levelsName: string;
  readonly levels: Readonly<Record<'nudge' | 'technique' | 'why' | 'fill', string>>;
  /** How hard a step is. */
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** Says that the cell can be solved, and how hard that is. It never names the digit. */
  outlook(cell: Cell, steps: number, difficulty: Difficulty): Line;
  /** Says that solving the cell takes many steps. */
  notYet(cell: Cell, steps: number, hardest: TechniqueId): Line;
  firstThis(cell: Cell): string;
  easiest(cell: Cell): string;
  nudge(where: Whereabouts): string;
  nudgeMore(steps: number): string;
  techniqueMore(others: readonly TechniqueId[]): string;
  /** Says that these techniques need a puzzle with one solution; with no techniques, that the one in view does. */
  usesUniqueness(techniques: readonly TechniqueId[]): string;
  /**
   * The number of steps of a proof, of its parts (0 or 1 if it is not divided), and the technique of its hardest step.
   */
  whyLead(steps: number, parts: number, key: TechniqueId): string;
  /** The end of a part of a proof. It names the digit only if `told`. */
  milestone(
    step: Pick<Step, 'places' | 'eliminates'>,
    turn: 'first' | 'next' | 'last',
    told: boolean,
  ): string;
  /** A part's number of steps, and the technique of its hardest step. */
  partFacts(steps: number, hardest: TechniqueId): string;
  step(number: number, of: number): string;
  readonly notShown: string;
  effect(step: Pick<Step, 'places' | 'eliminates'>): string;
  /** Why a step is right. `hatching`: for a single, what blocks its other places. */
  reason(step: Step, hatching: CrossHatching | null): ReasonText;
  /** The reason link by link, without its conclusion. */
  links(step: Step): readonly Part[];
  link(number: number, of: number): string;
  /** Replaces the number of a link for the conclusion, after the last link. */
  readonly follows: string;
  readonly earlierLink: string;
  readonly laterLink: string;
  readonly allLinks: string;
  readonly linkByLink: string;
  leansOn(steps: readonly number[]): string;
  readonly whole: string;
  readonly lessOfIt: string;
  readonly backward: string;
  readonly forward: string;
  filled(cell: Cell, digit: Digit): string;
  readonly fillMore: string;
  write(cells: readonly Cell[], digits: readonly Digit[]): string;
  /** Sentences in place of a hint. */
  readonly remarks: {
    readonly noCell: string;
    several(count: number): string;
    given(cell: Cell, digit: Digit): string;
    right(cell: Cell, digit: Digit): string;
    /** Follows the button that fills a cell; the next cell is offered below. */
    filled(cell: Cell, digit: Digit): string;
    wrong(entries: number): string;
    wrongHere(cell: Cell): string;
    wrongWhich(cells: readonly Cell[]): string;
    readonly wrongNotes: string;
    wrongNotesWhich(cells: readonly Cell[]): string;
    many(count: number, exact: boolean): string;
    readonly noSolution: string;
    readonly emptyBoard: string;
    readonly solved: string;
    /** `fewer`: some techniques are switched off. */
    beyond(cell: Cell, fewer: boolean): string;
    noStep(fewer: boolean): string;
    notRuledOut(cell: Cell, digit: Digit): string;
    seen(cell: Cell, digit: Digit, by: Cell, house: House): string;
    notedAway(cell: Cell, digit: Digit): string;
    readonly failed: string;
    /** The search was lost twice, after it had found `found` steps. */
    lost(found: number): string;
  };
  readonly actions: {
    readonly nudge: string;
    readonly technique: string;
    readonly why: string;
    next(step: number): string;
    nextLink(link: number): string;
    readonly nextFollows: string;
    readonly fill: string;
    back(step: number): string;
    backLink(link: number): string;
    readonly backOut: string;
    readonly enough: string;
    readonly which: string;
    undo(moves: number): string;
    erase(entries: number): string;
    readonly ignoreNotes: string;
    /** Allows techniques that are switched off, for this hint only. */
    readonly allowAll: string;
    /** Goes on with a search that was lost. */
    readonly goOn: string;
    readonly anywhere: string;
    readonly all: string;
    readonly path: string;
    readonly singles: string;
    readonly aboutTechnique: string;
    readonly allTechniques: string;
    readonly enlarge: string;
    /** Continues the number of the step in view, as in "3/9, all steps". */
    readonly allSteps: string;
  };
  finding(found: number | null): string;
  /** The search for a proof or path shorter than the one in view. */
  readonly improving: {
    readonly running: string;
    readonly stop: string;
    /**
     * A better proof of `steps` steps has been found; the one in view has `before`. If the numbers are equal, the steps
     * are easier.
     */
    found(steps: number, before: number): string;
    readonly show: string;
  };
  readonly whyNot: string;
  whyNotDigit(digit: Digit): string;
  readonly sees: string;
  /** The digits that a cell sees, by house, and how many are left. */
  blocks(
    blocked: readonly { readonly digits: readonly Digit[]; readonly house: House }[],
    open: number,
  ): string;
  singles(cells: readonly Cell[]): string;
  /** The heading of the list of easiest steps. */
  readonly easiestSteps: string;
  /** The heading of the list of all steps. */
  readonly stepsByTechnique: string;
  /** The length of a list, and whether more may follow, there are no more, or the search was lost. */
  list(steps: number, end: 'open' | 'complete' | 'cut'): string;
  readonly legend: Readonly<Record<LegendMark, string>>;
  readonly legendName: string;
  drawn(facts: DrawnFacts): string;
  readonly elsewhere: string;
  /** The setting for the names of cells. */
  readonly naming: string;
  readonly namings: Readonly<Record<CellNaming, string>>;
  /** How these sentences name cells. */
  readonly namedBy: CellNaming;
}
