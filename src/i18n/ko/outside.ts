import type { OutsideMessages } from '../en/outside';

export const outside: OutsideMessages = {
  needsScripts: '스도쿠를 읽고 풀고 보여 주려면 JavaScript가 필요합니다.',
  tooOld:
    '브라우저가 오래되어 Unwind를 열 수 없습니다. Safari 16.4, Firefox 121, Chrome 111 이상에서 열어 주세요.',
  stalled: 'Unwind를 다 불러오지 못해 판이 응답하지 않습니다. 연결을 확인하고 페이지를 새로 고치세요.',
  keeping: '불러오는 중입니다. 하신 조작은 곧 처리합니다.',
};
