const PAGE = 'embed.html';

/** The HTML that shows the content of a link in another page, by `embed.html` of the same site with the link's hash. */
export function embedCode(link: string, title: string): string {
  const { href, hash } = new URL(link);
  const page = new URL(PAGE, href.slice(0, href.length - hash.length)).href;
  const [src, name] = [page + hash, title].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  );
  return `<iframe src="${src}" title="${name}" width="720" height="760" style="border: 0" loading="lazy"></iframe>`;
}
