/** The envelope of an answer. */
export interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}
