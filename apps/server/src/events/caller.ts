import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** What a client says its id is; nothing that would not be one. */
const CLIENT_ID = /^[\w-]{1,64}$/;

/** Runs a call on behalf of a client: the events that the call publishes name it, and that client need not reload. */
export const onBehalfOf = <T>(clientId: string | undefined, run: () => T): T =>
  clientId !== undefined && CLIENT_ID.test(clientId) ? storage.run(clientId, run) : run();

/** The client on whose behalf this code runs; undefined outside of a call. */
export const callingClient = (): string | undefined => storage.getStore();
