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
import { safetyTexts as safetyTexts13 } from './features/account/safety/safety.ts';
import {
  scanCodeTexts as scanCodeTexts14,
  scanLoginTexts as scanLoginTexts14,
  phoneBindingTexts as phoneBindingTexts14,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts15 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts16 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts17 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts18 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts19 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts20,
  moreMaterialTexts as moreMaterialTexts20,
  customContentTexts as customContentTexts20,
  channelTexts as channelTexts20,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts21 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts22 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts23 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts24 } from './features/config-check/config-check-screen.ts';
import { findingReasonTexts as findingReasonTexts25 } from './features/config-check/finding-reasons.ts';
import { contactListTexts as contactListTexts26 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts27 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts28 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts29 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts30,
  privateKeywordTexts as privateKeywordTexts30,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts31 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts32 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts33 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts34 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts35 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts36 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts37 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts38 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts39 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts40,
  keywordForwardTexts as keywordForwardTexts40,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts41,
  privateForwardTexts as privateForwardTexts41,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts42 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts43 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts44 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts45 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts46 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts47 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts48 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts49 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts50 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts51 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts52 } from './features/message/replies/replies.ts';
import { keysTexts as keysTexts53 } from './features/open-api/keys/keys.ts';
import { openApiTexts as openApiTexts54 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts55 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts56 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts57 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts58 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts59 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts60 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts61 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts62 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts63 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts64 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts65 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts66 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts67 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts68 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts69 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts70 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts71 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts72 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts73 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts74 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts75 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts76 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts77 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts78 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts79 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts80 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts81 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts82 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts83 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts84 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts85 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts86 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts87 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts88 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts89 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts90 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts91 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts92 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts93 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts94,
  pageFailedTexts as pageFailedTexts94,
  unreachableTexts as unreachableTexts94,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts95,
  feedbackGroupTexts as feedbackGroupTexts95,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts96 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts97 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts98 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts99 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts100 } from './features/target/target.ts';
import { uploadTexts as uploadTexts101 } from './features/upload/upload.ts';
import { draftTexts as draftTexts102 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts103 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts104 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts105 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts106 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts107 } from './lists/config-check/findings.ts';
import { configTexts as configTexts108 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts109 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts110 } from './lists/conflict/conflict.ts';
import { exampleTexts as exampleTexts111 } from './lists/example/example.ts';
import { hitsTexts as hitsTexts112 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts113 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts114 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts115 } from './lists/question/connection.ts';
import { questionTexts as questionTexts116 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts117 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts118 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts119 } from './lists/references/related.ts';
import { connectRobotTexts as connectRobotTexts120 } from './lists/robot/connect-robot.ts';
import { bulkTexts as bulkTexts121 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts122 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts123 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts124,
  triggerTexts as triggerTexts124,
} from './lists/rules/dialog/rule.ts';
import { rowFilterTexts as rowFilterTexts125 } from './lists/rules/filter/row-filter.ts';
import { reorderTexts as reorderTexts126 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts127 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts128 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts129 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts130 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts131 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts132 } from './lists/simulator/try.ts';
import { stillWorksTexts as stillWorksTexts133 } from './lists/still-works/still-works.ts';
import { tagFilterTexts as tagFilterTexts134 } from './lists/tag-filter/tag-filter.ts';
import { tianxingTexts as tianxingTexts135 } from './lists/tianxing/tianxing.ts';
import { traceTexts as traceTexts136 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts137 } from './lists/undo.ts';
import { providerTexts as providerTexts138 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts139 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts140 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts141 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts142 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts143 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts144 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts145 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts146 } from './primitives/save-bar/save-bar.ts';
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
