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
import { contactListTexts as contactListTexts24 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts25 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts26 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts27 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts28,
  privateKeywordTexts as privateKeywordTexts28,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts29 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts30 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts31 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts32 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts33 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts34 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts35 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts36 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts37 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts38,
  keywordForwardTexts as keywordForwardTexts38,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts39,
  privateForwardTexts as privateForwardTexts39,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts40 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts41 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts42 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts43 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts44 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts45 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts46 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts47 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts48 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts49 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts50 } from './features/message/replies/replies.ts';
import { keysTexts as keysTexts51 } from './features/open-api/keys/keys.ts';
import { openApiTexts as openApiTexts52 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts53 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts54 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts55 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts56 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts57 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts58 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts59 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts60 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts61 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts62 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts63 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts64 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts65 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts66 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts67 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts68 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts69 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts70 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts71 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts72 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts73 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts74 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts75 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts76 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts77 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts78 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts79 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts80 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts81 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts82 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts83 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts84 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts85 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts86 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts87 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts88 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts89 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts90 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts91 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts92,
  pageFailedTexts as pageFailedTexts92,
  unreachableTexts as unreachableTexts92,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts93,
  feedbackGroupTexts as feedbackGroupTexts93,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts94 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts95 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts96 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts97 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts98 } from './features/target/target.ts';
import { uploadTexts as uploadTexts99 } from './features/upload/upload.ts';
import { draftTexts as draftTexts100 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts101 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts102 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts103 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts104 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts105 } from './lists/config-check/findings.ts';
import { configTexts as configTexts106 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts107 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts108 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts109 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts110 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts111 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts112 } from './lists/question/connection.ts';
import { questionTexts as questionTexts113 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts114 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts115 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts116 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts117 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts118 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts119 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts120,
  triggerTexts as triggerTexts120,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts121 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts122 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts123 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts124 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts125 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts126 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts127 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts128 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts129 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts130 } from './lists/undo.ts';
import { providerTexts as providerTexts131 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts132 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts133 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts134 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts135 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts136 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts137 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts138 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts139 } from './primitives/save-bar/save-bar.ts';
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
    'contact-list': contactListTexts24,
    'cron-dialog': cronTexts25,
    'custom-bot': customBotTexts26,
    'conversation-record': conversationRecordTexts27,
    'room-reply': roomReplyTexts28,
    'private-keyword': privateKeywordTexts28,
    storage: storageTexts29,
    'upload-file': uploadFileTexts30,
    'dashboard-screen': dashboardTexts31,
    'robot-login': loginTexts32,
    onboarding: onboardingTexts33,
    'dialogue-advanced': advancedTexts34,
    dialogue: dialogueTexts35,
    'dialogue-media': mediaTexts36,
    'test-chat': testChatTexts37,
    'keyword-forward-screen': keywordForwardScreenTexts38,
    'keyword-forward-dialog': keywordForwardTexts38,
    'private-forward-screen': privateForwardScreenTexts39,
    'private-forward-dialog': privateForwardTexts39,
    'group-list': groupListTexts40,
    'join-rule': joinRuleTexts41,
    'message-log': logTexts42,
    'material-bulk': materialBulkTexts43,
    'file-queue': fileQueueTexts44,
    'material-library': materialLibraryTexts45,
    'material-dialog': materialDialogTexts46,
    'material-panel': materialPanelTexts47,
    'material-picker': materialPickerTexts48,
    'message-form': messageFormTexts49,
    replies: repliesTexts50,
    'open-api-keys': keysTexts51,
    'open-api': openApiTexts52,
    'operator-accounts': accountsTexts53,
    'operator-audit': operatorAuditTexts54,
    'operator-backups': backupsTexts55,
    'operator-feedback': operatorFeedbackTexts56,
    'operator-invites': invitesTexts57,
    'operator-notice': operatorNoticeTexts58,
    'operator-now': nowTexts59,
    operator: operatorTexts60,
    'operator-plans': operatorPlansTexts61,
    'operator-settings': operatorSettingsTexts62,
    'orders-screen': ordersTexts63,
    'payment-screen': paymentTexts64,
    'plans-screen': plansTexts65,
    'command-palette': paletteTexts66,
    prompt: promptTexts67,
    'recipe-rules': recipeRulesTexts68,
    'recipe-screen': recipeScreenTexts69,
    recipes: recipesTexts70,
    reminder: reminderTexts71,
    'keyword-reply': keywordReplyTexts72,
    'robot-card': robotCardTexts73,
    'clear-records': clearRecordsTexts74,
    'page-count': pageCountTexts75,
    'robot-config-screen': robotConfigTexts76,
    rss: rssTexts77,
    countdown: countdownTexts78,
    'daily-saying': dailySayingTexts79,
    'schedule-list': scheduleTexts80,
    'material-schedule': materialScheduleTexts81,
    'news-schedule': newsScheduleTexts82,
    'schedule-week': weekTexts83,
    'send-job': jobTexts84,
    'mass-send-dialog': massSendTexts85,
    'past-sends': pastSendsTexts86,
    'send-message-dialog': sendMessageTexts87,
    'send-to-one': sendToOneTexts88,
    'user-group': userGroupTexts89,
    'app-shell': appShellTexts90,
    'shell-notices': shellNoticesTexts91,
    'not-found-screen': notFoundTexts92,
    'page-failed-screen': pageFailedTexts92,
    'unreachable-screen': unreachableTexts92,
    'feedback-dialog': feedbackTexts93,
    'feedback-group': feedbackGroupTexts93,
    notices: noticesTexts94,
    skill: skillTexts95,
    summary: summaryTexts96,
    'room-sync': roomSyncTexts97,
    target: targetTexts98,
    upload: uploadTexts99,
    'draft-notice': draftTexts100,
    'new-password': newPasswordTexts101,
    'chat-drawer': chatDrawerTexts102,
    chats: chatsTexts103,
    'robot-clock': robotClockTexts104,
    findings: findingsTexts105,
    config: configTexts106,
    'robot-config-groups': fieldGroupTexts107,
    conflict: conflictTexts108,
    'rule-hits': hitsTexts109,
    'member-guard': memberGuardTexts110,
    'config-part': configPartTexts111,
    connection: connectionTexts112,
    question: questionTexts113,
    'record-list': recordListTexts114,
    'record-targets': targetTexts115,
    related: relatedTexts116,
    'rule-bulk': bulkTexts117,
    'rule-csv-columns': csvColumnTexts118,
    'rule-csv': csvTexts119,
    rule: ruleTexts120,
    'rule-trigger': triggerTexts120,
    'rule-reorder': reorderTexts121,
    'rule-list': ruleListTexts122,
    'rule-summary': ruleSummaryTexts123,
    selection: selectionTexts124,
    samples: sampleTexts125,
    simulator: simulatorTexts126,
    'try-it': tryTexts127,
    'tag-filter': tagFilterTexts128,
    trace: traceTexts129,
    undo: undoTexts130,
    provider: providerTexts131,
    'chat-preview': chatPreviewTexts132,
    copy: copyTexts133,
    'data-table': dataTableTexts134,
    'date-field': dateFieldTexts135,
    'unsaved-changes': guardedDialogTexts136,
    'option-list': optionListTexts137,
    primitives: primitiveTexts138,
    'save-bar': saveBarTexts139,
  },
};
