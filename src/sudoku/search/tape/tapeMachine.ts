import { type Cell, clashesOf, type Digit, type Grid, isSolutionOf, NO_DIGITS, sizeOf } from '../../core';
import { type Checkpoint, packCheckpoint, unpackCheckpoint } from '../machine/checkpoint';
import type { Counters, StepKind } from '../machine/counters';
import type { SearchMachine } from '../machine/machine';
import { blockedAt, freeAt, gridOf, marksOfGivens } from '../machine/moment';
import type { OwnGuess } from '../machine/ownGuess';
import { codeOf, placementOf } from '../machine/placement';
import type { LineId } from '../machine/pseudocode';
import type { Decision, Focus, Mark, SearchView, Why } from '../machine/view';
import { cellAt, digitOf, isFill, kindOf, lineOf, type Program } from './tape';

/** What is watched when a program of the person's own has run. */
export interface ProgramRequest {
  readonly strategy: 'ownCode';
  readonly givens: Grid;
  readonly options: { readonly all: false };
  readonly program: Program;
  /** The guesses of the person's own by which the tape of the program has been put in another order. */
  readonly guesses?: readonly OwnGuess[];
}

/** The machine that plays a program's tape. The tape must be playable from the givens. */
export const playProgram = ({ givens, program }: ProgramRequest): SearchMachine =>
  new TapeMachine(givens, program);

/*
 * A program may empty its cells in any order. So the stack is the filled cells in the order in which they were filled,
 * and a cell may leave it from the middle.
 */
class TapeMachine implements SearchMachine {
  private readonly givens: Grid;
  private readonly program: Program;
  private readonly blanks: number;
  private readonly digits = new Uint8Array(81);
  private readonly stack = new Uint8Array(82);

  readonly checkpointEvery = 4096;
  at = 0;
  depth = 0;
  deadEnds = 0;
  solutions = 0;
  maxDepth = 0;
  private fills = 0;

  constructor(givens: Grid, program: Program) {
    this.givens = givens;
    this.program = program;
    this.blank();
    this.blanks = this.digits.filter((digit) => digit === 0).length;
    if (this.isSolved()) this.solutions = 1;
  }

  get depthLimit(): number {
    return this.blanks;
  }

  get ended(): boolean {
    return this.at === this.program.tape.length;
  }

  step(): StepKind | null {
    return this.run(1, NOT_COUNTED) === 0 ? null : this.lastStep;
  }

  run(steps: number, depths: Int32Array): number {
    const { tape } = this.program;
    const { digits, stack } = this;
    const from = this.at;
    const to = Math.min(tape.length, from + Math.max(0, steps));
    for (let at = from; at < to; at++) {
      const word = tape[at]!;
      const cell = cellAt(word);
      depths[this.depth]!++;
      if (isFill(word)) {
        digits[cell] = digitOf(word);
        stack[this.depth++] = cell;
        this.fills++;
        if (this.depth > this.maxDepth) this.maxDepth = this.depth;
        if (this.depth === this.blanks && this.isSolved()) this.solutions++;
        else if (at + 1 < tape.length && !isFill(tape[at + 1]!)) this.deadEnds++;
      } else {
        digits[cell] = 0;
        this.depth--;
        if (stack[this.depth] !== cell) stack.copyWithin(stack.indexOf(cell), stack.indexOf(cell) + 1);
      }
    }
    this.at = to;
    return to - from;
  }

  save(): Checkpoint {
    return packCheckpoint({
      at: this.at,
      deadEnds: this.deadEnds,
      solutions: this.solutions,
      guesses: this.fills,
      rejections: 0,
      forced: 0,
      eliminations: 0,
      maxDepth: this.maxDepth,
      since: 0,
      tried: 0,
      cause: 0,
      decisions: Array.from({ length: this.depth }, (_, index) => this.choiceAt(index)),
    });
  }

  restore(checkpoint: Checkpoint): void {
    const saved = unpackCheckpoint(checkpoint);
    this.blank();
    this.depth = saved.decisions.length;
    for (let i = 0; i < this.depth; i++) {
      const { cell, digit } = placementOf(saved.decisions[i]!);
      this.stack[i] = cell;
      this.digits[cell] = digit;
    }
    this.at = saved.at;
    this.deadEnds = saved.deadEnds;
    this.solutions = saved.solutions;
    this.fills = saved.guesses;
    this.maxDepth = saved.maxDepth;
  }

  counters(): Counters {
    return {
      steps: this.at,
      guesses: this.fills,
      backtracks: this.at - this.fills,
      deadEnds: this.deadEnds,
      depth: this.depth,
      maxDepth: this.maxDepth,
      rejections: 0,
      forced: 0,
      eliminations: 0,
      solutions: this.solutions,
    };
  }

  fillsByCell(): readonly number[] {
    const fills = new Array<number>(81).fill(0);
    for (const word of this.program.tape.subarray(0, this.at)) if (isFill(word)) fills[cellAt(word)]!++;
    return fills;
  }

  fixedDepthOf(): null {
    return null;
  }

  digitIn(cell: number): number {
    return this.digits[cell]!;
  }

  /** What a program chose among is not known. So these are the digits that no peer of the cell holds. */
  get alternatives(): number {
    return sizeOf(freeAt(this.digits, this.stack[this.depth - 1]!));
  }

  sizeAt(cell: number): number {
    return this.digits[cell] === 0 ? sizeOf(freeAt(this.digits, cell)) : 0;
  }

  choiceAt(depth: number): number {
    const cell = this.stack[depth]!;
    return codeOf(cell, this.digits[cell]!);
  }

  get lastPlacement(): number {
    return this.word === null ? -1 : codeOf(cellAt(this.word), digitOf(this.word));
  }

  get lastStep(): StepKind | null {
    return this.word === null ? null : isFill(this.word) ? 'fill' : 'undo';
  }

  look(): SearchView {
    const { digits, word } = this;
    const why = this.why();
    const line = word === null || lineOf(word) === 0 ? null : lineOf(word);
    const last = word === null ? null : placementOf(this.lastPlacement);
    const id: LineId = `line ${line ?? 0}`;
    return {
      strategy: 'ownCode',
      step: this.at,
      last: last && { kind: isFill(word ?? 0) ? 'fill' : 'undo', ...last },
      board: gridOf(digits),
      marks: this.marks(),
      stack: Array.from({ length: this.depth }, (_, index) => this.decisionAt(index)),
      focus: last && this.focusOn(last.cell),
      why,
      outcome: why.kind === 'solved' ? why.kind : null,
      ended: this.ended,
      counters: this.counters(),
      line: id,
      lines: line === null ? [] : [id],
      variables: { kind: 'ownCode', line, clashing: clashesOf(gridOf(digits)) },
      // A program does not say what it is about to do.
      next: null,
    };
  }

  private why(): Why {
    const { word, ended, program } = this;
    const { end, onlyEnd } = program;
    const solved = this.isSolved();
    if (solved && (!ended || end.kind === 'returned') && !(ended && onlyEnd))
      return { kind: 'solved', number: this.solutions, last: ended, made: null };
    if (ended)
      return {
        kind: 'programEnded',
        end,
        onlyEnd,
        board: solved ? 'solved' : clashesOf(gridOf(this.digits)).length > 0 ? 'clashes' : 'gaps',
        empty: this.digits.filter((digit) => digit === 0).length,
        solutions: this.solutions,
      };
    if (word === null) return { kind: 'start', blanks: this.blanks };
    const { cell, digit } = placementOf(this.lastPlacement);
    const line = lineOf(word) || null;
    const next = program.tape[this.at] ?? 0;
    if (!isFill(word))
      return {
        kind: 'tookBack',
        cell,
        digit,
        line,
        over: kindOf(word) === 'over' ? (digitOf(next) as Digit) : null,
      };
    return {
      kind: 'wrote',
      cell,
      digit,
      line,
      twice: blockedAt(this.digits, cell).find((by) => by.digit === digit) ?? null,
      next: isFill(next) ? 'goesOn' : cellAt(next) === cell ? 'takesBack' : 'goesBack',
    };
  }

  private marks(): readonly (Mark | null)[] {
    const marks = marksOfGivens(this.givens);
    for (let i = 0; i < this.depth; i++)
      marks[this.stack[i]!] = { kind: 'guess', depth: i + 1, failed: NO_DIGITS };
    return marks;
  }

  private focusOn(cell: Cell): Focus {
    const { digits } = this;
    return {
      cell,
      digit: digits[cell] === 0 ? null : (digits[cell] as Digit),
      candidates: freeAt(digits, cell),
      failed: NO_DIGITS,
      blocked: blockedAt(digits, cell),
    };
  }

  private decisionAt(index: number): Decision {
    const placement = placementOf(this.choiceAt(index));
    return {
      ...placement,
      depth: index + 1,
      need: { kind: 'cell', cell: placement.cell },
      failed: [],
      left: [],
    };
  }

  /** The word of the last step; `null` at the start. */
  private get word(): number | null {
    return this.at === 0 ? null : this.program.tape[this.at - 1]!;
  }

  private isSolved(): boolean {
    return this.depth === this.blanks && isSolutionOf(this.givens, gridOf(this.digits));
  }

  /** Empties the board down to the givens. */
  private blank(): void {
    for (let cell = 0; cell < 81; cell++)
      this.digits[cell] = this.givens[cell] === '.' ? 0 : Number(this.givens[cell]);
  }
}

/* For callers who do not need the depths. */
const NOT_COUNTED = new Int32Array(82);
