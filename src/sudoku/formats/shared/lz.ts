/** A longer payload could unpack to far more than a puzzle; the puzzles of such links have other rules anyway. */
const LONGEST_PAYLOAD = 32_768;

/** Unpacks the base 64 that LZ-based links carry, or `null` if it is none. The packer is fetched when first needed. */
export async function unpacked(payload: string): Promise<string | null> {
  if (payload.length > LONGEST_PAYLOAD || !/^[\w+/= -]+$/.test(payload)) return null;
  const { default: packer } = await import('lz-string');
  try {
    return (
      packer.decompressFromBase64(payload.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')) ||
      null
    );
  } catch {
    return null;
  }
}
