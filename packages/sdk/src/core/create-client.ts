import { connect, type ClientOptions, type Connection } from './connection';

/** Ways to make resources, by the names that they get on the client. */
export type ResourceMakers = Readonly<Record<string, (connection: Connection) => unknown>>;

/** What every client can do, whichever resources it has. */
export interface SessionEvents {
  /** Calls back once when the token has ended and no refresh helped; returns how to stop listening. */
  onSessionExpired(listener: () => void): () => void;
}

/** A client with the resources that it was made of. */
export type ClientOf<Makers extends ResourceMakers> = SessionEvents & {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};

/**
 * Makes a client of some resources only, for pages that embed a panel or two and should download no more:
 * `createClient({ material: materialResource }, { auth })`. Clients share nothing: two of them on one page hold
 * two sessions.
 */
export function createClient<Makers extends ResourceMakers>(
  makers: Makers,
  options: ClientOptions = {},
): ClientOf<Makers> {
  const listeners = new Set<() => void>();
  const connection = connect(options, () => listeners.forEach((listener) => listener()));
  const made = Object.entries(makers).map(([name, make]) => [name, make(connection)] as const);
  const events: SessionEvents = {
    onSessionExpired(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  // Each name holds what its own maker gave; the compiler cannot follow the entries.
  return { ...events, ...Object.fromEntries(made) } as ClientOf<Makers>;
}
