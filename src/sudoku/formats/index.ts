/**
 * From text to puzzle and back. `readText` detects the notation of a text; `writeAs` writes a puzzle in any notation
 * that can hold it. README.md lists the files. Reading is work for a worker;
 * only `readLink`, `writeLink`, `writePacked`, `writeLines` and `writeBars` are small enough for the page itself.
 */
export { readCopied, readText } from './detect';
export { type FolderGame, writeFolder } from './documents/openSudoku';
export type { CellContent } from './format';
export { type EntriesLeft, type Link, readLink } from './links/link';
export type { Shown, WatchLink } from './links/packed/packedLink';
export { packProgram, unpackProgram } from './links/packed/packedProgram';
export { writePacked } from './links/packed/writePacked';
export { writeLink } from './links/writeLink';
export { hasTrait, type NotationId } from './notations';
export type { ReadingHooks } from './outcomes';
export { writeBars, writeLines } from './plain/writeGrid';
export type {
  Assumption,
  Choice,
  FileKind,
  Place,
  Problem,
  Reading,
  ReadingError,
  Repair,
  RepairKind,
  VariantRule,
} from './reading';
export { ASSUMPTIONS, isSure } from './reading';
export { FORMATS, WRITABLE_IDS, type WritableId } from './registry';
export { type Writing, writeAll, writeAs } from './write';
