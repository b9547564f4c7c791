import type { MoreMessages } from '../messages';
import { answer } from './answer';
import { chart } from './chart';
import { clip } from './clip';
import { colours } from './colours';
import { data } from './data';
import { doctorIn } from './doctor';
import { document } from './document';
import { entry } from './entry';
import { many } from './many';
import { menus, options } from './menus';
import { newPuzzle } from './newPuzzle';
import { noticeActions, noticesIn } from './notices';
import { photo } from './photo';
import { play } from './play';
import { print } from './print';
import { readingIn } from './reading';
import { report } from './report';
import { share } from './share';
import { shelf } from './shelf';
import { shortcuts } from './shortcuts';

export const more: MoreMessages = {
  answer,
  chart,
  clip,
  colours,
  data,
  doctor: doctorIn(null),
  doctorIn,
  document,
  entry,
  many,
  menus,
  newPuzzle,
  noticeActions,
  notices: noticesIn(null),
  noticesIn,
  options,
  photo,
  play,
  print,
  reading: readingIn(null),
  readingIn,
  report,
  share,
  shelf,
  shortcuts,
};
