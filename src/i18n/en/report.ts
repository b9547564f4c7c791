import type { InAnyLanguage } from '../inAnyLanguage';

export const report = {
  /** The button that copies the details that a developer needs. */
  copy: 'Copy a report',
  copied: 'Copied',
  withPuzzle: 'with the puzzle',
};

export type ReportMessages = InAnyLanguage<typeof report>;
