/** What every part of the page uses: access to stores, commands, controls, dialogs and drawings. */

export { BoardLines } from './board/BoardLines';
export { cellUnder, isTabStop } from './board/cells';
export { LABELLED, Labels } from './board/Labels';
export {
  type BoardLayer,
  DerivedLayer,
  type HintLook,
  type Mark,
  type MarkLook,
  type Marks,
  useBoardLayers,
  useLayOnBoard,
} from './board/layers';
export { MiniBoard } from './board/MiniBoard';
export { positionOf } from './board/position';
export type { Action, Keyed, MenuWords } from './commands/action';
export { answerOf, contentOf, linesOf, puzzleOf, type TextContent } from './commands/boardText';
export { COMMANDS, loadLinkOf } from './commands/commands';
export { chooseFile, saveFile } from './commands/files';
export { type LinkContent, type LinkTo, linkOf } from './commands/linkOf';
export { oppositeTheme, otherLanguage } from './commands/looks';
export { type ActionMenu, MORE_MENU, PUZZLE_MENU, useMoreCommands } from './commands/moreCommands';
export {
  AppProvider,
  useBeingTyped,
  useCommands,
  useGame,
  useHintCatalogue,
  useLanguage,
  useMessages,
  useMoment,
  useMoreMessages,
  useSetting,
  useStores,
  useWords,
} from './context';
export { AnyIcon, type AnyIconName } from './controls/AnyIcon';
export { Icon, type IconName, Spiral } from './controls/Icon';
export { loadMenuList, Menu } from './controls/Menu';
export { MenuList } from './controls/MenuList';
export type { MenuEntry, MenuPlace } from './controls/menuEntries';
export { Naming } from './controls/Naming';
export { Segmented } from './controls/Segmented';
export { StrategyOptions } from './controls/StrategyOptions';
export { Switch } from './controls/Switch';
export { Dialog } from './Dialog';
export { Boundary, Guard, loadReport } from './failure/Guard';
export { catchFocus, focusBoard, isFocusLost, isShown } from './focus';
export { GoOnFromShelf, GoOnWords } from './goOnLater';
export { Loading } from './Loading';
export { useLevel } from './level';
export { lazyComponent, useLoaded, useLoadedIf } from './loaded';
export { useCompact } from './narrow';
export { Announcements } from './notices/Announcements';
export { loadNoticeCard, Notices } from './notices/Notices';
export { ownFonts } from './picture/fonts';
export { pathOfBoxes, Shapes } from './picture/Shapes';
export { TOKENS } from './picture/theme';
export { useRating } from './rating';
export { Timer } from './timer/Timer';
export { useShelf } from './useShelf';
export { whenQuiet } from './whenQuiet';
export { isForTechnique, nameOnShelf, type TechniqueNames, titleOf, useNamesIn } from './words/title';
export { useWatchWords } from './words/watchWords';
