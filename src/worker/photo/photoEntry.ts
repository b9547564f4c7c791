/// <reference lib="webworker" />
import { Network, type Picture } from '../../sudoku/photo';
import { findCanvas } from './canvas';
import { createPhotoReader } from './photoReader';
import type { PhotoOrder, PhotoReply } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

/** A photograph is reduced to at most this many pixels. For a grid that fills much of it, more pixels show no more. */
const PIXELS = 2_000_000;

async function open(file: Blob): Promise<{ picture: Picture; bitmap: ImageBitmap } | null> {
  let whole: ImageBitmap;
  try {
    whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const scale = Math.min(1, Math.sqrt(PIXELS / (whole.width * whole.height)));
  const width = Math.max(1, Math.round(whole.width * scale));
  const height = Math.max(1, Math.round(whole.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  // The pixels are read, so drawing without the graphics card is faster.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  // Transparent parts become white paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { picture: { width, height, rgba: data }, bitmap: canvas.transferToImageBitmap() };
}

function pixelsOf(frame: ImageBitmap): Picture | null {
  const { width, height } = frame;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(frame, 0, 0);
  frame.close();
  return context && { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

async function fetchNetwork(weights: string): Promise<Network | null> {
  try {
    const response = await fetch(weights);
    return response.ok ? new Network(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}

const transfersOf = (reply: PhotoReply): Transferable[] => (reply.kind === 'picture' ? [reply.picture] : []);

// A reported error reaches the page as a crash.
const handle = createPhotoReader(
  { post: (reply) => self.postMessage(reply, transfersOf(reply)), crash: reportError },
  { open, pixelsOf, fetchNetwork, canvas: findCanvas() },
);
self.onmessage = ({ data }: MessageEvent<PhotoOrder>) => handle(data);
self.postMessage({ kind: 'ready' } satisfies PhotoReply);
