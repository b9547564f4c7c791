import type { Cell } from '../../../sudoku/core';
import type { RecordingEnd } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { plural } from '../words';
import { count } from './names';

/** How much of a search is recorded. */
export type Extent = 'whole' | 'growing' | 'capped';

/** Writes a speed of 1,500 as 1.5k: two figures are enough. */
function speedInWords(speed: number): string {
  const rounded = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  if (speed >= 1e6) return `${rounded(speed / 1e6)}M`;
  return speed >= 1000 ? `${rounded(speed / 1000)}k` : rounded(speed);
}

/** The words for playing and recording a search. */
export const playerIn = ({ at }: Names) => ({
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
    untilChanged: (cell: Cell) => `Run until ${at(cell)} changes`,
    speed: 'Speed',
    /** A speed that is a power of ten, on the scale. */
    stop: speedInWords,
    /** Steps per second, already rounded. */
    perSecond: (speed: number) => `${speedInWords(speed)} ${speed === 1 ? 'step' : 'steps'}/s`,
    /** Shown if the board cannot show each step. */
    sixty: 'board shows 60 a second',
    finish: 'Finish in ten seconds',
    finishing: 'to the end in ten seconds',
    slowDown: 'Slow down at backtracks',
    slowDownNote: 'at high speed, only long ones',
    timeline: 'Step',
    /** `extent`: whether these are all steps, those recorded so far, or those before a limit. */
    stepOf: (step: number, of: number, extent: Extent) =>
      `step ${count(step)} of ${count(of)}${{ whole: '', growing: ' so far', capped: ' recorded, then stopped' }[extent]}`,
    goTo: 'Go to step',
    go: 'Go',
  },

  recording: {
    name: 'Recording',
    /**
     * The recording is running: its steps, steps per second, the number of choices on the stack at its end, and an
     * estimate of how much of the tree has been searched.
     */
    running: (steps: number, perSecond: number, depth: number, percent: number) =>
      `Recording: ${count(steps)} steps, ${speedInWords(perSecond)} a second, depth ${depth}${percent > 0 ? `, about ${percent} % of the tree` : ''}`,
    paused: (steps: number) => `Recording paused at step ${count(steps)}`,
    ended(end: RecordingEnd, steps: number) {
      const recorded = `${plural(steps, 'step', 'steps')} recorded`;
      switch (end.kind) {
        case 'solved':
          return `All ${recorded}, to the solution`;
        case 'exhausted':
          return `All ${recorded}: every way has been tried`;
        case 'ended':
          return `All ${recorded}, to the end of the program`;
        default: {
          const by = {
            steps: 'the step limit',
            bytes: 'the memory limit',
            time: 'the time limit',
            person: 'you',
          };
          return `${recorded}, then stopped by ${by[end.by]}. What comes after is not known`;
        }
      }
    },
    failed: 'The recorder stopped.',
    /** Shown at the last state of a recording that ended at a limit. */
    edge: 'The recording was stopped here. What comes after is not known.',
    /** While it is being recorded, and the newest step is shown all the time. */
    following: 'Following the search to its last step.',
    waiting: (step: number) => `Going to step ${count(step)}.`,
    pause: 'Pause recording',
    resume: 'Resume recording',
    stop: 'Stop recording',
    further: 'Record more',
  },

  keep: {
    state: 'Keep this state',
    solution: 'Keep the solution',
    /** Copies the answer as rows with bars between the digits. */
    copyAnswer: 'Copy the solution',
    copyLink: 'Copy a link to this moment',
    leave: 'Back to the board',
  },
});

export type PlayerMessages = InAnyLanguage<ReturnType<typeof playerIn>>;
