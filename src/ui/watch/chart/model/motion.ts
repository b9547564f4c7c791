/** Milliseconds without zooming or panning after which the view stays. */
const SETTLED = 100;
/** Milliseconds between two glances. */
const GLANCE = 30;

type Timer = ReturnType<typeof setTimeout>;

/**
 * A view that is zoomed or panned by one event after another. What is asked for at each of them is out of date at the
 * next, and takes one of the processors; so on the way it is asked for now and then, and never while an event is dealt with
 * or a frame is made, as the question wakes who answers it.
 */
export class Motion {
  private readonly look: () => void;
  private resting: Timer | null = null;
  private glancing: Timer | null = null;

  /** `look` is called for each glance, and once more when the view stays. */
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
