import type { DocumentMessages } from '../en/document';

export const document: DocumentMessages = {
  title: 'Unwind: 스도쿠 풀이',
  description:
    '스도쿠를 입력하거나 붙여넣으면 답을 구하고, 탐색 과정을 보여 주고, 따라갈 수 있는 힌트를 줍니다.',
};
