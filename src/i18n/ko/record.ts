import { clock } from '../clock';
import type { RecordMessages } from '../en/record';

const WEEKDAYS = '월 화 수 목 금 토 일'.split(' ').map((day) => `${day}요일`);

export const record: RecordMessages = {
  absent: '지금은 보관함을 읽을 수 없어 무엇을 풀었는지 알 수 없습니다.',
  calendar: {
    title: '달력',
    help: '날마다 난이도별 퍼즐이 하나씩 있고, 누구에게나 같습니다.',
    weekdays: WEEKDAYS,
    month: ({ year, month }) => `${year}년 ${month}월`,
    earlier: '이전 달',
    later: '다음 달',
    toToday: '오늘',
    date: ({ year, month, day }, weekday) => `${year}년 ${month}월 ${day}일 ${WEEKDAYS[weekday]}`,
    marks: { done: '풀었음', begun: '푸는 중', missed: '풀지 않음' },
    counts: (done, begun) =>
      [...(done > 0 ? [`${done}개 풀었음`] : []), ...(begun > 0 ? [`${begun}개 푸는 중`] : [])].join(', '),
    puzzles: '이날의 퍼즐',
    print: '이날의 퍼즐 인쇄',
    making: (number, of) => `퍼즐 ${of}개 중 ${number}번째를 만드는 중…`,
    solved: '풀었음',
    begun: '푸는 중',
    open: '시작 전',
    inARow: (days) => `그날그날 푼 퍼즐, ${days}일 연속`,
  },
  statistics: {
    title: '통계',
    solved: '푼 퍼즐',
    best: '최고 기록',
    median: '중앙값',
    withoutHints: '힌트 없이',
    plot: (number, shortest, longest, last) =>
      `최근 기록 ${number}개: ${clock(shortest)}에서 ${clock(longest)} 사이, 마지막은 ${clock(last)}`,
    key: '막대 하나가 퍼즐 하나이고, 오른쪽이 가장 최근입니다. 속이 빈 막대는 힌트를 보고 푼 퍼즐입니다.',
    empty: '통계 비우기',
    emptied: '통계를 지금부터 새로 셉니다. 보관함과 달력은 그대로 있습니다.',
    putBack: '되돌리기',
  },
  course: {
    title: '기법 배우기',
    help: (boards) =>
      `모든 기법을 쉬운 것부터 익힙니다. 기법마다 판이 ${boards}개 있고, 힌트를 보지 않고 찾아낸 판만 셉니다.`,
    begin: (name) => `시작하기: ${name}`,
    goOn: (name) => `이어서 하기: ${name}`,
    over: '모든 기법을 혼자 찾아냈습니다.',
    done: (done, all) => `${all}개 중 ${done}개`,
    found: (boards, all) => `, 판 ${all}개 중 ${boards}개에서 혼자 찾음`,
    about: (name) => `설명 보기: ${name}`,
  },
  pause: {
    title: '멈춤',
    help: '시간이 멈추고 판이 가려집니다.',
    goOn: '계속하기',
  },
};
