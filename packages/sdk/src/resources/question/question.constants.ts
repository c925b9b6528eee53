/** How long the server waits for the answer of a service that it asks, in milliseconds. */
export const ASK_TIMEOUT_MS = 10_000;
/** The longest answer that it reads. */
export const ASK_BYTES_MAX = 64 * 1024;
/** How many questions an account has a minute. */
export const ASKS_PER_MINUTE = 20;

/** Where the robot has the address and the key of a service that it asks. */
export const ASK_PLACES = ['provider', 'summary', 'customBot', 'callback', 'dialogue'] as const;
/** Where the robot has the address and the key of a service that it asks. */
export type AskPlace = (typeof ASK_PLACES)[number];

/**
 * Why a question has no answer: nothing is asked (`changed` to `private`), nobody answers (`dns` to `tooLong`), the
 * service refuses (`key` to `status`), or its answer is none (`notJson` to `empty`).
 */
export const ASK_FAULTS = [
  /** Something else is saved than the caller knows. */
  'changed',
  'keyMissing',
  /** Not an address, or of no web service. */
  'address',
  /** A type that the robot does not ask, or that cannot be asked from the server. */
  'unsupported',
  /** An address of a private network, which the operator does not allow. */
  'private',
  'dns',
  'refused',
  'tls',
  'timeout',
  'tooLong',
  'key',
  'forbidden',
  'quota',
  'notFound',
  'input',
  'redirect',
  'server',
  'status',
  'notJson',
  /** An error in an answer of HTTP status 200. */
  'service',
  /** JSON of another shape than the robot reads. */
  'shape',
  'empty',
] as const;
/** Why a question has no answer. */
export type AskFault = (typeof ASK_FAULTS)[number];
