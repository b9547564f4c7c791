import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETWORK_WEIGHTS, Network, type Picture } from '../../sudoku/photo';
import { type Drawing, drawn, squareAt } from '../../sudoku/photo/testing';
import type { Canvas } from './canvas';
import { createPhotoReader } from './photoReader';
import type { PhotoReply } from './protocol';

// The address is relative to the project's folder.
const weights = readFileSync(`.${NETWORK_WEIGHTS}`);

/** The reply about a frame of the camera. */
function glimpseOf(picture: Picture, canvas: Canvas = 'faithful'): PhotoReply | undefined {
  const replies: PhotoReply[] = [];
  const handle = createPhotoReader(
    { post: (reply) => replies.push(reply), crash: () => expect.fail() },
    {
      open: async () => null,
      pixelsOf: () => picture,
      fetchNetwork: async () => null,
      canvas,
    },
  );
  handle({ kind: 'look', frame: {} as ImageBitmap });
  return replies[0];
}

describe('a frame of the camera', () => {
  it('has a sure grid if all of it is in view', () => {
    const corners = squareAt(80, 40, 320);
    const reply = glimpseOf(drawn({ width: 480, height: 400, corners }));
    if (reply?.kind !== 'seen' || reply.seen === null) throw new Error('nothing seen');
    expect(reply.seen.sure).toBe(true);
    reply.seen.corners.forEach(({ x, y }, i) => {
      expect(Math.hypot(x - (corners[i]?.x ?? 0), y - (corners[i]?.y ?? 0))).toBeLessThan(3);
    });
  });

  it('has no grid if there is none', () => {
    const corners = squareAt(80, 40, 320);
    expect(glimpseOf(drawn({ width: 480, height: 400, corners, lines: 230 }))).toEqual({
      kind: 'seen',
      seen: null,
    });
  });
});

/** The last reply about a picture. */
async function answerTo(
  picture: Picture,
  canvas: Canvas = 'faithful',
  fetchNetwork: () => Promise<Network | null> = async () => new Network(weights),
): Promise<PhotoReply> {
  let crashed: unknown = null;
  const replies: PhotoReply[] = [];
  const crash = (error: unknown): void => {
    crashed = error;
  };
  const handle = createPhotoReader(
    { post: (reply) => replies.push(reply), crash },
    {
      open: async () => ({ picture, bitmap: {} as ImageBitmap }),
      pixelsOf: () => picture,
      fetchNetwork,
      canvas,
    },
  );
  handle({ kind: 'read', file: new Blob(['x']), weights: '' });
  const last = () => replies.at(-1) ?? { kind: 'ready' };
  await expect.poll(() => crashed ?? last().kind, { timeout: 4000 }).toMatch(/^(fault|read)$/);
  return last();
}

describe('the reply about a picture', () => {
  const corners = squareAt(80, 40, 320);
  const size = { width: 480, height: 400 };

  it('comes although the network was refused twice', async () => {
    let refusals = 2;
    const fetchNetwork = async () => (refusals-- > 0 ? null : new Network(weights));
    const reply = await answerTo(drawn({ ...size, corners }), 'faithful', fetchNetwork);
    expect(reply.kind).toBe('read');
  });

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

describe('a browser that hides the pixels of pictures', () => {
  const picture = drawn({ width: 480, height: 400, corners: squareAt(80, 40, 320) });

  it('is told of at the first picture', async () => {
    expect(await answerTo(picture, 'noisy')).toEqual({ kind: 'fault', fault: { kind: 'hidden' } });
  });

  it('shows no grid in the camera', () => {
    expect(glimpseOf(picture, 'noisy')).toEqual({ kind: 'seen', seen: null });
  });
});
