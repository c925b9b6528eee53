// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { elementFieldTexts as elementFieldTexts0 } from './elements.ts';
import {
  accountDataTexts as accountDataTexts1,
  accountFormTexts as accountFormTexts2,
  challengeTexts as challengeTexts2,
  activationTexts as activationTexts3,
  activationMailTexts as activationMailTexts3,
  activityTexts as activityTexts4,
  placeTexts as placeTexts5,
  emailChangeTexts as emailChangeTexts6,
  fileSpaceTexts as fileSpaceTexts7,
  loginTexts as loginTexts8,
  passkeyLoginTexts as passkeyLoginTexts9,
  passkeysTexts as passkeysTexts10,
  passwordChangeTexts as passwordChangeTexts11,
  passwordForgetTexts as passwordForgetTexts11,
  passwordResetTexts as passwordResetTexts11,
  personalCentreTexts as personalCentreTexts12,
  safetyTexts as safetyTexts13,
  scanCodeTexts as scanCodeTexts14,
  scanLoginTexts as scanLoginTexts14,
  phoneBindingTexts as phoneBindingTexts14,
  secondFactorTexts as secondFactorTexts15,
  sessionsTexts as sessionsTexts16,
  signUpTexts as signUpTexts17,
  twoFactorTexts as twoFactorTexts18,
} from './features/account.ts';
import { allSchedulesTexts as allSchedulesTexts19 } from './features/all-schedules.ts';
import {
  moreNewsTexts as moreNewsTexts20,
  moreMaterialTexts as moreMaterialTexts20,
  customContentTexts as customContentTexts20,
  channelTexts as channelTexts20,
  moreCountdownTexts as moreCountdownTexts21,
} from './features/batch-task.ts';
import {
  callbackEventTexts as callbackEventTexts22,
  callbackEventScreenTexts as callbackEventScreenTexts23,
} from './features/callback.ts';
import {
  configCheckScreenTexts as configCheckScreenTexts24,
  findingReasonTexts as findingReasonTexts25,
} from './features/config-check.ts';
import { contactListTexts as contactListTexts26 } from './features/contact.ts';
import { cronTexts as cronTexts27 } from './features/cron.ts';
import {
  customBotTexts as customBotTexts28,
  conversationRecordTexts as conversationRecordTexts29,
  roomReplyTexts as roomReplyTexts30,
  privateKeywordTexts as privateKeywordTexts30,
  storageTexts as storageTexts31,
  uploadFileTexts as uploadFileTexts32,
} from './features/custom.ts';
import {
  dashboardTexts as dashboardTexts33,
  loginTexts as loginTexts34,
  onboardingTexts as onboardingTexts35,
} from './features/dashboard.ts';
import {
  advancedTexts as advancedTexts36,
  dialogueTexts as dialogueTexts37,
  mediaTexts as mediaTexts38,
  testChatTexts as testChatTexts39,
} from './features/dialogue.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts40,
  keywordForwardTexts as keywordForwardTexts40,
  privateForwardScreenTexts as privateForwardScreenTexts41,
  privateForwardTexts as privateForwardTexts41,
} from './features/forward.ts';
import {
  groupListTexts as groupListTexts42,
  joinRuleTexts as joinRuleTexts43,
} from './features/group.ts';
import { logTexts as logTexts44 } from './features/log.ts';
import {
  materialBulkTexts as materialBulkTexts45,
  fileQueueTexts as fileQueueTexts46,
  materialLibraryTexts as materialLibraryTexts47,
  materialDialogTexts as materialDialogTexts48,
  materialPanelTexts as materialPanelTexts49,
  materialPickerTexts as materialPickerTexts50,
} from './features/material.ts';
import {
  messageFormTexts as messageFormTexts51,
  repliesTexts as repliesTexts52,
} from './features/message.ts';
import { keysTexts as keysTexts53, openApiTexts as openApiTexts54 } from './features/open-api.ts';
import {
  accountsTexts as accountsTexts55,
  operatorAuditTexts as operatorAuditTexts56,
  backupsTexts as backupsTexts57,
  operatorFeedbackTexts as operatorFeedbackTexts58,
  invitesTexts as invitesTexts59,
  operatorNoticeTexts as operatorNoticeTexts60,
  nowTexts as nowTexts61,
  operatorTexts as operatorTexts62,
  operatorPlansTexts as operatorPlansTexts63,
  operatorSettingsTexts as operatorSettingsTexts64,
} from './features/operator.ts';
import {
  ordersTexts as ordersTexts65,
  paymentTexts as paymentTexts66,
  plansTexts as plansTexts67,
} from './features/order.ts';
import { paletteTexts as paletteTexts68 } from './features/palette.ts';
import { promptTexts as promptTexts69 } from './features/prompt.ts';
import {
  recipeRulesTexts as recipeRulesTexts70,
  recipeScreenTexts as recipeScreenTexts71,
  recipesTexts as recipesTexts72,
} from './features/recipe.ts';
import { reminderTexts as reminderTexts73 } from './features/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts74 } from './features/reply.ts';
import {
  robotCardTexts as robotCardTexts75,
  clearRecordsTexts as clearRecordsTexts76,
  pageCountTexts as pageCountTexts77,
  robotConfigTexts as robotConfigTexts78,
} from './features/robot.ts';
import { rssTexts as rssTexts79 } from './features/rss.ts';
import {
  countdownTexts as countdownTexts80,
  dailySayingTexts as dailySayingTexts81,
  scheduleTexts as scheduleTexts82,
  materialScheduleTexts as materialScheduleTexts83,
  newsScheduleTexts as newsScheduleTexts84,
  weekTexts as weekTexts85,
} from './features/schedule.ts';
import {
  jobTexts as jobTexts86,
  massSendTexts as massSendTexts87,
  pastSendsTexts as pastSendsTexts88,
  sendMessageTexts as sendMessageTexts89,
  sendToOneTexts as sendToOneTexts90,
  userGroupTexts as userGroupTexts91,
} from './features/send.ts';
import {
  appShellTexts as appShellTexts92,
  shellNoticesTexts as shellNoticesTexts93,
  notFoundTexts as notFoundTexts94,
  pageFailedTexts as pageFailedTexts94,
  unreachableTexts as unreachableTexts94,
} from './features/shell.ts';
import {
  feedbackTexts as feedbackTexts95,
  feedbackGroupTexts as feedbackGroupTexts95,
  noticesTexts as noticesTexts96,
} from './features/site.ts';
import { skillTexts as skillTexts97 } from './features/skill.ts';
import { summaryTexts as summaryTexts98 } from './features/summary.ts';
import { roomSyncTexts as roomSyncTexts99 } from './features/sync.ts';
import { targetTexts as targetTexts100 } from './features/target.ts';
import { uploadTexts as uploadTexts101 } from './features/upload.ts';
import { draftTexts as draftTexts102 } from './forms/drafts.ts';
import { newPasswordTexts as newPasswordTexts103 } from './forms.ts';
import {
  chatDrawerTexts as chatDrawerTexts104,
  chatsTexts as chatsTexts105,
} from './lists/chats.ts';
import { robotClockTexts as robotClockTexts106 } from './lists/clock.ts';
import { findingsTexts as findingsTexts107 } from './lists/config-check.ts';
import {
  configTexts as configTexts108,
  fieldGroupTexts as fieldGroupTexts109,
} from './lists/config.ts';
import { conflictTexts as conflictTexts110 } from './lists/conflict.ts';
import { exampleTexts as exampleTexts111 } from './lists/example.ts';
import { hitsTexts as hitsTexts112 } from './lists/hits.ts';
import { memberGuardTexts as memberGuardTexts113 } from './lists/membership.ts';
import { configPartTexts as configPartTexts114 } from './lists/part.ts';
import {
  connectionTexts as connectionTexts115,
  questionTexts as questionTexts116,
} from './lists/question.ts';
import {
  recordListTexts as recordListTexts117,
  targetTexts as targetTexts118,
} from './lists/records.ts';
import { relatedTexts as relatedTexts119 } from './lists/references.ts';
import { connectRobotTexts as connectRobotTexts120 } from './lists/robot.ts';
import {
  bulkTexts as bulkTexts121,
  csvColumnTexts as csvColumnTexts122,
  csvTexts as csvTexts123,
  ruleTexts as ruleTexts124,
  triggerTexts as triggerTexts124,
  rowFilterTexts as rowFilterTexts125,
  reorderTexts as reorderTexts126,
  ruleListTexts as ruleListTexts127,
  ruleSummaryTexts as ruleSummaryTexts128,
} from './lists/rules.ts';
import { selectionTexts as selectionTexts129 } from './lists/selection.ts';
import {
  sampleTexts as sampleTexts130,
  simulatorTexts as simulatorTexts131,
  tryTexts as tryTexts132,
} from './lists/simulator.ts';
import { stillWorksTexts as stillWorksTexts133 } from './lists/still-works.ts';
import { tagFilterTexts as tagFilterTexts134 } from './lists/tag-filter.ts';
import { tianxingTexts as tianxingTexts135 } from './lists/tianxing.ts';
import { traceTexts as traceTexts136 } from './lists/trace.ts';
import { undoTexts as undoTexts137 } from './lists.ts';
import { providerTexts as providerTexts138 } from './messages.ts';
import { chatPreviewTexts as chatPreviewTexts139 } from './primitives/chat-preview.ts';
import { copyTexts as copyTexts140 } from './primitives/copy-field.ts';
import { dataTableTexts as dataTableTexts141 } from './primitives/data-table.ts';
import { dateFieldTexts as dateFieldTexts142 } from './primitives/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts143 } from './primitives/guarded-dialog.ts';
import { optionListTexts as optionListTexts144 } from './primitives/option-list.ts';
import { primitiveTexts as primitiveTexts145 } from './primitives.ts';
import { saveBarTexts as saveBarTexts146 } from './primitives/save-bar.ts';
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
    'element-field': elementFieldTexts0,
    'account-data': accountDataTexts1,
    'account-form': accountFormTexts2,
    challenge: challengeTexts2,
    'activation-screen': activationTexts3,
    'activation-mail': activationMailTexts3,
    'account-activity': activityTexts4,
    'account-activity-place': placeTexts5,
    'email-change-screen': emailChangeTexts6,
    'file-space': fileSpaceTexts7,
    'login-screen': loginTexts8,
    'passkey-login': passkeyLoginTexts9,
    passkeys: passkeysTexts10,
    'password-change-screen': passwordChangeTexts11,
    'password-forget-screen': passwordForgetTexts11,
    'password-reset-screen': passwordResetTexts11,
    'personal-centre': personalCentreTexts12,
    'account-safety': safetyTexts13,
    'scan-code': scanCodeTexts14,
    'scan-login': scanLoginTexts14,
    'phone-binding': phoneBindingTexts14,
    'second-factor': secondFactorTexts15,
    'account-sessions': sessionsTexts16,
    'sign-up-screen': signUpTexts17,
    'two-factor': twoFactorTexts18,
    'all-schedules': allSchedulesTexts19,
    'more-news': moreNewsTexts20,
    'more-material': moreMaterialTexts20,
    'custom-content': customContentTexts20,
    'own-channel': channelTexts20,
    'more-countdown': moreCountdownTexts21,
    'callback-event-dialog': callbackEventTexts22,
    'callback-event-screen': callbackEventScreenTexts23,
    'config-check-screen': configCheckScreenTexts24,
    'finding-reasons': findingReasonTexts25,
    'contact-list': contactListTexts26,
    'cron-dialog': cronTexts27,
    'custom-bot': customBotTexts28,
    'conversation-record': conversationRecordTexts29,
    'room-reply': roomReplyTexts30,
    'private-keyword': privateKeywordTexts30,
    storage: storageTexts31,
    'upload-file': uploadFileTexts32,
    'dashboard-screen': dashboardTexts33,
    'robot-login': loginTexts34,
    onboarding: onboardingTexts35,
    'dialogue-advanced': advancedTexts36,
    dialogue: dialogueTexts37,
    'dialogue-media': mediaTexts38,
    'test-chat': testChatTexts39,
    'keyword-forward-screen': keywordForwardScreenTexts40,
    'keyword-forward-dialog': keywordForwardTexts40,
    'private-forward-screen': privateForwardScreenTexts41,
    'private-forward-dialog': privateForwardTexts41,
    'group-list': groupListTexts42,
    'join-rule': joinRuleTexts43,
    'message-log': logTexts44,
    'material-bulk': materialBulkTexts45,
    'file-queue': fileQueueTexts46,
    'material-library': materialLibraryTexts47,
    'material-dialog': materialDialogTexts48,
    'material-panel': materialPanelTexts49,
    'material-picker': materialPickerTexts50,
    'message-form': messageFormTexts51,
    replies: repliesTexts52,
    'open-api-keys': keysTexts53,
    'open-api': openApiTexts54,
    'operator-accounts': accountsTexts55,
    'operator-audit': operatorAuditTexts56,
    'operator-backups': backupsTexts57,
    'operator-feedback': operatorFeedbackTexts58,
    'operator-invites': invitesTexts59,
    'operator-notice': operatorNoticeTexts60,
    'operator-now': nowTexts61,
    operator: operatorTexts62,
    'operator-plans': operatorPlansTexts63,
    'operator-settings': operatorSettingsTexts64,
    'orders-screen': ordersTexts65,
    'payment-screen': paymentTexts66,
    'plans-screen': plansTexts67,
    'command-palette': paletteTexts68,
    prompt: promptTexts69,
    'recipe-rules': recipeRulesTexts70,
    'recipe-screen': recipeScreenTexts71,
    recipes: recipesTexts72,
    reminder: reminderTexts73,
    'keyword-reply': keywordReplyTexts74,
    'robot-card': robotCardTexts75,
    'clear-records': clearRecordsTexts76,
    'page-count': pageCountTexts77,
    'robot-config-screen': robotConfigTexts78,
    rss: rssTexts79,
    countdown: countdownTexts80,
    'daily-saying': dailySayingTexts81,
    'schedule-list': scheduleTexts82,
    'material-schedule': materialScheduleTexts83,
    'news-schedule': newsScheduleTexts84,
    'schedule-week': weekTexts85,
    'send-job': jobTexts86,
    'mass-send-dialog': massSendTexts87,
    'past-sends': pastSendsTexts88,
    'send-message-dialog': sendMessageTexts89,
    'send-to-one': sendToOneTexts90,
    'user-group': userGroupTexts91,
    'app-shell': appShellTexts92,
    'shell-notices': shellNoticesTexts93,
    'not-found-screen': notFoundTexts94,
    'page-failed-screen': pageFailedTexts94,
    'unreachable-screen': unreachableTexts94,
    'feedback-dialog': feedbackTexts95,
    'feedback-group': feedbackGroupTexts95,
    notices: noticesTexts96,
    skill: skillTexts97,
    summary: summaryTexts98,
    'room-sync': roomSyncTexts99,
    target: targetTexts100,
    upload: uploadTexts101,
    'draft-notice': draftTexts102,
    'new-password': newPasswordTexts103,
    'chat-drawer': chatDrawerTexts104,
    chats: chatsTexts105,
    'robot-clock': robotClockTexts106,
    findings: findingsTexts107,
    config: configTexts108,
    'robot-config-groups': fieldGroupTexts109,
    conflict: conflictTexts110,
    'list-example': exampleTexts111,
    'rule-hits': hitsTexts112,
    'member-guard': memberGuardTexts113,
    'config-part': configPartTexts114,
    connection: connectionTexts115,
    question: questionTexts116,
    'record-list': recordListTexts117,
    'record-targets': targetTexts118,
    related: relatedTexts119,
    'connect-robot': connectRobotTexts120,
    'rule-bulk': bulkTexts121,
    'rule-csv-columns': csvColumnTexts122,
    'rule-csv': csvTexts123,
    rule: ruleTexts124,
    'rule-trigger': triggerTexts124,
    'row-filter': rowFilterTexts125,
    'rule-reorder': reorderTexts126,
    'rule-list': ruleListTexts127,
    'rule-summary': ruleSummaryTexts128,
    selection: selectionTexts129,
    samples: sampleTexts130,
    simulator: simulatorTexts131,
    'try-it': tryTexts132,
    'still-works': stillWorksTexts133,
    'tag-filter': tagFilterTexts134,
    tianxing: tianxingTexts135,
    trace: traceTexts136,
    undo: undoTexts137,
    provider: providerTexts138,
    'chat-preview': chatPreviewTexts139,
    copy: copyTexts140,
    'data-table': dataTableTexts141,
    'date-field': dateFieldTexts142,
    'unsaved-changes': guardedDialogTexts143,
    'option-list': optionListTexts144,
    primitives: primitiveTexts145,
    'save-bar': saveBarTexts146,
  },
};
