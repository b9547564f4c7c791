import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETWORK_WEIGHTS, Network, type Picture } from '../../sudoku/photo';
import { type Drawing, drawn, squareAt } from '../../sudoku/photo/testing';
import { createPhotoReader } from './photoReader';
import type { PhotoReply } from './protocol';

// Its address begins at the folder of the project.
const weights = readFileSync(`.${NETWORK_WEIGHTS}`);

/** The last thing that the page hears of a picture. */
async function answerTo(picture: Picture): Promise<PhotoReply> {
  let crashed: unknown = null;
  const replies: PhotoReply[] = [];
  const crash = (error: unknown): void => {
    crashed = error;
  };
  const handle = createPhotoReader(
    { post: (reply) => replies.push(reply), crash },
    {
      open: async () => ({ picture, bitmap: {} as ImageBitmap }),
      fetchNetwork: async () => new Network(weights),
      canDraw: true,
    },
  );
  handle({ kind: 'read', file: new Blob(['x']), weights: '' });
  const last = () => replies.at(-1) ?? { kind: 'ready' };
  await expect.poll(() => crashed ?? last().kind, { timeout: 4000 }).toMatch(/^(fault|read)$/);
  return last();
}

describe('the page hears what is in a picture', () => {
  const corners = squareAt(80, 40, 320);
  const size = { width: 480, height: 400 };

  it.each<[string, Omit<Drawing, 'width' | 'height'>, object]>([
    ['nothing', { corners, lines: 230 }, { kind: 'nothing' }],
    ['part of a grid', { corners: squareAt(80, -195, 400) }, { kind: 'part' }],
    [
      'a crossword',
      {
        corners,
        isBlack: (row, column) => (row * 3 + column * 2) % 5 === 0,
        hasDigit: () => false,
      },
      { kind: 'crossword' },
    ],
    ['a grid of another size', { corners, rows: 6, columns: 6 }, { kind: 'otherSize', rows: 6, columns: 6 }],
    ['a killer Sudoku', { corners, hasCages: true, hasDigit: () => false }, { kind: 'killer' }],
  ])('%s', async (_, drawing, fault) => {
    expect(await answerTo(drawn({ ...size, ...drawing }))).toEqual({ kind: 'fault', fault });
  });

  it('a grid', async () => {
    expect(await answerTo(drawn({ ...size, corners, hasDigit: () => false }))).toMatchObject({
      kind: 'read',
      grids: [{ proper: false }],
    });
  });
});
