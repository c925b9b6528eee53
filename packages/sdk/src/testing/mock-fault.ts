import type { EndpointId } from '../contract';

/** The simulated fault of a call. */
export type MockFault =
  | { readonly kind: 'code'; readonly code: number; readonly data?: unknown }
  | { readonly kind: 'offline' }
  | { readonly kind: 'never' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'raw'; readonly status: number; readonly body: string }
  /** Transforms the built-in answer: lists that are null, wrong types, too many rows. */
  | { readonly kind: 'altered'; readonly alter: (data: unknown) => unknown };

/** Faults of single calls; `'*'` applies to all others. */
export type MockFaults = Partial<Record<EndpointId | '*', MockFault>>;
