export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser that a driver has started. */
export interface Browser {
  /** Its name and version, as the browser gives them. */
  readonly version: string;
  /** Opens a tab that shares nothing with the tabs of other callers. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The size of paper in millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** What a driver can do with a tab. Everything else of a journey is made of this, so it is the same in all engines. */
export interface Tab {
  /** What the browser complained about since the tab was opened. */
  readonly complaints: readonly string[];
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, or in the frame that was entered. Its promise gives a text. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse along these points with its button down: one point is a click. */
  drag(points: readonly Point[]): Promise<void>;
  /** Holds these keys down in turn, and lets them go: `Control`, `z`. Names are those of `KeyboardEvent.key`. */
  chord(keys: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Another tab of the same person. */
  another(): Promise<Tab>;
  /** From now on acts in the first frame of the page. */
  enterFrame(): Promise<void>;
  /** Prints the page as a PDF; `null` if the driver cannot print. */
  print(paper: PaperSize): Promise<Buffer | null>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The characters that a US keyboard gives with Shift. */
const SHIFTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'1234567890'].map((digit, index) => [digit, '!@#$%^&*()'.charAt(index)])),
};

/** The code points that WebDriver has for keys without a character. */
const NAMED: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** A chord as the actions of WebDriver, which are the same in its old and its new protocol. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const shift = keys.includes('Shift');
  const values = keys.map((key) => NAMED[key] ?? (shift ? SHIFTED[key] : undefined) ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** A drag as the actions of WebDriver. */
export function mouseActions(points: readonly Point[]): readonly object[] {
  const moves = points.map(({ x, y }) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  }));
  const [first, ...rest] = moves;
  const actions = [first, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
