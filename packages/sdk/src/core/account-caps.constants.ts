const MB = 1024 * 1024;

/**
 * The caps of one account. The server refuses anything beyond with a text of `CAP_TEXT`. Logs are not listed here,
 * since their oldest entries are deleted automatically.
 */
export const ACCOUNT_CAP = {
  /** Anything that a robot pushes beyond these is discarded. */
  friends: 20_000,
  rooms: 5_000,
  /** The tags of all friends and groups together, each counted for each chat that has it. */
  chatTags: 50_000,
  materials: 10_000,
  prompts: 500,
  /** Messages saved as small tests of the config. */
  samples: 100,
  /** Pending reminders. */
  reminders: 500,
  dialogues: 500,
  feeds: 500,
  batchTasks: 500,
  /** All dialogues together, as JSON, likewise all feeds and all tasks: the robot loads each kind in one answer. */
  robotItemBytes: 2 * MB,
  /** The custom centre, as JSON. */
  customBytes: MB / 2,
  passkeys: 20,
  /** Further keys of the open API. */
  openApiKeys: 20,
  /** Pending targets of mass sends. */
  waitingTargets: 20_000,
  sendsPerDay: 10_000,
  feedbackPerDay: 20,
} as const;
