import { type ComponentType, createElement } from 'react';
import type { Dialog } from '../stores';
import { AsideDialog, ExportDialog, PasteDialog } from './entry';
import { TechniqueDialog } from './hint';
import { ExamplesDialog } from './library';
import { NewPuzzleDialog } from './newPuzzle';
import { PrintDialog } from './print';
import {
  CalendarDialog,
  ContestantsDialog,
  CourseDialog,
  DataDialog,
  LogDialog,
  loadSearchedCells,
  ManyDialog,
  MomentsDialog,
  OptionsDialog,
  PauseDialog,
  PhotoDialog,
  ProgramDialog,
  ShareDialog,
  ShelfDialog,
  ShortcutsDialog,
  SolveDialog,
  StatisticsDialog,
  SteerDialog,
  StrategyDialog,
} from './rooms';

/** All dialogs but the one for clips, which Watch opens itself. */
const DIALOGS: Readonly<Record<Exclude<Dialog, 'clip'>, ComponentType> & { clip?: never }> = {
  paste: PasteDialog,
  newPuzzle: NewPuzzleDialog,
  examples: ExamplesDialog,
  export: ExportDialog,
  print: PrintDialog,
  share: () => createElement(ShareDialog, { loadSearchedCells }),
  shortcuts: ShortcutsDialog,
  options: OptionsDialog,
  techniques: OptionsDialog,
  many: ManyDialog,
  strategy: StrategyDialog,
  moments: MomentsDialog,
  log: LogDialog,
  program: ProgramDialog,
  steer: SteerDialog,
  contestants: ContestantsDialog,
  technique: TechniqueDialog,
  aside: AsideDialog,
  shelf: ShelfDialog,
  data: DataDialog,
  photo: PhotoDialog,
  calendar: CalendarDialog,
  course: CourseDialog,
  statistics: StatisticsDialog,
  pause: PauseDialog,
  solve: SolveDialog,
};

/** The dialog that is open. */
export function OpenDialog({ dialog }: { readonly dialog: Dialog }) {
  const Shown = DIALOGS[dialog];
  return Shown ? createElement(Shown) : null;
}
