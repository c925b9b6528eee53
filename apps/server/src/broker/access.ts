import { createHmac } from 'node:crypto';
import { isSameSecret } from '../security/same-secret';
import { messageSchemas, type Topic } from './messages';

// The rules of the broker compare whole texts. A pattern built from a name that a client chose
// would let a name such as `.*` listen to everybody.

/** The topics beside ours that the robot subscribes to through `+`. */
const ROBOT_TOPICS = ['multisay', 'gptconfig', 'rssconfig', 'tasks', 'history'] as const;

export const topicOf = (userId: string, name: Topic) => `aibotk/${userId}/${name}`;

/** The subscription under which the robot hears everything that is for it. */
export const allTopicsOf = (userId: string) => `aibotk/${userId}/+`;

/** True for the own topics of a user and for nothing else. */
export const maySubscribe = (userId: string, topic: string): boolean =>
  topic === allTopicsOf(userId) ||
  [...Object.keys(messageSchemas), ...ROBOT_TOPICS].some(
    (name) => topic === `aibotk/${userId}/${name}`,
  );

/** Client ids start with this, so that nobody can take the place of another account's robot. */
export const clientIdPrefix = (userId: string) => `${userId}_`;

/** The broker password of an account; a new API secret makes it another one. */
export const brokerPassword = (apiSecret: string) =>
  createHmac('sha256', apiSecret).update('mqtt').digest('base64url');

/** True for the broker password of the account with a secret. */
export const isPasswordOf = (apiSecret: string, given: Uint8Array): boolean =>
  isSameSecret(given, brokerPassword(apiSecret));
