import type { CallAnswer } from './call';
import { connect, type ClientOptions, type Connection } from './connection';
import { createIdempotencyKey } from './idempotency-key';

/** Functions that create resources, by their names on the client. */
export type ResourceMakers = Readonly<Record<string, (connection: Connection) => unknown>>;

/** What every client provides, whatever its resources. */
export interface SessionEvents {
  /** Calls back once when the token has expired and could not be refreshed; returns a function that unsubscribes. */
  onSessionExpired(listener: () => void): () => void;
  /**
   * Calls back with every call that the server has answered, refused ones too, before its caller has the answer; returns a
   * function that unsubscribes.
   */
  onAnswer(listener: (answer: CallAnswer) => void): () => void;
  /** Names this client to the server, random; live events of what its own calls changed have it as `by`. */
  readonly clientId: string;
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
  const watchers = new Set<(answer: CallAnswer) => void>();
  const clientId = createIdempotencyKey();
  const connection = connect(options, {
    clientId,
    onExpired: () => listeners.forEach((listener) => listener()),
    onAnswer: (answer) => watchers.forEach((watcher) => watcher(answer)),
  });
  const made = Object.entries(makers).map(([name, make]) => [name, make(connection)] as const);
  const events: SessionEvents = {
    onSessionExpired(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAnswer(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    clientId,
  };
  // Each name has the resource that its own maker returned; the compiler cannot follow the entries.
  return { ...events, ...Object.fromEntries(made) } as ClientOf<Makers>;
}
