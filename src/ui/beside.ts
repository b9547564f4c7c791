/** What is beside the board in play, and in the menus: one part, fetched as soon as the first screen is painted. */
export { MoreList, PuzzleList } from './menus';
export { PlayAids, SolveDialog } from './play';
