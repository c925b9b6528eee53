import * as z from 'zod/mini';

/** The log of an account: whether it is on, what it retains, and how much it holds. */
export const logSettingsSchema = z.object({
  open: z.boolean(),
  /** Whether the addresses of pictures and files are stored; otherwise texts only. */
  media: z.boolean(),
  /** The account's own address, which gets every message from the server; empty without one. */
  customUrl: z.string(),
  /** Robots report messages to the log for members only. */
  isMember: z.boolean(),
  /** The time of the newest message (ISO 8601); null without one. */
  lastAt: z.nullable(z.string()),
  count: z.number(),
});
/** The log of an account: whether it is on, what it retains, and how much it holds. */
export type LogSettings = z.output<typeof logSettingsSchema>;

/** A chat in the log, with its newest message. */
export const logConversationSchema = z.object({
  conversationId: z.string(),
  name: z.string(),
  isRoom: z.boolean(),
  /** ISO 8601. */
  lastAt: z.string(),
  lastText: z.string(),
  /** Whether the robot's account wrote the newest message. */
  lastIsSelf: z.boolean(),
  count: z.number(),
});
/** A chat in the log, with its newest message. */
export type LogConversation = z.output<typeof logConversationSchema>;

/** A message in the log, as the robot reported it. */
export const logMessageSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  isRoom: z.boolean(),
  /** Written by the robot's account, be it the robot or a person with its phone. */
  isSelf: z.boolean(),
  isMention: z.boolean(),
  /** The kind as the robot words it: 文字, 图片, 文件, 语音, h5链接, 小程序 … */
  type: z.string(),
  text: z.string(),
  /** The address of a picture or file; empty unless the log retains media. */
  url: z.string(),
  speaker: z.object({ id: z.string(), name: z.string(), alias: z.string(), weixin: z.string() }),
  /** What the robot ran with at that time, for `log.revision`; null when it is not retained. */
  revision: z.nullable(z.string()),
  /** The dialogues whose limit of answers was used up at that time. */
  usedUp: z.array(z.string()),
});
/** A message in the log, as the robot reported it. */
export type LogMessage = z.output<typeof logMessageSchema>;

/** What the robot ran with: enough for `simulate`, with every key and token replaced. */
export const logRevisionSchema = z.object({
  id: z.string(),
  /** The version of the config. */
  version: z.number(),
  /** The JSON that the robot was served. */
  config: z.string(),
  /** The JSON of its list of dialogues. */
  dialogues: z.string(),
  /** The role that the robot was served. */
  role: z.string(),
});
/** What the robot ran with: enough for `simulate`, with every key and token replaced. */
export type LogRevision = z.output<typeof logRevisionSchema>;

/** How often a rule decided about messages. */
export const ruleHitsSchema = z.object({
  /** The list of the config, or `dialogues`. */
  list: z.string(),
  /** `ruleIdOf` its row. */
  ruleId: z.string(),
  days7: z.number(),
  days30: z.number(),
  /** ISO 8601. */
  lastAt: z.string(),
});
/** How often a rule decided about messages. */
export type RuleHits = z.output<typeof ruleHitsSchema>;

const loggedCounts = {
  received: z.number(),
  /** The received ones after which the robot's account wrote next in that chat. */
  answered: z.number(),
  sent: z.number(),
};

/** The messages of one day in Asia/Shanghai. */
export const loggedDaySchema = z.object({
  /** `2026-11-22`. */
  day: z.string(),
  ...loggedCounts,
});
/** The messages of one day in Asia/Shanghai. */
export type LoggedDay = z.output<typeof loggedDaySchema>;

/** The messages of one hour of today in Asia/Shanghai. */
export const loggedHourSchema = z.object({
  /** 0 to 23. */
  hour: z.number(),
  ...loggedCounts,
});
/** The messages of one hour of today in Asia/Shanghai. */
export type LoggedHour = z.output<typeof loggedHourSchema>;
