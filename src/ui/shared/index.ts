/** What every part of the screen is made of: the stores at hand, commands, controls, dialogs and drawings. */

export { Announcements } from './Announcements';
export { AnyIcon, type AnyIconName } from './AnyIcon';
export { BoardLines } from './BoardLines';
export { cellUnder, focusBoard, isTabStop } from './cells';
export {
  answerOf,
  type Commands,
  contentOf,
  linesOf,
  loadCopyLink,
  puzzleOf,
  type TextContent,
} from './commands';
export {
  AppProvider,
  useCommands,
  useGame,
  useHintCatalogue,
  useLanguage,
  useMessages,
  useMoment,
  useMoreMessages,
  useSetting,
  useStores,
} from './context';
export { Dialog } from './Dialog';
export { type BoardDress, useBoardDress, useDressBoard } from './dress';
export { Boundary, Guard, loadReport } from './Guard';
export { Icon, type IconName, Spiral } from './Icon';
export { Labels } from './Labels';
export { arriving, useLoaded } from './loaded';
export { loadMenuList, Menu, type MenuGroups, MenuList, type MenuPlace } from './Menu';
export { MiniBoard } from './MiniBoard';
export { useMoreCommands } from './moreCommands';
export { Naming } from './Naming';
export { loadNoticeCard, Notices } from './Notices';
export { positionOf } from './position';
export { useRating } from './rating';
export { Segmented } from './Segmented';
export { StrategyOptions } from './StrategyOptions';
export { Switch } from './Switch';
export { titleOf } from './title';
export { useWatchWords } from './watchWords';
