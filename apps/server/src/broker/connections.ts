import type { Client } from 'aedes';
import { allTopicsOf, topicOf } from './access';

/** A robot runs a few processes at most; further connections are refused. */
const CLIENTS_PER_USER = 5;

/**
 * How long two connections must have been there to be of two robots. The connection of a robot that lost its power or its
 * network is closed earlier: one and a half times the minute in which a client has to be heard.
 */
const SETTLED_MS = 120_000;

interface Connection {
  readonly userId: string;
  readonly topics: Set<string>;
  readonly since: number;
}

interface Listeners {
  /** A robot goes online or offline. */
  readonly onPresence: (userId: string) => void;
  /** A client of a robot subscribes, even while an older connection of it is not yet known to be dead. */
  readonly onReturn: (userId: string) => void;
}

/** Tracks which clients are connected and what they subscribe to. */
export function createConnections({ onPresence, onReturn }: Listeners) {
  const byClient = new Map<Client, Connection>();

  const listensTo = ({ userId, topics }: Connection) =>
    topics.has(allTopicsOf(userId)) || topics.has(topicOf(userId, 'say'));

  const isListening = (userId: string) =>
    of(userId).some(([, connection]) => listensTo(connection));

  /** True if each message is received by two robots or more, and not just while one takes the other's place. */
  function isDoubled(userId: string): boolean {
    const settledBy = Date.now() - SETTLED_MS;
    const settled = of(userId).filter(
      ([, connection]) => listensTo(connection) && connection.since <= settledBy,
    );
    return settled.length > 1;
  }

  function change(client: Client, apply: (connection: Connection) => void): void {
    const connection = byClient.get(client);
    if (connection === undefined) return;
    const before = isListening(connection.userId);
    apply(connection);
    if (isListening(connection.userId) !== before) onPresence(connection.userId);
  }

  const of = (userId: string) =>
    [...byClient].filter(([, connection]) => connection.userId === userId);

  return {
    /** Registers a client; false when its account has too many already. */
    add(client: Client, userId: string): boolean {
      const others = of(userId).filter(([other]) => other.id !== client.id);
      if (others.length >= CLIENTS_PER_USER) return false;
      byClient.set(client, { userId, topics: new Set(), since: Date.now() });
      client.conn.once('close', () => change(client, () => byClient.delete(client)));
      return true;
    },

    userOf: (client: Client) => byClient.get(client)?.userId,

    subscribed(client: Client, topics: readonly string[]): void {
      change(client, (connection) => topics.forEach((topic) => connection.topics.add(topic)));
      const connection = byClient.get(client);
      if (connection !== undefined && listensTo(connection)) onReturn(connection.userId);
    },

    unsubscribed(client: Client, topics: readonly string[]): void {
      change(client, (connection) => topics.forEach((topic) => connection.topics.delete(topic)));
    },

    /** True if the robot receives its messages; a connection without subscriptions does not count. */
    isListening,

    isDoubled,

    /** How many robots receive their messages. */
    robotsListening: () =>
      new Set([...byClient.values()].filter(listensTo).map(({ userId }) => userId)).size,

    disconnect: (userId: string): void => {
      of(userId).forEach(([client]) => client.close());
    },
  };
}
