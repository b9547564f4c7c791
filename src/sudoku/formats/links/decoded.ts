/** Text with its percent signs resolved, or as it is if they are damaged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
