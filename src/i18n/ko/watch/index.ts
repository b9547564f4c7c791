import { byNaming } from '../../cellNames';
import type { WatchMessages } from '../../en/watch';
import { namesIn } from '../names';
import { beside } from './beside';
import { linesIn } from './lines';
import { log } from './log';
import { methodIn } from './method';
import { momentsIn } from './moments';
import { options } from './options';
import { playerIn } from './player';
import { predictIn } from './predict';
import { programIn } from './program';
import { sentencesIn } from './sentence';
import { steeringIn } from './steering';
import { strategies } from './strategies';
import { tree } from './tree';

export const watch = byNaming(
  namesIn,
  (names): WatchMessages => ({
    title: '탐색 지켜보기',
    strategy: '전략',
    cell: names.at,
    cellInSentence: names.at,
    cellAloud: names.aloud,
    ...sentencesIn(names),
    ...strategies,
    ...methodIn(names),
    ...options,
    ...playerIn(names),
    ...momentsIn(names),
    ...linesIn(names),
    log,
    tree,
    beside,
    predict: predictIn(names),
    steering: steeringIn(names),
    program: programIn(names),
    allCandidates: '모든 칸의 후보',
    more: '더 보기',
    groups: { go: '재생', keep: '가져가기', ask: '묻기', look: '보기', chart: '차트' },
    playing: '재생 중입니다.',
  }),
);
