import type { Duplex } from 'node:stream';
import type { MessageOf, Topic } from './messages';

/** What an operator watches of a broker; a cluster does not report its clients. */
export interface BrokerState {
  /** It accepts connections, or the cluster is reached. */
  readonly isUp: boolean;
  /** The connections to the broker in this process. */
  readonly connections: number | undefined;
  /** The robots that would receive a message now. */
  readonly robots: number | undefined;
}

/** The broker that robots connect to: the one in this process, or a cluster. */
export interface Broker {
  /** The port of the broker in this process; undefined with a cluster. */
  readonly port: number | undefined;
  /** Whether that port speaks TLS. */
  readonly isTls: boolean;
  /**
   * Whether a robot would receive a message now. A cluster does not report its clients, so there the robot's heartbeat
   * decides.
   */
  readonly isListening: (userId: string) => boolean | Promise<boolean>;
  /** Whether two robots or more receive each message; false with a cluster, which does not report its clients. */
  readonly isDoubled: (userId: string) => boolean;
  /** Whether messages can be sent now. A lost cluster takes none, nor does it until its robots had time to return. */
  readonly isReachable: () => boolean;
  /** Calls back when a robot goes online or offline. */
  readonly onPresence: (listener: (userId: string) => void) => void;
  /**
   * Calls back each time that a client subscribes to all topics of its robot; never on a cluster, which does not report
   * its clients.
   */
  readonly onReturn: (listener: (userId: string) => void) => void;
  /** Closes all connections of an account; a cluster does this itself. */
  readonly disconnect: (userId: string) => void;
  /**
   * Publishes a message to the clients of the account's robot that are connected now; rejects when it may not have been
   * sent.
   */
  readonly publish: <T extends Topic>(
    userId: string,
    name: T,
    message: MessageOf<T>,
  ) => Promise<void>;
  /** Accepts a robot's connection from another transport; undefined with a cluster, which has its own listeners. */
  readonly acceptStream: ((stream: Duplex) => void) | undefined;
  readonly state: () => BrokerState;
  readonly close: () => Promise<void>;
}
