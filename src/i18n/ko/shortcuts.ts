import type { ShortcutMessages } from '../en/shortcuts';

export const shortcuts: ShortcutMessages = {
  title: '단축키',
  techniques: '모든 풀이 기법과 예',
  keys: {
    Arrows: '화살표',
    'Shift+Arrows': 'Shift + 화살표',
    '.': '점',
    Space: '스페이스',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
  groups: {
    everywhere: {
      name: '어디서나',
      lines: {
        compare: '전략 비교',
        paste: '퍼즐 붙여넣기',
        copy: '퍼즐 복사',
        copyLink: '링크 복사',
        escape: '닫기, 멈추기, 돌아가기',
        shortcuts: '이 안내',
      },
    },
    hint: {
      name: '힌트에서',
      lines: { next: '더 알려 주기', back: '뒤로 가기', fill: '채우기', leave: '판으로 돌아가기' },
    },
    board: {
      name: '판 위에서',
      lines: {
        move: '옮기기',
        extend: '여러 칸 고르기',
        digit: '숫자 쓰기',
        note: '메모나 구석 메모 쓰기, 지우기',
        centre: '가운데 메모 쓰기, 지우기',
        nextMode: '숫자, 또는 메모의 종류별로',
        toggleColours: '숫자 또는 색',
        erase: '지우기',
        rowEnds: '행의 처음과 끝',
        selectAll: '모두 고르기',
        leave: '판에서 나가기',
      },
    },
    colouring: {
      name: '색을 넣을 때',
      lines: {
        colour: '색 넣기, 빼기',
        choose: '색을 넣을 메모 고르기, 칸으로 돌아가기',
        erase: '색 지우기',
      },
    },
    setting: {
      name: '퍼즐을 입력할 때',
      lines: {
        digit: '숫자를 쓰고 다음 칸으로',
        skip: '비우고 다음 칸으로',
        back: '한 칸 뒤로 가서 지우기',
        insert: '빈칸을 끼워 넣고 뒤를 한 칸씩 밀기',
        takeOut: '칸을 빼고 뒤를 한 칸씩 당기기',
      },
    },
    watching: {
      name: '지켜볼 때',
      lines: {
        toggle: '재생, 멈춤',
        step: '한 단계씩',
        answer: '물어보면 답하기',
        lines: '방법의 한 줄씩',
        over: '줄이 부르는 호출 건너뛰기',
        out: '호출 밖으로',
        ends: '첫 단계, 마지막 단계',
        backtracks: '다음 되돌림, 이전 되돌림',
        untilChanged: '고른 칸이 바뀔 때까지',
        steer: '다르게 추측하기',
        beside: '둘째 탐색을 나란히',
        speed: '느리게, 빠르게',
        copyLink: '이 순간의 링크 복사',
        leave: '판으로 돌아가기',
      },
    },
    chart: {
      name: '탐색 차트에서',
      lines: {
        expand: '차트 펼치기, 판으로 돌아가기',
        zoom: '확대, 축소',
        showAll: '전체 보기',
        walk: '막대에서 막대로',
        zoomToBar: '막대 확대',
        goToBar: '막대의 첫 단계로',
        move: '보이는 곳 옮기기',
        scroll: '보이는 곳 위로, 아래로 옮기기',
        bookmark: '단계 표시, 표시 지우기',
      },
    },
    pages: { name: '기법 설명에서', lines: { turn: '이전, 다음' } },
    photo: {
      name: '사진을 확인할 때',
      lines: {
        move: '다른 칸으로',
        digit: '숫자 고치기',
        erase: '빈칸으로 바꾸기',
        kind: '인쇄된 숫자, 손글씨',
        doubts: '다음 의심스러운 칸, 이전 칸',
        choices: '이 칸의 선택지로',
      },
    },
    shelf: {
      name: '보관함에서',
      lines: {
        open: '퍼즐 열기, 휴지통에서는 다시 넣기',
        rename: '퍼즐 이름 바꾸기',
        remove: '퍼즐 삭제',
        undo: '마지막에 삭제한 퍼즐 다시 넣기',
      },
    },
  },
};
