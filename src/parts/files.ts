/** Files under way, and scripts that have come, by their addresses. */
const coming = new Map<string, Promise<unknown>>();

/** How a built script names the scripts that it needs, except those that the page has from its start on. */
export const NEEDS = /(?:from|import)"(\.\/(?!first-|react-|rolldown-)[\w-]+\.js)"/g;

/**
 * Imports a part once all its files have been fetched: its scripts, which the browser then keeps for `import()`, and
 * its style sheets, without which it must not be shown. (In Firefox, a script that failed during an import would fail
 * for ever.) A style sheet that fails is asked for again by `mendStyles`, a script when the part is next asked for.
 * The build puts this in place of `import()` (see scripts/withFiles.ts).
 *
 * @param part its script, relative to `from`, as the style sheets are; "" if it is only style sheets
 */
export async function withFiles(part: string, styles: readonly string[], from: string): Promise<unknown> {
  const { href } = new URL(part, from);
  await Promise.all([
    part && fetchScript(href),
    ...styles.map((file) => fetchStyles(new URL(file, from).href)),
  ]);
  return part && import(/* @vite-ignore */ href);
}

function fetchScript(href: string): Promise<unknown> {
  const answer = coming.get(href) ?? fetchWithNeeds(href);
  coming.set(href, answer);
  return answer;
}

async function fetchWithNeeds(href: string): Promise<void> {
  let text = '';
  try {
    const response = await fetch(href);
    text = await response.text();
    if (!response.ok) throw response;
  } catch {
    coming.delete(href);
    // `later` knows a refusal by these words.
    throw new Error(`Unable to fetch module script ${href}`);
  }
  const needs = [...text.matchAll(NEEDS)].map(([, name = '']) => fetchScript(new URL(name, href).href));
  await Promise.all(needs).catch((error) => {
    coming.delete(href);
    throw error;
  });
}

function fetchStyles(href: string): Promise<unknown> | undefined {
  const links = [...document.getElementsByTagName('link')];
  if (coming.has(href) || links.some((link) => link.href === href)) return coming.get(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  const answer = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
  }).finally(() => coming.delete(href));
  coming.set(href, answer);
  document.head.append(link);
  return answer;
}
