export { userInfoSchema } from './resources/account/account.schema';
export { batchTaskSchema } from './resources/batch-task/batch-task.schema';
export { dialogueSchema } from './resources/dialogue/dialogue.schema';
export {
  logConversationSchema,
  loggedDaySchema,
  loggedHourSchema,
  logMessageSchema,
  logRevisionSchema,
  logSettingsSchema,
  ruleHitsSchema,
} from './resources/log/log.schema';
export { orderSchema, planSchema } from './resources/order/order.schema';
export { reminderSchema } from './resources/reminder/reminder.rules';
export { relationSchema } from './resources/robot/relation.schema';
export { rssFeedSchema } from './resources/rss/rss.rules';
export {
  accountMessageSchema,
  builtInEventSchema,
  releaseSchema,
} from './resources/site/site.schema';
export { materialSchema, materialSelectionSchema } from './resources/material/material.schema';
export { previousNameSchema } from './resources/chat/previous-name.schema';
export { friendOptionSchema, friendSchema } from './resources/contact/contact.endpoints';
export { foundNameSchema, nameSearchResultSchema } from './resources/chat/name-search.schema';
export { liveEventSchema } from './resources/event/event.schema';
export { roomOptionSchema, roomSchema } from './resources/group/group.endpoints';
export { customConfigSchema, roomKeywordSchema } from './resources/custom/custom-config.schema';
export { promptSchema } from './resources/prompt/prompt.rules';
export { conversationRecordSchema, customBotSchema } from './resources/robot/custom-bot.schema';
export { sampleSchema } from './resources/sample/sample.rules';
export { replySchema } from './resources/robot/reply.schema';
export { callbackEventSchema } from './resources/rule/callback.schema';
export { keywordForwardSchema, privateForwardSchema } from './resources/rule/forward.schema';
export {
  eventKeywordSchema,
  replyKeywordSchema,
  roomJoinSchema,
} from './resources/rule/keyword-rule.schema';
export { roomSyncSchema } from './resources/rule/room-sync.schema';
export { targetSchema } from './resources/rule/target.schema';
export {
  customChannelSchema,
  newsChannelSchema,
  ownChannelSchema,
} from './resources/schedule/schedule.schema';
export {
  countdownSchema,
  dailySayingSchema,
  materialScheduleSchema,
  newsScheduleSchema,
} from './resources/schedule/schedule.schema';
export { summarySchema } from './resources/schedule/summary.schema';
export { miniMessageSchema, outgoingMessageSchema } from './resources/send/message.schema';
export {
  sendJobSchema,
  sendProgressSchema,
  sendTargetSchema,
} from './resources/send/send-job.schema';
export { fileUploadSchema, storageSchema } from './resources/upload/storage.schema';
export {
  readList,
  readPart,
  readRow,
  type ConfigParts,
  type ConfigRows,
} from './resources/robot/config-list';
export type { ConfigEntry } from './resources/robot/config-entry';
export type * from './entity-types';
