import type { Endpoint } from '@chatdeck/sdk/contract';
import type { Call } from './call';
import type { SignedIn } from './signed-in';

/** A call of the contract, before its handler runs. */
export type Made = Call<Endpoint> & { readonly user?: SignedIn };

/** Runs the handler of a call and writes what it changed. */
export type RunAudited = (call: Made, run: () => unknown) => Promise<unknown>;

/** How the calls of an endpoint are audited; undefined for those that change nothing or are exempt. */
export type AuditCalls = (endpoint: Endpoint) => RunAudited | undefined;
