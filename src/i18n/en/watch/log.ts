import type { InAnyLanguage } from '../../inAnyLanguage';
import { count } from './names';

/** Some steps of a search as text. */
export const log = {
  title: 'Steps as text',
  from: 'From step',
  to: 'To step',
  form: 'What it has',
  forms: { sentences: 'Sentences', boards: 'Boards too' },
  /** The name of the text for a screen reader. */
  text: 'The steps',
  progress: (done: number, of: number) =>
    done === of ? `${count(of)} ${of === 1 ? 'step' : 'steps'}` : `${count(done)} of ${count(of)} steps`,
  /** What is wrong with the fields: the last recorded step and the most steps are known. */
  problems: {
    noNumber: (_last: number, _most: number) => 'Type two numbers of steps.',
    notRecorded: (last: number, _most: number) => `The last recorded step is ${count(last)}.`,
    backwards: (_last: number, _most: number) => 'The first step comes after the last.',
    tooMany: (_last: number, most: number) => `At most ${count(most)} steps at once.`,
  },
  copy: 'Copy',
  save: 'Save as a file',
};

export type LogMessages = InAnyLanguage<typeof log>;
