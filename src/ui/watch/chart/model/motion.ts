/** After this many milliseconds without zooming or panning the view is at rest. */
const SETTLED = 100;
/** Milliseconds between two glances. */
const GLANCE = 30;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Tracks a view that is zoomed or panned by one event after another. A picture requested at one event would be outdated
 * at the next, and costs processor time. So pictures are requested only now and then, at a glance. A timer starts each
 * glance, because a request during an event or a frame would wake the worker at the wrong moment.
 */
export class Motion {
  private readonly look: () => void;
  private resting: Timer | null = null;
  private glancing: Timer | null = null;

  /** Calls `look` at each glance, and once more when the view is at rest. */
  constructor(look: () => void) {
    this.look = look;
  }

  get isOn(): boolean {
    return this.resting !== null;
  }

  /** Call this whenever the view moves. */
  moved(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.stop();
      this.look();
    }, SETTLED);
  }

  /** Calls `look` soon, however often this is called until then. */
  glance(): void {
    this.glancing ??= setTimeout(() => {
      this.glancing = null;
      this.look();
    }, GLANCE);
  }

  /** Stops without another look. */
  stop(): void {
    for (const timer of [this.resting, this.glancing]) if (timer !== null) clearTimeout(timer);
    this.resting = null;
    this.glancing = null;
  }
}
