// Written by `npm run zh-tw`.
import { accountDataMessages as accountDataTexts0 } from '#features/account/account-data/account-data.messages.ts';
import {
  accountFormMessages as accountFormTexts1,
  challengeMessages as challengeTexts1,
} from '#features/account/account-form/account-form.messages.ts';
import {
  activationMessages as activationTexts2,
  activationMailMessages as activationMailTexts2,
} from '#features/account/activation/activation.messages.ts';
import { activityMessages as activityTexts3 } from '#features/account/activity/activity.messages.ts';
import { emailChangeMessages as emailChangeTexts4 } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages as fileSpaceTexts5 } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages as loginTexts6 } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts7,
  passwordForgetMessages as passwordForgetTexts7,
  passwordResetMessages as passwordResetTexts7,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts8 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts9,
  scanLoginMessages as scanLoginTexts9,
  phoneBindingMessages as phoneBindingTexts9,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts10 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts11 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts12 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts13 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts14 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts15,
  moreMaterialMessages as moreMaterialTexts15,
  customContentMessages as customContentTexts15,
  channelMessages as channelTexts15,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts16 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts17 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts18 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts19 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts20 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts21 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts22 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts23 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts24,
  privateKeywordMessages as privateKeywordTexts24,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts25 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts26 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts27 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts28 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts29 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts30 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts31 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts32 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts33 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts34,
  keywordForwardMessages as keywordForwardTexts34,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts35,
  privateForwardMessages as privateForwardTexts35,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts36 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts37 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts38 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts39 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts40 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts41 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts42 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts43 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts44 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts45 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts46 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts47 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts48 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts49 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts50 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts51 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts52 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts53 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts54 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts55 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts56 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts57 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts58 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts59 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts60 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts61 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts62 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts63 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts64 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts65 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts66 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts67 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts68 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts69 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts70 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts71 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts72 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts73 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts74 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts75 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts76 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts77 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts78 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts79 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts80 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts81 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts82 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts83 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts84 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts85 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts86 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts87,
  pageFailedMessages as pageFailedTexts87,
  unreachableMessages as unreachableTexts87,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts88,
  feedbackGroupMessages as feedbackGroupTexts88,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts89 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts90 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts91 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts92 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts93 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts94 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts95 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts96 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts97 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts98 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts99 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts100 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts101 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts102 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts103 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts104 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts105 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts106 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts107 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts108 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts109 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts110 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts111 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts112 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts113 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts114 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts115,
  triggerMessages as triggerTexts115,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts116 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts117 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts118 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts119 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts120 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts121 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts122 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts123 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts124 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts125 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts126 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts127 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts128 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts129 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts130 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts131 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts132 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts133 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts134 } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export interface AllMessages {
  'account-data': typeof accountDataTexts0;
  'account-form': typeof accountFormTexts1;
  challenge: typeof challengeTexts1;
  'activation-screen': typeof activationTexts2;
  'activation-mail': typeof activationMailTexts2;
  'account-activity': typeof activityTexts3;
  'email-change-screen': typeof emailChangeTexts4;
  'file-space': typeof fileSpaceTexts5;
  'login-screen': typeof loginTexts6;
  'password-change-screen': typeof passwordChangeTexts7;
  'password-forget-screen': typeof passwordForgetTexts7;
  'password-reset-screen': typeof passwordResetTexts7;
  'personal-centre': typeof personalCentreTexts8;
  'scan-code': typeof scanCodeTexts9;
  'scan-login': typeof scanLoginTexts9;
  'phone-binding': typeof phoneBindingTexts9;
  'second-factor': typeof secondFactorTexts10;
  'account-sessions': typeof sessionsTexts11;
  'sign-up-screen': typeof signUpTexts12;
  'two-factor': typeof twoFactorTexts13;
  'all-schedules': typeof allSchedulesTexts14;
  'more-news': typeof moreNewsTexts15;
  'more-material': typeof moreMaterialTexts15;
  'custom-content': typeof customContentTexts15;
  'own-channel': typeof channelTexts15;
  'more-countdown': typeof moreCountdownTexts16;
  'callback-event-dialog': typeof callbackEventTexts17;
  'callback-event-screen': typeof callbackEventScreenTexts18;
  'config-check-screen': typeof configCheckScreenTexts19;
  'contact-list': typeof contactListTexts20;
  'cron-dialog': typeof cronTexts21;
  'custom-bot': typeof customBotTexts22;
  'conversation-record': typeof conversationRecordTexts23;
  'room-reply': typeof roomReplyTexts24;
  'private-keyword': typeof privateKeywordTexts24;
  storage: typeof storageTexts25;
  'upload-file': typeof uploadFileTexts26;
  'dashboard-screen': typeof dashboardTexts27;
  'robot-login': typeof loginTexts28;
  onboarding: typeof onboardingTexts29;
  'dialogue-advanced': typeof advancedTexts30;
  dialogue: typeof dialogueTexts31;
  'dialogue-media': typeof mediaTexts32;
  'test-chat': typeof testChatTexts33;
  'keyword-forward-screen': typeof keywordForwardScreenTexts34;
  'keyword-forward-dialog': typeof keywordForwardTexts34;
  'private-forward-screen': typeof privateForwardScreenTexts35;
  'private-forward-dialog': typeof privateForwardTexts35;
  'group-list': typeof groupListTexts36;
  'join-rule': typeof joinRuleTexts37;
  'message-log': typeof logTexts38;
  'material-bulk': typeof materialBulkTexts39;
  'file-queue': typeof fileQueueTexts40;
  'material-library': typeof materialLibraryTexts41;
  'material-dialog': typeof materialDialogTexts42;
  'material-panel': typeof materialPanelTexts43;
  'material-picker': typeof materialPickerTexts44;
  'message-form': typeof messageFormTexts45;
  replies: typeof repliesTexts46;
  'open-api': typeof openApiTexts47;
  'operator-accounts': typeof accountsTexts48;
  'operator-audit': typeof operatorAuditTexts49;
  'operator-backups': typeof backupsTexts50;
  'operator-feedback': typeof operatorFeedbackTexts51;
  'operator-invites': typeof invitesTexts52;
  'operator-notice': typeof operatorNoticeTexts53;
  'operator-now': typeof nowTexts54;
  operator: typeof operatorTexts55;
  'operator-plans': typeof operatorPlansTexts56;
  'operator-settings': typeof operatorSettingsTexts57;
  'orders-screen': typeof ordersTexts58;
  'payment-screen': typeof paymentTexts59;
  'plans-screen': typeof plansTexts60;
  'command-palette': typeof paletteTexts61;
  prompt: typeof promptTexts62;
  'recipe-rules': typeof recipeRulesTexts63;
  'recipe-screen': typeof recipeScreenTexts64;
  recipes: typeof recipesTexts65;
  reminder: typeof reminderTexts66;
  'keyword-reply': typeof keywordReplyTexts67;
  'robot-card': typeof robotCardTexts68;
  'clear-records': typeof clearRecordsTexts69;
  'page-count': typeof pageCountTexts70;
  'robot-config-screen': typeof robotConfigTexts71;
  rss: typeof rssTexts72;
  countdown: typeof countdownTexts73;
  'daily-saying': typeof dailySayingTexts74;
  'schedule-list': typeof scheduleTexts75;
  'material-schedule': typeof materialScheduleTexts76;
  'news-schedule': typeof newsScheduleTexts77;
  'schedule-week': typeof weekTexts78;
  'send-job': typeof jobTexts79;
  'mass-send-dialog': typeof massSendTexts80;
  'past-sends': typeof pastSendsTexts81;
  'send-message-dialog': typeof sendMessageTexts82;
  'send-to-one': typeof sendToOneTexts83;
  'user-group': typeof userGroupTexts84;
  'app-shell': typeof appShellTexts85;
  'shell-notices': typeof shellNoticesTexts86;
  'not-found-screen': typeof notFoundTexts87;
  'page-failed-screen': typeof pageFailedTexts87;
  'unreachable-screen': typeof unreachableTexts87;
  'feedback-dialog': typeof feedbackTexts88;
  'feedback-group': typeof feedbackGroupTexts88;
  notices: typeof noticesTexts89;
  skill: typeof skillTexts90;
  summary: typeof summaryTexts91;
  'room-sync': typeof roomSyncTexts92;
  target: typeof targetTexts93;
  upload: typeof uploadTexts94;
  'draft-notice': typeof draftTexts95;
  'new-password': typeof newPasswordTexts96;
  'chat-drawer': typeof chatDrawerTexts97;
  chats: typeof chatsTexts98;
  'robot-clock': typeof robotClockTexts99;
  findings: typeof findingsTexts100;
  config: typeof configTexts101;
  'robot-config-groups': typeof fieldGroupTexts102;
  conflict: typeof conflictTexts103;
  'rule-hits': typeof hitsTexts104;
  'member-guard': typeof memberGuardTexts105;
  'config-part': typeof configPartTexts106;
  connection: typeof connectionTexts107;
  question: typeof questionTexts108;
  'record-list': typeof recordListTexts109;
  'record-targets': typeof targetTexts110;
  related: typeof relatedTexts111;
  'rule-bulk': typeof bulkTexts112;
  'rule-csv-columns': typeof csvColumnTexts113;
  'rule-csv': typeof csvTexts114;
  rule: typeof ruleTexts115;
  'rule-trigger': typeof triggerTexts115;
  'rule-reorder': typeof reorderTexts116;
  'rule-list': typeof ruleListTexts117;
  'rule-summary': typeof ruleSummaryTexts118;
  selection: typeof selectionTexts119;
  samples: typeof sampleTexts120;
  simulator: typeof simulatorTexts121;
  'try-it': typeof tryTexts122;
  'tag-filter': typeof tagFilterTexts123;
  trace: typeof traceTexts124;
  undo: typeof undoTexts125;
  provider: typeof providerTexts126;
  'chat-preview': typeof chatPreviewTexts127;
  copy: typeof copyTexts128;
  'data-table': typeof dataTableTexts129;
  'date-field': typeof dateFieldTexts130;
  'unsaved-changes': typeof guardedDialogTexts131;
  'option-list': typeof optionListTexts132;
  primitives: typeof primitiveTexts133;
  'save-bar': typeof saveBarTexts134;
}
export const ALL_MESSAGES: AllMessages = {
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
};
