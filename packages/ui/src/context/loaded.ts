import type { CallError } from './call-error';

/** Content of the server, as a screen shows it. After a failed refresh the previous content stays, marked stale. */
export type Loaded<Content> =
  | NotLoaded
  | ({ readonly status: 'ready'; readonly isStale: boolean; readonly retry: () => void } & Content);

/** Content that is not there, or not yet. */
export type NotLoaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void };

/** The state of content that is still missing: failed by an error, else on its way. */
export const notLoaded = (error: CallError | undefined, retry: () => void): NotLoaded =>
  error ? { status: 'failed', error, retry } : { status: 'loading' };

/** Loaded content, with the way to refetch it. */
export type Ready<Content> = Extract<Loaded<Content>, { status: 'ready' }>;

/** A page of a list. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** The number of rows on all pages. */
  readonly count: number;
  readonly isRefreshing: boolean;
}

export type LoadedRows<Row> = Loaded<Rows<Row>>;
