import { createCall, type Call, type CallAnswer } from './call';
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

/** Who a connection is of, and what it reports. */
interface Owner {
  readonly clientId: string;
  /** Called once for each expired token. */
  readonly onExpired: () => void;
  /** Called with each answer, after the function that its caller passed. */
  readonly onAnswer: (answer: CallAnswer) => void;
}

/** Opens the connection of one client. */
export function connect(options: ClientOptions, owner: Owner): Connection {
  const session = new Session(options.auth, owner.onExpired);
  return {
    call: createCall(session, createTransport(options, owner.clientId), owner.onAnswer),
    listening: async () => (await import('./event-stream')).createListen(session, options),
    options,
  };
}
