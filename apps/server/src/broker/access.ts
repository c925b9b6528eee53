import { createHmac } from 'node:crypto';
import { isSameSecret } from '../security/secrets';
import { messageSchemas, type Topic } from './messages';

// The broker compares whole texts. A pattern built from a name that the client chose would let a name such as `.*`
// subscribe to every account.

/** The topics, besides ours, that the robot subscribes to through `+`. */
const ROBOT_TOPICS = ['multisay', 'gptconfig', 'rssconfig', 'tasks', 'history'] as const;

export const topicOf = (userId: string, name: Topic) => `aibotk/${userId}/${name}`;

/** The subscription under which the robot receives all its messages. */
export const allTopicsOf = (userId: string) => `aibotk/${userId}/+`;

/** True only for the topics of that user. */
export const maySubscribe = (userId: string, topic: string): boolean =>
  topic === allTopicsOf(userId) ||
  [...Object.keys(messageSchemas), ...ROBOT_TOPICS].some(
    (name) => topic === `aibotk/${userId}/${name}`,
  );

/** Client ids start with this, so that no client can take over the session of another account's robot. */
export const clientIdPrefix = (userId: string) => `${userId}_`;

/** The broker password of an account; it changes with the API secret. */
export const brokerPassword = (apiSecret: string) =>
  createHmac('sha256', apiSecret).update('mqtt').digest('base64url');

/** True if this is the broker password of the account with that secret. */
export const isPasswordOf = (apiSecret: string, given: Uint8Array): boolean =>
  isSameSecret(given, brokerPassword(apiSecret));
