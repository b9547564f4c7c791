/** A variable of a program, as it stands at a moment. */
export interface ProgramVariable {
  readonly name: string;
  /** Its value as text, perhaps cut; `null` if it is the board. */
  readonly value: string | null;
}

/** A call of a program that is under way. */
export interface ProgramFrame {
  /** The name of the function; empty for one without, and for the program itself, which is the first frame. */
  readonly name: string;
  /** The line that it is in; `null` if it has told none. */
  readonly line: number | null;
  readonly variables: readonly ProgramVariable[];
}

/** A moment of a program between two steps: a line is about to run, a call has begun, or its value comes back. */
export interface ProgramMoment {
  readonly way: 'line' | 'call' | 'back';
  readonly line: number;
  /** The value that comes back; empty otherwise, and for a function. `null` for the board. */
  readonly value: string | null;
  /** The calls under way, the outermost first. */
  readonly frames: readonly ProgramFrame[];
}

/** The moments that lead to one step of a tape. */
export interface StepMoments {
  readonly moments: readonly ProgramMoment[];
  /** Whether there were more than could be recorded. */
  readonly cut: boolean;
}
