import type { Bar, ChartPicture, ChartWindow } from '../../../../sudoku/search';
import type { Plot } from '../geometry/plot';
import { mostTop, pitchOf, rowsHolding, rowsReached, topShowing } from '../geometry/rows';
import {
  isWhole,
  openingSpan,
  panned,
  type Span,
  settle,
  showing,
  sizeOf,
  spanOfBar,
  wholeSpan,
  zoomed,
} from '../geometry/span';
import { covers, isAtScale, OVERSCAN, SPARE, STRETCH, windowOf } from '../geometry/windows';
import { Motion } from './motion';
import { type Asking, newestOnly } from './newest';
import type { ChartProgress, ChartSource } from './source';

/** The room for the plot, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly expanded: boolean;
}

/** Where the search is being looked at. */
export interface Playhead {
  readonly step: number;
  /** Choices that stand. */
  readonly depth: number;
  readonly playing: boolean;
}

/** The share of the steps whose rows are to fit. */
const FITTED = 0.999;
/** Rows before anything is known. */
const SOME_ROWS = 9;
/** Where in the view a step comes that is not in view. */
const COMING = 0.25;
/** Columns of the picture of the whole search. */
const WHOLE_COLUMNS = 1200;

/**
 * What part of a search the chart shows, and the pictures of it: a coarse one at once, and the finer one when it comes.
 * It knows neither the page nor how to draw.
 */
export class ChartModel {
  span: Span = { from: 0, to: 1 };
  /** How far the rows are scrolled, in pixels. */
  top = 0;
  /** The picture of all the search, for the map. */
  whole: ChartPicture | null = null;
  coarse: ChartPicture | null = null;
  fine: ChartPicture | null = null;
  /** The choices that led to the solution, once it is there. */
  path: readonly Bar[] = [];
  progress: ChartProgress = { length: 0, end: null };

  private readonly source: ChartSource;
  private readonly onChange: () => void;
  private room: Room = { width: 0, height: 0, expanded: false };
  private playhead: Playhead = { step: 0, depth: 0, playing: false };
  private rows = { fitting: SOME_ROWS, reached: SOME_ROWS };
  /** All of the search stays in view while more of it is recorded. */
  private isAll = true;
  /** Whether the beginning of a long search is shown close, as nobody has chosen otherwise yet. */
  private opening: 'undecided' | 'close' | 'over' = 'undecided';
  private readonly abandoned = new AbortController();
  private readonly askingWhole: Asking<ChartWindow>;
  private readonly askingCoarse: Asking<ChartWindow>;
  private readonly askingFine: Asking<ChartWindow>;
  private readonly motion = new Motion(() => this.wantPictures());
  private replay: { readonly window: ChartWindow; readonly controller: AbortController } | null = null;

  constructor(source: ChartSource, onChange: () => void) {
    this.source = source;
    this.onChange = onChange;
    this.askingWhole = newestOnly(
      async (window) => {
        const picture = await source.picture(window);
        // While it grows, another one comes soon.
        const isLast = this.progress.end !== null;
        if (picture === null || picture.sharp || !isLast) return picture && { picture, stored: true };
        const exact = await source.detail(window, this.abandoned.signal);
        return exact && { picture: exact, stored: false };
      },
      ({ picture, stored }) => {
        this.whole = picture;
        this.rows = { fitting: rowsHolding(picture, FITTED, stored), reached: rowsReached(picture) };
        this.setTop(this.top);
        onChange();
      },
    );
    this.askingCoarse = newestOnly(
      (window) => source.picture(window),
      (picture) => {
        this.coarse = picture;
        if (picture.sharp) this.fine = null;
        // One that comes late shows another part: of this one a picture is on its way, which may be sharp.
        else if (this.serves(picture.window)) this.wantFine();
        onChange();
      },
    );
    this.askingFine = newestOnly(
      async (window) => {
        const replay = { window, controller: new AbortController() };
        this.replay = replay;
        const picture = await source.detail(window, replay.controller.signal);
        if (this.replay === replay) this.replay = null;
        return picture;
      },
      (picture) => {
        // Another view may have been chosen meanwhile, which needs none.
        if (this.coarse?.sharp) return;
        this.fine = picture;
        onChange();
      },
    );
  }

  /** Asks nothing more. */
  dispose(): void {
    for (const asking of [this.askingWhole, this.askingCoarse, this.askingFine]) asking.stop();
    this.motion.stop();
    this.replay?.controller.abort();
    this.abandoned.abort();
  }

  get plot(): Plot {
    const { width, height } = this.room;
    return { width, height, span: this.span, pitch: this.pitch, top: this.top };
  }

  get pitch(): number {
    return pitchOf(this.span, this.progress.length, this.rows.fitting, this.room);
  }

  /** The step of the playhead. */
  get step(): number {
    return this.playhead.step;
  }

  /** How many rows hold most steps of the search. */
  get fittingRows(): number {
    return this.rows.fitting;
  }

  /** The part in view that somebody has chosen; `null` where that is all, or what the search was opened with. */
  get chosen(): Span | null {
    return this.isWhole || this.opening === 'close' ? null : this.span;
  }

  /** Whether all of the search is in view. */
  get isWhole(): boolean {
    return isWhole(this.span, this.progress.length, this.room.width);
  }

  /** How many pixels the rows can be scrolled. */
  get mostTop(): number {
    return mostTop(this.rows.reached, this.pitch, this.room.height);
  }

  setRoom(room: Room): void {
    this.room = room;
    if (room.expanded && this.opening === 'close') this.showAll();
    this.openClose();
    this.setSpan(this.isAll ? this.wholeSpan() : settle(this.span, this.progress.length, room.width));
    // From the first row on, if all of the search is in view.
    this.setTop(this.isAll ? 0 : this.top);
    this.showRow(this.playhead.depth - 1);
  }

  setProgress(progress: ChartProgress): void {
    const { length, end } = this.progress;
    if (progress.length === length && progress.end === end) return;
    this.progress = progress;
    this.openClose();
    if (this.isAll) this.setSpan(this.wholeSpan());
    else this.wantPictures();
    const window = windowOf({ from: 0, to: progress.length }, WHOLE_COLUMNS, progress.length, 0);
    if (window !== null) this.askingWhole.want(window);
    if (progress.end === 'solved') void this.findPath(progress.length);
    this.onChange();
  }

  /** Follows the playhead: while playing only if it was in view, so that one can look around meanwhile. */
  setPlayhead(playhead: Playhead): void {
    const { step } = this.playhead;
    const wasInView = step >= this.span.from && step <= this.span.to;
    this.playhead = playhead;
    // Played so fast that whole views are passed over, only the whole can be followed.
    if (this.opening === 'close' && playhead.playing && playhead.step > this.span.to + sizeOf(this.span))
      this.showAll();
    if (wasInView || !playhead.playing) {
      const { length } = this.progress;
      const span = showing(this.span, Math.min(playhead.step, length), COMING, length, this.room.width);
      if (span !== this.span) this.setSpan(span);
      this.showRow(playhead.depth - 1);
    }
    this.onChange();
  }

  /** Zooms about a point: `factor` below 1 shows less. */
  zoom(factor: number, x = this.centre(), y = this.room.height / 2): void {
    this.opening = 'over';
    const { length } = this.progress;
    const { width } = this.room;
    const row = (y + this.top) / this.pitch;
    this.motion.goOn();
    this.setSpan(zoomed(this.span, factor, x / width, length, width));
    this.setTop(row * this.pitch - y);
    this.isAll = this.isWhole;
  }

  /** Moves what is in view by so many pixels. */
  pan(x: number, y: number): void {
    this.opening = 'over';
    const { length } = this.progress;
    const { width } = this.room;
    const perPixel = (this.span.to - this.span.from) / width;
    this.motion.goOn();
    this.setSpan(panned(this.span, x * perPixel, length, width));
    this.setTop(this.top + y);
  }

  /** Shows one part of the search. */
  show(span: Span): void {
    this.opening = 'over';
    this.setSpan(settle(span, this.progress.length, this.room.width));
    this.setTop(this.top);
    this.isAll = this.isWhole;
  }

  /** The same on the way to another, as when one drags. */
  moveTo(span: Span): void {
    this.motion.goOn();
    this.show(span);
  }

  showAll(): void {
    this.opening = 'over';
    this.isAll = true;
    this.setSpan(this.wholeSpan());
    this.setTop(0);
  }

  /** Zooms to a bar. */
  showBar(bar: Pick<Bar, 'start' | 'end' | 'depth'>): void {
    this.show(spanOfBar(bar, this.progress.length, this.room.width));
    // The bar on top, and as much as there is room for of what it led to.
    this.setTop((bar.depth - 2) * this.pitch);
  }

  /** Brings a bar into view, without zooming. */
  reveal({ start, end, depth }: Pick<Bar, 'start' | 'end' | 'depth'>): void {
    const { length } = this.progress;
    const outside = start > this.span.to || (end ?? length) < this.span.from;
    if (outside) this.setSpan(showing(this.span, start, COMING, length, this.room.width));
    this.showRow(depth - 1);
    this.onChange();
  }

  private showRow(row: number): void {
    if (row >= 0) this.setTop(topShowing(row, this.top, this.pitch, this.room.height));
  }

  private setTop(top: number): void {
    this.top = Math.min(Math.max(0, top), this.mostTop);
    this.onChange();
  }

  private setSpan(span: Span): void {
    this.span = span;
    if (this.motion.isOn) this.motion.glance();
    else this.wantPictures();
    this.onChange();
  }

  /** A long search begins with its first steps, near enough to be read; all of it is in the map. */
  private openClose(): void {
    const { width, height, expanded } = this.room;
    // Where there is room for the map alone, it is a line to go along, and frames nothing.
    if (this.opening !== 'undecided' || expanded || width === 0 || height === 0) return;
    const close = openingSpan(this.progress.length, width);
    if (close === null) return;
    this.opening = 'close';
    this.isAll = false;
    this.span = showing(close, this.playhead.step, COMING, this.progress.length, width);
  }

  private wholeSpan(): Span {
    return wholeSpan(this.progress.length, this.room.width);
  }

  /** Where keys zoom about: the playhead if it is in view, else the middle. */
  private centre(): number {
    const { span, playhead, room } = this;
    const share = (playhead.step - span.from) / (span.to - span.from);
    return share >= 0 && share <= 1 ? share * room.width : room.width / 2;
  }

  private wantPictures(): void {
    const { span, coarse, room, progress, motion } = this;
    const { length } = progress;
    if (length === 0 || room.width === 0) return;
    // To ask at each scale on the way would have a picture made, sent and painted in every frame.
    const [most, spare] = motion.isOn ? [STRETCH.moving, SPARE] : [STRETCH.staying, 0];
    if (
      coarse === null ||
      !covers(coarse.window, span, length, spare) ||
      !isAtScale(coarse.window, span, room.width, most)
    ) {
      const window = windowOf(span, room.width, length, OVERSCAN);
      if (window !== null) this.askingCoarse.want(window);
    } else if (!coarse.sharp) this.wantFine();
  }

  /** Whether a picture of a window shows what is in view, at its own scale. */
  private serves(window: ChartWindow): boolean {
    const { span, progress, room } = this;
    return covers(window, span, progress.length) && isAtScale(window, span, room.width, STRETCH.staying);
  }

  private wantFine(): void {
    const { span, fine, room, progress, replay, motion } = this;
    if (motion.isOn) return;
    const { length } = progress;
    if (fine !== null && this.serves(fine.window)) return;
    if (replay !== null) {
      if (this.serves(replay.window)) return;
      const { from, to } = replay.window;
      // One that shows nothing of what is in view now is in the way.
      if (to <= span.from || from >= span.to) {
        this.replay = null;
        replay.controller.abort();
      }
    }
    const window = windowOf(span, room.width, length, OVERSCAN);
    if (window !== null) this.askingFine.want(window);
  }

  private async findPath(length: number): Promise<void> {
    const path = await this.source.stackAt(length);
    if (path === null || this.abandoned.signal.aborted) return;
    this.path = path;
    this.onChange();
  }
}
