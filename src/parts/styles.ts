/** Style sheets under way, by their addresses. */
const coming = new Map<string, Promise<unknown>>();

/**
 * Fetches a part together with its style sheets, without which it must not be shown. Each sheet is asked for
 * once; one that fails is asked for again by `mendStyles`. The build puts this in place of its own loader (see
 * scripts/withStyles.ts).
 *
 * @param files the style sheets, relative to `from`
 */
export async function withStyles<T>(
  fetchPart: () => Promise<T>,
  files: readonly string[],
  from: string,
): Promise<T> {
  const [part] = await Promise.all([
    fetchPart(),
    ...files.map((file) => fetchStyles(new URL(file, from).href)),
  ]);
  return part;
}

function fetchStyles(href: string): Promise<unknown> | undefined {
  const links = [...document.getElementsByTagName('link')];
  if (coming.has(href) || links.some((link) => link.href === href)) return coming.get(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  const answer = new Promise((resolve, reject) => {
    link.onload = resolve;
    // `later` knows a refusal by these words.
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
  }).finally(() => coming.delete(href));
  coming.set(href, answer);
  document.head.append(link);
  return answer;
}
