import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

/** What is wrong with the settings of a clip. */
export type ClipProblem =
  /** A field does not contain a whole number. */
  | { readonly kind: 'noNumber'; readonly field: ClipField; readonly text: string }
  | {
      readonly kind: 'notRecorded';
      readonly field: 'from' | 'to';
      readonly step: number;
      readonly last: number;
    }
  /** The last step does not come after the first one. */
  | { readonly kind: 'order'; readonly field: 'to'; readonly from: number; readonly to: number }
  | { readonly kind: 'frames'; readonly field: 'frames'; readonly least: number; readonly most: number };

export type ClipField = 'from' | 'to' | 'frames';

/** The planned clip: its frames, its steps, its length, and its estimated size in bytes. */
interface Planned {
  readonly frames: number;
  /** How many states there are from the first one to the last. */
  readonly states: number;
  /** The length of the clip. */
  readonly milliseconds: number;
  /** How long the last frame is shown, in milliseconds. */
  readonly held: number;
  readonly bytes: number;
}

const { count } = words;

const FIELDS: { readonly [K in ClipField]: string } = {
  from: 'From step',
  to: 'To step',
  frames: 'Frames',
};

/** A duration, with one decimal place if it is short. */
const seconds = (milliseconds: number): string => {
  const value = milliseconds / 1000;
  return `${value < 20 ? Number(value.toFixed(1)) : Math.round(value)} s`;
};

const weight = (bytes: number): string =>
  bytes < 950_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** A size with one or two figures, because it is only an estimate. */
const roughly = (bytes: number): string => weight(Number(bytes.toPrecision(bytes < 100_000 ? 1 : 2)));

export const clip = {
  title: 'Save a clip',
  says: 'Some steps of the search as an animated picture (GIF), in the colours of the screen.',
  ...FIELDS,
  speed: 'Speed',
  perSecond: (frames: number) => (frames === 1 ? '1 frame a second' : `${count(frames)} frames a second`),
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  planned: ({ frames, states, milliseconds, held, bytes }: Planned) =>
    `${count(frames)} frames, ${
      frames === states ? 'one for each step' : `spread evenly over ${count(states - 1)} steps`
    }: ${seconds(milliseconds)} long, with ${seconds(held)} on the last frame. About ${roughly(bytes)}.`,
  problem(problem: ClipProblem) {
    const name = FIELDS[problem.field];
    switch (problem.kind) {
      case 'noNumber':
        return problem.text.trim() === ''
          ? `“${name}” is empty: give a whole number.`
          : `“${name}” is “${problem.text.trim()}”: give a whole number.`;
      case 'notRecorded':
        return `Step ${count(problem.step)} is not recorded: the last one is ${count(problem.last)}.`;
      case 'order':
        return problem.from === problem.to
          ? `A clip needs two steps at least, and this is only step ${count(problem.from)}.`
          : `Step ${count(problem.to)} comes before step ${count(problem.from)}: the clip would run backwards.`;
      case 'frames':
        return `A clip has ${count(problem.least)} to ${count(problem.most)} frames.`;
    }
  },
  save: 'Save the clip',
  /** The name of the progress bar. */
  progress: 'Clip',
  drawing: (done: number, of: number, bytes: number) =>
    `Drawing the clip: ${count(done)} of ${count(of)} frames, ${weight(bytes)}`,
  goesOn: 'It goes on when you close this, and is saved when it is done.',
  cancel: 'Cancel the clip',
  unsupported:
    'This browser cannot draw clips: it lacks OffscreenCanvas. A newer browser can. The chart can be saved as PNG or SVG here.',
  /** The text below the board, in every frame. */
  caption: {
    step: (step: number) => `Step ${count(step)}`,
    depth: (depth: number) => `Depth ${depth}`,
    outcome: { deadEnd: 'Dead end', solved: 'Solved', exhausted: 'All tried' },
  },
  fileName: (from: number, to: number) => `search-steps-${from}-${to}`,
};

export type ClipMessages = InAnyLanguage<typeof clip>;
