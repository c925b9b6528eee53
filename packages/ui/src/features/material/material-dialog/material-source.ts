import type { CallError } from '#context/call-error.ts';

/** Where the dialog has its first values from. */
export type MaterialSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | { readonly status: 'ready' };
