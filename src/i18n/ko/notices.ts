import type { EntriesLeft } from '../../sudoku/formats';
import type { Names } from '../cellNames';
import type { NoticeActionMessages, NoticeMessages } from '../en/notices';
import type { WorkUnderWay } from '../notice';
import { echo } from '../tell';
import { app } from './app';
import { clip } from './clip';
import { outcome } from './many';
import { withParticle } from './particles';
import { readingIn } from './reading';
import { words } from './words';

/** If a link has more keys than this, they are counted, not named. */
const MOST_KEYS = 3;

const unknownKeys = (keys: readonly string[]): string =>
  keys.length > MOST_KEYS
    ? `링크에 이 버전이 모르는 내용이 ${words.count(keys.length)}가지 있어 건너뛰었습니다.`
    : `링크의 ${keys.map((key) => `‘${echo(key)}’`).join(', ')} 부분은 이 버전이 모르는 내용이라 건너뛰었습니다.`;

const WAITING: Readonly<Record<WorkUnderWay, string>> = {
  reading: '퍼즐을 읽는 중…',
  answer: '푸는 중…',
  puzzle: '퍼즐을 만드는 중…',
  shelf: '보관함을 바꾸는 중…',
  part: app.loading,
};

const STOPPED: Readonly<Record<WorkUnderWay, string>> = {
  reading: '읽기를 멈췄습니다. 판은 그대로입니다.',
  answer: '풀기를 멈췄습니다.',
  puzzle: '퍼즐 만들기를 멈췄습니다. 판은 그대로입니다.',
  shelf: '기다리기를 멈췄습니다.',
  part: '기다리기를 멈췄습니다.',
};

const notDone = (count: number): string => `그 뒤에 하신 조작 ${words.count(count)}개는 처리하지 않았습니다.`;

export function noticesIn(names: Names): NoticeMessages {
  const { at } = names;
  const reading = readingIn(names);
  const entriesLeft = (entries: EntriesLeft): string =>
    entries.kind === 'onGivens'
      ? reading.onGivens(entries.cells)
      : `링크에 든 쓴 숫자는 읽을 수 없어 뺐습니다. ${reading.error(entries.error)}`;
  return {
    imported: ({ choice, left }) =>
      `${reading.recognised(choice)}${left === null ? '' : ` ${reading.left(left)}`}`,
    usedPhoto: () => '사진에서 읽은 내용을 판에 놓았습니다. 사진은 남기지 않았습니다.',
    openedLink: () => '링크의 퍼즐을 열었습니다.',
    openedExample: ({ example }) => `‘${app.exampleNames[example]}’ 예제를 열었습니다.`,
    unknownLinkKeys: ({ keys }) => unknownKeys(keys),
    linkInPart: ({ newer, keys, entries, codeLeft }) =>
      [
        ...(newer ? ['더 새로운 버전의 Unwind에서 만든 링크입니다. 이 버전이 아는 부분만 열었습니다.'] : []),
        ...(!newer && keys.length > 0 ? [unknownKeys(keys)] : []),
        ...(entries === null ? [] : [entriesLeft(entries)]),
        ...(codeLeft ? ['링크에 든 코드는 일부가 빠지거나 바뀌어 뺐습니다.'] : []),
      ].join(' '),
    unknownLink: () => '이 버전이 모르는 형식의 링크입니다. 판은 그대로입니다.',
    badLink: ({ error }) => `링크에서 퍼즐을 읽을 수 없습니다. ${reading.error(error)}`,
    waiting: ({ work, hasMore }) =>
      `${WAITING[work]}${hasMore ? ' 그 뒤에 하신 조작은 이어서 처리합니다.' : ''}`,
    stopped: ({ work, dropped }) => [STOPPED[work], ...(dropped > 0 ? [notDone(dropped)] : [])].join(' '),
    dropped: ({ count }) => notDone(count),
    makingPuzzle: () => '퍼즐을 만드는 중…',
    puzzleReady: () => '새 퍼즐이 준비되었습니다. 판은 그대로입니다.',
    madePuzzle: ({ asWished }) =>
      asWished ? '새 퍼즐을 열었습니다.' : '조건에 가장 가까운 퍼즐을 열었습니다. 조건과 꼭 맞지는 않습니다.',
    lesson: ({ name }) => `다음 단계를 찾아보세요: ${name}. 힌트를 누르면 볼 곳을 알려 줍니다.`,
    lessonRight: ({ name, why }) => `맞습니다. ${name}: ${why}`,
    lessonWrong: ({ cell, digit }) =>
      `틀렸습니다. 답에서 ${at(cell)}에는 ${withParticle(digit, '이/가')} 들어갑니다.`,
    lessonOther: ({ name }) => `맞지만, 이번에 찾을 단계가 아닙니다. 찾을 기법: ${name}.`,
    emptied: () => '판을 비웠습니다.',
    noBlank: () => '메모는 빈칸에만 쓸 수 있습니다. 판은 그대로입니다.',
    noNote: ({ digit }) => `여기에는 색칠할 메모 ${withParticle(digit, '이/가')} 없습니다.`,
    restarted: () => '쓴 숫자와 메모, 색을 지웠습니다. 주어진 숫자는 그대로입니다.',
    adopted: () => '쓴 숫자가 주어진 숫자가 되었습니다.',
    givensChanged({ changes: [first, ...others] }) {
      if (first === undefined || others.length > 0)
        return `주어진 숫자 ${words.count(others.length + 1)}칸을 바꾸었습니다.`;
      const cell = at(first.cell);
      return first.digit === null
        ? `${withParticle(cell, '을/를')} 비웠습니다.`
        : `${cell}의 주어진 숫자는 이제 ${first.digit}입니다.`;
    },
    copied({ what }) {
      const copied = {
        puzzle: '아홉 줄로 복사했습니다.',
        link: '이 퍼즐의 링크를 복사했습니다.',
        linkWithoutCode: '이 퍼즐의 링크를 복사했습니다. 코드는 길어서 링크에 담지 못했습니다.',
        boardPicture: '그림을 복사했습니다.',
        embedCode: '웹페이지용 HTML을 복사했습니다.',
        result: '답을 뺀 결과를 복사했습니다.',
        answer: '답을 글자 그림으로 복사했습니다.',
        answerLines: '답을 아홉 줄로 복사했습니다.',
        steps: '단계를 복사했습니다.',
      };
      return what === 'puzzle' ||
        what === 'link' ||
        what === 'linkWithoutCode' ||
        what === 'boardPicture' ||
        what === 'embedCode' ||
        what === 'result' ||
        what === 'answer' ||
        what === 'answerLines' ||
        what === 'steps'
        ? copied[what]
        : `복사했습니다: ${reading.notation(what)}.`;
    },
    saved: ({ name }) => `${name} 파일로 저장했습니다.`,
    cannotCopy: () =>
      '브라우저가 복사를 허용하지 않습니다. ‘텍스트로 복사 · 저장’에서 텍스트를 볼 수 있습니다.',
    cannotCopyAnswer: () =>
      '브라우저가 복사를 허용하지 않습니다. ‘답 남기기’를 누르면 ‘텍스트로 복사 · 저장’에서 볼 수 있습니다.',
    cannotCopyPicture: () =>
      '브라우저가 복사를 허용하지 않습니다. ‘PNG로 저장’으로 그림을 저장할 수 있습니다.',
    cannotReadFile: () => '파일을 읽을 수 없습니다.',
    fileTooLarge: () => '파일이 256 MB보다 큽니다. 판은 그대로입니다.',
    manyGoOn: () => '퍼즐을 계속 풀고 있습니다.',
    manyEnded: ({ found, whole }) => outcome(found, whole ? '풀었습니다' : '풀고 오류로 끝났습니다'),
    cannotSave: ({ why }) =>
      why === 'off'
        ? '브라우저가 이 페이지의 데이터를 저장하지 않습니다. 쓸 수는 있지만 새로 고치면 처음부터 시작합니다.'
        : '브라우저 저장 공간이 가득 찼습니다. 쓸 수는 있지만 새로 고치면 바뀐 내용이 남지 않습니다.',
    setAside({ what, why }) {
      if (why === 'otherTab') return '다른 탭의 판을 따로 보관했습니다.';
      const because = why === 'damaged' ? '손상되어' : '더 새로운 버전의 것이라';
      return what === 'game'
        ? `저장된 판이 ${because} 따로 보관했습니다. 처음부터 시작합니다.`
        : `저장된 판의 마지막 수가 ${because} 따로 보관했습니다. 판은 그 전 상태입니다.`;
    },
    otherSetAside({ what, why }) {
      const because = why === 'damaged' ? '손상되어' : '더 새로운 버전의 것이라';
      return {
        bookmarks: `차트의 표시가 ${because} 따로 보관했습니다. 지금은 표시가 없습니다.`,
        settings: `설정이 ${because} 따로 보관했습니다. 지금은 처음 설정입니다.`,
        techniques: `기법 선택이 ${because} 따로 보관했습니다. 지금은 모든 기법을 씁니다.`,
      }[what];
    },
    copiedAside: () => '저장된 그대로 복사했습니다.',
    cannotCopyAside: () => '브라우저가 복사를 허용하지 않습니다. 파일로 저장해 보세요.',
    broughtBack: () => '따로 보관한 판을 되살렸습니다. 되돌리기도 할 수 있습니다.',
    shelfFailed: ({ why }) =>
      ({
        full: '보관함에 남은 공간이 없습니다. 지금 판과 보관된 퍼즐은 그대로이며, 새로운 것은 보관함에 들어가지 않습니다.',
        newer:
          '보관함이 더 새로운 버전의 Unwind로 저장되었습니다. 페이지를 새로 고치세요. 지금 판은 저장됩니다.',
        silent:
          '브라우저의 데이터베이스가 아직 응답하지 않습니다. 저장된 것은 응답하면 나타나고, 여기서 한 것은 저장됩니다. Unwind의 다른 탭을 닫아 보세요.',
        broken: '브라우저의 데이터베이스가 응답하지 않아 보관함을 쓸 수 없습니다. 지금 판은 저장됩니다.',
      })[why],
    openElsewhere: () =>
      '이 퍼즐은 다른 탭에 열려 있고 그 탭이 저장합니다. 여기서 계속하기 전까지 이 탭에서 한 것은 따로 보관합니다.',
    shelfGone: () => '다른 탭에서 이 퍼즐을 삭제했습니다.',
    openedKept: () => '보관함에서 열었습니다.',
    removedKept: ({ count }) => `퍼즐 ${words.count(count)}개를 휴지통으로 옮겼습니다.`,
    putBackKept: ({ count }) => `퍼즐 ${words.count(count)}개를 보관함에 다시 넣었습니다.`,
    deletedElsewhere: () =>
      '다른 탭에서 모든 데이터를 삭제했습니다. 이 판은 보이기만 할 뿐 더는 저장되지 않습니다.',
    shelfTaken: ({ added, renewed, known, unreadable }) =>
      [
        `퍼즐 ${words.count(added)}개를 추가했습니다.`,
        ...(renewed > 0 ? [`${words.count(renewed)}개는 더 푼 상태로 바꾸었습니다.`] : []),
        ...(known > 0 ? [`${words.count(known)}개는 이미 보관함에 있었습니다.`] : []),
        ...(unreadable > 0 ? [`${words.count(unreadable)}개는 읽을 수 없습니다.`] : []),
      ].join(' '),
    shelfNotTaken: ({ why }) =>
      ({
        noPuzzles: '파일에서 읽을 수 있는 퍼즐을 찾지 못했습니다. 보관함은 그대로입니다.',
        damaged: '파일이 손상되었습니다. 보관함은 그대로입니다.',
        newer: '파일이 더 새로운 버전의 Unwind로 저장되었습니다. 보관함은 그대로입니다.',
      })[why],
    partAbsent: ({ why }) =>
      ({
        offline:
          '인터넷에 연결되어 있지 않아 이 기능을 불러오지 못했습니다. 판은 그대로입니다. 연결되면 다시 해 보세요.',
        outdated:
          'Unwind의 새 버전이 나와 이 기능을 불러오지 못했습니다. 판은 그대로입니다. 페이지를 새로 고치세요.',
        refused: '이 기능을 불러오지 못했습니다. 판은 그대로입니다. 다시 해 보세요.',
        stuck: '이 기능을 불러오지 못했습니다. 판은 그대로입니다. 페이지를 새로 고치세요.',
      })[why],
    mistake: () => 'Unwind에 오류가 나서 방금 한 일이 되지 않았을 수 있습니다. 판은 그대로입니다.',
    fileNotKept: ({ name, why }) => {
      const file = name ?? '붙여넣은 텍스트';
      return why === 'tooLarge'
        ? `${file}: 100 MB가 넘어 새로 고칠 때 남지 않았습니다. 다시 열어 주세요.`
        : `${file}: 더는 보관되어 있지 않습니다. 다시 열어 주세요.`;
    },
    workerAbsent: ({ why }) =>
      ({
        offline:
          '인터넷에 연결되어 있지 않아 풀이 기능을 불러오지 못했습니다. 연결되면 이어서 풉니다. 판은 그대로입니다.',
        outdated:
          'Unwind의 새 버전이 나와 풀이 기능을 불러오지 못했습니다. 판은 그대로입니다. 페이지를 새로 고치세요.',
        refused: '풀이 기능을 불러오지 못해 다시 시도하고 있습니다. 판은 그대로입니다.',
        stuck: '풀이 기능을 불러오지 못했습니다. 판은 그대로입니다. 페이지를 새로 고치세요.',
      })[why],
    newVersion: () => 'Unwind의 새 버전이 있습니다. 판은 그대로 남습니다.',
    takingNewVersion: () => '새 버전으로 바꾸고 있습니다. 곧 페이지가 저절로 새로 열립니다.',
    workerRestarted: () => '풀이 기능이 응답하지 않아 다시 시작했습니다. 판은 그대로입니다.',
    hintRestarted: () => '힌트를 찾던 작업이 응답하지 않아 다시 시작했습니다. 판은 그대로입니다.',
    workerFailed: () => '풀이가 두 번 멈췄습니다. 판은 그대로입니다. 다시 해 보세요.',
    raceRestarted: () => '경주의 일부가 응답하지 않아 다시 시작했습니다. 끝난 결과는 그대로입니다.',
    notRecorded: ({ step }) =>
      `${words.count(step)}단계는 기록되지 않았습니다. 기록이 그 전에 멈췄고, 지금 보는 것이 마지막 단계입니다.`,
    recordingRestarted: () => '기록 기능이 응답하지 않아 탐색을 처음부터 다시 기록합니다.',
    recordingFailed: () => '기록이 두 번 멈췄습니다. 지켜보기에서 나갔다가 다시 들어와 보세요.',
    clipFailed: ({ why }) =>
      ({
        crashed: '클립을 그리던 작업이 응답하지 않아 저장하지 못했습니다. 다시 시도해 주세요.',
        searchGone: '탐색이 다른 것으로 바뀌어 클립을 끝내지 못했습니다.',
        unsupported: clip.unsupported,
      })[why],
    keptState: () => '탐색이 채운 숫자를 판에 남겼습니다.',
    keptSolution: () => '탐색이 찾은 답을 판에 남겼습니다.',
  };
}

export const noticeActions: NoticeActionMessages = {
  undo: '되돌리기',
  keepMine: '이 판 쓰기',
  showMany: '보기',
  showAside: '보기',
  takeOver: '여기서 계속하기',
  putBack: '다시 넣기',
  beginAfresh: '새로 시작하기',
  takeNewVersion: '새 버전 쓰기',
  stopWaiting: '멈추기',
  stopMaking: '멈추기',
  openMade: '열기',
  nextLesson: '다음 판',
  showAll: '모두 보기',
};
