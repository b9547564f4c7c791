import type { AppMessages } from './sections/app';
import type { BoardMessages } from './sections/board';
import type { ChartMessages } from './sections/chart';
import type { ClipMessages } from './sections/clip';
import type { ColourMessages } from './sections/colours';
import type { DataMessages } from './sections/data';
import type { DoctorMessages } from './sections/doctor';
import type { DocumentMessages } from './sections/document';
import type { EntryMessages } from './sections/entry';
import type { HintMessages } from './sections/hint';
import type { ManyMessages } from './sections/many';
import type { MenuMessages, OptionMessages } from './sections/menus';
import type { NewPuzzleMessages } from './sections/newPuzzle';
import type { NoticeActionMessages, NoticeMessages } from './sections/notices';
import type { PageMessages } from './sections/pages';
import type { ChoosingMessages, PathMessages } from './sections/path';
import type { PhotoMessages } from './sections/photo';
import type { PlayMessages } from './sections/play';
import type { PrintMessages } from './sections/print';
import type { ReadingMessages } from './sections/reading';
import type { CellNaming } from './sections/reasons';
import type { ReportMessages } from './sections/report';
import type { ShareMessages } from './sections/share';
import type { ShelfMessages } from './sections/shelf';
import type { ShortcutMessages } from './sections/shortcuts';
import type { TechniqueMessages } from './sections/techniques';
import type { AnswerMessages, VerdictMessages } from './sections/verdict';
import type { WatchMessages } from './sections/watch';
import type { Words } from './sections/words';

/*
 * Every sentence of the app, by the part of the app that shows it. A language without one of them does not compile.
 */

/** The words of the first screen. */
export interface Messages {
  readonly words: Words;
  readonly app: AppMessages;
  readonly board: BoardMessages;
  readonly verdict: VerdictMessages;
}

/** The words of panels, dialogs and notices. They load after the first paint. */
export interface MoreMessages {
  readonly answer: AnswerMessages;
  readonly chart: ChartMessages;
  readonly clip: ClipMessages;
  readonly colours: ColourMessages;
  readonly doctor: DoctorMessages;
  /** `doctor` with cells named by the player's choice; `null` for the language's own way. */
  doctorIn(naming: CellNaming | null): DoctorMessages;
  readonly document: DocumentMessages;
  readonly entry: EntryMessages;
  readonly many: ManyMessages;
  readonly menus: MenuMessages;
  readonly newPuzzle: NewPuzzleMessages;
  readonly noticeActions: NoticeActionMessages;
  readonly notices: NoticeMessages;
  /** `notices` with cells named by the player's choice; `null` for the language's own way. */
  noticesIn(naming: CellNaming | null): NoticeMessages;
  readonly options: OptionMessages;
  readonly photo: PhotoMessages;
  readonly play: PlayMessages;
  readonly print: PrintMessages;
  readonly reading: ReadingMessages;
  /** `reading` with cells named by the player's choice; `null` for the language's own way. */
  readingIn(naming: CellNaming | null): ReadingMessages;
  readonly report: ReportMessages;
  readonly share: ShareMessages;
  readonly data: DataMessages;
  readonly shelf: ShelfMessages;
  readonly shortcuts: ShortcutMessages;
}

/** The words of hints. They load with the first hint. */
export interface HintCatalogue {
  readonly techniques: TechniqueMessages;
  readonly path: PathMessages;
  readonly choosing: ChoosingMessages;
  /** The words of the techniques' pages. They load with the first such page. */
  loadPages(): Promise<PageMessages>;
  /** The sentences, with cells named by the player's choice; `null` for the language's own way. */
  in(naming: CellNaming | null): HintMessages;
}

/** The words of Watch. They load with Watch. */
export interface WatchCatalogue {
  /** The words, with cells named by the player's choice; `null` for the language's own way. */
  in(naming: CellNaming | null): WatchMessages;
}
