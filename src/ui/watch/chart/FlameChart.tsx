import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Bar, Kin } from '../../../sudoku/search';
import { useMessages, useMoreMessages, useSetting, useStores } from '../../shared';
import { ChartTools } from './ChartTools';
import { AXES, drawAxes } from './drawing/axes';
import { Background } from './drawing/background';
import { type CanvasLayer, canvasSurface } from './drawing/canvas';
import { ChartTip, partOf } from './pointing/ChartTip';
import { ChartTree } from './pointing/ChartTree';
import './chart.css';
import { LayerCache } from './drawing/layers';
import { type Palette, paletteOf } from './drawing/palette';
import { drawWithin, redrawnOf } from './drawing/redrawn';
import { pictureFile, saveFile } from './drawing/saving';
import { drawForeground, type Scene } from './drawing/scene';
import { useCanvas } from './drawing/useCanvas';
import { type Hit, hitAt } from './geometry/hit';
import { playheadOf, stateAt } from './geometry/plot';
import type { Span } from './geometry/span';
import { InView } from './InView';
import { type ChartCommand, commandOf, isLetter } from './keys';
import { Minimap } from './Minimap';
import type { ChartProgress, ChartSource } from './model/source';
import { type PlayheadSource, roomOf, useChart } from './model/useChart';
import { type Gestures, listenToGestures, type Point } from './pointing/gestures';
import { useFamily } from './pointing/useFamily';
import { usePointed } from './pointing/usePointed';

interface FlameChartProps {
  readonly source: ChartSource;
  readonly progress: ChartProgress;
  readonly playhead: PlayheadSource;
  readonly onSeek: (step: number) => void;
  /** Whether the chart has most of the page, and not a strip of it. */
  readonly expanded: boolean;
  readonly onExpand: (expanded: boolean) => void;
  /** Steps that are marked. */
  readonly bookmarks: readonly number[];
  readonly onBookmarks: (steps: readonly number[]) => void;
  /** A clip is asked for, of the part in view; `null` where nobody has chosen that. */
  readonly onClip: (span: Span | null) => void;
  /** The map as a line for keys and screen readers. */
  readonly timeline?: ReactNode;
  /** What stands under the map. */
  readonly children?: ReactNode;
  readonly ref?: Ref<ChartHandle>;
}

/** How much a key zooms, and what share of the view it moves. */
const KEY_ZOOM = 0.5;
const KEY_PAN = 0.2;
/** How near to the playhead, or to a mark, a press takes it, in pixels. */
const NEAR = 7;
/** Milliseconds within which two presses are one double press. */
const TWICE = 500;
const FLAG_HEIGHT = 12;

/** Lets keys that are pressed elsewhere do what they do in the chart. */
export interface ChartHandle {
  run(command: ChartCommand): void;
}

/** The flame chart of a search, with its map: each bar is a choice, from when it is made to when it is taken back. */
export function FlameChart(props: FlameChartProps) {
  const { source, progress, playhead, onSeek, expanded, onExpand, bookmarks, onBookmarks, onClip, ref } =
    props;
  const { count } = useMessages().words;
  const words = useMoreMessages().chart;
  const { notices } = useStores();
  const letterKeys = useSetting('letterKeys');
  const letters = useSetting('cellNaming') === 'letters';
  const { model, listen } = useChart(source, progress, playhead);
  const { pointed, point: pointAt, show } = usePointed(source);
  const family = useFamily(source);
  const [layers] = useState(() => new LayerCache());
  const [background] = useState(() => new Background());
  const drawn = useRef<Scene<CanvasLayer>>(null);
  const [touch, setTouch] = useState(false);
  const tree = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  /** Where the playhead was before the first of two presses, and when that was. */
  const before = useRef({ step: 0, at: Number.NEGATIVE_INFINITY });
  const left = expanded ? AXES.left : 0;
  const { length } = progress;
  const point = (hit: Hit | null): void => pointAt(hit, length);

  const sceneWith = (palette: Palette): Scene<CanvasLayer> => ({
    plot: model.plot,
    palette,
    layers: layers.layersOf([model.coarse, model.fine], palette),
    length,
    end: progress.end,
    path: model.path,
    step: Math.min(model.step, length),
    line: 2,
    letters,
    bookmarks,
    framed: pointed === null ? [] : [partOf(pointed, length)],
  });
  const { canvas, size, redraw } = useCanvas(({ context, palette, width, height, blank }) => {
    const scene = sceneWith(palette);
    const redrawn = blank ? 'all' : redrawnOf(drawn.current, scene);
    drawn.current = scene;
    if (redrawn === 'all') context.clearRect(0, 0, width, height);
    const surface = canvasSurface(context, scene);
    context.save();
    context.translate(left, 0);
    drawWithin(context, scene, redrawn, () => {
      background.draw(context, scene);
      drawForeground(surface, scene);
    });
    if (expanded && redrawn === 'all') drawAxes(canvasSurface(context, scene), scene, { ...words, count });
    context.restore();
  });

  useEffect(() => listen(redraw), [listen, redraw]);
  const { width, height } = size;
  useLayoutEffect(() => model.setRoom(roomOf({ width, height }, expanded)), [model, width, height, expanded]);
  useEffect(redraw);

  const hit = ({ x, y }: Point): Hit | null => {
    const pictures = [model.fine, model.coarse];
    for (const picture of pictures) {
      const found = picture && hitAt(picture, model.plot, x - left, y);
      if (found) return found;
    }
    return null;
  };
  const isAt = (found: Hit): boolean =>
    pointed !== null &&
    partOf(pointed, length).row === found.row &&
    (found.kind === 'run'
      ? pointed.kind === 'run' && pointed.from === found.from && pointed.to === found.to
      : pointed.kind === 'bar' && pointed.bar.start <= found.step && found.step < partOf(pointed, length).to);

  const zoomToPointed = (): void => {
    if (pointed === null) return;
    const { row, from, to } = partOf(pointed, length);
    model.showBar({ depth: row + 1, start: from, end: to });
  };

  const gestures: Gestures = {
    drags({ x }, by) {
      const isOnPlayhead = Math.abs(x - left - playheadOf(model.plot, model.step)) <= NEAR * (touch ? 3 : 1);
      const hasNowhereToGo = model.isWhole && (model.mostTop === 0 || Math.abs(by.x) > Math.abs(by.y));
      return isOnPlayhead || hasNowhereToGo ? 'scrub' : 'pan';
    },
    pan: (x, y) => model.pan(x, y),
    scrub: ({ x }) => onSeek(stateAt(model.plot, x - left, length)),
    zoom: (factor, { x, y }) => model.zoom(factor, x - left, y),
    press(at, isTouch) {
      setTouch(isTouch);
      const mark = bookmarks.find(
        (bookmark) =>
          at.y < FLAG_HEIGHT && Math.abs(playheadOf(model.plot, bookmark) - (at.x - left)) <= NEAR,
      );
      const found = hit(at);
      if (isTouch && found !== null && isAt(found)) {
        zoomToPointed();
        point(null);
        return;
      }
      const now = performance.now();
      if (now - before.current.at > TWICE) before.current = { step: model.step, at: now };
      onSeek(mark ?? stateAt(model.plot, at.x - left, length));
      point(found);
    },
    pressTwice() {
      // It is for the picture: the step stays what it was.
      onSeek(Math.min(before.current.step, length));
      before.current.at = Number.NEGATIVE_INFINITY;
      zoomToPointed();
      point(null);
    },
    hover(at) {
      const found = at === null ? null : hit(at);
      if (at !== null) setTouch(false);
      if (found === null ? pointed !== null : !isAt(found)) point(found);
    },
  };
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const element = tree.current;
    if (element === null) return;
    return listenToGestures(element, {
      drags: (...args) => latest.current.drags(...args),
      pan: (...args) => latest.current.pan(...args),
      scrub: (...args) => latest.current.scrub(...args),
      zoom: (...args) => latest.current.zoom(...args),
      press: (...args) => latest.current.press(...args),
      pressTwice: (...args) => latest.current.pressTwice(...args),
      hover: (...args) => latest.current.hover(...args),
    });
  }, []);

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

  const isMarked = useSyncExternalStore(playhead.listen, () => bookmarks.includes(playhead.now().step));
  const toggleBookmark = (): void => {
    const { step } = playhead.now();
    onBookmarks(
      isMarked
        ? bookmarks.filter((bookmark) => bookmark !== step)
        : [...bookmarks, step].sort((a, b) => a - b),
    );
  };

  const save = async (format: 'png' | 'svg'): Promise<void> => {
    if (canvas.current === null) return;
    const scene = sceneWith(paletteOf(canvas.current));
    const file = await pictureFile(format, scene, model.fittingRows, { ...words, count });
    if (file === null) return;
    const name = `${words.fileName(length)}.${format}`;
    saveFile(file, name);
    notices.tell({ kind: 'saved', name });
  };

  const current = family.line.at(-1) ?? null;
  const walk = (kin: Kin): unknown => (current === null ? enter() : family.walk(kin).then(arrive));
  const commands: Readonly<Record<ChartCommand, () => unknown>> = {
    zoomIn: () => model.zoom(KEY_ZOOM),
    zoomOut: () => model.zoom(1 / KEY_ZOOM),
    showAll: () => model.showAll(),
    zoomToBar: () => zoomToPointed(),
    goToBar: () => current && onSeek(current.start),
    moveLeft: () => model.pan(-KEY_PAN * model.plot.width, 0),
    moveRight: () => model.pan(KEY_PAN * model.plot.width, 0),
    moveUp: () => model.pan(0, -model.plot.height / 2),
    moveDown: () => model.pan(0, model.plot.height / 2),
    expand: () => onExpand(!expanded),
    mark: () => toggleBookmark(),
    toParent: () => walk('parent'),
    toChild: () => walk('child'),
    toPrevious: () => walk('previous'),
    toNext: () => walk('next'),
  };
  useImperativeHandle(ref, () => ({ run: (command) => void commands[command]() }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = commandOf(event.nativeEvent);
    if (command === null || (!letterKeys && isLetter(command))) return;
    commands[command]();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="chart" data-expanded={expanded}>
      <div className="chart-plot">
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
            // A press tells what it is about itself.
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
        {pointed !== null && (
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
      <Minimap model={model} listen={listen} progress={progress} bookmarks={bookmarks} onSeek={onSeek}>
        {props.timeline}
      </Minimap>
      <div className="chart-foot">
        <InView model={model} listen={listen} />
        {props.children}
      </div>
      <ChartTools
        expanded={expanded}
        isMarked={isMarked}
        bookmarks={bookmarks}
        canZoomToBar={pointed !== null}
        onCommand={(command) => void commands[command]()}
        onSeek={onSeek}
        onSave={(format) => void save(format)}
        onClip={() => onClip(model.chosen)}
      />
    </div>
  );
}
