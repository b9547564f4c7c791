import type { ChartPicture, ChartWindow } from '../../../../sudoku/search';
import type { Span } from '../geometry/span';
import { covers, isAtScale, OVERSCAN, SPARE, STRETCH, windowOf } from '../geometry/windows';
import { type Asking, newestOnly } from './newest';
import type { ChartProgress, ChartSource } from './source';

/** What the pictures are to show. */
export interface PictureView {
  readonly span: Span;
  /** In pixels. */
  readonly width: number;
  readonly progress: ChartProgress;
  /** The view is being zoomed or panned. */
  readonly isMoving: boolean;
}

export interface PictureListener {
  /** There is a newer picture of the whole search. `stored`: it is made from what is stored, without replay. */
  onWhole(picture: ChartPicture, stored: boolean): void;
  /** There is another picture of what is in view. */
  onChange(): void;
}

/** Columns of the picture of the whole search. */
const WHOLE_COLUMNS = 1200;

/** The pictures of a search: one of all of it; of what is in view a coarse one at once, and a finer one when it comes. */
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
        // A late answer shows another part. Then a picture of this part is on its way, and may be sharp itself.
        else if (this.serves(picture.window)) this.wantFine();
        listener.onChange();
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
        // The view may have changed meanwhile to one whose coarse picture is sharp.
        if (this.coarse?.sharp) return;
        this.fine = picture;
        listener.onChange();
      },
    );
  }

  /** Asks nothing more. */
  dispose(): void {
    for (const asking of [this.askingWhole, this.askingCoarse, this.askingFine]) asking.stop();
    this.replay?.controller.abort();
    this.abandoned.abort();
  }

  /** Asks for a picture of all that is recorded. */
  wantWhole(): void {
    const { length } = this.viewNow().progress;
    const window = windowOf({ from: 0, to: length }, WHOLE_COLUMNS, length, 0);
    if (window !== null) this.askingWhole.want(window);
  }

  /** Asks for a picture of what is in view, if those there are do not show it well. */
  want(): void {
    const { coarse } = this;
    const { span, width, progress, isMoving } = this.viewNow();
    const { length } = progress;
    if (length === 0 || width === 0) return;
    // Asking for each scale on the way would make, send and paint a picture in every frame.
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

  /** Whether a picture of a window shows what is in view, at its own scale. */
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
      // A replay that shows nothing of what is in view now only delays the next one.
      if (to <= span.from || from >= span.to) {
        this.replay = null;
        replay.controller.abort();
      }
    }
    const window = windowOf(span, width, progress.length, OVERSCAN);
    if (window !== null) this.askingFine.want(window);
  }
}
