export * from './plain-rules';
export { REQUEST_LIMIT, brokenLimit, checkRequest, limitIssues } from './core/request-limits';
export { issueCode, toIssues, type Issue } from './core/issues';
export {
  PASSWORD_LENGTH,
  emailChangeSchema,
  emailSchema,
  inviteCodeSchema,
  loginSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordSchema,
  resetRequestSchema,
  signUpSchema,
} from './resources/account/account.rules';
export { deletionProofSchema } from './resources/account-data/account-data.rules';
export {
  APP_CODE_LENGTH,
  RECOVERY_CODES,
  appCodeSchema,
  recoveryCodeSchema,
  secondFactorSchema,
} from './resources/two-factor/two-factor.rules';
export { openApiKeyInputSchema } from './resources/open-api-key/open-api-key.rules';
export { PASSKEY_NAME_MAX, passkeyNameSchema } from './resources/passkey/passkey.rules';
export { isCommonPassword } from './resources/account/account.rules';
export {
  fileMaterialInputSchema,
  h5MaterialInputSchema,
  materialFormSchema,
  materialInputSchema,
  miniMaterialInputSchema,
  textMaterialInputSchema,
} from './resources/material/material.rules';
export {
  KEYWORD_LISTS,
  configDangers,
  type ConfigDanger,
} from './resources/robot/config-safety.rules';
export {
  conversationRecordFormSchema,
  customBotFormSchema,
  fileUploadFormSchema,
} from './resources/robot/custom-part.rules';
export { configEditsSchema } from './resources/robot/robot.rules';
export {
  fieldsBeyondSchedules,
  onlySchedules,
  withSchedules,
} from './resources/robot/schedule-part';
export { configConflict, type ConfigConflict } from './resources/robot/config-conflict';
export {
  CONFIG_ROWS_MAX,
  configDocumentSchema,
  configFieldsSchema,
} from './resources/robot/robot.rules';
export {
  builtInCallbackSchema,
  callbackFormSchema,
  callbackFormSchemaFor,
  customCallbackSchema,
} from './resources/rule/callback.rules';
export {
  RESERVED_PARAMETERS,
  isReservedParameter,
  type ParameterKind,
} from './resources/rule/parameter.rules';
export { callbackDangers } from './resources/robot/callback-safety.rules';
export { keywordForwardFormSchema, privateForwardFormSchema } from './resources/rule/forward.rules';
export {
  eventKeywordFormSchema,
  replyKeywordFormSchema,
  roomJoinFormSchema,
} from './resources/rule/keyword-rule.rules';
export { roomSyncFormSchema } from './resources/rule/room-sync.rules';
export {
  NEWS_MAX,
  countdownFormSchema,
  dailySayingFormSchema,
  materialScheduleFormSchema,
  newsScheduleFormSchema,
} from './resources/schedule/schedule.rules';
export {
  KEYWORD_MAX,
  isEmptyKeyword,
  keywordSchema,
  keywordsSchema,
} from './resources/rule/keyword.rules';
export {
  bulkMessagesSchema,
  bulkSendFormSchema,
  checkNoticeRoom,
  massSendFormSchema,
  massSendMaterialsSchema,
  massSendTypedSchema,
} from './resources/send/mass-send.rules';
export { DAILY_SENDS_MAX, sendProgress } from './resources/send/send-job.schema';
export {
  fileMessageSchema,
  linkMessageSchema,
  messageFormSchema,
  messageSchema,
  textMessageSchema,
} from './resources/send/send.rules';
export { batchTaskInputSchema, type BatchTaskInput } from './resources/batch-task/batch-task.rules';
export {
  channelInputSchema,
  customConfigInputSchema,
  type ChannelInput,
  roomKeywordInputSchema,
  type CustomConfigInput,
  type RoomKeywordInput,
} from './resources/custom/custom-config.rules';
export { dialogueInputSchema, type DialogueInput } from './resources/dialogue/dialogue.rules';
export {
  inheritsKey,
  mediaProblems,
  type MediaProblem,
  type MediaSettings,
} from './resources/dialogue/media-service.rules';
export { signedText } from './resources/open-api/open-api.signature';
export {
  INVITE_PLACES_MAX,
  NOTICE_MAX,
  PRICE_MAX,
  customRoutesSchema,
  feedbackAnswerSchema,
  inviteInputSchema,
  memberUntilSchema,
  noticeInputSchema,
  planInputSchema,
} from './resources/operator/operator.rules';
export { promptInputSchema, type PromptInput } from './resources/prompt/prompt.rules';
export { reminderInputSchema, type ReminderInput } from './resources/reminder/reminder.rules';
export {
  SAMPLE_KINDS,
  sampleInputSchema,
  type ExpectedOutcome,
  type SampleInput,
} from './resources/sample/sample.rules';
export { rssFeedInputSchema, type RssFeedInput } from './resources/rss/rss.rules';
export { STORAGE_TYPE } from './resources/upload/storage.rules';
export { summaryFormSchema } from './resources/schedule/summary.rules';
export { cronSchema } from './resources/schedule/cron.rules';
export {
  isStoredCommand,
  robotCommandSchema,
  type RobotCommand,
  type StoredCommand,
} from './resources/send/robot-command.schema';
export { feedbackSchema, type FeedbackInput } from './resources/site/site.schema';
