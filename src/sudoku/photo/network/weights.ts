import type { Layer } from './convolution';

/** The side of the network's input, in pixels. */
export const INPUT = 32;
/** The number of classes: 0 blank, 1 to 9 printed, 10 to 18 the same digits handwritten, 19 small notes. */
export const CLASSES = 20;

/** The shapes of the layers; `training/` makes networks of this shape. */
const SHAPE = [
  { square: 3, stride: 1, padding: 1, depth: 1, width: 8 },
  { square: 3, stride: 2, padding: 1, depth: 8, width: 24 },
  { square: 3, stride: 2, padding: 1, depth: 24, width: 48 },
  { square: 3, stride: 2, padding: 1, depth: 48, width: 96 },
  { square: 4, stride: 1, padding: 0, depth: 96, width: 96 },
  { square: 1, stride: 1, padding: 0, depth: 96, width: CLASSES },
] as const;

const placesOf = ({ square, depth }: (typeof SHAPE)[number]): number => square * square * depth;

/** The size of a file of weights: two numbers of four bytes for each output of a layer, and a byte for each weight. */
export const WEIGHTS_BYTES = SHAPE.reduce((sum, shape) => sum + shape.width * (8 + placesOf(shape)), 0);

/**
 * Parses a file of weights. It has for each layer: the scale of each output's weights and the bias of each output
 * (32-bit floats, little-endian), then a signed byte for each weight, to be multiplied by the scale of its output.
 * Throws if the file has another length.
 */
export function layersIn(file: Uint8Array): Layer[] {
  if (file.byteLength !== WEIGHTS_BYTES) {
    throw new Error(`A file of weights has ${WEIGHTS_BYTES} bytes, this one ${file.byteLength}`);
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  const float = (): number => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  return SHAPE.map((shape) => {
    const scales = Float32Array.from({ length: shape.width }, float);
    const bias = Float32Array.from({ length: shape.width }, float);
    const places = placesOf(shape);
    const weights = new Float32Array(shape.width * places);
    for (let i = 0; i < weights.length; i++) {
      weights[i] = view.getInt8(at++) * (scales[Math.floor(i / places)] as number);
    }
    return { ...shape, weights, bias };
  });
}
