import { byNaming } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { answerIn } from './answer';
import { chart } from './chart';
import { clip } from './clip';
import { colours } from './colours';
import { data } from './data';
import { doctorIn } from './doctor';
import { document } from './document';
import { entry } from './entry';
import { many } from './many';
import { menus, options } from './menus';
import { namesIn } from './names';
import { newPuzzle } from './newPuzzle';
import { noticeActions, noticesIn } from './notices';
import { photoIn } from './photo';
import { playIn } from './play';
import { print } from './print';
import { readingIn } from './reading';
import { record } from './record';
import { report } from './report';
import { share } from './share';
import { shelf } from './shelf';
import { shortcuts } from './shortcuts';

/** The words of panels, dialogs and notices. They load after the first paint. */
export const more = byNaming(namesIn, (names) => ({
  answer: answerIn(names),
  chart,
  clip,
  colours,
  data,
  doctor: doctorIn(names),
  document,
  entry,
  many,
  menus,
  newPuzzle,
  noticeActions,
  notices: noticesIn(names),
  options,
  photo: photoIn(names),
  play: playIn(names),
  print,
  reading: readingIn(names),
  record,
  report,
  share,
  shelf,
  shortcuts,
}));

export type MoreMessages = InAnyLanguage<ReturnType<typeof more>>;
