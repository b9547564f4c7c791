import type { ReportMessages } from '../sections/report';

export const report: ReportMessages = {
  copy: 'Copy a report',
  copied: 'Copied',
  withPuzzle: 'with the puzzle',
};
