import type { AccountSession, UserInfo } from '../resources/account/account.schema';
import type { AuditEntry } from '../resources/audit/audit.schema';
import type { BatchTask } from '../resources/batch-task/batch-task.schema';
import type { Friend } from '../resources/contact/contact.endpoints';
import type { CustomConfigInput } from '../resources/custom/custom-config.rules';
import type { Dialogue } from '../resources/dialogue/dialogue.schema';
import type { Room } from '../resources/group/group.endpoints';
import type { Material } from '../resources/material/material.schema';
import { SCAN_STATE, type ScanState } from '../resources/mini/mini.constants';
import type { Customer } from '../resources/open-api/open-api.schema';
import { ORDER_STATE, type OrderState } from '../resources/order/order.constants';
import type { Order, Plan } from '../resources/order/order.schema';
import type { Answer } from '../resources/question/question.resource';
import type { Prompt } from '../resources/prompt/prompt.rules';
import type { Reminder } from '../resources/reminder/reminder.rules';
import type { Relation } from '../resources/robot/relation.schema';
import type { RobotClock } from '../resources/robot/robot-clock.rules';
import { freshConfig } from '../resources/robot/robot-config';
import type { RssFeed } from '../resources/rss/rss.rules';
import type { Sample } from '../resources/sample/sample.rules';
import type { LiveEvent } from '../resources/event/event.schema';
import type { RobotCommand } from '../resources/send/robot-command.schema';
import type { DailySends } from '../resources/send/send.resource';
import type { SendJob } from '../resources/send/send-job.schema';
import type { AccountMessage } from '../resources/site/site.schema';
import type { FileUsage, UnusedFile } from '../resources/upload/upload.endpoints';
import {
  buildAccountMessage,
  buildAccountSession,
  buildAnswer,
  buildAuditEntry,
  buildFriend,
  buildLog,
  buildMany,
  buildOrder,
  buildPlans,
  buildOtherMaterial,
  buildPrompt,
  buildReminder,
  buildRevision,
  buildDialogue,
  buildRssFeed,
  buildBatchTask,
  buildRoom,
  buildDailySends,
  buildSendJob,
  buildTextMaterial,
  buildUnusedFile,
  buildUser,
  buildFileUsage,
  type MockLog,
} from './fixtures';
import type { Removed } from './mock-removed';
import type { MockTwoFactor } from './mock-two-factor';

export type { Removed } from './mock-removed';

/** The state of a mock backend; calls read and change it. */
export interface MockState {
  user: UserInfo;
  password: string;
  /** Two-factor login, whose codes are `123456` and, once each, those listed. */
  twoFactor: MockTwoFactor;
  /** The token in the links of the mock's e-mails. */
  mailToken: string;
  /** The browsers in which the account is logged in. */
  sessions: AccountSession[];
  /** What was changed in the account, newest first. */
  audit: AuditEntry[];
  /** Consecutive failed logins. */
  failedLogins: number;
  /** The state of the phone that scans a code. */
  scanState: ScanState;
  plans: Plan[];
  /** The orders of the account, newest first. */
  orders: Order[];
  /** The outcome of a payment. */
  payment: OrderState;
  config: string | null;
  configVersion: number;
  liveVersion: number | null;
  /** The saves of the config, newest first. */
  revisions: { version: number; savedAt: string; config: string }[];
  verifyCode: string;
  /** What refers to a group or a friend, by its wxid. */
  relations: Record<string, Relation[]>;
  online: boolean;
  /** The clock of the robot; null if it does not report one. */
  robotClock: RobotClock | null;
  friends: Friend[];
  rooms: Room[];
  materials: Material[];
  /** The uploaded files, by key. */
  files: Map<string, File>;
  fileUsage: Omit<FileUsage, 'unused'>;
  /** The files that no row references. */
  unusedFiles: UnusedFile[];
  /** Deleted rows that can be restored. */
  removed: {
    materials: Removed<Material>;
    prompts: Removed<Prompt>;
    samples: Removed<Sample>;
    reminders: Removed<Reminder>;
    dialogues: Removed<Dialogue>;
    rssFeeds: Removed<RssFeed>;
    batchTasks: Removed<BatchTask>;
  };
  prompts: Prompt[];
  samples: Sample[];
  messages: AccountMessage[];
  notice: string;
  feedbackGroup: string;
  /** The feedback to the operator, oldest first. */
  feedback: string[];
  reminders: Reminder[];
  customConfig: CustomConfigInput;
  customVersion: number;
  dialogues: Dialogue[];
  rssFeeds: RssFeed[];
  batchTasks: BatchTask[];
  apiKey: string;
  apiSecret: string;
  /** How many accounts the key may make for customers; 0 if it may make none. */
  customerCap: number;
  /** The accounts that it made. */
  customers: Customer[];
  /** Every message that was sent to the robot, oldest first. */
  sent: { wxid: string; content: string }[];
  /** Every event that was sent to the robot, oldest first. */
  commands: RobotCommand[];
  /** The messages of each of the last 30 days, today last. */
  dailySends: DailySends[];
  /** The mass sends, newest first. */
  jobs: SendJob[];
  /** The ids of the mass sends that advance by one target with each request. */
  movingJobs: string[];
  /** What was recorded of the chats. */
  log: MockLog;
  /** What a service answers that is asked. */
  answer: Answer;
  /** Emits to every open stream of live events. */
  emit: (event: LiveEvent) => void;
}

const filled = (): MockState => ({
  user: buildUser(),
  password: 'correct horse',
  twoFactor: { isOn: false, hasBegun: false, codes: [], sets: 0 },
  mailToken: 'mail-token',
  sessions: buildMany(3, buildAccountSession),
  audit: buildMany(6, buildAuditEntry),
  failedLogins: 0,
  scanState: SCAN_STATE.waiting,
  plans: buildPlans(),
  orders: buildMany(3, buildOrder),
  payment: ORDER_STATE.pending,
  config: freshConfig('zh-CN'),
  configVersion: 12,
  liveVersion: 12,
  revisions: buildMany(3, buildRevision),
  verifyCode: '',
  relations: {
    'room-0': [{ place: 'roomTaskSchedule', at: 0, id: null, label: '0 0 8 * * *' }],
    'friend-0': [{ place: 'dayTaskSchedule', at: 0, id: null, label: '0 30 7 * * *' }],
  },
  online: true,
  robotClock: { name: 'Asia/Shanghai', offsetMinutes: 480 },
  friends: buildMany(28, buildFriend),
  rooms: buildMany(12, buildRoom),
  files: new Map(),
  fileUsage: buildFileUsage(),
  unusedFiles: buildMany(3, buildUnusedFile),
  materials: [...buildMany(14, buildTextMaterial), ...buildMany(6, buildOtherMaterial)],
  removed: {
    materials: [],
    prompts: [],
    samples: [],
    reminders: [],
    dialogues: [],
    rssFeeds: [],
    batchTasks: [],
  },
  prompts: buildMany(6, buildPrompt),
  samples: [],
  messages: buildMany(3, buildAccountMessage),
  notice: '',
  feedbackGroup: '',
  feedback: [],
  reminders: buildMany(4, buildReminder),
  customConfig: { privateKeywords: [], roomReply: [], channels: [] },
  customVersion: 0,
  dialogues: buildMany(2, buildDialogue),
  rssFeeds: buildMany(2, buildRssFeed),
  batchTasks: buildMany(2, buildBatchTask),
  apiKey: 'ck_7f2c5e1b90d34a68',
  apiSecret: 'cs_4b1d9e7a2c6f8035d1e4a97b',
  customerCap: 100,
  customers: [],
  sent: [],
  commands: [],
  dailySends: buildMany(30, buildDailySends),
  jobs: buildMany(2, buildSendJob),
  movingJobs: [],
  log: buildLog(),
  answer: buildAnswer(),
  emit: () => {},
});

/** The amount of initial data of a mock backend. */
export const MOCK_AMOUNT = {
  some: filled,
  /** A new account: no data, and no robot has ever connected. */
  empty: (): MockState => ({
    ...filled(),
    user: buildUser({ role: 'user', robotInfo: { robotId: null, name: null } }),
    sessions: buildMany(1, buildAccountSession),
    audit: buildMany(1, buildAuditEntry),
    config: null,
    configVersion: 0,
    liveVersion: null,
    revisions: [],
    relations: {},
    online: false,
    robotClock: null,
    friends: [],
    rooms: [],
    materials: [],
    prompts: [],
    samples: [],
    reminders: [],
    dialogues: [],
    rssFeeds: [],
    batchTasks: [],
    dailySends: buildMany(30, (at) => buildDailySends(at, { handedOver: 0, failed: 0 })),
    jobs: [],
    log: buildLog({ open: false, messages: [], revisions: [], hits: [] }),
    messages: [],
    fileUsage: buildFileUsage({ bytes: 0, files: 0 }),
    unusedFiles: [],
    orders: [],
  }),
  many: (): MockState => ({
    ...filled(),
    friends: buildMany(5_000, buildFriend),
    rooms: buildMany(800, buildRoom),
    materials: buildMany(5_000, buildTextMaterial),
  }),
} as const;
/** The amount of initial data of a mock account. */
export type MockAmount = keyof typeof MOCK_AMOUNT;
