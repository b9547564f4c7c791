/**
 * Text to puzzle and back. A text is read by detection (`readText`) or in a notation by name (`readAs`); a puzzle is
 * written in any notation that can carry it (`writeAs`). README.md tells
 * where things are. Reading is work for a worker; only `readLink`, `writeLink`, `writeLines` and `writeBars` are
 * small enough for the page itself.
 */
export { type Attendance, readAs, readText } from './detect';
export type { Carries } from './format';
export { type EntriesLeft, type Link, readLink, type WatchLink } from './links/link';
export { writeLink } from './links/writeLink';
export { hasTrait, type NotationId } from './notations';
export { type ReadBefore, readOtherwise, type SecondLook } from './otherwise';
export { writeBars } from './plain/writeBars';
export { writeLines } from './plain/writeLines';
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
export { FORMATS, WRITABLE_IDS, type WritableId } from './registry';
export { type Writing, writeAll } from './writeAll';
export { writeAs } from './writeAs';
