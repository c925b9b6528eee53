import type { Duplex } from 'node:stream';
import type { MessageOf, Topic } from './messages';

/** What robots listen to: the broker of this process, or a cluster. */
export interface Broker {
  /** The port of the broker of this process; undefined with a cluster. */
  readonly port: number | undefined;
  /** Whether a robot would hear what is said now. Of a cluster nobody can see that, so there its heartbeat counts. */
  readonly isListening: (userId: string) => boolean | Promise<boolean>;
  /** Calls back when a robot begins or ceases to listen. */
  readonly onPresence: (listener: (userId: string) => void) => void;
  /** Calls back each time that a client begins to listen to all that is said to its robot; a cluster sees no clients. */
  readonly onReturn: (listener: (userId: string) => void) => void;
  /** Cuts off whatever is connected for an account; on a cluster that is the cluster's own business. */
  readonly disconnect: (userId: string) => void;
  /** Hands a message to whatever of the account's robot listens right now; rejects when it may not have gone out. */
  readonly publish: <T extends Topic>(
    userId: string,
    name: T,
    message: MessageOf<T>,
  ) => Promise<void>;
  /** Accepts a robot's connection from another transport; a cluster has its own listeners. */
  readonly acceptStream: ((stream: Duplex) => void) | undefined;
  readonly close: () => Promise<void>;
}
