/** Milliseconds without zooming or panning after which the view is at rest. */
const SETTLED = 100;
/** Milliseconds between two glances. */
const GLANCE = 30;

type Timer = ReturnType<typeof setTimeout>;

/**
 * A view that is zoomed or panned by one event after another. A picture asked for at one event is out of date at the next, and
 * costs the time of a processor. So pictures are asked for now and then, and by a timer: during an event or a frame the
 * question would wake the worker at the wrong moment.
 */
export class Motion {
  private readonly look: () => void;
  private resting: Timer | null = null;
  private glancing: Timer | null = null;

  /** `look` is called for each glance, and once more when the view is at rest. */
  constructor(look: () => void) {
    this.look = look;
  }

  get isOn(): boolean {
    return this.resting !== null;
  }

  /** The view is moved now. */
  goOn(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.stop();
      this.look();
    }, SETTLED);
  }

  /** Looks soon, however often it is called until then. */
  glance(): void {
    this.glancing ??= setTimeout(() => {
      this.glancing = null;
      this.look();
    }, GLANCE);
  }

  /** Ends it without a look. */
  stop(): void {
    for (const timer of [this.resting, this.glancing]) if (timer !== null) clearTimeout(timer);
    this.resting = null;
    this.glancing = null;
  }
}
