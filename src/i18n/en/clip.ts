import type { ClipField, ClipMessages } from '../sections/clip';
import { words } from './words';

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

export const clip: ClipMessages = {
  title: 'Save a clip',
  says: 'Some steps of the search as an animated picture (GIF), in the colours of the screen.',
  ...FIELDS,
  speed: 'Speed',
  perSecond: (frames) => (frames === 1 ? '1 frame a second' : `${count(frames)} frames a second`),
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  planned: ({ frames, states, milliseconds, held, bytes }) =>
    `${count(frames)} frames, ${
      frames === states ? 'one for each step' : `spread evenly over ${count(states - 1)} steps`
    }: ${seconds(milliseconds)} long, with ${seconds(held)} on the last frame. About ${roughly(bytes)}.`,
  problem(problem) {
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
  progress: 'Clip',
  drawing: (done, of, bytes) => `Drawing the clip: ${count(done)} of ${count(of)} frames, ${weight(bytes)}`,
  goesOn: 'It goes on when you close this, and is saved when it is done.',
  cancel: 'Cancel the clip',
  unsupported:
    'This browser cannot draw clips: it lacks OffscreenCanvas. A newer browser can. The chart can be saved as PNG or SVG here.',
  caption: {
    step: (step) => `Step ${count(step)}`,
    depth: (depth) => `Depth ${depth}`,
    outcome: { deadEnd: 'Dead end', solved: 'Solved', exhausted: 'All tried' },
  },
  fileName: (from, to) => `search-steps-${from}-${to}`,
};
