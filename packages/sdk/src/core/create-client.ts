import { connect, type ClientOptions, type Connection } from './connection';

/** Functions that create resources, by their names on the client. */
export type ResourceMakers = Readonly<Record<string, (connection: Connection) => unknown>>;

/** What every client provides, whatever its resources. */
export interface SessionEvents {
  /** Calls back once when the token has expired and could not be refreshed; returns a function that unsubscribes. */
  onSessionExpired(listener: () => void): () => void;
}

/** A client with the given resources. */
export type ClientOf<Makers extends ResourceMakers> = SessionEvents & {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};

/**
 * Creates a client of some resources only, for pages that embed a panel or two and should download no more:
 * `createClient({ material: materialResource }, { auth })`. Clients share nothing: two of them on one page have two
 * sessions.
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
  // Each name has the resource that its own maker returned; the compiler cannot follow the entries.
  return { ...events, ...Object.fromEntries(made) } as ClientOf<Makers>;
}
