/*
 * Receives what another app shares with the installed one. The browser sends it as a form, which a page cannot read. So
 * the service worker puts files into a cache and redirects the browser to the page, with an address that says what to
 * read (src/launchHandler.ts). This also works without a network.
 */

/** The form's text fields and its file field, as the manifest names them. */
const TEXTS = ['shared-title', 'shared-text', 'shared-url'];
const FILES = 'shared-files';

/** The cache in which files wait for the page. */
const SHARED = 'unwind-shared';

/** Answers the form of another app: redirects the browser to `page`, with an address that says what to read. */
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

/**
 * Caches files until the page takes them, and deletes any that it never took. Returns the name they are cached under.
 */
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
