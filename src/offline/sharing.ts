/*
 * What another app shares with the installed one. A browser sends it as a form, which a page cannot read: the service
 * worker puts files into a cache and has the browser open the page, whose address says what is there to be read
 * (src/launches.ts). So it also works without a network.
 */

/** What is shared but files, and the files, as the manifest names them. */
const TEXTS = ['shared-title', 'shared-text', 'shared-url'];
const FILES = 'shared-files';

/** The cache in which files wait for the page. */
const SHARED = 'unwind-shared';

/** Answers what another app shares: sends the browser to the page, by an address that tells it what to read. */
export async function receive(request: Request, page: string): Promise<Response> {
  const form = await request.formData();
  const address = new URL(page);
  for (const name of TEXTS) {
    const text = form.get(name);
    if (typeof text === 'string' && text !== '') address.searchParams.set(name, text);
  }
  const files = form.getAll(FILES).filter((value) => typeof value !== 'string' && value.size > 0);
  if (files.length > 0) address.searchParams.set(FILES, await keep(files as File[]));
  return Response.redirect(address.href, 303);
}

/** Keeps files until the page takes them, in place of what it never took. Returns the name of what they are kept under. */
async function keep(files: readonly File[]): Promise<string> {
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const name = String(Date.now());
  const put = (file: File, number: number): Promise<void> => {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    return cache.put(`./${FILES}/${name}/${number}`, new Response(file, { headers }));
  };
  await Promise.all(files.map(put));
  return name;
}
