import type { CallError } from './call-error';

/** What is asked of the server, as a screen shows it. After a failed refresh what came before stays, marked stale. */
export type Loaded<Content> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly isStale: boolean; readonly retry: () => void } & Content);

/** What has come, with how to ask for it again. */
export type Ready<Content> = Extract<Loaded<Content>, { status: 'ready' }>;

/** A page of a list. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** How many rows there are on all pages. */
  readonly count: number;
  readonly isRefreshing: boolean;
}

export type LoadedRows<Row> = Loaded<Rows<Row>>;
