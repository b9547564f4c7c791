/**
 * Text to puzzle and back. A text is read by detection (`readText`) or in a notation by name (`readAs`); a puzzle is
 * written in any notation that can carry it (`writeAs`). `FORMATS` lists the notations, one file each; what they
 * share is in `shared/`. Reading is work for a worker; only `readLink`, `writeLink`, `writeLines` and `writeBars` are
 * small enough for the page itself.
 */
export { type Attendance, readAs, readText } from './detect';
export { type EntriesLeft, type Link, readLink, type WatchLink } from './link';
export { type ReadBefore, readOtherwise, type SecondLook } from './otherwise';
export type {
  Choice,
  Oddity,
  OtherReading,
  Place,
  Problem,
  Reading,
  ReadingError,
  Repair,
  RepairKind,
  VariantRule,
  Way,
} from './reading';
export { FORMATS, type NotationId, WRITABLE_IDS, type WritableId } from './registry';
export type { Carries } from './shared/format';
export { type Writing, writeAll } from './writeAll';
export { writeAs } from './writeAs';
export { writeBars } from './writeBars';
export { writeLines } from './writeLines';
export { writeLink } from './writeLink';
