export { createChatdeckClient, type ChatdeckClient } from './client';
export { cachedToken, type FetchedToken } from './core/cached-token';
export type { CallAnswer, CallOptions } from './core/call';
export type { ClientOptions, Connection } from './core/connection';
export {
  createClient,
  type ClientOf,
  type ResourceMakers,
  type SessionEvents,
} from './core/create-client';
export {
  AbortedError,
  ApiError,
  ChatdeckError,
  ContractError,
  NetworkError,
  SessionExpiredError,
  TimeoutError,
  TokenError,
  UploadError,
  ValidationError,
  isChatdeckError,
  type ChatdeckErrorKind,
} from './core/errors';
export type { StreamOptions, StreamState } from './core/event-stream';
export type { UploadProgress } from './core/multipart';
export type { StoredFile, UploadOptions } from './core/upload';
export { createIdempotencyKey } from './core/idempotency-key';
export { eachItem } from './core/pages';
export type * from './entity-types';
export { unwrap, type Failure, type Result, type Success } from './core/result';
export type { Auth } from './core/session';
export type {
  EmailChangeInput,
  NoticesInput,
  LoginInput,
  NewPasswordInput,
  PasswordChangeInput,
  SignUpInput,
} from './resources/account/account.resource';
export { isVip } from './resources/member/member.constants';
export {
  tooManyTriesSchema,
  type SessionToken,
  type TooManyTries,
  type AccountSession,
  type UserInfo,
} from './resources/account/account.schema';
export type { AuditQuery } from './resources/audit/audit.resource';
export type { AuditChange, AuditEntry, AuditValue } from './resources/audit/audit.schema';
export type { ChatQuery, ChatTags } from './resources/chat/chat.resource';
export type { ContactQuery } from './resources/contact/contact.resource';
export type { GroupQuery } from './resources/group/group.resource';
export type { LogChange, LogMessageQuery, LogQuery } from './resources/log/log.resource';
export type { MaterialTag } from './resources/library/library.resource';
export type { MaterialQuery } from './resources/material/material.resource';
export type { MaterialForm, MaterialInput } from './resources/material/material.rules';
export type { DeletionProof } from './resources/account-data/account-data.resource';
export type { ExportLink, PlannedDeletion } from './resources/account-data/account-data.schema';
export type { SecondFactorInput, TwoFactorProof } from './resources/two-factor/two-factor.resource';
export {
  loginChallengeSchema,
  type AuthenticatorSecret,
  type LoginChallenge,
  type RecoveryCodes,
  type TwoFactor,
} from './resources/two-factor/two-factor.schema';
export type {
  NewCredential,
  PasskeyProof,
  PasskeyRemoval,
  UsedCredential,
} from './resources/passkey/passkey.resource';
export type {
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  Passkeys,
} from './resources/passkey/passkey.schema';
export type {
  OpenApiKeyChange,
  OpenApiKeyInput,
} from './resources/open-api-key/open-api-key.resource';
export type { NewOpenApiKey, OpenApiKey } from './resources/open-api-key/open-api-key.schema';
export type {
  OpenApiKeyScope,
  SecretOverlap,
} from './resources/open-api-key/open-api-key.constants';
export type { BindingState, ScanCode, ScanLogin } from './resources/mini/mini.schema';
export type {
  InviteInput,
  OperatorAccountQuery,
  OperatorAuditQuery,
  OperatorFeedbackQuery,
  PlanInput,
} from './resources/operator/operator.resource';
export type {
  BackupFile,
  Backups,
  FeedbackEntry,
  Invite,
  OperatorAccount,
  OperatorAccountDetail,
  OperatorAuditEntry,
  OperatorNotice,
  OperatorPlan,
  ServerNow,
  ServerSettings,
  SettingInForce,
} from './resources/operator/operator.schema';
export type { OrderQuery } from './resources/order/order.resource';
export type { ReminderQuery } from './resources/reminder/reminder.resource';
export type { Answer, Question } from './resources/question/question.resource';
export type { Order, Plan } from './resources/order/order.schema';
export type { Credentials } from './resources/open-api/credentials.endpoints';
export {
  createOpenApiClient,
  type OpenApiClient,
  type OpenApiClientOptions,
  type OpenSessionOptions,
} from './resources/open-api/open-api-client';
export {
  OPEN_API_AMBIGUOUS,
  OPEN_API_DISTRUST,
  OPEN_API_HEADER,
  OPEN_API_SCOPE,
  OPEN_API_SCOPES,
  OPEN_API_WINDOW_MS,
  OPEN_SESSION_MS,
  type OpenApiDistrust,
  type OpenApiScope,
} from './resources/open-api/open-api.constants';
export type {
  Customer,
  CustomerInput,
  OpenContactMessage,
  OpenRoomMessage,
  OpenSession,
} from './resources/open-api/open-api.schema';
export {
  signatureHeaders,
  type OpenApiKeys,
  type SignedParts,
} from './resources/open-api/open-api.signature';
export type { ConfigEntry } from './resources/robot/config-entry';
export * from './config';
export {
  readList,
  readPart,
  readRow,
  type ConfigParts,
  type ConfigRows,
} from './resources/robot/config-list';
export type { SettingOf } from './resources/robot/robot-config.constants';
export type { RobotStatus, StoredConfig } from './resources/robot/robot.resource';
export type { BulkMessages, BulkSendForm, MassSendForm } from './resources/send/mass-send.rules';
export type { DailySends, SendJobQuery } from './resources/send/send.resource';
export type { Message, MessageForm } from './resources/send/send.rules';
export type { CallbackForm } from './resources/rule/callback.rules';
export type { KeywordForwardForm, PrivateForwardForm } from './resources/rule/forward.rules';
export type {
  EventKeywordForm,
  ReplyKeywordForm,
  RoomJoinForm,
} from './resources/rule/keyword-rule.rules';
export type {
  ConversationRecordForm,
  CustomBotForm,
  FileUploadForm,
} from './resources/robot/custom-part.rules';
export type { SummaryForm } from './resources/schedule/summary.rules';
export type { StorageFields } from './resources/upload/storage.rules';
export type { RoomSyncForm } from './resources/rule/room-sync.rules';
export type {
  CountdownForm,
  DailySayingForm,
  MaterialScheduleForm,
  MaterialScheduleFormOutput,
  NewsScheduleForm,
} from './resources/schedule/schedule.rules';
