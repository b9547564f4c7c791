import type { Bar, ChartPicture } from '../../../../sudoku/search';
import type { Plot } from '../geometry/plot';
import { alignedTop, isBare, mostTop, pitchOf, rowsHolding, rowsReached, topShowing } from '../geometry/rows';
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
import { ChartPictures, type PictureView } from './chartPictures';
import { Motion } from './motion';

import type { ChartProgress, ChartSource } from './source';

/** The room for the plot, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly expanded: boolean;
}

/** The position in the search that the player looks at. */
export interface Playhead {
  readonly step: number;
  /** The number of choices on the stack. */
  readonly depth: number;
  readonly playing: boolean;
  /** The rows of the choices whose cells differ from those of a second search. */
  readonly differing?: readonly number[];
}

const NONE: readonly number[] = [];

/** The share of the steps whose rows should fit. */
const FITTED = 0.999;
/** The assumed number of rows before any picture arrives. */
const SOME_ROWS = 9;
/** A step that was out of view is shown at this fraction of the width. */
const REVEALED_AT = 0.25;

/**
 * Which part of a search the chart shows: steps from left to right, rows from top to bottom. It keeps the pictures of
 * that part, but depends neither on the page nor on how they are drawn.
 */
export class ChartModel {
  span: Span = { from: 0, to: 1 };
  /** How far the rows are scrolled, in pixels. */
  top = 0;
  /** The choices that led to the solution, once it is recorded. */
  path: readonly Bar[] = [];
  progress: ChartProgress = { length: 0, end: null };

  private readonly source: ChartSource;
  private readonly onChange: () => void;
  private room: Room = { width: 0, height: 0, expanded: false };
  private playhead: Playhead = { step: 0, depth: 0, playing: false };
  private rows = { fitting: SOME_ROWS, reached: SOME_ROWS };
  /** Whether the whole search stays in view while more of it is recorded. */
  private isAll = true;
  /** Whether a long search was opened at its first steps. `over`: the player has chosen another view since. */
  private opening: 'undecided' | 'close' | 'over' = 'undecided';
  /** Whether the playhead's row is kept in view. The large chart begins at its top, until the playhead moves. */
  private followsRow = true;
  /** Whether it has stopped asking for pictures. */
  isDisposed = false;
  private readonly pictures: ChartPictures;
  private readonly motion = new Motion(() => this.pictures.want());

  constructor(source: ChartSource, onChange: () => void) {
    this.source = source;
    this.onChange = onChange;
    this.pictures = new ChartPictures(source, () => this.pictureView(), {
      onWhole: (picture, stored) => {
        this.rows = { fitting: rowsHolding(picture, FITTED, stored), reached: rowsReached(picture) };
        this.keepTop();
        // Only this picture tells that the search reaches the depth of the playhead.
        if (this.opening === 'close') this.showRow(this.playhead.depth - 1);
        onChange();
      },
      onChange: () => {
        // If a search begins with many steps before its first guess, its first steps have no choices to show.
        const { coarse } = this.pictures;
        if (this.opening === 'close' && coarse !== null && isBare(coarse, this.span, this.progress.length))
          this.showAll();
        onChange();
      },
    });
  }

  /** Stops asking for pictures. */
  dispose(): void {
    this.isDisposed = true;
    this.pictures.dispose();
    this.motion.stop();
  }

  /** The picture of the whole search, for the map. */
  get whole(): ChartPicture | null {
    return this.pictures.whole;
  }

  /** The pictures of the part in view. */
  get coarse(): ChartPicture | null {
    return this.pictures.coarse;
  }

  get fine(): ChartPicture | null {
    return this.pictures.fine;
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

  get differing(): readonly number[] {
    return this.playhead.differing ?? NONE;
  }

  /** How many rows contain most steps of the search. */
  get fittingRows(): number {
    return this.rows.fitting;
  }

  /** The part in view if the player has chosen it; `null` for the whole search or the part it was opened with. */
  get chosen(): Span | null {
    return this.isWhole || this.opening === 'close' ? null : this.span;
  }

  /** Whether the whole search is in view. */
  get isWhole(): boolean {
    return isWhole(this.span, this.progress.length, this.room.width);
  }

  /** How many pixels the rows can be scrolled. */
  get mostTop(): number {
    return mostTop(this.rows.reached, this.pitch, this.room.height);
  }

  setRoom(room: Room): void {
    if (room.expanded !== this.room.expanded) this.followsRow = !room.expanded;
    this.room = room;
    if (room.expanded && this.opening === 'close') this.showAll();
    this.openClose();
    this.setSpan(this.isAll ? this.wholeSpan() : settle(this.span, this.progress.length, room.width));
    // If the whole search is in view, the first row is at the top.
    if (this.isAll) this.setTop(0);
    else this.keepTop();
    if (this.followsRow) this.showRow(this.playhead.depth - 1);
  }

  setProgress(progress: ChartProgress): void {
    const { length, end } = this.progress;
    if (progress.length === length && progress.end === end) return;
    this.progress = progress;
    this.openClose();
    if (this.isAll) this.setSpan(this.wholeSpan());
    else {
      this.keepTop();
      this.pictures.want();
    }
    this.pictures.wantWhole();
    if (progress.end === 'solved') void this.findPath(progress.length);
    this.onChange();
  }

  /**
   * Follows the playhead. During playback it follows only a playhead that was in view, so that the player can look
   * around.
   */
  setPlayhead(playhead: Playhead): void {
    const { step } = this.playhead;
    if (playhead.step !== step) this.followsRow = true;
    const wasInView = step >= this.span.from && step <= this.span.to;
    this.playhead = playhead;
    // Playback can skip whole views, and then only a view of the whole search can follow it.
    if (this.opening === 'close' && playhead.playing && playhead.step > this.span.to + sizeOf(this.span))
      this.showAll();
    if (wasInView || !playhead.playing) {
      const { length } = this.progress;
      const span = showing(this.span, Math.min(playhead.step, length), REVEALED_AT, length, this.room.width);
      if (span !== this.span) this.setSpan(span);
      if (this.followsRow) this.showRow(playhead.depth - 1);
    }
    this.onChange();
  }

  /** Zooms about a point. A `factor` below 1 shows less of the search. */
  zoom(factor: number, x = this.centre(), y = this.room.height / 2): void {
    this.opening = 'over';
    const { length } = this.progress;
    const { width } = this.room;
    const row = (y + this.top) / this.pitch;
    this.motion.moved();
    this.setSpan(zoomed(this.span, factor, x / width, length, width));
    this.setTop(row * this.pitch - y);
    this.isAll = this.isWhole;
  }

  /** Moves the view by this many pixels. */
  pan(x: number, y: number): void {
    this.opening = 'over';
    const { length } = this.progress;
    const { width } = this.room;
    const perPixel = (this.span.to - this.span.from) / width;
    this.motion.moved();
    this.setSpan(panned(this.span, x * perPixel, length, width));
    this.setTop(this.top + y);
  }

  /**
   * Scrolls to the nearest whole row, for instance after a key. A drag instead keeps the dragged point under the
   * pointer.
   */
  alignRows(): void {
    this.setTop(alignedTop(this.top, this.pitch));
  }

  /** Shows a part of the search. */
  show(span: Span): void {
    this.opening = 'over';
    this.setSpan(settle(span, this.progress.length, this.room.width));
    this.keepTop();
    this.isAll = this.isWhole;
  }

  /** Shows a part on the way to another, for instance during a drag. */
  moveTo(span: Span): void {
    this.motion.moved();
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
    // The bar is shown in the second row, with as much as fits of the choices below it.
    this.setTop((bar.depth - 2) * this.pitch);
  }

  /** Brings a bar into view, without zooming. */
  reveal({ start, end, depth }: Pick<Bar, 'start' | 'end' | 'depth'>): void {
    const { length } = this.progress;
    const outside = start > this.span.to || (end ?? length) < this.span.from;
    if (outside) this.setSpan(showing(this.span, start, REVEALED_AT, length, this.room.width));
    this.showRow(depth - 1);
    this.onChange();
  }

  private showRow(row: number): void {
    if (row >= 0) this.setTop(topShowing(row, this.top, this.pitch, this.room.height));
  }

  /**
   * Corrects `top` after the number or height of the rows has changed. During a gesture the rows stay where they were
   * moved.
   */
  private keepTop(): void {
    if (this.motion.isOn) this.setTop(this.top);
    else this.alignRows();
  }

  private setTop(top: number): void {
    this.top = Math.min(Math.max(0, top), this.mostTop);
    this.onChange();
  }

  private setSpan(span: Span): void {
    this.span = span;
    if (this.motion.isOn) this.motion.glance();
    else this.pictures.want();
    this.onChange();
  }

  /** Opens a long search at its first steps, wide enough to read. The map shows the whole search. */
  private openClose(): void {
    const { width, height, expanded } = this.room;
    // If there is room only for the map, the map is a plain line to drag along, without a frame.
    if (this.opening !== 'undecided' || expanded || width === 0 || height === 0) return;
    const close = openingSpan(this.progress.length, width);
    if (close === null) return;
    this.opening = 'close';
    this.isAll = false;
    this.span = showing(close, this.playhead.step, REVEALED_AT, this.progress.length, width);
  }

  private pictureView(): PictureView {
    return {
      span: this.span,
      width: this.room.width,
      progress: this.progress,
      isMoving: this.motion.isOn,
    };
  }

  private wholeSpan(): Span {
    return wholeSpan(this.progress.length, this.room.width);
  }

  /** The point that stays in place when keys zoom: the playhead if it is in view, else the middle. */
  private centre(): number {
    const { span, playhead, room } = this;
    const share = (playhead.step - span.from) / (span.to - span.from);
    return share >= 0 && share <= 1 ? share * room.width : room.width / 2;
  }

  private async findPath(length: number): Promise<void> {
    const path = await this.source.stackAt(length);
    if (path === null || this.isDisposed) return;
    this.path = path;
    this.onChange();
  }
}
