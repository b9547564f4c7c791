import type { LogMessages } from '../../en/watch/log';
import { count } from './names';

export const log: LogMessages = {
  title: '단계를 글로',
  from: '처음 단계',
  to: '마지막 단계',
  form: '담을 것',
  forms: { sentences: '문장', boards: '판까지' },
  text: '단계들',
  progress: (done, of) => (done === of ? `${count(of)}단계` : `${count(of)}단계 가운데 ${count(done)}단계`),
  problems: {
    noNumber: () => '단계를 숫자로 적어 주세요.',
    notRecorded: (last) => `기록된 마지막 단계는 ${count(last)}단계입니다.`,
    backwards: () => '처음 단계가 마지막 단계보다 뒤에 있습니다.',
    tooMany: (_last, most) => `한 번에 ${count(most)}단계까지 됩니다.`,
  },
  copy: '복사',
  save: '파일로 저장',
};
