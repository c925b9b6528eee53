/** A part of a page of the documentation, as the search finds it. */
export interface DocSection {
  /** The page's address under `/docs`, with the id of the heading: `install#docker`. */
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  /** Without its markup. */
  readonly text: string;
}
