/**
 * The title of the page, and its description for search engines and bookmarks. index.html has the English
 * words.
 */
export interface DocumentMessages {
  readonly title: string;
  readonly description: string;
}
