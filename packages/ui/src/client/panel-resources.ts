import {
  accountResource,
  accountDataResource,
  auditResource,
  batchTaskResource,
  contactResource,
  customResource,
  dialogueResource,
  eventResource,
  groupResource,
  libraryResource,
  logResource,
  materialResource,
  miniResource,
  openApiResource,
  openApiKeyResource,
  operatorResource,
  orderResource,
  passkeyResource,
  promptResource,
  questionResource,
  reminderResource,
  robotResource,
  rssResource,
  sampleResource,
  scheduleResource,
  sendResource,
  siteResource,
  twoFactorResource,
  uploadResource,
} from '@chatdeck/sdk/resources';

interface Makers {
  readonly account: typeof accountResource;
  readonly accountData: typeof accountDataResource;
  readonly audit: typeof auditResource;
  readonly batchTask: typeof batchTaskResource;
  readonly contact: typeof contactResource;
  readonly custom: typeof customResource;
  readonly dialogue: typeof dialogueResource;
  readonly event: typeof eventResource;
  readonly group: typeof groupResource;
  readonly library: typeof libraryResource;
  readonly log: typeof logResource;
  readonly material: typeof materialResource;
  readonly mini: typeof miniResource;
  readonly openApi: typeof openApiResource;
  readonly openApiKey: typeof openApiKeyResource;
  readonly operator: typeof operatorResource;
  readonly order: typeof orderResource;
  readonly passkey: typeof passkeyResource;
  readonly prompt: typeof promptResource;
  readonly question: typeof questionResource;
  readonly reminder: typeof reminderResource;
  readonly robot: typeof robotResource;
  readonly rss: typeof rssResource;
  readonly sample: typeof sampleResource;
  readonly schedule: typeof scheduleResource;
  readonly send: typeof sendResource;
  readonly site: typeof siteResource;
  readonly twoFactor: typeof twoFactorResource;
  readonly upload: typeof uploadResource;
}
type Of<Name extends keyof Makers> = Pick<Makers, Name>;

// The resources of the client that each panel calls, its scopes and sizes, written by `npm run panels`. Sizes are gzip,
// minified, with provider, client and style sheet, without React.

/** `AccountDataCard` of `@chatdeck/ui/account/account-data`. Scopes: none. 117 KB at first, 149 KB in all. */
// prettier-ignore
export const accountDataCard: Of<'accountData' | 'account' | 'event' | 'twoFactor'> = { accountData: accountDataResource, account: accountResource, event: eventResource, twoFactor: twoFactorResource };

/** `AccountDeletionGate` of `@chatdeck/ui/account/account-data`. Scopes: none. 117 KB at first, 144 KB in all. */
// prettier-ignore
export const accountDeletionGate: Of<'accountData' | 'account' | 'event' | 'twoFactor'> = { accountData: accountDataResource, account: accountResource, event: eventResource, twoFactor: twoFactorResource };

/** `ActivationScreen` of `@chatdeck/ui/account/activation`. Scopes: none. 72 KB at first, 105 KB in all. */
// prettier-ignore
export const activationScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `ActivityScreen` of `@chatdeck/ui/account/activity`. Scopes: none. 139 KB at first, 170 KB in all. */
// prettier-ignore
export const activityScreen: Of<'account' | 'audit' | 'event'> = { account: accountResource, audit: auditResource, event: eventResource };

/** `AppShell` of `@chatdeck/ui/shell`. Scopes: none. 81 KB at first, 134 KB in all. */
// prettier-ignore
export const appShell: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `AttentionPart` of `@chatdeck/ui/config-check`. Scopes: contact:read, material:read, schedule:read, schedule:write. 99 KB at first, 192 KB in all. */
// prettier-ignore
export const attentionPart: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'reminder' | 'robot' | 'rss' | 'sample'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource };

/** `Brand` of `@chatdeck/ui/shell`. Scopes: none. 73 KB at first, 129 KB in all. */
// prettier-ignore
export const brand: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `CallbackEventDialog` of `@chatdeck/ui/callback`. Scopes: contact:read, material:read, schedule:read, schedule:write. 112 KB at first, 286 KB in all. */
// prettier-ignore
export const callbackEventDialog: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample' | 'site'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource, site: siteResource };

/** `CallbackEventScreen` of `@chatdeck/ui/callback`. Scopes: contact:read, material:read, schedule:read, schedule:write. 147 KB at first, 347 KB in all. */
// prettier-ignore
export const callbackEventScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'site'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, site: siteResource };

/** `CommandPaletteButton` of `@chatdeck/ui/palette`. Scopes: contact:read, material:read. 77 KB at first, 123 KB in all. */
// prettier-ignore
export const commandPaletteButton: Of<'account' | 'contact' | 'event' | 'group' | 'material'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource };

/** `ConfigCheckScreen` of `@chatdeck/ui/config-check`. Scopes: contact:read, material:read, schedule:read, schedule:write. 113 KB at first, 202 KB in all. */
// prettier-ignore
export const configCheckScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'reminder' | 'robot' | 'rss' | 'sample'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource };

/** `ConnectionBanner` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const connectionBanner: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `ContactList` of `@chatdeck/ui/contact`. Scopes: contact:read, material:read, material:write, schedule:read, send. 122 KB at first, 290 KB in all. */
// prettier-ignore
export const contactList: Of<'account' | 'contact' | 'event' | 'group' | 'material' | 'robot' | 'send' | 'upload'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, send: sendResource, upload: uploadResource };

/** `ConversationRecordScreen` of `@chatdeck/ui/custom/conversation-record`. Scopes: contact:read, material:read, schedule:read, schedule:write. 191 KB at first, 229 KB in all. */
// prettier-ignore
export const conversationRecordScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, sample: sampleResource };

/** `CountdownScreen` of `@chatdeck/ui/schedule/countdown`. Scopes: contact:read, material:read, schedule:read, schedule:write. 157 KB at first, 408 KB in all. */
// prettier-ignore
export const countdownScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `CronDialog` of `@chatdeck/ui/cron`. Scopes: none. 74 KB at first, 188 KB in all. */
// prettier-ignore
export const cronDialog: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `CronField` of `@chatdeck/ui/cron`. Scopes: none. 81 KB at first, 188 KB in all. */
// prettier-ignore
export const cronField: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `CustomBotScreen` of `@chatdeck/ui/custom/bot`. Scopes: contact:read, material:read, schedule:read, schedule:write. 154 KB at first, 198 KB in all. */
// prettier-ignore
export const customBotScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, sample: sampleResource };

/** `CustomContentScreen` of `@chatdeck/ui/batch-task/content`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 156 KB at first, 411 KB in all. */
// prettier-ignore
export const customContentScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'schedule' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, schedule: scheduleResource, send: sendResource, upload: uploadResource };

/** `DailySayingScreen` of `@chatdeck/ui/schedule/daily-saying`. Scopes: contact:read, material:read, schedule:read, schedule:write. 158 KB at first, 409 KB in all. */
// prettier-ignore
export const dailySayingScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `DashboardScreen` of `@chatdeck/ui/dashboard`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write, send. 158 KB at first, 439 KB in all. */
// prettier-ignore
export const dashboardScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'openApi' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, openApi: openApiResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `DialogueScreen` of `@chatdeck/ui/dialogue`. Scopes: contact:read, material:read, schedule:read, schedule:write. 147 KB at first, 352 KB in all. */
// prettier-ignore
export const dialogueScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'prompt' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, prompt: promptResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `DoubledBanner` of `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 87 KB at first, 127 KB in all. */
// prettier-ignore
export const doubledBanner: Of<'account' | 'event' | 'log' | 'material' | 'openApi' | 'robot' | 'send'> = { account: accountResource, event: eventResource, log: logResource, material: materialResource, openApi: openApiResource, robot: robotResource, send: sendResource };

/** `EmailChangeScreen` of `@chatdeck/ui/account/email-change`. Scopes: none. 114 KB at first, 135 KB in all. */
// prettier-ignore
export const emailChangeScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `FeedbackDialog` of `@chatdeck/ui/site`. Scopes: none. 76 KB at first, 139 KB in all. */
// prettier-ignore
export const feedbackDialog: Of<'account' | 'event' | 'site'> = { account: accountResource, event: eventResource, site: siteResource };

/** `FeedbackGroup` of `@chatdeck/ui/site`. Scopes: none. 76 KB at first, 111 KB in all. */
// prettier-ignore
export const feedbackGroup: Of<'account' | 'event' | 'site'> = { account: accountResource, event: eventResource, site: siteResource };

/** `FindingCount` of `@chatdeck/ui/config-check/count`. Scopes: contact:read, material:read, schedule:read. 84 KB at first, 155 KB in all. */
// prettier-ignore
export const findingCount: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'reminder' | 'robot' | 'rss'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, reminder: reminderResource, robot: robotResource, rss: rssResource };

/** `GptChatScreen` of `@chatdeck/ui/dialogue/gpt-chat`. Scopes: contact:read, material:read, schedule:read, schedule:write. 149 KB at first, 355 KB in all. */
// prettier-ignore
export const gptChatScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'prompt' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, prompt: promptResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `GroupList` of `@chatdeck/ui/group`. Scopes: contact:read, material:read, material:write, schedule:read, send. 122 KB at first, 290 KB in all. */
// prettier-ignore
export const groupList: Of<'account' | 'contact' | 'event' | 'group' | 'material' | 'robot' | 'send' | 'upload'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, send: sendResource, upload: uploadResource };

/** `InitialiseBanner` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const initialiseBanner: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `JoinRuleScreen` of `@chatdeck/ui/group/join-rule`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 152 KB at first, 374 KB in all. */
// prettier-ignore
export const joinRuleScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `KeywordForwardDialog` of `@chatdeck/ui/forward/keyword`. Scopes: contact:read, material:read, schedule:read, schedule:write. 113 KB at first, 284 KB in all. */
// prettier-ignore
export const keywordForwardDialog: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource };

/** `KeywordForwardScreen` of `@chatdeck/ui/forward/keyword`. Scopes: contact:read, material:read, schedule:read, schedule:write. 147 KB at first, 345 KB in all. */
// prettier-ignore
export const keywordForwardScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `KeywordReplyScreen` of `@chatdeck/ui/reply`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 153 KB at first, 374 KB in all. */
// prettier-ignore
export const keywordReplyScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `LanguageMenu` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const languageMenu: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `LoginScreen` of `@chatdeck/ui/account/login`. Scopes: none. 118 KB at first, 163 KB in all. */
// prettier-ignore
export const loginScreen: Of<'account' | 'event' | 'mini' | 'passkey' | 'twoFactor'> = { account: accountResource, event: eventResource, mini: miniResource, passkey: passkeyResource, twoFactor: twoFactorResource };

/** `MassSendDialog` of `@chatdeck/ui/send`. Scopes: contact:read, material:read, material:write, send. 87 KB at first, 250 KB in all. */
// prettier-ignore
export const massSendDialog: Of<'account' | 'contact' | 'event' | 'group' | 'material' | 'send' | 'upload'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource, send: sendResource, upload: uploadResource };

/** `MaterialDialog` of `@chatdeck/ui/material`. Scopes: material:read, material:write. 95 KB at first, 195 KB in all. */
// prettier-ignore
export const materialDialog: Of<'account' | 'event' | 'material' | 'upload'> = { account: accountResource, event: eventResource, material: materialResource, upload: uploadResource };

/** `MaterialLibrary` of `@chatdeck/ui/material/library`. Scopes: material:read, material:write, schedule:read. 132 KB at first, 237 KB in all. */
// prettier-ignore
export const materialLibrary: Of<'account' | 'event' | 'library' | 'material' | 'robot' | 'upload'> = { account: accountResource, event: eventResource, library: libraryResource, material: materialResource, robot: robotResource, upload: uploadResource };

/** `MaterialPanel` of `@chatdeck/ui/material`. Scopes: material:read, material:write. 103 KB at first, 203 KB in all. */
// prettier-ignore
export const materialPanel: Of<'account' | 'event' | 'material' | 'upload'> = { account: accountResource, event: eventResource, material: materialResource, upload: uploadResource };

/** `MaterialPickerDialog` of `@chatdeck/ui/material`. Scopes: material:read, material:write. 95 KB at first, 200 KB in all. */
// prettier-ignore
export const materialPickerDialog: Of<'account' | 'event' | 'material' | 'upload'> = { account: accountResource, event: eventResource, material: materialResource, upload: uploadResource };

/** `MaterialScheduleScreen` of `@chatdeck/ui/schedule/material`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 162 KB at first, 414 KB in all. */
// prettier-ignore
export const materialScheduleScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `MemberGuard` of `@chatdeck/ui/member`. Scopes: none. 71 KB at first, 104 KB in all. */
// prettier-ignore
export const memberGuard: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `MessageLogScreen` of `@chatdeck/ui/log`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 116 KB at first, 311 KB in all. */
// prettier-ignore
export const messageLogScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'robot' | 'sample' | 'upload'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource, upload: uploadResource };

/** `MoreMaterialScreen` of `@chatdeck/ui/batch-task/material`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 154 KB at first, 405 KB in all. */
// prettier-ignore
export const moreMaterialScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `MoreNewsScreen` of `@chatdeck/ui/batch-task/news`. Scopes: contact:read, material:read, schedule:read, schedule:write. 151 KB at first, 373 KB in all. */
// prettier-ignore
export const moreNewsScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'schedule' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, schedule: scheduleResource, send: sendResource };

/** `NameField` of `@chatdeck/ui/target`. Scopes: contact:read. 78 KB at first, 114 KB in all. */
// prettier-ignore
export const nameField: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `NameTags` of `@chatdeck/ui/target`. Scopes: contact:read. 79 KB at first, 115 KB in all. */
// prettier-ignore
export const nameTags: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `NewsScheduleScreen` of `@chatdeck/ui/schedule/news`. Scopes: contact:read, material:read, schedule:read, schedule:write. 158 KB at first, 386 KB in all. */
// prettier-ignore
export const newsScheduleScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'schedule' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, schedule: scheduleResource, send: sendResource };

/** `NotFoundScreen` of `@chatdeck/ui/shell/not-found`. Scopes: none. 72 KB at first, 105 KB in all. */
// prettier-ignore
export const notFoundScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `NoticesButton` of `@chatdeck/ui/site`. Scopes: none. 76 KB at first, 113 KB in all. */
// prettier-ignore
export const noticesButton: Of<'account' | 'event' | 'site'> = { account: accountResource, event: eventResource, site: siteResource };

/** `OfflineBanner` of `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 87 KB at first, 195 KB in all. */
// prettier-ignore
export const offlineBanner: Of<'account' | 'batchTask' | 'event' | 'log' | 'material' | 'openApi' | 'reminder' | 'robot' | 'rss' | 'send'> = { account: accountResource, batchTask: batchTaskResource, event: eventResource, log: logResource, material: materialResource, openApi: openApiResource, reminder: reminderResource, robot: robotResource, rss: rssResource, send: sendResource };

/** `OpenApiScreen` of `@chatdeck/ui/open-api`. Scopes: none. 145 KB at first, 247 KB in all. */
// prettier-ignore
export const openApiScreen: Of<'account' | 'event' | 'openApiKey' | 'openApi'> = { account: accountResource, event: eventResource, openApiKey: openApiKeyResource, openApi: openApiResource };

/** `OperatorScreen` of `@chatdeck/ui/operator`. Scopes: none. 209 KB at first, 256 KB in all. */
// prettier-ignore
export const operatorScreen: Of<'account' | 'event' | 'operator'> = { account: accountResource, event: eventResource, operator: operatorResource };

/** `OrdersScreen` of `@chatdeck/ui/order`. Scopes: none. 87 KB at first, 150 KB in all. */
// prettier-ignore
export const ordersScreen: Of<'account' | 'event' | 'order'> = { account: accountResource, event: eventResource, order: orderResource };

/** `PageCount` of `@chatdeck/ui/robot/page-count`. Scopes: material:read, schedule:read, send. 79 KB at first, 121 KB in all. */
// prettier-ignore
export const pageCount: Of<'account' | 'event' | 'library' | 'log' | 'material' | 'openApi' | 'prompt' | 'robot' | 'send'> = { account: accountResource, event: eventResource, library: libraryResource, log: logResource, material: materialResource, openApi: openApiResource, prompt: promptResource, robot: robotResource, send: sendResource };

/** `PageFailedScreen` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const pageFailedScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `PasswordChangeScreen` of `@chatdeck/ui/account/password-change`. Scopes: none. 114 KB at first, 135 KB in all. */
// prettier-ignore
export const passwordChangeScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `PasswordForgetScreen` of `@chatdeck/ui/account/password-forget`. Scopes: none. 112 KB at first, 134 KB in all. */
// prettier-ignore
export const passwordForgetScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `PasswordResetScreen` of `@chatdeck/ui/account/password-reset`. Scopes: none. 113 KB at first, 134 KB in all. */
// prettier-ignore
export const passwordResetScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `PaymentScreen` of `@chatdeck/ui/order/payment`. Scopes: none. 81 KB at first, 121 KB in all. */
// prettier-ignore
export const paymentScreen: Of<'account' | 'event' | 'order'> = { account: accountResource, event: eventResource, order: orderResource };

/** `PersonalCentre` of `@chatdeck/ui/account/personal-centre`. Scopes: none. 146 KB at first, 224 KB in all. */
// prettier-ignore
export const personalCentre: Of<'accountData' | 'account' | 'event' | 'mini' | 'openApi' | 'passkey' | 'twoFactor' | 'upload'> = { accountData: accountDataResource, account: accountResource, event: eventResource, mini: miniResource, openApi: openApiResource, passkey: passkeyResource, twoFactor: twoFactorResource, upload: uploadResource };

/** `PlanOffer` of `@chatdeck/ui/order/offer`. Scopes: none. 75 KB at first, 109 KB in all. */
// prettier-ignore
export const planOffer: Of<'account' | 'event' | 'order'> = { account: accountResource, event: eventResource, order: orderResource };

/** `PlansScreen` of `@chatdeck/ui/order/plans`. Scopes: none. 88 KB at first, 119 KB in all. */
// prettier-ignore
export const plansScreen: Of<'account' | 'event' | 'order'> = { account: accountResource, event: eventResource, order: orderResource };

/** `PrivateForwardDialog` of `@chatdeck/ui/forward/private`. Scopes: contact:read, material:read, schedule:read, schedule:write. 113 KB at first, 282 KB in all. */
// prettier-ignore
export const privateForwardDialog: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource };

/** `PrivateForwardScreen` of `@chatdeck/ui/forward/private`. Scopes: contact:read, material:read, schedule:read, schedule:write. 147 KB at first, 342 KB in all. */
// prettier-ignore
export const privateForwardScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `PrivateKeywordScreen` of `@chatdeck/ui/custom/private-keyword`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 143 KB at first, 360 KB in all. */
// prettier-ignore
export const privateKeywordScreen: Of<'account' | 'batchTask' | 'contact' | 'custom' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, custom: customResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `PromptScreen` of `@chatdeck/ui/prompt`. Scopes: contact:read, material:read, schedule:read, schedule:write. 135 KB at first, 323 KB in all. */
// prettier-ignore
export const promptScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'prompt' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, prompt: promptResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `PublicFrame` of `@chatdeck/ui/shell`. Scopes: none. 75 KB at first, 131 KB in all. */
// prettier-ignore
export const publicFrame: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `RecipeList` of `@chatdeck/ui/recipe/list`. Scopes: none. 90 KB at first, 123 KB in all. */
// prettier-ignore
export const recipeList: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `RecipeScreen` of `@chatdeck/ui/recipe`. Scopes: contact:read, material:read, schedule:read, schedule:write. 111 KB at first, 218 KB in all. */
// prettier-ignore
export const recipeScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, sample: sampleResource };

/** `ReminderScreen` of `@chatdeck/ui/reminder`. Scopes: contact:read, material:read, schedule:read, schedule:write. 152 KB at first, 392 KB in all. */
// prettier-ignore
export const reminderScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `RobotButton` of `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 87 KB at first, 195 KB in all. */
// prettier-ignore
export const robotButton: Of<'account' | 'batchTask' | 'event' | 'log' | 'material' | 'openApi' | 'reminder' | 'robot' | 'rss' | 'send'> = { account: accountResource, batchTask: batchTaskResource, event: eventResource, log: logResource, material: materialResource, openApi: openApiResource, reminder: reminderResource, robot: robotResource, rss: rssResource, send: sendResource };

/** `RobotCard` of `@chatdeck/ui/robot/card`. Scopes: material:read, schedule:read, send. 88 KB at first, 196 KB in all. */
// prettier-ignore
export const robotCard: Of<'account' | 'batchTask' | 'event' | 'log' | 'material' | 'openApi' | 'reminder' | 'robot' | 'rss' | 'send'> = { account: accountResource, batchTask: batchTaskResource, event: eventResource, log: logResource, material: materialResource, openApi: openApiResource, reminder: reminderResource, robot: robotResource, rss: rssResource, send: sendResource };

/** `RobotConfigScreen` of `@chatdeck/ui/robot`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 148 KB at first, 305 KB in all. */
// prettier-ignore
export const robotConfigScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample' | 'upload'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource, upload: uploadResource };

/** `RoomReplyScreen` of `@chatdeck/ui/custom/room-reply`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 143 KB at first, 360 KB in all. */
// prettier-ignore
export const roomReplyScreen: Of<'account' | 'batchTask' | 'contact' | 'custom' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, custom: customResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource, upload: uploadResource };

/** `RoomSyncScreen` of `@chatdeck/ui/sync`. Scopes: contact:read, material:read, schedule:read, schedule:write. 147 KB at first, 343 KB in all. */
// prettier-ignore
export const roomSyncScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `RssScreen` of `@chatdeck/ui/rss`. Scopes: contact:read, material:read, schedule:read, schedule:write. 146 KB at first, 369 KB in all. */
// prettier-ignore
export const rssScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `ScheduleWeek` of `@chatdeck/ui/schedule/week`. Scopes: schedule:read. 92 KB at first, 136 KB in all. */
// prettier-ignore
export const scheduleWeek: Of<'account' | 'batchTask' | 'event' | 'reminder' | 'robot' | 'rss'> = { account: accountResource, batchTask: batchTaskResource, event: eventResource, reminder: reminderResource, robot: robotResource, rss: rssResource };

/** `ScheduleWeekScreen` of `@chatdeck/ui/schedule/week`. Scopes: schedule:read. 92 KB at first, 137 KB in all. */
// prettier-ignore
export const scheduleWeekScreen: Of<'account' | 'batchTask' | 'event' | 'reminder' | 'robot' | 'rss'> = { account: accountResource, batchTask: batchTaskResource, event: eventResource, reminder: reminderResource, robot: robotResource, rss: rssResource };

/** `SchedulesScreen` of `@chatdeck/ui/all-schedules`. Scopes: contact:read, material:read, material:write, schedule:read, schedule:write. 192 KB at first, 512 KB in all. */
// prettier-ignore
export const schedulesScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'schedule' | 'send' | 'upload'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, schedule: scheduleResource, send: sendResource, upload: uploadResource };

/** `SendMessageDialog` of `@chatdeck/ui/send`. Scopes: contact:read, material:read, material:write, send. 87 KB at first, 227 KB in all. */
// prettier-ignore
export const sendMessageDialog: Of<'account' | 'contact' | 'event' | 'group' | 'material' | 'send' | 'upload'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource, send: sendResource, upload: uploadResource };

/** `SessionsScreen` of `@chatdeck/ui/account/sessions`. Scopes: none. 82 KB at first, 117 KB in all. */
// prettier-ignore
export const sessionsScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `SignUpScreen` of `@chatdeck/ui/account/sign-up`. Scopes: none. 113 KB at first, 134 KB in all. */
// prettier-ignore
export const signUpScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `SimulatorPanel` of `@chatdeck/ui/simulator`. Scopes: contact:read, material:read, schedule:read, schedule:write. 196 KB at first, 218 KB in all. */
// prettier-ignore
export const simulatorPanel: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource };

/** `SkillScreen` of `@chatdeck/ui/skill`. Scopes: contact:read, material:read, schedule:read, schedule:write. 148 KB at first, 343 KB in all. */
// prettier-ignore
export const skillScreen: Of<'account' | 'batchTask' | 'contact' | 'dialogue' | 'event' | 'group' | 'log' | 'material' | 'question' | 'reminder' | 'robot' | 'rss' | 'sample' | 'send'> = { account: accountResource, batchTask: batchTaskResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, log: logResource, material: materialResource, question: questionResource, reminder: reminderResource, robot: robotResource, rss: rssResource, sample: sampleResource, send: sendResource };

/** `SummaryScreen` of `@chatdeck/ui/summary`. Scopes: contact:read, material:read, schedule:read, schedule:write. 199 KB at first, 242 KB in all. */
// prettier-ignore
export const summaryScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'question' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, question: questionResource, robot: robotResource, sample: sampleResource };

/** `TargetField` of `@chatdeck/ui/target`. Scopes: contact:read. 78 KB at first, 114 KB in all. */
// prettier-ignore
export const targetField: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `TargetPicker` of `@chatdeck/ui/target`. Scopes: contact:read. 78 KB at first, 114 KB in all. */
// prettier-ignore
export const targetPicker: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `TargetSelect` of `@chatdeck/ui/target`. Scopes: contact:read. 80 KB at first, 116 KB in all. */
// prettier-ignore
export const targetSelect: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `TargetTags` of `@chatdeck/ui/target`. Scopes: contact:read. 80 KB at first, 116 KB in all. */
// prettier-ignore
export const targetTags: Of<'account' | 'contact' | 'event' | 'group'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource };

/** `UnreachableScreen` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const unreachableScreen: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `UpdateBanner` of `@chatdeck/ui/shell`. Scopes: none. 74 KB at first, 130 KB in all. */
// prettier-ignore
export const updateBanner: Of<'account' | 'event'> = { account: accountResource, event: eventResource };

/** `UploadFileScreen` of `@chatdeck/ui/custom/upload-file`. Scopes: contact:read, material:read, schedule:read, schedule:write. 188 KB at first, 226 KB in all. */
// prettier-ignore
export const uploadFileScreen: Of<'account' | 'contact' | 'dialogue' | 'event' | 'group' | 'material' | 'robot' | 'sample'> = { account: accountResource, contact: contactResource, dialogue: dialogueResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, sample: sampleResource };

/** `UserGroupScreen` of `@chatdeck/ui/send/user-group`. Scopes: contact:read, material:read, material:write, schedule:read, send. 106 KB at first, 259 KB in all. */
// prettier-ignore
export const userGroupScreen: Of<'account' | 'contact' | 'event' | 'group' | 'material' | 'robot' | 'send' | 'upload'> = { account: accountResource, contact: contactResource, event: eventResource, group: groupResource, material: materialResource, robot: robotResource, send: sendResource, upload: uploadResource };
