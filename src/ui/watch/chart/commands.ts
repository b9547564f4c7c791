import type { Bar, Relation } from '../../../sudoku/search';
import type { VIEW_KEYS } from '../../keys';
import type { ChartModel } from './model/chartModel';

/** The commands of the chart, for its keys and its tools. */
export type ChartCommand = keyof typeof VIEW_KEYS.bars | keyof typeof VIEW_KEYS.chart;

/** How much a key zooms, and the fraction of the view by which it moves, sideways and up or down. */
const KEY_ZOOM = 0.5;
const KEY_PAN = 0.2;
const KEY_SCROLL = 0.5;

/** What commands need besides the chart's model. */
interface ChartActs {
  /** The bar that a walk by keys has reached; `null` before the walk begins. */
  readonly current: Bar | null;
  readonly enter: () => Promise<void>;
  readonly walk: (relation: Relation) => Promise<void>;
  readonly zoomToPointed: () => void;
  readonly expand: () => void;
  readonly toggleBookmark: () => void;
  readonly onSeek: (step: number) => void;
}

/** What each command does, whether a key, a button or the menu asks for it. */
export function chartCommands(
  model: ChartModel,
  { current, enter, walk, zoomToPointed, expand, toggleBookmark, onSeek }: ChartActs,
): Readonly<Record<ChartCommand, () => void>> {
  const go = (relation: Relation): void => void (current === null ? enter() : walk(relation));
  const zoom = (factor: number): void => {
    model.zoom(factor);
    model.alignRows();
  };
  const scroll = (share: number): void => {
    model.pan(0, share * model.plot.height);
    model.alignRows();
  };
  return {
    zoomIn: () => zoom(KEY_ZOOM),
    zoomOut: () => zoom(1 / KEY_ZOOM),
    showAll: () => model.showAll(),
    zoomToBar: zoomToPointed,
    goToBar: () => current && onSeek(current.start),
    moveLeft: () => model.pan(-KEY_PAN * model.plot.width, 0),
    moveRight: () => model.pan(KEY_PAN * model.plot.width, 0),
    moveUp: () => scroll(-KEY_SCROLL),
    moveDown: () => scroll(KEY_SCROLL),
    expand,
    bookmark: toggleBookmark,
    toParent: () => go('parent'),
    toChild: () => go('child'),
    toPrevious: () => go('previous'),
    toNext: () => go('next'),
  };
}
