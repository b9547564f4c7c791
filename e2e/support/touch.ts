import { type App, type CellName, expect } from './app';

/** A finger: sends the browser the events of a touch screen. */
export async function finger(app: App) {
  const tools = await app.page.context().newCDPSession(app.page);
  const middleOf = async (name: CellName) => {
    const box = await app.cell(name).boundingBox();
    if (box === null) throw new Error(`${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((point, id) => ({ ...point, id })) });
  return {
    /** Rests on a cell until it is chosen, drags over others, and lifts. */
    async restAndDraw(first: CellName, ...others: readonly CellName[]): Promise<void> {
      await send('touchStart', await middleOf(first));
      await expect(app.cell(first)).toHaveAttribute('aria-selected', 'true');
      for (const name of others) await send('touchMove', await middleOf(name));
      await send('touchEnd');
    },
    /** Drags over the page at once, without resting, as people do to scroll. */
    async swipe(from: CellName, to: CellName): Promise<void> {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await send('touchStart', start);
      for (let step = 1; step <= 5; step++)
        await send('touchMove', {
          x: start.x + ((end.x - start.x) * step) / 5,
          y: start.y + ((end.y - start.y) * step) / 5,
        });
      await send('touchEnd');
    },
    /** Puts two fingers down, one on each side of a point, and moves them apart or together. */
    async pinch({ x, y }: Point, from: number, to: number): Promise<void> {
      const both = (apart: number) =>
        [
          { x: x - apart, y },
          { x: x + apart, y },
        ] as const;
      await send('touchStart', both(from)[0]);
      await send('touchStart', ...both(from));
      for (let step = 1; step <= 5; step++) await send('touchMove', ...both(from + ((to - from) * step) / 5));
      await send('touchEnd');
    },
    /** Drags from one point to another. */
    async drag(from: Point, to: Point): Promise<void> {
      await send('touchStart', from);
      for (let step = 1; step <= 5; step++)
        await send('touchMove', {
          x: from.x + ((to.x - from.x) * step) / 5,
          y: from.y + ((to.y - from.y) * step) / 5,
        });
      await send('touchEnd');
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}
