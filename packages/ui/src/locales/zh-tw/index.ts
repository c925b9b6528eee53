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
import {
  passwordChangeTexts as passwordChangeTexts8,
  passwordForgetTexts as passwordForgetTexts8,
  passwordResetTexts as passwordResetTexts8,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts9 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts10,
  scanLoginTexts as scanLoginTexts10,
  phoneBindingTexts as phoneBindingTexts10,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts11 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts12 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts13 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts14 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts15 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts16,
  moreMaterialTexts as moreMaterialTexts16,
  customContentTexts as customContentTexts16,
  channelTexts as channelTexts16,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts17 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts18 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts19 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts20 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts21 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts22 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts23 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts24 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts25,
  privateKeywordTexts as privateKeywordTexts25,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts26 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts27 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts28 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts29 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts30 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts31 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts32 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts33 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts34 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts35,
  keywordForwardTexts as keywordForwardTexts35,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts36,
  privateForwardTexts as privateForwardTexts36,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts37 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts38 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts39 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts40 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts41 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts42 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts43 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts44 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts45 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts46 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts47 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts48 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts49 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts50 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts51 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts52 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts53 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts54 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts55 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts56 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts57 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts58 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts59 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts60 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts61 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts62 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts63 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts64 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts65 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts66 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts67 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts68 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts69 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts70 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts71 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts72 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts73 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts74 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts75 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts76 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts77 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts78 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts79 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts80 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts81 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts82 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts83 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts84 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts85 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts86 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts87 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts88,
  pageFailedTexts as pageFailedTexts88,
  unreachableTexts as unreachableTexts88,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts89,
  feedbackGroupTexts as feedbackGroupTexts89,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts90 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts91 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts92 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts93 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts94 } from './features/target/target.ts';
import { uploadTexts as uploadTexts95 } from './features/upload/upload.ts';
import { draftTexts as draftTexts96 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts97 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts98 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts99 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts100 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts101 } from './lists/config-check/findings.ts';
import { configTexts as configTexts102 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts103 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts104 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts105 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts106 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts107 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts108 } from './lists/question/connection.ts';
import { questionTexts as questionTexts109 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts110 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts111 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts112 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts113 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts114 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts115 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts116,
  triggerTexts as triggerTexts116,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts117 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts118 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts119 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts120 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts121 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts122 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts123 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts124 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts125 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts126 } from './lists/undo.ts';
import { providerTexts as providerTexts127 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts128 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts129 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts130 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts131 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts132 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts133 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts134 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts135 } from './primitives/save-bar/save-bar.ts';
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
    'password-change-screen': passwordChangeTexts8,
    'password-forget-screen': passwordForgetTexts8,
    'password-reset-screen': passwordResetTexts8,
    'personal-centre': personalCentreTexts9,
    'scan-code': scanCodeTexts10,
    'scan-login': scanLoginTexts10,
    'phone-binding': phoneBindingTexts10,
    'second-factor': secondFactorTexts11,
    'account-sessions': sessionsTexts12,
    'sign-up-screen': signUpTexts13,
    'two-factor': twoFactorTexts14,
    'all-schedules': allSchedulesTexts15,
    'more-news': moreNewsTexts16,
    'more-material': moreMaterialTexts16,
    'custom-content': customContentTexts16,
    'own-channel': channelTexts16,
    'more-countdown': moreCountdownTexts17,
    'callback-event-dialog': callbackEventTexts18,
    'callback-event-screen': callbackEventScreenTexts19,
    'config-check-screen': configCheckScreenTexts20,
    'contact-list': contactListTexts21,
    'cron-dialog': cronTexts22,
    'custom-bot': customBotTexts23,
    'conversation-record': conversationRecordTexts24,
    'room-reply': roomReplyTexts25,
    'private-keyword': privateKeywordTexts25,
    storage: storageTexts26,
    'upload-file': uploadFileTexts27,
    'dashboard-screen': dashboardTexts28,
    'robot-login': loginTexts29,
    onboarding: onboardingTexts30,
    'dialogue-advanced': advancedTexts31,
    dialogue: dialogueTexts32,
    'dialogue-media': mediaTexts33,
    'test-chat': testChatTexts34,
    'keyword-forward-screen': keywordForwardScreenTexts35,
    'keyword-forward-dialog': keywordForwardTexts35,
    'private-forward-screen': privateForwardScreenTexts36,
    'private-forward-dialog': privateForwardTexts36,
    'group-list': groupListTexts37,
    'join-rule': joinRuleTexts38,
    'message-log': logTexts39,
    'material-bulk': materialBulkTexts40,
    'file-queue': fileQueueTexts41,
    'material-library': materialLibraryTexts42,
    'material-dialog': materialDialogTexts43,
    'material-panel': materialPanelTexts44,
    'material-picker': materialPickerTexts45,
    'message-form': messageFormTexts46,
    replies: repliesTexts47,
    'open-api': openApiTexts48,
    'operator-accounts': accountsTexts49,
    'operator-audit': operatorAuditTexts50,
    'operator-backups': backupsTexts51,
    'operator-feedback': operatorFeedbackTexts52,
    'operator-invites': invitesTexts53,
    'operator-notice': operatorNoticeTexts54,
    'operator-now': nowTexts55,
    operator: operatorTexts56,
    'operator-plans': operatorPlansTexts57,
    'operator-settings': operatorSettingsTexts58,
    'orders-screen': ordersTexts59,
    'payment-screen': paymentTexts60,
    'plans-screen': plansTexts61,
    'command-palette': paletteTexts62,
    prompt: promptTexts63,
    'recipe-rules': recipeRulesTexts64,
    'recipe-screen': recipeScreenTexts65,
    recipes: recipesTexts66,
    reminder: reminderTexts67,
    'keyword-reply': keywordReplyTexts68,
    'robot-card': robotCardTexts69,
    'clear-records': clearRecordsTexts70,
    'page-count': pageCountTexts71,
    'robot-config-screen': robotConfigTexts72,
    rss: rssTexts73,
    countdown: countdownTexts74,
    'daily-saying': dailySayingTexts75,
    'schedule-list': scheduleTexts76,
    'material-schedule': materialScheduleTexts77,
    'news-schedule': newsScheduleTexts78,
    'schedule-week': weekTexts79,
    'send-job': jobTexts80,
    'mass-send-dialog': massSendTexts81,
    'past-sends': pastSendsTexts82,
    'send-message-dialog': sendMessageTexts83,
    'send-to-one': sendToOneTexts84,
    'user-group': userGroupTexts85,
    'app-shell': appShellTexts86,
    'shell-notices': shellNoticesTexts87,
    'not-found-screen': notFoundTexts88,
    'page-failed-screen': pageFailedTexts88,
    'unreachable-screen': unreachableTexts88,
    'feedback-dialog': feedbackTexts89,
    'feedback-group': feedbackGroupTexts89,
    notices: noticesTexts90,
    skill: skillTexts91,
    summary: summaryTexts92,
    'room-sync': roomSyncTexts93,
    target: targetTexts94,
    upload: uploadTexts95,
    'draft-notice': draftTexts96,
    'new-password': newPasswordTexts97,
    'chat-drawer': chatDrawerTexts98,
    chats: chatsTexts99,
    'robot-clock': robotClockTexts100,
    findings: findingsTexts101,
    config: configTexts102,
    'robot-config-groups': fieldGroupTexts103,
    conflict: conflictTexts104,
    'rule-hits': hitsTexts105,
    'member-guard': memberGuardTexts106,
    'config-part': configPartTexts107,
    connection: connectionTexts108,
    question: questionTexts109,
    'record-list': recordListTexts110,
    'record-targets': targetTexts111,
    related: relatedTexts112,
    'rule-bulk': bulkTexts113,
    'rule-csv-columns': csvColumnTexts114,
    'rule-csv': csvTexts115,
    rule: ruleTexts116,
    'rule-trigger': triggerTexts116,
    'rule-reorder': reorderTexts117,
    'rule-list': ruleListTexts118,
    'rule-summary': ruleSummaryTexts119,
    selection: selectionTexts120,
    samples: sampleTexts121,
    simulator: simulatorTexts122,
    'try-it': tryTexts123,
    'tag-filter': tagFilterTexts124,
    trace: traceTexts125,
    undo: undoTexts126,
    provider: providerTexts127,
    'chat-preview': chatPreviewTexts128,
    copy: copyTexts129,
    'data-table': dataTableTexts130,
    'date-field': dateFieldTexts131,
    'unsaved-changes': guardedDialogTexts132,
    'option-list': optionListTexts133,
    primitives: primitiveTexts134,
    'save-bar': saveBarTexts135,
  },
};
