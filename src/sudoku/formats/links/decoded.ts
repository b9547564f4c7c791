/** Text with its percent escapes decoded; unchanged if they are damaged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
