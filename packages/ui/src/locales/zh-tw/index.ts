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
import { placeTexts as placeTexts5 } from './features/account/activity/place.ts';
import { emailChangeTexts as emailChangeTexts6 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts7 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts8 } from './features/account/login/login-screen.ts';
import { passkeyLoginTexts as passkeyLoginTexts9 } from './features/account/passkeys/passkey-login.ts';
import { passkeysTexts as passkeysTexts10 } from './features/account/passkeys/passkeys.ts';
import {
  passwordChangeTexts as passwordChangeTexts11,
  passwordForgetTexts as passwordForgetTexts11,
  passwordResetTexts as passwordResetTexts11,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts12 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts13,
  scanLoginTexts as scanLoginTexts13,
  phoneBindingTexts as phoneBindingTexts13,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts14 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts15 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts16 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts17 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts18 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts19,
  moreMaterialTexts as moreMaterialTexts19,
  customContentTexts as customContentTexts19,
  channelTexts as channelTexts19,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts20 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts21 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts22 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts23 } from './features/config-check/config-check-screen.ts';
import { findingReasonTexts as findingReasonTexts24 } from './features/config-check/finding-reasons.ts';
import { contactListTexts as contactListTexts25 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts26 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts27 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts28 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts29,
  privateKeywordTexts as privateKeywordTexts29,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts30 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts31 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts32 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts33 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts34 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts35 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts36 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts37 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts38 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts39,
  keywordForwardTexts as keywordForwardTexts39,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts40,
  privateForwardTexts as privateForwardTexts40,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts41 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts42 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts43 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts44 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts45 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts46 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts47 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts48 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts49 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts50 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts51 } from './features/message/replies/replies.ts';
import { keysTexts as keysTexts52 } from './features/open-api/keys/keys.ts';
import { openApiTexts as openApiTexts53 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts54 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts55 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts56 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts57 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts58 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts59 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts60 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts61 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts62 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts63 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts64 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts65 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts66 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts67 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts68 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts69 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts70 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts71 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts72 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts73 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts74 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts75 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts76 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts77 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts78 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts79 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts80 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts81 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts82 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts83 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts84 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts85 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts86 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts87 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts88 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts89 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts90 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts91 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts92 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts93,
  pageFailedTexts as pageFailedTexts93,
  unreachableTexts as unreachableTexts93,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts94,
  feedbackGroupTexts as feedbackGroupTexts94,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts95 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts96 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts97 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts98 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts99 } from './features/target/target.ts';
import { uploadTexts as uploadTexts100 } from './features/upload/upload.ts';
import { draftTexts as draftTexts101 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts102 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts103 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts104 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts105 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts106 } from './lists/config-check/findings.ts';
import { configTexts as configTexts107 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts108 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts109 } from './lists/conflict/conflict.ts';
import { exampleTexts as exampleTexts110 } from './lists/example/example.ts';
import { hitsTexts as hitsTexts111 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts112 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts113 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts114 } from './lists/question/connection.ts';
import { questionTexts as questionTexts115 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts116 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts117 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts118 } from './lists/references/related.ts';
import { connectRobotTexts as connectRobotTexts119 } from './lists/robot/connect-robot.ts';
import { bulkTexts as bulkTexts120 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts121 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts122 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts123,
  triggerTexts as triggerTexts123,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts124 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts125 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts126 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts127 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts128 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts129 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts130 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts131 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts132 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts133 } from './lists/undo.ts';
import { providerTexts as providerTexts134 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts135 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts136 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts137 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts138 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts139 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts140 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts141 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts142 } from './primitives/save-bar/save-bar.ts';
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
    'scan-code': scanCodeTexts13,
    'scan-login': scanLoginTexts13,
    'phone-binding': phoneBindingTexts13,
    'second-factor': secondFactorTexts14,
    'account-sessions': sessionsTexts15,
    'sign-up-screen': signUpTexts16,
    'two-factor': twoFactorTexts17,
    'all-schedules': allSchedulesTexts18,
    'more-news': moreNewsTexts19,
    'more-material': moreMaterialTexts19,
    'custom-content': customContentTexts19,
    'own-channel': channelTexts19,
    'more-countdown': moreCountdownTexts20,
    'callback-event-dialog': callbackEventTexts21,
    'callback-event-screen': callbackEventScreenTexts22,
    'config-check-screen': configCheckScreenTexts23,
    'finding-reasons': findingReasonTexts24,
    'contact-list': contactListTexts25,
    'cron-dialog': cronTexts26,
    'custom-bot': customBotTexts27,
    'conversation-record': conversationRecordTexts28,
    'room-reply': roomReplyTexts29,
    'private-keyword': privateKeywordTexts29,
    storage: storageTexts30,
    'upload-file': uploadFileTexts31,
    'dashboard-screen': dashboardTexts32,
    'robot-login': loginTexts33,
    onboarding: onboardingTexts34,
    'dialogue-advanced': advancedTexts35,
    dialogue: dialogueTexts36,
    'dialogue-media': mediaTexts37,
    'test-chat': testChatTexts38,
    'keyword-forward-screen': keywordForwardScreenTexts39,
    'keyword-forward-dialog': keywordForwardTexts39,
    'private-forward-screen': privateForwardScreenTexts40,
    'private-forward-dialog': privateForwardTexts40,
    'group-list': groupListTexts41,
    'join-rule': joinRuleTexts42,
    'message-log': logTexts43,
    'material-bulk': materialBulkTexts44,
    'file-queue': fileQueueTexts45,
    'material-library': materialLibraryTexts46,
    'material-dialog': materialDialogTexts47,
    'material-panel': materialPanelTexts48,
    'material-picker': materialPickerTexts49,
    'message-form': messageFormTexts50,
    replies: repliesTexts51,
    'open-api-keys': keysTexts52,
    'open-api': openApiTexts53,
    'operator-accounts': accountsTexts54,
    'operator-audit': operatorAuditTexts55,
    'operator-backups': backupsTexts56,
    'operator-feedback': operatorFeedbackTexts57,
    'operator-invites': invitesTexts58,
    'operator-notice': operatorNoticeTexts59,
    'operator-now': nowTexts60,
    operator: operatorTexts61,
    'operator-plans': operatorPlansTexts62,
    'operator-settings': operatorSettingsTexts63,
    'orders-screen': ordersTexts64,
    'payment-screen': paymentTexts65,
    'plans-screen': plansTexts66,
    'command-palette': paletteTexts67,
    prompt: promptTexts68,
    'recipe-rules': recipeRulesTexts69,
    'recipe-screen': recipeScreenTexts70,
    recipes: recipesTexts71,
    reminder: reminderTexts72,
    'keyword-reply': keywordReplyTexts73,
    'robot-card': robotCardTexts74,
    'clear-records': clearRecordsTexts75,
    'page-count': pageCountTexts76,
    'robot-config-screen': robotConfigTexts77,
    rss: rssTexts78,
    countdown: countdownTexts79,
    'daily-saying': dailySayingTexts80,
    'schedule-list': scheduleTexts81,
    'material-schedule': materialScheduleTexts82,
    'news-schedule': newsScheduleTexts83,
    'schedule-week': weekTexts84,
    'send-job': jobTexts85,
    'mass-send-dialog': massSendTexts86,
    'past-sends': pastSendsTexts87,
    'send-message-dialog': sendMessageTexts88,
    'send-to-one': sendToOneTexts89,
    'user-group': userGroupTexts90,
    'app-shell': appShellTexts91,
    'shell-notices': shellNoticesTexts92,
    'not-found-screen': notFoundTexts93,
    'page-failed-screen': pageFailedTexts93,
    'unreachable-screen': unreachableTexts93,
    'feedback-dialog': feedbackTexts94,
    'feedback-group': feedbackGroupTexts94,
    notices: noticesTexts95,
    skill: skillTexts96,
    summary: summaryTexts97,
    'room-sync': roomSyncTexts98,
    target: targetTexts99,
    upload: uploadTexts100,
    'draft-notice': draftTexts101,
    'new-password': newPasswordTexts102,
    'chat-drawer': chatDrawerTexts103,
    chats: chatsTexts104,
    'robot-clock': robotClockTexts105,
    findings: findingsTexts106,
    config: configTexts107,
    'robot-config-groups': fieldGroupTexts108,
    conflict: conflictTexts109,
    'list-example': exampleTexts110,
    'rule-hits': hitsTexts111,
    'member-guard': memberGuardTexts112,
    'config-part': configPartTexts113,
    connection: connectionTexts114,
    question: questionTexts115,
    'record-list': recordListTexts116,
    'record-targets': targetTexts117,
    related: relatedTexts118,
    'connect-robot': connectRobotTexts119,
    'rule-bulk': bulkTexts120,
    'rule-csv-columns': csvColumnTexts121,
    'rule-csv': csvTexts122,
    rule: ruleTexts123,
    'rule-trigger': triggerTexts123,
    'rule-reorder': reorderTexts124,
    'rule-list': ruleListTexts125,
    'rule-summary': ruleSummaryTexts126,
    selection: selectionTexts127,
    samples: sampleTexts128,
    simulator: simulatorTexts129,
    'try-it': tryTexts130,
    'tag-filter': tagFilterTexts131,
    trace: traceTexts132,
    undo: undoTexts133,
    provider: providerTexts134,
    'chat-preview': chatPreviewTexts135,
    copy: copyTexts136,
    'data-table': dataTableTexts137,
    'date-field': dateFieldTexts138,
    'unsaved-changes': guardedDialogTexts139,
    'option-list': optionListTexts140,
    primitives: primitiveTexts141,
    'save-bar': saveBarTexts142,
  },
};
