export type { PreviousName } from './resources/chat/previous-name.schema';
export type { Friend, FriendOption } from './resources/contact/contact.endpoints';
export type { FoundName, NameSearchResult } from './resources/chat/name-search.schema';
export type { CustomConfig, RoomKeyword } from './resources/custom/custom-config.schema';
export type { LiveEvent } from './resources/event/event.schema';
export type { Room, RoomOption } from './resources/group/group.endpoints';
export type {
  LogConversation,
  LoggedDay,
  LoggedHour,
  LogMessage,
  LogRevision,
  LogSettings,
  RuleHits,
} from './resources/log/log.schema';
export type {
  Material,
  MaterialSelection,
  TextMaterial,
} from './resources/material/material.schema';
export type { Prompt } from './resources/prompt/prompt.rules';
export type { ConversationRecord, CustomBot } from './resources/robot/custom-bot.schema';
export type { Sample } from './resources/sample/sample.rules';
export type { Reply } from './resources/robot/reply.schema';
export type { CallbackEvent } from './resources/rule/callback.schema';
export type { KeywordForward, PrivateForward } from './resources/rule/forward.schema';
export type { EventKeyword, ReplyKeyword, RoomJoin } from './resources/rule/keyword-rule.schema';
export type { RoomSync } from './resources/rule/room-sync.schema';
export type { Target } from './resources/rule/target.schema';
export type { CustomChannel, NewsChannel, OwnChannel } from './resources/schedule/schedule.schema';
export type {
  Countdown,
  DailySaying,
  MaterialSchedule,
  NewsSchedule,
} from './resources/schedule/schedule.schema';
export type { Summary } from './resources/schedule/summary.schema';
export type { OutgoingMessage, OutgoingMessageInput } from './resources/send/message.schema';
export type { SendJob, SendProgress, SendTarget } from './resources/send/send-job.schema';
export type { FileUpload, Storage } from './resources/upload/storage.schema';
export type { BatchTask } from './resources/batch-task/batch-task.schema';
export type { Dialogue } from './resources/dialogue/dialogue.schema';
export type { Reminder } from './resources/reminder/reminder.rules';
export type { FileUsage, UnusedFile } from './resources/upload/upload.endpoints';
export type { Relation } from './resources/robot/relation.schema';
export type { RssFeed } from './resources/rss/rss.rules';
export type { AccountMessage, BuiltInEvent, Release } from './resources/site/site.schema';
