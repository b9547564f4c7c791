/** The title of the page, and what search engines and bookmarks say of it: as in index.html, where it is English. */
export interface DocumentMessages {
  readonly title: string;
  readonly description: string;
}
