// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { accountDataTexts as accountDataTexts0 } from './features/account/account-data/account-data.ts';
import {
  accountFormTexts as accountFormTexts1,
  challengeTexts as challengeTexts1,
} from './features/account/account-form/account-form.ts';
import {
  activationTexts as activationTexts2,
  activationMailTexts as activationMailTexts2,
} from './features/account/activation/activation.ts';
import { activityTexts as activityTexts3 } from './features/account/activity/activity.ts';
import { emailChangeTexts as emailChangeTexts4 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts5 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts6 } from './features/account/login/login-screen.ts';
import {
  passwordChangeTexts as passwordChangeTexts7,
  passwordForgetTexts as passwordForgetTexts7,
  passwordResetTexts as passwordResetTexts7,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts8 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts9,
  scanLoginTexts as scanLoginTexts9,
  phoneBindingTexts as phoneBindingTexts9,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts10 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts11 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts12 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts13 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts14 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts15,
  moreMaterialTexts as moreMaterialTexts15,
  customContentTexts as customContentTexts15,
  channelTexts as channelTexts15,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts16 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts17 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts18 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts19 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts20 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts21 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts22 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts23 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts24,
  privateKeywordTexts as privateKeywordTexts24,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts25 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts26 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts27 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts28 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts29 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts30 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts31 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts32 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts33 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts34,
  keywordForwardTexts as keywordForwardTexts34,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts35,
  privateForwardTexts as privateForwardTexts35,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts36 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts37 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts38 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts39 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts40 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts41 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts42 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts43 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts44 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts45 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts46 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts47 } from './features/open-api/open-api.ts';
import { accountsTexts as accountsTexts48 } from './features/operator/accounts/accounts.ts';
import { operatorAuditTexts as operatorAuditTexts49 } from './features/operator/audit/audit.ts';
import { backupsTexts as backupsTexts50 } from './features/operator/backups/backups.ts';
import { operatorFeedbackTexts as operatorFeedbackTexts51 } from './features/operator/feedback/feedback.ts';
import { invitesTexts as invitesTexts52 } from './features/operator/invites/invites.ts';
import { operatorNoticeTexts as operatorNoticeTexts53 } from './features/operator/notice/notice.ts';
import { nowTexts as nowTexts54 } from './features/operator/now/now.ts';
import { operatorTexts as operatorTexts55 } from './features/operator/operator.ts';
import { operatorPlansTexts as operatorPlansTexts56 } from './features/operator/plans/plans.ts';
import { operatorSettingsTexts as operatorSettingsTexts57 } from './features/operator/settings/settings.ts';
import { ordersTexts as ordersTexts58 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts59 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts60 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts61 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts62 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts63 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts64 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts65 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts66 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts67 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts68 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts69 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts70 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts71 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts72 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts73 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts74 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts75 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts76 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts77 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts78 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts79 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts80 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts81 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts82 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts83 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts84 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts85 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts86 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts87,
  pageFailedTexts as pageFailedTexts87,
  unreachableTexts as unreachableTexts87,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts88,
  feedbackGroupTexts as feedbackGroupTexts88,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts89 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts90 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts91 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts92 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts93 } from './features/target/target.ts';
import { uploadTexts as uploadTexts94 } from './features/upload/upload.ts';
import { draftTexts as draftTexts95 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts96 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts97 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts98 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts99 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts100 } from './lists/config-check/findings.ts';
import { configTexts as configTexts101 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts102 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts103 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts104 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts105 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts106 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts107 } from './lists/question/connection.ts';
import { questionTexts as questionTexts108 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts109 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts110 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts111 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts112 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts113 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts114 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts115,
  triggerTexts as triggerTexts115,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts116 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts117 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts118 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts119 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts120 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts121 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts122 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts123 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts124 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts125 } from './lists/undo.ts';
import { providerTexts as providerTexts126 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts127 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts128 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts129 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts130 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts131 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts132 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts133 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts134 } from './primitives/save-bar/save-bar.ts';
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
    'account-data': accountDataTexts0,
    'account-form': accountFormTexts1,
    challenge: challengeTexts1,
    'activation-screen': activationTexts2,
    'activation-mail': activationMailTexts2,
    'account-activity': activityTexts3,
    'email-change-screen': emailChangeTexts4,
    'file-space': fileSpaceTexts5,
    'login-screen': loginTexts6,
    'password-change-screen': passwordChangeTexts7,
    'password-forget-screen': passwordForgetTexts7,
    'password-reset-screen': passwordResetTexts7,
    'personal-centre': personalCentreTexts8,
    'scan-code': scanCodeTexts9,
    'scan-login': scanLoginTexts9,
    'phone-binding': phoneBindingTexts9,
    'second-factor': secondFactorTexts10,
    'account-sessions': sessionsTexts11,
    'sign-up-screen': signUpTexts12,
    'two-factor': twoFactorTexts13,
    'all-schedules': allSchedulesTexts14,
    'more-news': moreNewsTexts15,
    'more-material': moreMaterialTexts15,
    'custom-content': customContentTexts15,
    'own-channel': channelTexts15,
    'more-countdown': moreCountdownTexts16,
    'callback-event-dialog': callbackEventTexts17,
    'callback-event-screen': callbackEventScreenTexts18,
    'config-check-screen': configCheckScreenTexts19,
    'contact-list': contactListTexts20,
    'cron-dialog': cronTexts21,
    'custom-bot': customBotTexts22,
    'conversation-record': conversationRecordTexts23,
    'room-reply': roomReplyTexts24,
    'private-keyword': privateKeywordTexts24,
    storage: storageTexts25,
    'upload-file': uploadFileTexts26,
    'dashboard-screen': dashboardTexts27,
    'robot-login': loginTexts28,
    onboarding: onboardingTexts29,
    'dialogue-advanced': advancedTexts30,
    dialogue: dialogueTexts31,
    'dialogue-media': mediaTexts32,
    'test-chat': testChatTexts33,
    'keyword-forward-screen': keywordForwardScreenTexts34,
    'keyword-forward-dialog': keywordForwardTexts34,
    'private-forward-screen': privateForwardScreenTexts35,
    'private-forward-dialog': privateForwardTexts35,
    'group-list': groupListTexts36,
    'join-rule': joinRuleTexts37,
    'message-log': logTexts38,
    'material-bulk': materialBulkTexts39,
    'file-queue': fileQueueTexts40,
    'material-library': materialLibraryTexts41,
    'material-dialog': materialDialogTexts42,
    'material-panel': materialPanelTexts43,
    'material-picker': materialPickerTexts44,
    'message-form': messageFormTexts45,
    replies: repliesTexts46,
    'open-api': openApiTexts47,
    'operator-accounts': accountsTexts48,
    'operator-audit': operatorAuditTexts49,
    'operator-backups': backupsTexts50,
    'operator-feedback': operatorFeedbackTexts51,
    'operator-invites': invitesTexts52,
    'operator-notice': operatorNoticeTexts53,
    'operator-now': nowTexts54,
    operator: operatorTexts55,
    'operator-plans': operatorPlansTexts56,
    'operator-settings': operatorSettingsTexts57,
    'orders-screen': ordersTexts58,
    'payment-screen': paymentTexts59,
    'plans-screen': plansTexts60,
    'command-palette': paletteTexts61,
    prompt: promptTexts62,
    'recipe-rules': recipeRulesTexts63,
    'recipe-screen': recipeScreenTexts64,
    recipes: recipesTexts65,
    reminder: reminderTexts66,
    'keyword-reply': keywordReplyTexts67,
    'robot-card': robotCardTexts68,
    'clear-records': clearRecordsTexts69,
    'page-count': pageCountTexts70,
    'robot-config-screen': robotConfigTexts71,
    rss: rssTexts72,
    countdown: countdownTexts73,
    'daily-saying': dailySayingTexts74,
    'schedule-list': scheduleTexts75,
    'material-schedule': materialScheduleTexts76,
    'news-schedule': newsScheduleTexts77,
    'schedule-week': weekTexts78,
    'send-job': jobTexts79,
    'mass-send-dialog': massSendTexts80,
    'past-sends': pastSendsTexts81,
    'send-message-dialog': sendMessageTexts82,
    'send-to-one': sendToOneTexts83,
    'user-group': userGroupTexts84,
    'app-shell': appShellTexts85,
    'shell-notices': shellNoticesTexts86,
    'not-found-screen': notFoundTexts87,
    'page-failed-screen': pageFailedTexts87,
    'unreachable-screen': unreachableTexts87,
    'feedback-dialog': feedbackTexts88,
    'feedback-group': feedbackGroupTexts88,
    notices: noticesTexts89,
    skill: skillTexts90,
    summary: summaryTexts91,
    'room-sync': roomSyncTexts92,
    target: targetTexts93,
    upload: uploadTexts94,
    'draft-notice': draftTexts95,
    'new-password': newPasswordTexts96,
    'chat-drawer': chatDrawerTexts97,
    chats: chatsTexts98,
    'robot-clock': robotClockTexts99,
    findings: findingsTexts100,
    config: configTexts101,
    'robot-config-groups': fieldGroupTexts102,
    conflict: conflictTexts103,
    'rule-hits': hitsTexts104,
    'member-guard': memberGuardTexts105,
    'config-part': configPartTexts106,
    connection: connectionTexts107,
    question: questionTexts108,
    'record-list': recordListTexts109,
    'record-targets': targetTexts110,
    related: relatedTexts111,
    'rule-bulk': bulkTexts112,
    'rule-csv-columns': csvColumnTexts113,
    'rule-csv': csvTexts114,
    rule: ruleTexts115,
    'rule-trigger': triggerTexts115,
    'rule-reorder': reorderTexts116,
    'rule-list': ruleListTexts117,
    'rule-summary': ruleSummaryTexts118,
    selection: selectionTexts119,
    samples: sampleTexts120,
    simulator: simulatorTexts121,
    'try-it': tryTexts122,
    'tag-filter': tagFilterTexts123,
    trace: traceTexts124,
    undo: undoTexts125,
    provider: providerTexts126,
    'chat-preview': chatPreviewTexts127,
    copy: copyTexts128,
    'data-table': dataTableTexts129,
    'date-field': dateFieldTexts130,
    'unsaved-changes': guardedDialogTexts131,
    'option-list': optionListTexts132,
    primitives: primitiveTexts133,
    'save-bar': saveBarTexts134,
  },
};
