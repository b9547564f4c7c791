import type { Placement } from '../machine/placement';
import type { ChartBar, ChartEvent, ChartPicture, ChartWindow } from './picture';

/** The least width, in columns, of a bar that is drawn by itself. */
const ALONE = 3;

/** Several successive states, summarised. */
export interface Unit {
  readonly from: number;
  readonly to: number;
  /** The least and the greatest depth. */
  readonly min: number;
  readonly max: number;
  readonly solves: boolean;
}

/** Makes a picture from successive units, beginning with the state in which the window begins. */
export class Painter {
  /** For each row the share of the next unit's states that have a choice there. Write it before adding the unit. */
  readonly shares: Float64Array;
  /** For each row the choice there at the first state of the next unit, if known. */
  readonly choices: Int32Array;

  private readonly window: ChartWindow;
  private readonly rows: number;
  private readonly coverage: Float64Array;
  private readonly solutions: Uint8Array<ArrayBuffer>;
  private readonly bars: ChartBar[] = [];
  /** In each row above this one a choice has stood for whole units: `standingChoice`, from `since` on. */
  private standing = 0;
  private readonly since: Float64Array;
  private readonly standingChoice: Int32Array;
  private at: number;
  private solvedAt = -1;

  constructor(window: ChartWindow, rows: number) {
    this.window = window;
    this.rows = rows;
    this.at = window.from;
    this.shares = new Float64Array(rows + 1);
    this.choices = new Int32Array(rows + 1).fill(-1);
    this.coverage = new Float64Array(rows * window.columns);
    this.solutions = new Uint8Array(window.columns);
    this.since = new Float64Array(rows);
    this.standingChoice = new Int32Array(rows);
  }

  add(unit: Unit, choiceOf: ChoiceOf): void {
    this.endBars(unit.min, false, choiceOf);
    for (let row = this.standing; row < unit.min; row++) {
      this.since[row] = Math.max(this.window.from, unit.from);
      this.standingChoice[row] = this.choices[row]!;
    }
    this.standing = unit.min;
    this.cover(unit);
    if (unit.solves) this.solvedAt = unit.from;
    this.at = Math.min(this.window.to, unit.to);
  }

  finish(choiceOf: ChoiceOf, events: readonly ChartEvent[], sharp: boolean): ChartPicture {
    this.endBars(0, true, choiceOf);
    const coverage = Uint8Array.from(this.coverage, (share) =>
      share <= 0 ? 0 : Math.min(255, Math.max(1, Math.round(share * 255))),
    );
    const { window, rows, solutions, bars } = this;
    return { window, rows, coverage, solutions, bars, events, sharp };
  }

  /** Ends the bars in a row and all below it. */
  private endBars(row: number, cutRight: boolean, choiceOf: ChoiceOf): void {
    const { window } = this;
    const wide = (ALONE * (window.to - window.from)) / window.columns;
    for (; this.standing > row; this.standing--) {
      const ended = this.standing - 1;
      const from = this.since[ended]!;
      if (this.at - from < wide) continue;
      const cutLeft = from === window.from && from > 0;
      const choice = choiceOf(this.standingChoice[ended]!, { row: ended, from, to: this.at });
      const solves = this.solvedAt >= from;
      this.bars.push({ row: ended, from, to: this.at, cutLeft, cutRight, choice, solves });
    }
  }

  private cover({ from, to, max, solves }: Unit): void {
    const { window, shares, coverage } = this;
    const { columns } = window;
    const scale = columns / (window.to - window.from);
    const left = Math.max(0, (from - window.from) * scale);
    const right = Math.min(columns, (to - window.from) * scale);
    for (let column = Math.floor(left); column < right; column++) {
      const part = Math.min(right, column + 1) - Math.max(left, column);
      for (let row = 0; row < max; row++) coverage[row * columns + column]! += part * shares[row]!;
      if (solves) this.solutions[column] = 1;
    }
  }
}

/** Finds the choice of a bar, given the value of `choices` when it began (-1 for unknown), and where it lies. */
export type ChoiceOf = (
  noted: number,
  bar: { readonly row: number; readonly from: number; readonly to: number },
) => Placement | null;
