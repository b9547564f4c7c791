/** The steps at which the axis has a mark: round numbers, at least `room` pixels apart. */
export function stepTicks(from: number, to: number, width: number, room: number): number[] {
  const least = ((to - from) * room) / width;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const every = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? power,
  );
  const ticks: number[] = [];
  for (let at = Math.ceil(from / every) * every; at <= to; at += every) ticks.push(at);
  return ticks;
}

/** The depths, from 1, at which the axis has a mark: the first, and every fifth, tenth and so on as room allows. */
export function depthTicks(rows: number, pitch: number, room: number): number[] {
  const every = [5, 10, 20, 40].find((size) => size * pitch >= room) ?? 80;
  return Array.from({ length: rows }, (_, row) => row + 1).filter(
    (depth) => depth === 1 || depth % every === 0,
  );
}
