import type { Stores } from './createStores';

/** Opens the puzzle of a link, and what else the link asks for. Resolves with whether the text was a link. */
export async function openLink(
  { importing, watch, compare, hint, answering }: Stores,
  text: string,
): Promise<boolean> {
  const link = await importing.openLink(text);
  if (link === null) return false;
  if (link.watch !== null || link.code !== '') watch.start(link.watch, link.code);
  else if (link.compare) compare.start(link.compare);
  else if (link.hint) hint.open(link.hint.pages);
  else if (link.solve) void answering.solve();
  return true;
}
