import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Bar } from '../../../sudoku/search';
import { commandAt, VIEW_KEYS } from '../../keys';
import { useMoreMessages, useSetting } from '../../shared';
import { ChartTools } from './ChartTools';
import { type ChartCommand, chartCommands } from './commands';
import { useChartPicture } from './drawing/useChartPicture';
import type { Hit } from './geometry/hit';
import { AXES } from './geometry/plot';
import type { Span } from './geometry/span';
import { type Apart, Minimap } from './Minimap';
import type { ChartModel } from './model/chartModel';
import type { ChartProgress, ChartSource } from './model/source';
import { type PlayheadSource, useChart } from './model/useChart';
import { ChartTip, partOf } from './pointing/ChartTip';
import { ChartTree } from './pointing/ChartTree';
import { useChartGestures } from './pointing/useChartGestures';
import { useFamily } from './pointing/useFamily';
import { usePointed } from './pointing/usePointed';
import { type ChartEntries, useChartEntries } from './useChartEntries';
import './chart.css';

interface FlameChartProps {
  readonly source: ChartSource;
  readonly progress: ChartProgress;
  readonly playhead: PlayheadSource;
  readonly onSeek: (step: number) => void;
  /** Whether the chart takes most of the page instead of a strip. */
  readonly expanded: boolean;
  readonly onExpand: (expanded: boolean) => void;
  /** What is shown in place of the bars; `null` for nothing. */
  readonly tree?: ReactNode;
  readonly onTree?: (tree: boolean) => void;
  /** The steps with a bookmark. */
  readonly bookmarks: readonly number[];
  /** The step at which the search parts from a second one; `null` for none. */
  readonly parting?: number | null;
  readonly apart?: Apart | null;
  readonly onBookmarks: (steps: readonly number[]) => void;
  /** Called when the player wants a clip of the part in view; with `null` if no part was chosen. */
  readonly onClip: (span: Span | null) => void;
  /** The map as a slider for keys and screen readers. */
  readonly timeline?: ReactNode;
  /** What is shown under the map. */
  readonly children?: ReactNode;
  readonly ref?: Ref<ChartHandle>;
}

/** The chart's commands for what is elsewhere on the page: keys, and the menu of a phone. */
export interface ChartHandle {
  run(command: ChartCommand): void;
  entries(): ChartEntries;
}

/**
 * The flame chart of a search, with its map. Each bar is a choice, from the step that makes it to the step that takes
 * it back.
 */
export function FlameChart(props: FlameChartProps) {
  const { source, progress, playhead, onSeek, expanded, onExpand, bookmarks, onBookmarks, onClip, ref } =
    props;
  const { parting = null, apart = null, tree: read = null, onTree = () => {} } = props;
  const words = useMoreMessages().chart;
  const letterKeys = useSetting('letterKeys');
  const { model, listen } = useChart(source, progress, playhead);
  const { pointed, point: pointAt, show } = usePointed(source);
  const family = useFamily(source);
  const { canvas, copy, save } = useChartPicture({
    ...{ model, listen, progress, expanded, bookmarks, parting, pointed },
  });
  const tree = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const left = expanded ? AXES.left : 0;
  const { length } = progress;

  const point = (hit: Hit | null): void => pointAt(hit, length);
  const zoomToPointed = (): void => {
    if (pointed === null) return;
    const { row, from, to } = partOf(pointed, length);
    model.showBar({ depth: row + 1, start: from, end: to });
  };
  const gestures = { model, left, length, bookmarks, pointed, point, zoomToPointed, onSeek };
  const touch = useChartGestures(tree, gestures);

  const arrive = (bar: Bar | null): void => {
    if (bar === null) return;
    model.reveal(bar);
    show(bar);
  };
  const enter = async (): Promise<void> => {
    if (length === 0) return;
    if (pointed?.kind === 'bar') await family.enterAt(pointed.bar);
    else arrive(await family.enter(Math.min(model.step, length), model.whole));
  };

  const isBookmarked = useSyncExternalStore(playhead.listen, () => bookmarks.includes(playhead.now().step));
  const toggleBookmark = (): void => {
    const { step } = playhead.now();
    const others = bookmarks.filter((bookmark) => bookmark !== step);
    onBookmarks(isBookmarked ? others : [...others, step].sort((a, b) => a - b));
  };

  const commands = chartCommands(model, {
    current: family.line.at(-1) ?? null,
    enter,
    walk: async (relation) => arrive(await family.walk(relation)),
    zoomToPointed,
    expand: () => onExpand(!expanded),
    toggleBookmark,
    onSeek,
  });
  const entries = useChartEntries({
    isBookmarked,
    bookmarks,
    canZoomToBar: pointed !== null,
    onCommand: (command) => commands[command](),
    onSeek,
    onCopy: () => void copy(),
    onSave: (format) => void save(format),
    onClip: () => onClip(model.chosen),
  });
  useImperativeHandle(ref, () => ({
    run: (command) => commands[command](),
    entries: () => entries,
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const { nativeEvent } = event;
    const command = commandAt({ ...VIEW_KEYS.bars, ...VIEW_KEYS.chart }, nativeEvent, letterKeys);
    if (command === undefined) return;
    commands[command]();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="chart" data-expanded={expanded} data-read={read !== null || undefined}>
      <div className="chart-plot">
        {read !== null && <div className="chart-read">{read}</div>}
        <ChartTree
          element={tree}
          line={family.line}
          length={length}
          summary={words.summary(length, progress.end)}
          onKeyDown={onKeyDown}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onEnter={() => {
            // A press points at something by itself, and does not begin a walk by keys.
            if (!isPressed.current) void enter();
            isPressed.current = false;
          }}
          onLeave={() => {
            family.leave();
            point(null);
          }}
          onWalkTo={(bar) => arrive(family.walkTo(bar))}
          onGoTo={(bar) => {
            arrive(family.walkTo(bar));
            onSeek(bar.start);
          }}
        >
          <canvas ref={canvas} />
        </ChartTree>
        {pointed !== null && read === null && (
          <ChartTip
            pointed={pointed}
            plotNow={() => model.plot}
            listen={listen}
            left={left}
            length={length}
            touch={touch}
          />
        )}
      </div>
      <Minimap {...{ model, listen, progress, bookmarks, parting, apart, onSeek }}>{props.timeline}</Minimap>
      <div className="in-line chart-foot">
        <InView model={model} listen={listen} />
        {props.children}
      </div>
      <ChartTools
        expanded={expanded}
        isBookmarked={isBookmarked}
        entries={entries}
        isTree={read !== null}
        onTree={onTree}
      />
    </div>
  );
}

interface InViewProps {
  readonly model: ChartModel;
  readonly listen: (listener: () => void) => () => void;
}

/** Says which steps the chart shows, with a button that shows all of them. */
function InView({ model, listen }: InViewProps) {
  const words = useMoreMessages().chart;
  const text = useSyncExternalStore(
    listen,
    useCallback(() => {
      const { span, progress } = model;
      if (model.isWhole || progress.length === 0) return '';
      return words.inView(
        Math.floor(span.from),
        Math.min(progress.length, Math.floor(span.to)),
        progress.length,
      );
    }, [model, words]),
  );
  return (
    <p className="chart-in-view">
      {text !== '' && (
        <>
          {text}{' '}
          <button type="button" className="link" onClick={() => model.showAll()}>
            {words.showAll}
          </button>
        </>
      )}
    </p>
  );
}
