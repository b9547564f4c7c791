import type { ReportMessages } from '../en/report';

export const report: ReportMessages = {
  copy: '보고서 복사',
  copied: '복사함',
  withPuzzle: '퍼즐도 넣기',
};
