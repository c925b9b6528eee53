const MB = 1024 * 1024;

/**
 * The most that one account may have of what it makes. The server refuses what is more with the words of `CAP_TEXT`;
 * what only a log would hold is not here, since the oldest of it goes by itself.
 */
export const ACCOUNT_CAP = {
  /** Of what a robot sends beyond these, nothing is kept. */
  friends: 20_000,
  rooms: 5_000,
  materials: 10_000,
  prompts: 500,
  /** Those that are still to be given. */
  reminders: 500,
  dialogues: 500,
  feeds: 500,
  batchTasks: 500,
  /** All dialogues together, as JSON, and so all feeds and all tasks: the robot loads each kind in one answer. */
  robotItemBytes: 2 * MB,
  /** The custom centre, as JSON. */
  customBytes: MB / 2,
  /** Targets of mass sends that still wait. */
  waitingTargets: 20_000,
  sendsPerDay: 10_000,
  feedbackPerDay: 20,
} as const;
