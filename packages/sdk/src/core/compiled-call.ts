import type { Endpoint } from './endpoint';

/**
 * A call of the contract as the build makes it for clients: what it takes to send it, and a function that recognizes the usual
 * answers. Its schemas, and zod with them, are loaded for an unusual one.
 */
export interface CompiledCall extends Omit<
  Endpoint,
  'request' | 'response' | 'summary' | 'origin'
> {
  /** True for data that are exactly what the schema would return for them. May return false negatives, never false positives. */
  readonly fits: (data: unknown) => boolean;
  /** Loads the call as it is declared. */
  readonly declaration: () => Promise<Endpoint>;
}

/** True for a call that the build has made; from the sources calls are as they are declared. */
export const isCompiled = (call: object): call is CompiledCall => 'fits' in call;
