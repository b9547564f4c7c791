import type { EntryMessages } from '../en/entry';
import { words } from './words';

export const entry: EntryMessages = {
  paste: {
    title: '퍼즐 붙여넣기',
    help: '숫자 81개를 어떤 모양으로든 넣으세요. 점, 0, 줄표, 공백은 빈칸입니다. 링크, 파일, 후보 숫자 판도 읽습니다.',
    text: '퍼즐 텍스트',
    preview: '미리 보기',
    import: '가져오기',
    openFile: '파일 열기',
    reading: '읽는 중',
    choose: (shown, total) =>
      shown === total
        ? `서로 다른 판이 ${words.count(total)}개 있습니다. 어느 것을 가져올까요?`
        : `서로 다른 판이 ${words.count(total)}개 있습니다. 처음 ${words.count(shown)}개입니다.`,
    choice: ({ number, total, name }, givens, state) => {
      const board = name ?? `${words.count(total)}개 중 ${words.count(number)}번 판`;
      const count = { one: ', 답 하나', none: ', 답 없음', many: ', 답 여러 개', unknown: '' };
      return state === 'solved'
        ? `${board}: 이미 풀림`
        : `${board}: 주어진 숫자 ${givens}개${count[state ?? 'unknown']}`;
    },
    pasteHere: '브라우저가 클립보드를 내주지 않습니다. 여기에 붙여넣으세요.',
    onlyBeginning: (characters) => `처음 ${words.count(characters)}자만 보여 줍니다.`,
  },
  examples: {
    title: '예제',
    help: '예제마다 보여 주는 것이 다릅니다. 되돌리기를 누르면 원래 판이 돌아옵니다.',
    shows: {
      array: '답 하나, 싱글만으로 풀립니다',
      euler96: '답 하나, 싱글만으로 충분합니다',
      needsSearch: '싱글만으로는 대부분의 칸이 남습니다',
      nineLines: '답이 여럿이면 사전 순으로 첫 답이 정답입니다',
      againstBruteForce: '주어진 숫자 17개, 행 순서 탐색은 1억\u00a03,800만 단계',
      inkala2012: '한때 가장 어렵다고 불린 퍼즐',
      twoSolutions: '주어진 숫자가 하나 모자랍니다',
      noSolution: '겹치는 숫자는 없지만 완성할 수 없습니다',
      longProof: '단순 탐색으로는 몇 분이 걸립니다',
      clash: '한 행에 5가 두 개',
      empty: '여기서 다 셀 수 없을 만큼 많은 답',
    },
  },
  exporting: {
    title: '텍스트로 복사 · 저장',
    notation: '표기',
    copy: '복사',
    save: '저장',
    text: '텍스트로 쓴 퍼즐',
    what: '복사할 내용',
    contents: { givens: '주어진 숫자', entries: '쓴 숫자까지', answer: '답' },
    noAnswer: (why) =>
      ({
        none: '이 퍼즐은 답이 없습니다.',
        many: '답이 여러 개인 퍼즐입니다. 풀기를 누르면 그중 하나를 판에 씁니다.',
        unknown: '아직 답을 모릅니다.',
      })[why],
    carries(what, content) {
      const apart = what.includes('entries');
      if (content === 'answer')
        return apart
          ? '주어진 숫자와 답으로 채운 숫자를 구별합니다.'
          : '답으로 채운 숫자도 주어진 숫자처럼 적습니다.';
      const cells = !what.includes('candidates')
        ? ''
        : what.includes('loneCandidates')
          ? ' 빈칸에는 후보 숫자를 적습니다.'
          : ' 빈칸에는 후보 숫자를 적으며, 하나뿐인 후보는 주어진 숫자처럼 보입니다.';
      if (content === 'givens') return `주어진 숫자만 담고, 쓴 숫자와 메모는 뺍니다.${cells}`;
      return (
        `${apart ? '주어진 숫자와 쓴 숫자를 구별합니다' : '쓴 숫자도 주어진 숫자처럼 적습니다'}. ` +
        `메모는 ${what.includes('notes') ? '함께 담습니다' : '빠집니다'}.${cells}`
      );
    },
    preparing: '쓰는 중',
  },
  aside: {
    title: '따로 보관한 판',
    help: '다른 탭의 판으로 바뀌면서 남겨 둔 판과, 저장되었지만 읽을 수 없던 데이터입니다. 지우기 전까지 그대로 있습니다.',
    none: '따로 보관한 것이 없습니다.',
    name(what, why) {
      if (why === 'otherTab') return '다른 탭의 판';
      const named = {
        game: '저장된 판',
        bookmarks: '차트의 표시',
        settings: '설정',
        techniques: '기법 선택',
      };
      return `${named[what]} (${why === 'damaged' ? '손상됨' : '더 새로운 버전'})`;
    },
    when(at) {
      const date = new Date(at);
      const minutes = String(date.getMinutes()).padStart(2, '0');
      return `${date.getFullYear()}년 ${date.getMonth() + 1}월 ${date.getDate()}일 ${date.getHours()}:${minutes}`;
    },
    holds: ({ givens, entries }, moves) =>
      [
        `주어진 숫자 ${givens}개`,
        ...(entries > 0 ? [`쓴 숫자 ${entries}개`] : []),
        `${words.count(moves)}수`,
      ].join(', '),
    partly: '읽을 수 있는 부분만 보입니다.',
    unreadable: (isNewer) =>
      isNewer
        ? '이 버전에서는 읽을 수 없습니다. 페이지가 새로워질 때까지 남겨 두세요.'
        : '여기서는 판을 읽을 수 없습니다.',
    bringBack: '되살리기',
    save: '파일로 저장',
    copy: '복사',
    remove: '지우기',
    removeForGood: '완전히 지우기',
    fromFile: '파일에서 되살리기',
  },
};
