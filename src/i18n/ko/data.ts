import type { DataMessages } from '../en/data';
import { words } from './words';

const { count } = words;

export const data: DataMessages = {
  title: '내 데이터',
  promise:
    '여기서 하는 일은 모두 이 기기의 이 브라우저에만 남습니다. 어디로도 보내지 않습니다. 계정이 없고, 방문을 세지 않으며, 퍼즐도 여기서 풉니다.',
  keptTitle: '남는 것',
  kept: (puzzles, binned, asides) => [
    '지금 판과 지금까지 둔 모든 수: 쉬었다가 이어서 풀고 되돌릴 수 있습니다.',
    `보관함의 퍼즐 ${count(puzzles)}개와 둔 수, 메모, 시간, 결과.`,
    ...(binned === 0 ? [] : [`휴지통에 있는 삭제한 퍼즐 ${count(binned)}개.`]),
    '설정, 힌트에 쓰도록 고른 기법, 탐색에서 표시한 단계.',
    ...(asides === 0 ? [] : [`따로 보관한 것 ${count(asides)}개.`]),
    '최근에 연, 퍼즐이 많은 파일: 새로 고쳐도 다시 열립니다. 그중 20 MB까지 아래의 파일에 들어갑니다.',
    '앱 자체: 그래서 인터넷 없이도 쓸 수 있습니다.',
  ],
  fileTitle: '모두 파일 하나로',
  fileHelp:
    '다른 브라우저나 기기로 옮기거나 사본으로 두세요. 파일을 추가하면 퍼즐은 보관함에, 판은 지금 판에 놓이고 설정도 옮겨집니다. 있던 판은 되돌리기로 돌아옵니다.',
  save: '파일로 저장',
  add: '파일에서 추가',
  deleteTitle: '모두 삭제',
  deleteHelp:
    '판, 보관함과 휴지통, 모든 설정, 보관된 파일을 지웁니다. 앱 자체는 남습니다. 이 창을 닫기 전에는 되돌려 놓을 수 있고, 그 뒤에는 저장해 둔 파일로만 되살릴 수 있습니다.',
  deleteAll: '모두 삭제',
  deleteForGood: '네, 모두 삭제합니다',
  deleted: '모두 삭제했습니다.',
  putBack: '되돌려 놓기',
};
