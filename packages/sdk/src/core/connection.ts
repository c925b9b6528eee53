import { createCall, type Call } from './call';
import type { Listen } from './event-stream';
import { Session, type Auth } from './session';
import { createTransport, type TransportOptions } from './transport';

/** The address of the server and the session of the client. */
export interface ClientOptions extends TransportOptions {
  /** Where the token comes from; leave it out for the public calls. */
  readonly auth?: Auth;
}

/** The connection to the server that the resources of one client share. */
export interface Connection {
  readonly call: Call;
  /** Returns the function that opens streams; loaded on first use, since most panels need none. */
  readonly listening: () => Promise<Listen>;
  readonly options: ClientOptions;
}

/** Opens the connection of one client; `onExpired` is called once for each expired token. */
export function connect(options: ClientOptions, onExpired: () => void): Connection {
  const session = new Session(options.auth, onExpired);
  return {
    call: createCall(session, createTransport(options)),
    listening: async () => (await import('./event-stream')).createListen(session, options),
    options,
  };
}
