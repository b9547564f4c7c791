/** The cache in which files that another app shares wait, as the service worker names it (src/offline/sharing.ts). */
const SHARED = 'unwind-shared';

/** Takes the files that another app has shared, by the name in the address. They are gone from the cache after that. */
export async function takeSharedFiles(name: string): Promise<File[]> {
  const cache = await caches.open(SHARED);
  const waiting = (await cache.keys()).filter(({ url }) => url.includes(`/shared-files/${name}/`));
  const files = await Promise.all(
    waiting.map(async (request) => {
      const kept = await cache.match(request);
      if (kept === undefined) return [];
      const file = decodeURIComponent(kept.headers.get('x-name') ?? '');
      return [new File([await kept.blob()], file, { type: kept.headers.get('content-type') ?? '' })];
    }),
  );
  await caches.delete(SHARED);
  return files.flat();
}
