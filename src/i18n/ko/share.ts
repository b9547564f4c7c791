import { clock } from '../clock';
import type { ShareMessages } from '../en/share';

export const share: ShareMessages = {
  title: '공유',
  resultTitle: '결과',
  result: (level, day, milliseconds, hints) =>
    [
      'Unwind',
      [level, day].filter((part) => part !== null).join(' '),
      clock(milliseconds),
      hints === 0 ? '힌트 없이' : `힌트 ${hints}번`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  shareResult: '결과 공유',
  copyResult: '결과 복사',
  withoutAnswer: '답 빼고',
  link: '링크',
  what: '링크로 열 내용',
  contents: {
    puzzle: '퍼즐만',
    board: '쓴 것까지',
    hint: '이 힌트',
    watch: '이 순간',
    compare: '이 비교',
  },
  address: '링크 주소',
  copyLink: '링크 복사',
  otherApp: '다른 앱으로',
  qr: '링크의 QR 코드',
  qrNote: '휴대폰 카메라로 비추면 열립니다.',
  tooLong: '링크가 길어서 QR 코드에 담을 수 없습니다.',
  withoutCode: '코드는 길어서 링크에 담지 못했습니다.',
  embed: '웹페이지에 넣기',
  embedCode: '웹페이지용 HTML',
  copyEmbed: 'HTML 복사',
  picture: '그림',
  look: '그림의 밝기',
  looks: { light: '밝게', dark: '어둡게' },
  candidates: '모든 후보',
  copyPicture: '복사',
  sharePicture: '그림 공유',
  savePng: 'PNG로 저장',
  saveSvg: 'SVG로 저장',
  openInApp: 'Unwind에서 열기',
};
