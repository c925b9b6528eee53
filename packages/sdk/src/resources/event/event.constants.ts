/** The types of live events. */
export const LIVE_EVENT = {
  /** Events may have been missed: reload whatever is shown. */
  resync: 'resync',
  /** The robot logged in or out, or went online or offline. */
  robot: 'robot',
  /** The robot pushed friends or groups; it sends many batches in a row. */
  people: 'people',
  /** The config was saved, or loaded by the robot. */
  config: 'config',
  /** Records of some lists were added, changed, removed or restored: reload those that are shown. */
  records: 'records',
  /** A mass send has made progress. */
  sendJob: 'sendJob',
  /** The rights of the account changed. */
  rights: 'rights',
  /** The session of this stream has ended; the stream ends with it. */
  sessionEnded: 'sessionEnded',
} as const;
/** The `type` of a live event. */
export type LiveEventType = (typeof LIVE_EVENT)[keyof typeof LIVE_EVENT];

/** The heartbeat interval of an open stream; an idle one sends a comment. */
export const STREAM_HEARTBEAT_MS = 15_000;
