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
import {
  passwordChangeTexts as passwordChangeTexts9,
  passwordForgetTexts as passwordForgetTexts9,
  passwordResetTexts as passwordResetTexts9,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts10 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts11,
  scanLoginTexts as scanLoginTexts11,
  phoneBindingTexts as phoneBindingTexts11,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts12 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts13 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts14 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts15 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts16 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts17,
  moreMaterialTexts as moreMaterialTexts17,
  customContentTexts as customContentTexts17,
  channelTexts as channelTexts17,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts18 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts19 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts20 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts21 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts22 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts23 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts24 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts25 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts26,
  privateKeywordTexts as privateKeywordTexts26,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts27 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts28 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts29 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts30 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts31 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts32 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts33 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts34 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts35 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts36,
  keywordForwardTexts as keywordForwardTexts36,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts37,
  privateForwardTexts as privateForwardTexts37,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts38 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts39 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts40 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts41 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts42 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts43 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts44 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts45 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts46 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts47 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts48 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts49 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts50 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts51 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts52 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts53 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts54 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts55 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts56 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts57 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts58 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts59 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts60 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts61 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts62 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts63 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts64 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts65 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts66 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts67 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts68 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts69 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts70 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts71 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts72 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts73 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts74 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts75 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts76 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts77 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts78 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts79 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts80 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts81 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts82 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts83 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts84 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts85 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts86 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts87 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts88 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts89,
  pageFailedTexts as pageFailedTexts89,
  unreachableTexts as unreachableTexts89,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts90,
  feedbackGroupTexts as feedbackGroupTexts90,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts91 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts92 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts93 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts94 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts95 } from './features/target/target.ts';
import { uploadTexts as uploadTexts96 } from './features/upload/upload.ts';
import { draftTexts as draftTexts97 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts98 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts99 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts100 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts101 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts102 } from './lists/config-check/findings.ts';
import { configTexts as configTexts103 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts104 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts105 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts106 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts107 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts108 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts109 } from './lists/question/connection.ts';
import { questionTexts as questionTexts110 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts111 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts112 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts113 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts114 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts115 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts116 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts117,
  triggerTexts as triggerTexts117,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts118 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts119 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts120 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts121 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts122 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts123 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts124 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts125 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts126 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts127 } from './lists/undo.ts';
import { providerTexts as providerTexts128 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts129 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts130 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts131 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts132 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts133 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts134 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts135 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts136 } from './primitives/save-bar/save-bar.ts';
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
    'password-change-screen': passwordChangeTexts9,
    'password-forget-screen': passwordForgetTexts9,
    'password-reset-screen': passwordResetTexts9,
    'personal-centre': personalCentreTexts10,
    'scan-code': scanCodeTexts11,
    'scan-login': scanLoginTexts11,
    'phone-binding': phoneBindingTexts11,
    'second-factor': secondFactorTexts12,
    'account-sessions': sessionsTexts13,
    'sign-up-screen': signUpTexts14,
    'two-factor': twoFactorTexts15,
    'all-schedules': allSchedulesTexts16,
    'more-news': moreNewsTexts17,
    'more-material': moreMaterialTexts17,
    'custom-content': customContentTexts17,
    'own-channel': channelTexts17,
    'more-countdown': moreCountdownTexts18,
    'callback-event-dialog': callbackEventTexts19,
    'callback-event-screen': callbackEventScreenTexts20,
    'config-check-screen': configCheckScreenTexts21,
    'contact-list': contactListTexts22,
    'cron-dialog': cronTexts23,
    'custom-bot': customBotTexts24,
    'conversation-record': conversationRecordTexts25,
    'room-reply': roomReplyTexts26,
    'private-keyword': privateKeywordTexts26,
    storage: storageTexts27,
    'upload-file': uploadFileTexts28,
    'dashboard-screen': dashboardTexts29,
    'robot-login': loginTexts30,
    onboarding: onboardingTexts31,
    'dialogue-advanced': advancedTexts32,
    dialogue: dialogueTexts33,
    'dialogue-media': mediaTexts34,
    'test-chat': testChatTexts35,
    'keyword-forward-screen': keywordForwardScreenTexts36,
    'keyword-forward-dialog': keywordForwardTexts36,
    'private-forward-screen': privateForwardScreenTexts37,
    'private-forward-dialog': privateForwardTexts37,
    'group-list': groupListTexts38,
    'join-rule': joinRuleTexts39,
    'message-log': logTexts40,
    'material-bulk': materialBulkTexts41,
    'file-queue': fileQueueTexts42,
    'material-library': materialLibraryTexts43,
    'material-dialog': materialDialogTexts44,
    'material-panel': materialPanelTexts45,
    'material-picker': materialPickerTexts46,
    'message-form': messageFormTexts47,
    replies: repliesTexts48,
    'open-api': openApiTexts49,
    'operator-accounts': accountsTexts50,
    'operator-audit': operatorAuditTexts51,
    'operator-backups': backupsTexts52,
    'operator-feedback': operatorFeedbackTexts53,
    'operator-invites': invitesTexts54,
    'operator-notice': operatorNoticeTexts55,
    'operator-now': nowTexts56,
    operator: operatorTexts57,
    'operator-plans': operatorPlansTexts58,
    'operator-settings': operatorSettingsTexts59,
    'orders-screen': ordersTexts60,
    'payment-screen': paymentTexts61,
    'plans-screen': plansTexts62,
    'command-palette': paletteTexts63,
    prompt: promptTexts64,
    'recipe-rules': recipeRulesTexts65,
    'recipe-screen': recipeScreenTexts66,
    recipes: recipesTexts67,
    reminder: reminderTexts68,
    'keyword-reply': keywordReplyTexts69,
    'robot-card': robotCardTexts70,
    'clear-records': clearRecordsTexts71,
    'page-count': pageCountTexts72,
    'robot-config-screen': robotConfigTexts73,
    rss: rssTexts74,
    countdown: countdownTexts75,
    'daily-saying': dailySayingTexts76,
    'schedule-list': scheduleTexts77,
    'material-schedule': materialScheduleTexts78,
    'news-schedule': newsScheduleTexts79,
    'schedule-week': weekTexts80,
    'send-job': jobTexts81,
    'mass-send-dialog': massSendTexts82,
    'past-sends': pastSendsTexts83,
    'send-message-dialog': sendMessageTexts84,
    'send-to-one': sendToOneTexts85,
    'user-group': userGroupTexts86,
    'app-shell': appShellTexts87,
    'shell-notices': shellNoticesTexts88,
    'not-found-screen': notFoundTexts89,
    'page-failed-screen': pageFailedTexts89,
    'unreachable-screen': unreachableTexts89,
    'feedback-dialog': feedbackTexts90,
    'feedback-group': feedbackGroupTexts90,
    notices: noticesTexts91,
    skill: skillTexts92,
    summary: summaryTexts93,
    'room-sync': roomSyncTexts94,
    target: targetTexts95,
    upload: uploadTexts96,
    'draft-notice': draftTexts97,
    'new-password': newPasswordTexts98,
    'chat-drawer': chatDrawerTexts99,
    chats: chatsTexts100,
    'robot-clock': robotClockTexts101,
    findings: findingsTexts102,
    config: configTexts103,
    'robot-config-groups': fieldGroupTexts104,
    conflict: conflictTexts105,
    'rule-hits': hitsTexts106,
    'member-guard': memberGuardTexts107,
    'config-part': configPartTexts108,
    connection: connectionTexts109,
    question: questionTexts110,
    'record-list': recordListTexts111,
    'record-targets': targetTexts112,
    related: relatedTexts113,
    'rule-bulk': bulkTexts114,
    'rule-csv-columns': csvColumnTexts115,
    'rule-csv': csvTexts116,
    rule: ruleTexts117,
    'rule-trigger': triggerTexts117,
    'rule-reorder': reorderTexts118,
    'rule-list': ruleListTexts119,
    'rule-summary': ruleSummaryTexts120,
    selection: selectionTexts121,
    samples: sampleTexts122,
    simulator: simulatorTexts123,
    'try-it': tryTexts124,
    'tag-filter': tagFilterTexts125,
    trace: traceTexts126,
    undo: undoTexts127,
    provider: providerTexts128,
    'chat-preview': chatPreviewTexts129,
    copy: copyTexts130,
    'data-table': dataTableTexts131,
    'date-field': dateFieldTexts132,
    'unsaved-changes': guardedDialogTexts133,
    'option-list': optionListTexts134,
    primitives: primitiveTexts135,
    'save-bar': saveBarTexts136,
  },
};
