import { whileBusy } from '../../../../stores';
import type { ChartPicture, ChartWindow } from '../../../../sudoku/search';
import type { Span } from '../geometry/span';
import { covers, isAtScale, OVERSCAN, SPARE, STRETCH, windowOf } from '../geometry/windows';
import { type Asking, newestOnly } from './newest';
import type { ChartProgress, ChartSource } from './source';

/** What the pictures should show. */
export interface PictureView {
  readonly span: Span;
  /** In pixels. */
  readonly width: number;
  readonly progress: ChartProgress;
  /** Whether the view is being zoomed or panned. */
  readonly isMoving: boolean;
}

export interface PictureListener {
  /** Reports a newer picture of the whole search. `stored`: it is made from stored data, without a replay. */
  onWhole(picture: ChartPicture, stored: boolean): void;
  /** Reports another picture of the part in view. */
  onChange(): void;
}

/** The number of columns of the whole search's picture. */
const WHOLE_COLUMNS = 1200;

/**
 * The pictures of a search: one of the whole search; and of the part in view a coarse one at once, then a finer one.
 */
export class ChartPictures {
  whole: ChartPicture | null = null;
  coarse: ChartPicture | null = null;
  fine: ChartPicture | null = null;

  private readonly viewNow: () => PictureView;
  private readonly askingWhole: Asking<ChartWindow>;
  private readonly askingCoarse: Asking<ChartWindow>;
  private readonly askingFine: Asking<ChartWindow>;
  private readonly abandoned = new AbortController();
  private replay: { readonly window: ChartWindow; readonly controller: AbortController } | null = null;

  constructor(source: ChartSource, viewNow: () => PictureView, listener: PictureListener) {
    this.viewNow = viewNow;
    this.askingWhole = newestOnly(
      async (window) => {
        const picture = await source.picture(window);
        // While the recording grows, a newer picture comes soon.
        const isLast = viewNow().progress.end !== null;
        if (picture === null || picture.sharp || !isLast) return picture && { picture, stored: true };
        const exact = await source.detail(window, this.abandoned.signal);
        return exact && { picture: exact, stored: false };
      },
      ({ picture, stored }) => {
        this.whole = picture;
        listener.onWhole(picture, stored);
      },
    );
    this.askingCoarse = newestOnly(
      (window) => source.picture(window),
      (picture) => {
        this.coarse = picture;
        if (picture.sharp) this.fine = null;
        // If a late answer shows another part, a picture of the current part is already requested, and may itself be
        // sharp.
        else if (this.serves(picture.window)) this.wantFine();
        listener.onChange();
      },
    );
    this.askingFine = newestOnly(
      async (window) => {
        const replay = { window, controller: new AbortController() };
        return whileBusy(
          (isBusy) => {
            if (isBusy) this.replay = replay;
            else if (this.replay === replay) this.replay = null;
          },
          () => source.detail(window, replay.controller.signal),
        );
      },
      (picture) => {
        // The view may have changed meanwhile to one whose coarse picture is sharp.
        if (this.coarse?.sharp) return;
        this.fine = picture;
        listener.onChange();
      },
    );
  }

  /** Stops asking for pictures. */
  dispose(): void {
    for (const asking of [this.askingWhole, this.askingCoarse, this.askingFine]) asking.stop();
    this.replay?.controller.abort();
    this.abandoned.abort();
  }

  /** Asks for a picture of everything recorded. */
  wantWhole(): void {
    const { length } = this.viewNow().progress;
    const window = windowOf({ from: 0, to: length }, WHOLE_COLUMNS, length, 0);
    if (window !== null) this.askingWhole.want(window);
  }

  /** Asks for a picture of the part in view, if the current pictures do not show it well. */
  want(): void {
    const { coarse } = this;
    const { span, width, progress, isMoving } = this.viewNow();
    const { length } = progress;
    if (length === 0 || width === 0) return;
    // During a zoom, asking for each scale on the way would make, send and paint a picture in every frame.
    const [most, spare] = isMoving ? [STRETCH.moving, SPARE] : [STRETCH.staying, 0];
    if (
      coarse === null ||
      !covers(coarse.window, span, length, spare) ||
      !isAtScale(coarse.window, span, width, most)
    ) {
      const window = windowOf(span, width, length, OVERSCAN);
      if (window !== null) this.askingCoarse.want(window);
    } else if (!coarse.sharp) this.wantFine();
  }

  /** Whether a picture's window shows the part in view at its own scale. */
  private serves(window: ChartWindow): boolean {
    const { span, width, progress } = this.viewNow();
    return covers(window, span, progress.length) && isAtScale(window, span, width, STRETCH.staying);
  }

  private wantFine(): void {
    const { fine, replay } = this;
    const { span, width, progress, isMoving } = this.viewNow();
    if (isMoving || (fine !== null && this.serves(fine.window))) return;
    if (replay !== null) {
      if (this.serves(replay.window)) return;
      const { from, to } = replay.window;
      // A replay of a part that is no longer in view only delays the next one.
      if (to <= span.from || from >= span.to) {
        this.replay = null;
        replay.controller.abort();
      }
    }
    const window = windowOf(span, width, progress.length, OVERSCAN);
    if (window !== null) this.askingFine.want(window);
  }
}
