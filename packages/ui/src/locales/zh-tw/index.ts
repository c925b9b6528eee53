// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { elementFieldTexts as elementFieldTexts0 } from './elements/element-field.ts';
import { accountDataTexts as accountDataTexts1 } from './features/account/account-data/account-data.ts';
import {
  accountFormTexts as accountFormTexts2,
  challengeTexts as challengeTexts2,
} from './features/account/account-form/account-form.ts';
import {
  activationTexts as activationTexts3,
  activationMailTexts as activationMailTexts3,
} from './features/account/activation/activation.ts';
import { activityTexts as activityTexts4 } from './features/account/activity/activity.ts';
import { emailChangeTexts as emailChangeTexts5 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts6 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts7 } from './features/account/login/login-screen.ts';
import { passkeyLoginTexts as passkeyLoginTexts8 } from './features/account/passkeys/passkey-login.ts';
import { passkeysTexts as passkeysTexts9 } from './features/account/passkeys/passkeys.ts';
import {
  passwordChangeTexts as passwordChangeTexts10,
  passwordForgetTexts as passwordForgetTexts10,
  passwordResetTexts as passwordResetTexts10,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts11 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts12,
  scanLoginTexts as scanLoginTexts12,
  phoneBindingTexts as phoneBindingTexts12,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts13 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts14 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts15 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts16 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts17 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts18,
  moreMaterialTexts as moreMaterialTexts18,
  customContentTexts as customContentTexts18,
  channelTexts as channelTexts18,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts19 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts20 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts21 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts22 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts23 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts24 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts25 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts26 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts27,
  privateKeywordTexts as privateKeywordTexts27,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts28 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts29 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts30 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts31 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts32 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts33 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts34 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts35 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts36 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts37,
  keywordForwardTexts as keywordForwardTexts37,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts38,
  privateForwardTexts as privateForwardTexts38,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts39 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts40 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts41 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts42 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts43 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts44 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts45 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts46 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts47 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts48 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts49 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts50 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts51 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts52 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts53 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts54 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts55 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts56 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts57 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts58 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts59 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts60 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts61 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts62 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts63 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts64 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts65 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts66 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts67 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts68 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts69 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts70 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts71 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts72 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts73 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts74 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts75 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts76 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts77 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts78 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts79 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts80 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts81 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts82 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts83 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts84 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts85 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts86 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts87 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts88 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts89 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts90,
  pageFailedTexts as pageFailedTexts90,
  unreachableTexts as unreachableTexts90,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts91,
  feedbackGroupTexts as feedbackGroupTexts91,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts92 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts93 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts94 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts95 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts96 } from './features/target/target.ts';
import { uploadTexts as uploadTexts97 } from './features/upload/upload.ts';
import { draftTexts as draftTexts98 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts99 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts100 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts101 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts102 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts103 } from './lists/config-check/findings.ts';
import { configTexts as configTexts104 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts105 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts106 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts107 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts108 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts109 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts110 } from './lists/question/connection.ts';
import { questionTexts as questionTexts111 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts112 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts113 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts114 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts115 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts116 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts117 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts118,
  triggerTexts as triggerTexts118,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts119 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts120 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts121 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts122 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts123 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts124 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts125 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts126 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts127 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts128 } from './lists/undo.ts';
import { providerTexts as providerTexts129 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts130 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts131 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts132 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts133 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts134 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts135 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts136 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts137 } from './primitives/save-bar/save-bar.ts';
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
    'email-change-screen': emailChangeTexts5,
    'file-space': fileSpaceTexts6,
    'login-screen': loginTexts7,
    'passkey-login': passkeyLoginTexts8,
    passkeys: passkeysTexts9,
    'password-change-screen': passwordChangeTexts10,
    'password-forget-screen': passwordForgetTexts10,
    'password-reset-screen': passwordResetTexts10,
    'personal-centre': personalCentreTexts11,
    'scan-code': scanCodeTexts12,
    'scan-login': scanLoginTexts12,
    'phone-binding': phoneBindingTexts12,
    'second-factor': secondFactorTexts13,
    'account-sessions': sessionsTexts14,
    'sign-up-screen': signUpTexts15,
    'two-factor': twoFactorTexts16,
    'all-schedules': allSchedulesTexts17,
    'more-news': moreNewsTexts18,
    'more-material': moreMaterialTexts18,
    'custom-content': customContentTexts18,
    'own-channel': channelTexts18,
    'more-countdown': moreCountdownTexts19,
    'callback-event-dialog': callbackEventTexts20,
    'callback-event-screen': callbackEventScreenTexts21,
    'config-check-screen': configCheckScreenTexts22,
    'contact-list': contactListTexts23,
    'cron-dialog': cronTexts24,
    'custom-bot': customBotTexts25,
    'conversation-record': conversationRecordTexts26,
    'room-reply': roomReplyTexts27,
    'private-keyword': privateKeywordTexts27,
    storage: storageTexts28,
    'upload-file': uploadFileTexts29,
    'dashboard-screen': dashboardTexts30,
    'robot-login': loginTexts31,
    onboarding: onboardingTexts32,
    'dialogue-advanced': advancedTexts33,
    dialogue: dialogueTexts34,
    'dialogue-media': mediaTexts35,
    'test-chat': testChatTexts36,
    'keyword-forward-screen': keywordForwardScreenTexts37,
    'keyword-forward-dialog': keywordForwardTexts37,
    'private-forward-screen': privateForwardScreenTexts38,
    'private-forward-dialog': privateForwardTexts38,
    'group-list': groupListTexts39,
    'join-rule': joinRuleTexts40,
    'message-log': logTexts41,
    'material-bulk': materialBulkTexts42,
    'file-queue': fileQueueTexts43,
    'material-library': materialLibraryTexts44,
    'material-dialog': materialDialogTexts45,
    'material-panel': materialPanelTexts46,
    'material-picker': materialPickerTexts47,
    'message-form': messageFormTexts48,
    replies: repliesTexts49,
    'open-api': openApiTexts50,
    'operator-accounts': accountsTexts51,
    'operator-audit': operatorAuditTexts52,
    'operator-backups': backupsTexts53,
    'operator-feedback': operatorFeedbackTexts54,
    'operator-invites': invitesTexts55,
    'operator-notice': operatorNoticeTexts56,
    'operator-now': nowTexts57,
    operator: operatorTexts58,
    'operator-plans': operatorPlansTexts59,
    'operator-settings': operatorSettingsTexts60,
    'orders-screen': ordersTexts61,
    'payment-screen': paymentTexts62,
    'plans-screen': plansTexts63,
    'command-palette': paletteTexts64,
    prompt: promptTexts65,
    'recipe-rules': recipeRulesTexts66,
    'recipe-screen': recipeScreenTexts67,
    recipes: recipesTexts68,
    reminder: reminderTexts69,
    'keyword-reply': keywordReplyTexts70,
    'robot-card': robotCardTexts71,
    'clear-records': clearRecordsTexts72,
    'page-count': pageCountTexts73,
    'robot-config-screen': robotConfigTexts74,
    rss: rssTexts75,
    countdown: countdownTexts76,
    'daily-saying': dailySayingTexts77,
    'schedule-list': scheduleTexts78,
    'material-schedule': materialScheduleTexts79,
    'news-schedule': newsScheduleTexts80,
    'schedule-week': weekTexts81,
    'send-job': jobTexts82,
    'mass-send-dialog': massSendTexts83,
    'past-sends': pastSendsTexts84,
    'send-message-dialog': sendMessageTexts85,
    'send-to-one': sendToOneTexts86,
    'user-group': userGroupTexts87,
    'app-shell': appShellTexts88,
    'shell-notices': shellNoticesTexts89,
    'not-found-screen': notFoundTexts90,
    'page-failed-screen': pageFailedTexts90,
    'unreachable-screen': unreachableTexts90,
    'feedback-dialog': feedbackTexts91,
    'feedback-group': feedbackGroupTexts91,
    notices: noticesTexts92,
    skill: skillTexts93,
    summary: summaryTexts94,
    'room-sync': roomSyncTexts95,
    target: targetTexts96,
    upload: uploadTexts97,
    'draft-notice': draftTexts98,
    'new-password': newPasswordTexts99,
    'chat-drawer': chatDrawerTexts100,
    chats: chatsTexts101,
    'robot-clock': robotClockTexts102,
    findings: findingsTexts103,
    config: configTexts104,
    'robot-config-groups': fieldGroupTexts105,
    conflict: conflictTexts106,
    'rule-hits': hitsTexts107,
    'member-guard': memberGuardTexts108,
    'config-part': configPartTexts109,
    connection: connectionTexts110,
    question: questionTexts111,
    'record-list': recordListTexts112,
    'record-targets': targetTexts113,
    related: relatedTexts114,
    'rule-bulk': bulkTexts115,
    'rule-csv-columns': csvColumnTexts116,
    'rule-csv': csvTexts117,
    rule: ruleTexts118,
    'rule-trigger': triggerTexts118,
    'rule-reorder': reorderTexts119,
    'rule-list': ruleListTexts120,
    'rule-summary': ruleSummaryTexts121,
    selection: selectionTexts122,
    samples: sampleTexts123,
    simulator: simulatorTexts124,
    'try-it': tryTexts125,
    'tag-filter': tagFilterTexts126,
    trace: traceTexts127,
    undo: undoTexts128,
    provider: providerTexts129,
    'chat-preview': chatPreviewTexts130,
    copy: copyTexts131,
    'data-table': dataTableTexts132,
    'date-field': dateFieldTexts133,
    'unsaved-changes': guardedDialogTexts134,
    'option-list': optionListTexts135,
    primitives: primitiveTexts136,
    'save-bar': saveBarTexts137,
  },
};
