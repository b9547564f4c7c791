/** The brightness of the paper is estimated in blocks: this many per cell in each direction. */
const BLOCKS_A_CELL = 3;
/** The paper's brightness is this quantile around a block: at most this share of it is taken to be covered with ink. */
const PAPER_RANK = 0.8;
/** The share of pixels that become fully black. */
const INK_RANK = 0.01;
/**
 * The faintest ink, as a part of the paper's brightness, that becomes black. It keeps the noise of an empty board down.
 */
const FAINTEST_INK = 0.8;

/** Evens the light of a square picture with cells of `cell` pixels: paper becomes white, the darkest ink black. */
export function evenLight(pixels: Uint8Array, cell: number): Uint8Array {
  const paper = paperOf(
    pixels,
    Math.round(Math.sqrt(pixels.length)),
    Math.max(2, Math.round(cell / BLOCKS_A_CELL)),
  );
  const ratios = new Float32Array(pixels.length);
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i++) {
    const ratio = Math.min(1, (pixels[i] as number) / Math.max(1, paper[i] as number));
    ratios[i] = ratio;
    const bin = Math.floor(ratio * 255);
    counts[bin] = (counts[bin] as number) + 1;
  }
  const ink = Math.min(FAINTEST_INK, rankIn(counts, pixels.length, pixels.length * INK_RANK) / 255);
  const even = new Uint8Array(pixels.length);
  // A loop, because `Uint8Array.from` with a function would take most of the time of finding a grid.
  for (let i = 0; i < even.length; i++)
    even[i] = Math.max(0, Math.min(255, (255 * ((ratios[i] as number) - ink)) / (1 - ink)));
  return even;
}

/** The brightness that blank paper would have at each pixel. */
function paperOf(pixels: Uint8Array, side: number, block: number): Float32Array {
  const blocks = Math.ceil(side / block);
  const found = new Float32Array(blocks * blocks);
  const counts = new Uint32Array(256);
  for (let row = 0; row < blocks; row++) {
    for (let column = 0; column < blocks; column++) {
      counts.fill(0);
      let size = 0;
      // The window reaches half a block beyond the block itself.
      const top = Math.max(0, row * block - (block >> 1));
      const bottom = Math.min(side, (row + 1) * block + (block >> 1));
      const left = Math.max(0, column * block - (block >> 1));
      const right = Math.min(side, (column + 1) * block + (block >> 1));
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const pixel = pixels[y * side + x] as number;
          counts[pixel] = (counts[pixel] as number) + 1;
          size++;
        }
      }
      found[row * blocks + column] = rankIn(counts, size, size * PAPER_RANK);
    }
  }
  const smooth = smoothed(found, blocks);
  const paper = new Float32Array(side * side);
  const places = Float64Array.from({ length: side }, (_, x) =>
    Math.max(0, Math.min(blocks - 1.001, (x + 0.5) / block - 0.5)),
  );
  for (let y = 0; y < side; y++) {
    const v = places[y] as number;
    const row = Math.floor(v);
    for (let x = 0; x < side; x++) {
      const u = places[x] as number;
      const column = Math.floor(u);
      const at = row * blocks + column;
      const above = mix(smooth[at] as number, smooth[at + 1] as number, u - column);
      const below = mix(smooth[at + blocks] as number, smooth[at + blocks + 1] as number, u - column);
      paper[y * side + x] = mix(above, below, v - row);
    }
  }
  return paper;
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The smallest value with more than `rank` of the `size` counted pixels at or below it. */
function rankIn(counts: Uint32Array, size: number, rank: number): number {
  // From above, as paper is bright.
  let value = counts.length - 1;
  let sum = size - (counts[value] as number);
  while (value > 0 && sum > rank) {
    value--;
    sum -= counts[value] as number;
  }
  return value;
}

/** Each block replaced by the mean of itself and the blocks around it. */
function smoothed(blocks: Float32Array, side: number): Float32Array {
  return blocks.map((_, i) => {
    const row = Math.floor(i / side);
    const column = i % side;
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x++) {
        sum += blocks[y * side + x] as number;
        count++;
      }
    }
    return sum / count;
  });
}
