import type { AccountSession, UserInfo } from '../resources/account/account.schema';
import type { AuditEntry } from '../resources/audit/audit.schema';
import type { BatchTask } from '../resources/batch-task/batch-task.schema';
import type { Friend } from '../resources/contact/contact.endpoints';
import type { CustomConfigInput } from '../resources/custom/custom-config.rules';
import type { Dialogue } from '../resources/dialogue/dialogue.schema';
import type { Room } from '../resources/group/group.endpoints';
import type { Material } from '../resources/material/material.schema';
import type { ScanState } from '../resources/mini/mini.constants';
import type { Customer } from '../resources/open-api/open-api.schema';
import type { OrderState } from '../resources/order/order.constants';
import type { Order, Plan } from '../resources/order/order.schema';
import type { Answer } from '../resources/question/question.resource';
import type { Prompt } from '../resources/prompt/prompt.rules';
import type { Reminder } from '../resources/reminder/reminder.rules';
import type { Relation } from '../resources/robot/relation.schema';
import type { RobotClock } from '../resources/robot/robot-clock.schema';
import type { RssFeed } from '../resources/rss/rss.rules';
import type { Sample } from '../resources/sample/sample.rules';
import type { LiveEvent } from '../resources/event/event.schema';
import type { OpenApiKey } from '../resources/open-api-key/open-api-key.schema';
import type { RobotCommand } from '../resources/send/robot-command.schema';
import type { DailySends } from '../resources/send/send.resource';
import type { SendJob } from '../resources/send/send-job.schema';
import type { AccountMessage } from '../resources/site/site.schema';
import type { FileUsage, UnusedFile } from '../resources/upload/upload.endpoints';
import type { MockLog } from './fixtures';
import type { MockOperator } from './mock-operator';
import type { Removed } from './mock-removed';
import type { MockPasskeys } from './mock-passkeys';
import type { MockTwoFactor } from './mock-two-factor';

export type { Removed } from './mock-removed';

/** The state of a mock backend; calls read and change it. */
export interface MockState {
  user: UserInfo;
  password: string;
  /** Two-factor login, whose codes are `123456` and, once each, those listed. */
  twoFactor: MockTwoFactor;
  passkeys: MockPasskeys;
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
  /** The further keys, the oldest first. */
  openApiKeys: OpenApiKey[];
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
  /** What an operator sees and changes; the mock's user is none unless `isOperator` is set. */
  operator: MockOperator;
  /** What a service answers that is asked. */
  answer: Answer;
  /** Emits to every open stream of live events. */
  emit: (event: LiveEvent) => void;
}
