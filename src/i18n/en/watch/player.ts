import type { PlayerMessages } from '../../sections/watch/player';
import { count, plural, type WatchNames } from './names';

/** Writes a speed of 1,500 as 1.5k: two figures are enough. */
function speedInWords(speed: number): string {
  const rounded = (value: number): string => String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  if (speed >= 1e6) return `${rounded(speed / 1e6)}M`;
  return speed >= 1000 ? `${rounded(speed / 1000)}k` : rounded(speed);
}

/** The words for playing and recording a search. */
export const playerIn = ({ at }: WatchNames): PlayerMessages => ({
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
    stop: speedInWords,
    perSecond: (speed) => `${speedInWords(speed)} ${speed === 1 ? 'step' : 'steps'}/s`,
    sixty: 'board shows 60 a second',
    finish: 'Finish in ten seconds',
    finishing: 'to the end in ten seconds',
    slowDown: 'Slow down at backtracks',
    slowDownNote: 'at high speed, only long ones',
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
          return `All ${recorded}: every way has been tried`;
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
    edge: 'The recording was stopped here. What comes after is not known.',
    waiting: (step) => `Going to step ${count(step)}.`,
    pause: 'Pause recording',
    resume: 'Resume recording',
    stop: 'Stop recording',
    further: 'Record more',
  },

  keep: {
    state: 'Keep this state',
    solution: 'Keep the solution',
    copyAnswer: 'Copy the answer',
    copyLink: 'Copy a link to this moment',
    leave: 'Back to the board',
  },
});
