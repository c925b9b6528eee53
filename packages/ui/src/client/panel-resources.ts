import type { ResourceName } from '@chatdeck/sdk/lazy';

/**
 * The resources of the client that each panel calls, its scopes and sizes, written by `npm run panels`. Sizes are gzip,
 * minified, with provider, client and style sheet, without React.
 */
// prettier-ignore
export const PANEL_RESOURCES = {
  /** `@chatdeck/ui/account/activation`. Scopes: none. 80 KB at first, 97 KB in all. */
  ActivationScreen: ['account', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 88 KB at first, 125 KB in all. */
  AppShell: ['account', 'event'],
  /** `@chatdeck/ui/findings`. Scopes: contact:read, material:read, schedule:read, schedule:write. 114 KB at first, 160 KB in all. */
  AttentionPart: ['account', 'robot', 'contact', 'group', 'material', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 81 KB at first, 121 KB in all. */
  Brand: ['account', 'event'],
  /** `@chatdeck/ui/callback`. Scopes: contact:read, material:read, schedule:read, schedule:write. 170 KB at first, 261 KB in all. */
  CallbackEventDialog: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'site', 'question', 'event'],
  /** `@chatdeck/ui/callback`. Scopes: contact:read, material:read, schedule:read, schedule:write. 202 KB at first, 303 KB in all. */
  CallbackEventScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'site', 'log', 'question', 'event'],
  /** `@chatdeck/ui/palette`. Scopes: contact:read, material:read. 87 KB at first, 113 KB in all. */
  CommandPaletteButton: ['account', 'contact', 'group', 'material', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 81 KB at first, 121 KB in all. */
  ConnectionBanner: ['account', 'event'],
  /** `@chatdeck/ui/contact`. Scopes: contact:read, material:read, material:write, schedule:read, send. 139 KB at first, 270 KB in all. */
  ContactList: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'event'],
  /** `@chatdeck/ui/custom/conversation-record`. Scopes: contact:read, material:read, schedule:read, schedule:write. 187 KB at first, 207 KB in all. */
  ConversationRecordScreen: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'event'],
  /** `@chatdeck/ui/schedule/countdown`. Scopes: contact:read, material:read, schedule:read, schedule:write. 208 KB at first, 364 KB in all. */
  CountdownScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/cron`. Scopes: none. 86 KB at first, 179 KB in all. */
  CronDialog: ['account', 'event'],
  /** `@chatdeck/ui/cron`. Scopes: none. 89 KB at first, 180 KB in all. */
  CronField: ['account', 'event'],
  /** `@chatdeck/ui/custom/bot`. Scopes: contact:read, material:read, schedule:read, schedule:write. 153 KB at first, 173 KB in all. */
  CustomBotScreen: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'event'],
  /** `@chatdeck/ui/batch-task/content`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 162 KB at first, 367 KB in all. */
  CustomContentScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'schedule', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/schedule/daily-saying`. Scopes: contact:read, material:read, schedule:read, schedule:write. 208 KB at first, 364 KB in all. */
  DailySayingScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/dashboard`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write, send. 173 KB at first, 399 KB in all. */
  DashboardScreen: ['account', 'openApi', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/dialogue`. Scopes: contact:read, material:read, schedule:read, schedule:write. 158 KB at first, 303 KB in all. */
  DialogueScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'prompt', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/account/email-change`. Scopes: none. 107 KB at first, 124 KB in all. */
  EmailChangeScreen: ['account', 'event'],
  /** `@chatdeck/ui/site`. Scopes: none. 89 KB at first, 130 KB in all. */
  FeedbackDialog: ['account', 'site', 'event'],
  /** `@chatdeck/ui/site`. Scopes: none. 89 KB at first, 107 KB in all. */
  FeedbackGroup: ['account', 'site', 'event'],
  /** `@chatdeck/ui/findings/count`. Scopes: contact:read, material:read, schedule:read. 98 KB at first, 133 KB in all. */
  FindingCount: ['account', 'robot', 'contact', 'group', 'material', 'reminder', 'dialogue', 'rss', 'batchTask', 'event'],
  /** `@chatdeck/ui/findings`. Scopes: contact:read, material:read, schedule:read, schedule:write. 126 KB at first, 168 KB in all. */
  FindingsScreen: ['account', 'robot', 'contact', 'group', 'material', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'event'],
  /** `@chatdeck/ui/dialogue/gpt-chat`. Scopes: contact:read, material:read, schedule:read, schedule:write. 160 KB at first, 305 KB in all. */
  GptChatScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'prompt', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/group`. Scopes: contact:read, material:read, material:write, schedule:read, send. 140 KB at first, 270 KB in all. */
  GroupList: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 82 KB at first, 122 KB in all. */
  InitialiseBanner: ['account', 'event'],
  /** `@chatdeck/ui/group/join-rule`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 208 KB at first, 332 KB in all. */
  JoinRuleScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/forward/keyword`. Scopes: contact:read, material:read, schedule:read, schedule:write. 171 KB at first, 259 KB in all. */
  KeywordForwardDialog: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'question', 'event'],
  /** `@chatdeck/ui/forward/keyword`. Scopes: contact:read, material:read, schedule:read, schedule:write. 201 KB at first, 301 KB in all. */
  KeywordForwardScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/reply`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 208 KB at first, 332 KB in all. */
  KeywordReplyScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/account/login`. Scopes: none. 111 KB at first, 137 KB in all. */
  LoginScreen: ['account', 'mini', 'event'],
  /** `@chatdeck/ui/send`. Scopes: contact:read, material:read, material:write, send. 104 KB at first, 234 KB in all. */
  MassSendDialog: ['account', 'contact', 'group', 'material', 'upload', 'send', 'event'],
  /** `@chatdeck/ui/material`. Scopes: material:read, material:write. 107 KB at first, 182 KB in all. */
  MaterialDialog: ['account', 'material', 'upload', 'event'],
  /** `@chatdeck/ui/material/library`. Scopes: material:read, material:write, schedule:read. 143 KB at first, 222 KB in all. */
  MaterialLibrary: ['account', 'robot', 'material', 'library', 'upload', 'event'],
  /** `@chatdeck/ui/material`. Scopes: material:read, material:write. 114 KB at first, 190 KB in all. */
  MaterialPanel: ['account', 'material', 'upload', 'event'],
  /** `@chatdeck/ui/material`. Scopes: material:read, material:write. 107 KB at first, 187 KB in all. */
  MaterialPickerDialog: ['account', 'material', 'upload', 'event'],
  /** `@chatdeck/ui/schedule/material`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 214 KB at first, 372 KB in all. */
  MaterialScheduleScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/member`. Scopes: none. 78 KB at first, 96 KB in all. */
  MemberGuard: ['account', 'event'],
  /** `@chatdeck/ui/log`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 171 KB at first, 291 KB in all. */
  MessageLogScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'sample', 'dialogue', 'log', 'question', 'event'],
  /** `@chatdeck/ui/batch-task/material`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 159 KB at first, 362 KB in all. */
  MoreMaterialScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/batch-task/news`. Scopes: contact:read, material:read, schedule:read, schedule:write. 155 KB at first, 325 KB in all. */
  MoreNewsScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'schedule', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 86 KB at first, 103 KB in all. */
  NameField: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 87 KB at first, 104 KB in all. */
  NameTags: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/schedule/news`. Scopes: contact:read, material:read, schedule:read, schedule:write. 209 KB at first, 341 KB in all. */
  NewsScheduleScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'schedule', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/shell/not-found`. Scopes: none. 79 KB at first, 96 KB in all. */
  NotFoundScreen: ['account', 'event'],
  /** `@chatdeck/ui/site`. Scopes: none. 89 KB at first, 109 KB in all. */
  NoticesButton: ['account', 'site', 'event'],
  /** `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 105 KB at first, 175 KB in all. */
  OfflineBanner: ['account', 'openApi', 'robot', 'material', 'send', 'reminder', 'rss', 'batchTask', 'log', 'event'],
  /** `@chatdeck/ui/open-api`. Scopes: none. 118 KB at first, 124 KB in all. */
  OpenApiScreen: ['account', 'openApi', 'event'],
  /** `@chatdeck/ui/order/records`. Scopes: none. 90 KB at first, 131 KB in all. */
  OrdersScreen: ['account', 'order', 'event'],
  /** `@chatdeck/ui/robot/page-count`. Scopes: material:read, schedule:read, send. 96 KB at first, 113 KB in all. */
  PageCount: ['account', 'openApi', 'robot', 'material', 'library', 'send', 'prompt', 'log', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 82 KB at first, 122 KB in all. */
  PageFailedScreen: ['account', 'event'],
  /** `@chatdeck/ui/account/password-change`. Scopes: none. 108 KB at first, 124 KB in all. */
  PasswordChangeScreen: ['account', 'event'],
  /** `@chatdeck/ui/account/password-forget`. Scopes: none. 109 KB at first, 125 KB in all. */
  PasswordForgetScreen: ['account', 'event'],
  /** `@chatdeck/ui/account/password-reset`. Scopes: none. 109 KB at first, 125 KB in all. */
  PasswordResetScreen: ['account', 'event'],
  /** `@chatdeck/ui/order/payment`. Scopes: none. 85 KB at first, 109 KB in all. */
  PaymentScreen: ['account', 'order', 'event'],
  /** `@chatdeck/ui/account/personal-centre`. Scopes: none. 147 KB at first, 159 KB in all. */
  PersonalCentre: ['account', 'mini', 'openApi', 'upload', 'event'],
  /** `@chatdeck/ui/order/plans`. Scopes: none. 96 KB at first, 109 KB in all. */
  PlansScreen: ['account', 'order', 'event'],
  /** `@chatdeck/ui/forward/private`. Scopes: contact:read, material:read, schedule:read, schedule:write. 171 KB at first, 258 KB in all. */
  PrivateForwardDialog: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'question', 'event'],
  /** `@chatdeck/ui/forward/private`. Scopes: contact:read, material:read, schedule:read, schedule:write. 201 KB at first, 299 KB in all. */
  PrivateForwardScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/custom/private-keyword`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 155 KB at first, 321 KB in all. */
  PrivateKeywordScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'custom', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/prompt`. Scopes: contact:read, material:read, schedule:read, schedule:write. 144 KB at first, 276 KB in all. */
  PromptScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'prompt', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 82 KB at first, 122 KB in all. */
  PublicFrame: ['account', 'event'],
  /** `@chatdeck/ui/reminder`. Scopes: contact:read, material:read, schedule:read, schedule:write. 154 KB at first, 347 KB in all. */
  ReminderScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 104 KB at first, 139 KB in all. */
  RobotButton: ['account', 'openApi', 'robot', 'material', 'send', 'log', 'event'],
  /** `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 105 KB at first, 140 KB in all. */
  RobotCard: ['account', 'openApi', 'robot', 'material', 'send', 'log', 'event'],
  /** `@chatdeck/ui/robot`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 231 KB at first, 275 KB in all. */
  RobotConfigScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'sample', 'dialogue', 'question', 'event'],
  /** `@chatdeck/ui/custom/room-reply`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 155 KB at first, 321 KB in all. */
  RoomReplyScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'custom', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/sync`. Scopes: contact:read, material:read, schedule:read, schedule:write. 201 KB at first, 299 KB in all. */
  RoomSyncScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/rss`. Scopes: contact:read, material:read, schedule:read, schedule:write. 152 KB at first, 323 KB in all. */
  RssScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
  /** `@chatdeck/ui/schedule/week`. Scopes: schedule:read. 101 KB at first, 118 KB in all. */
  ScheduleWeek: ['account', 'robot', 'reminder', 'rss', 'batchTask', 'event'],
  /** `@chatdeck/ui/schedule/week`. Scopes: schedule:read. 101 KB at first, 118 KB in all. */
  ScheduleWeekScreen: ['account', 'robot', 'reminder', 'rss', 'batchTask', 'event'],
  /** `@chatdeck/ui/schedule/all`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 201 KB at first, 457 KB in all. */
  SchedulesScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'schedule', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/send`. Scopes: contact:read, material:read, material:write, send. 104 KB at first, 210 KB in all. */
  SendMessageDialog: ['account', 'contact', 'group', 'material', 'upload', 'send', 'event'],
  /** `@chatdeck/ui/account/sessions`. Scopes: none. 125 KB at first, 129 KB in all. */
  SessionsScreen: ['account', 'event'],
  /** `@chatdeck/ui/account/sign-up`. Scopes: none. 109 KB at first, 125 KB in all. */
  SignUpScreen: ['account', 'event'],
  /** `@chatdeck/ui/simulator`. Scopes: contact:read, material:read, schedule:read, schedule:write. 191 KB at first, 198 KB in all. */
  SimulatorPanel: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'question', 'event'],
  /** `@chatdeck/ui/skill`. Scopes: contact:read, material:read, schedule:read, schedule:write. 201 KB at first, 299 KB in all. */
  SkillScreen: ['account', 'robot', 'contact', 'group', 'material', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'log', 'question', 'event'],
  /** `@chatdeck/ui/summary`. Scopes: contact:read, material:read, schedule:read, schedule:write. 197 KB at first, 221 KB in all. */
  SummaryScreen: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'question', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 86 KB at first, 103 KB in all. */
  TargetField: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 86 KB at first, 103 KB in all. */
  TargetPicker: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 87 KB at first, 105 KB in all. */
  TargetSelect: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/target`. Scopes: contact:read. 87 KB at first, 105 KB in all. */
  TargetTags: ['account', 'contact', 'group', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 82 KB at first, 122 KB in all. */
  UnreachableScreen: ['account', 'event'],
  /** `@chatdeck/ui/shell`. Scopes: none. 81 KB at first, 121 KB in all. */
  UpdateBanner: ['account', 'event'],
  /** `@chatdeck/ui/custom/upload-file`. Scopes: contact:read, material:read, schedule:read, schedule:write. 184 KB at first, 203 KB in all. */
  UploadFileScreen: ['account', 'robot', 'contact', 'group', 'material', 'sample', 'dialogue', 'event'],
  /** `@chatdeck/ui/send/user-group`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write, send. 149 KB at first, 290 KB in all. */
  UserGroupScreen: ['account', 'robot', 'contact', 'group', 'material', 'upload', 'send', 'reminder', 'sample', 'dialogue', 'rss', 'batchTask', 'question', 'event'],
    } as const satisfies Readonly<Record<string, readonly ResourceName[]>>;
