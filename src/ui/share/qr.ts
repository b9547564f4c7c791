import { later } from '../../parts';

/** A QR code as the outline of its dark squares, each of side 1, with the margin that readers need. */
export interface Qr {
  readonly side: number;
  readonly path: string;
}

const MARGIN = 4;

/** Makes the QR code of a text; `null` if it is too long for one. */
export const loadQr = later(async () => {
  const { encode } = await import('uqr');
  return (text: string): Qr | null => {
    try {
      const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: MARGIN });
      const squares = data.flatMap((row, y) =>
        row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
      );
      return { side: size, path: squares.join('') };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
});
