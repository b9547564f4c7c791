/** The cache in which the service worker leaves files from another app (src/offline/sharing.ts). */
const SHARED = 'unwind-shared';

/** Returns the files that another app has shared, by the name in the address, and deletes them from the cache. */
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
