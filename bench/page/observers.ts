/*
 * Functions that run in the page before its own scripts. Each is sent as text, so it cannot use anything from outside
 * itself. They find elements in the page only by accessible names.
 */

declare global {
  interface Window {
    /** Milliseconds from the last click on Solve to the answer. */
    answered: Promise<number>;
    visit: Visit;
    /** Pastes 81 characters, and returns the milliseconds until the verdict on them was painted. */
    judge(puzzle: string): Promise<number>;
    /** Tasks over 50 ms since the first paste. */
    longTasks: number;
    race: {
      /** Starts to measure silence. */
      begin(): void;
      /** The result of the last click on a Stop button. */
      stopped(): Promise<Stop>;
    };
    /** Sets a mark in every frame until `stopFrames`, which returns the times of these frames in milliseconds. */
    startFrames(mark: string): void;
    stopFrames(): number[];
    /**
     * For each change of the timeline, the milliseconds until the board is painted. `open` counts changes that have no
     * board yet.
     */
    scrubs: { readonly taken: number[]; open: number };
  }
}

/** How a race stopped, in milliseconds. */
interface Stop {
  /** From the click to the frame that offers to race again. */
  readonly said: number;
  /** From the click to the last message of the last worker. */
  readonly idle: number;
  /** The longest time between two messages of a worker before the click. */
  readonly silence: number;
}

/** How a page started: milliseconds since the navigation began; 0 if something has not happened yet. */
export interface Visit {
  /** The first frame with a board of 81 cells and the key that solves it. */
  painted: number;
  /** The first frame with a board that responds to the player. */
  awake: number;
  /** The first frame with a verdict on the puzzle. */
  judged: number;
  /** The end of the last task over 50 ms. */
  busyUntil: number;
  /** The sum of the time by which tasks exceed 50 ms. */
  blocking: number;
  /** The sum of all layout shifts. */
  shift: number;
}

/**
 * Times each click on Solve: from the event to the frame in which all 81 cells have a digit in their name and the
 * verdict line has changed.
 */
export function observeSolve(): void {
  const status = (): string =>
    Array.from(document.querySelectorAll('[role=status]'), (line) => line.textContent).join('\n');
  const isFilled = (cell: Element): boolean => /, [1-9](,|$)/.test(cell.getAttribute('aria-label') ?? '');
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.textContent?.includes('Solve') !== true) return;
    const before = status();
    window.answered = new Promise((resolve) => {
      const look = (): void => {
        const cells = Array.from(document.querySelectorAll('[role=gridcell]'));
        if (cells.length !== 81 || !cells.every(isFilled) || status() === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  };
  window.addEventListener('click', onClick, { capture: true });
}

/**
 * Times the verdict on a pasted puzzle, until the frame with its digits on the board and a verdict that is not stale.
 */
export function observeVerdict(): void {
  window.longTasks = 0;
  let started = false;
  new PerformanceObserver((list) => {
    if (started) window.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  const digits = (): string =>
    Array.from(
      document.querySelectorAll('[role=gridcell]'),
      (cell) => /, (?<digit>[1-9])(,|$)/.exec(cell.getAttribute('aria-label') ?? '')?.groups?.digit ?? '.',
    ).join('');
  window.judge = (puzzle) => {
    started = true;
    const data = new DataTransfer();
    data.setData('text/plain', puzzle);
    const start = performance.now();
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return new Promise((resolve) => {
      const look = (): void => {
        const line = document.querySelector('.verdict [role=status]');
        if (line?.getAttribute('aria-busy') !== 'false' || digits() !== puzzle) {
          requestAnimationFrame(look);
          return;
        }
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  };
}

/** Records how the page starts. */
export function observeVisit(): void {
  const visit = { painted: 0, awake: 0, judged: 0, busyUntil: 0, blocking: 0, shift: 0 };
  window.visit = visit;
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  observe('longtask', ({ startTime, duration }) => {
    visit.busyUntil = startTime + duration;
    visit.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') visit.shift += entry.value;
  });

  const afterPaint = (then: (now: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  };
  const look = (): void => {
    const isAwake = document.querySelector('[role=grid]')?.closest('[data-asleep]') === null;
    const hasBoard = document.querySelectorAll('[role=grid] [role=gridcell]').length === 81;
    const status = Array.from(document.querySelectorAll('[role=status]'), (line) => line.textContent);
    if (hasBoard && visit.painted === 0) afterPaint((now) => (visit.painted = now));
    if (isAwake && visit.awake === 0) afterPaint((now) => (visit.awake = now));
    if (status.some((line) => line?.includes('One solution'))) afterPaint((now) => (visit.judged = now));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records the times of all workers' messages, and of clicks on Stop buttons. */
export function observeRace(): void {
  const heard = new Map<Worker, number[]>();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (!String(url).includes('racer')) return;
      const times: number[] = [];
      heard.set(this, times);
      this.addEventListener('message', () => times.push(performance.now()));
    }
  };
  let clicked = 0;
  let said = 0;
  const offersAgain = (): boolean =>
    Array.from(document.querySelectorAll('button')).some(({ textContent }) => textContent === 'Race again');
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.textContent !== 'Stop all') return;
    clicked = event.timeStamp;
    said = 0;
    const look = (): void => {
      if (!offersAgain()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        said = performance.now() - clicked;
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', onClick, { capture: true });
  const all = (): readonly number[][] => Array.from(heard.values());
  window.race = {
    begin() {
      for (const times of all()) times.length = 0;
    },
    async stopped() {
      // Long enough to notice a worker that goes on after it was stopped.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const pauses = all().flatMap((times) =>
        times
          .filter((time) => time <= clicked)
          .map((time, index, before) => time - (before[index - 1] ?? time)),
      );
      const last = Math.max(clicked, ...all().map((times) => times.at(-1) ?? 0));
      return { said, idle: last - clicked, silence: Math.max(0, ...pauses) };
    },
  };
}

/** Counts frames. The loop requests every possible frame, so any missing one was missed by the page. */
export function observeFrames(): void {
  let times: number[] = [];
  let request = 0;
  window.startFrames = (mark) => {
    times = [];
    const tick = (time: number): void => {
      performance.mark(mark);
      times.push(time);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
  };
  window.stopFrames = () => {
    cancelAnimationFrame(request);
    performance.clearMarks();
    return times;
  };
}

/**
 * Times each change of the timeline by a pointer: from the pointer's move to the painted frame whose board shows the
 * requested step, or one requested later. The slider has the requested step. The counter of steps changes together with
 * the board.
 */
export function observeScrubs(): void {
  window.scrubs = { taken: [], open: 0 };
  const open: { readonly step: number; readonly at: number }[] = [];
  /** When the pointer moved first since the slider changed last; `null` if it has not. */
  let moved: number | null = null;
  let requested = '';
  const look = (): void => {
    const slider = document.querySelector<HTMLInputElement>('.timeline');
    if (slider !== null && slider.value !== requested && moved !== null) {
      requested = slider.value;
      open.push({ step: Number(requested), at: moved });
      moved = null;
    }
    const text = document.querySelector('.steps dd')?.firstChild?.textContent ?? '';
    const step = Number(text.replaceAll(',', ''));
    const done = open.splice(0, open.findLastIndex((scrub) => scrub.step === step) + 1);
    window.scrubs.open = open.length;
    if (done.length > 0) {
      // A message sent before the frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        for (const { at } of done) window.scrubs.taken.push(now - at);
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  const onPointer = ({ target, buttons, timeStamp }: PointerEvent): void => {
    if (buttons === 0 || !(target instanceof Element) || target.closest('.chart-map') === null) return;
    if (requested === '') requestAnimationFrame(look);
    requested ||= document.querySelector<HTMLInputElement>('.timeline')?.value ?? '';
    moved ??= timeStamp;
  };
  for (const type of ['pointerdown', 'pointermove'] as const)
    window.addEventListener(type, onPointer, { capture: true });
}
