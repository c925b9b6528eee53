// Written by `npm run zh-tw`.
import { elementFieldMessages as elementFieldTexts0 } from '#elements/element-field.messages.ts';
import { accountDataMessages as accountDataTexts1 } from '#features/account/account-data/account-data.messages.ts';
import {
  accountFormMessages as accountFormTexts2,
  challengeMessages as challengeTexts2,
} from '#features/account/account-form/account-form.messages.ts';
import {
  activationMessages as activationTexts3,
  activationMailMessages as activationMailTexts3,
} from '#features/account/activation/activation.messages.ts';
import { activityMessages as activityTexts4 } from '#features/account/activity/activity.messages.ts';
import { emailChangeMessages as emailChangeTexts5 } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages as fileSpaceTexts6 } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages as loginTexts7 } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts8,
  passwordForgetMessages as passwordForgetTexts8,
  passwordResetMessages as passwordResetTexts8,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts9 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts10,
  scanLoginMessages as scanLoginTexts10,
  phoneBindingMessages as phoneBindingTexts10,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts11 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts12 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts13 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts14 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts15 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts16,
  moreMaterialMessages as moreMaterialTexts16,
  customContentMessages as customContentTexts16,
  channelMessages as channelTexts16,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts17 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts18 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts19 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts20 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts21 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts22 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts23 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts24 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts25,
  privateKeywordMessages as privateKeywordTexts25,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts26 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts27 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts28 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts29 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts30 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts31 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts32 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts33 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts34 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts35,
  keywordForwardMessages as keywordForwardTexts35,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts36,
  privateForwardMessages as privateForwardTexts36,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts37 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts38 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts39 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts40 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts41 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts42 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts43 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts44 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts45 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts46 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts47 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts48 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts49 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts50 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts51 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts52 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts53 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts54 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts55 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts56 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts57 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts58 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts59 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts60 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts61 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts62 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts63 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts64 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts65 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts66 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts67 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts68 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts69 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts70 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts71 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts72 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts73 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts74 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts75 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts76 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts77 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts78 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts79 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts80 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts81 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts82 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts83 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts84 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts85 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts86 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts87 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts88,
  pageFailedMessages as pageFailedTexts88,
  unreachableMessages as unreachableTexts88,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts89,
  feedbackGroupMessages as feedbackGroupTexts89,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts90 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts91 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts92 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts93 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts94 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts95 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts96 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts97 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts98 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts99 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts100 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts101 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts102 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts103 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts104 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts105 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts106 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts107 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts108 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts109 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts110 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts111 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts112 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts113 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts114 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts115 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts116,
  triggerMessages as triggerTexts116,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts117 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts118 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts119 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts120 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts121 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts122 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts123 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts124 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts125 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts126 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts127 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts128 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts129 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts130 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts131 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts132 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts133 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts134 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts135 } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export interface AllMessages {
  'element-field': typeof elementFieldTexts0;
  'account-data': typeof accountDataTexts1;
  'account-form': typeof accountFormTexts2;
  challenge: typeof challengeTexts2;
  'activation-screen': typeof activationTexts3;
  'activation-mail': typeof activationMailTexts3;
  'account-activity': typeof activityTexts4;
  'email-change-screen': typeof emailChangeTexts5;
  'file-space': typeof fileSpaceTexts6;
  'login-screen': typeof loginTexts7;
  'password-change-screen': typeof passwordChangeTexts8;
  'password-forget-screen': typeof passwordForgetTexts8;
  'password-reset-screen': typeof passwordResetTexts8;
  'personal-centre': typeof personalCentreTexts9;
  'scan-code': typeof scanCodeTexts10;
  'scan-login': typeof scanLoginTexts10;
  'phone-binding': typeof phoneBindingTexts10;
  'second-factor': typeof secondFactorTexts11;
  'account-sessions': typeof sessionsTexts12;
  'sign-up-screen': typeof signUpTexts13;
  'two-factor': typeof twoFactorTexts14;
  'all-schedules': typeof allSchedulesTexts15;
  'more-news': typeof moreNewsTexts16;
  'more-material': typeof moreMaterialTexts16;
  'custom-content': typeof customContentTexts16;
  'own-channel': typeof channelTexts16;
  'more-countdown': typeof moreCountdownTexts17;
  'callback-event-dialog': typeof callbackEventTexts18;
  'callback-event-screen': typeof callbackEventScreenTexts19;
  'config-check-screen': typeof configCheckScreenTexts20;
  'contact-list': typeof contactListTexts21;
  'cron-dialog': typeof cronTexts22;
  'custom-bot': typeof customBotTexts23;
  'conversation-record': typeof conversationRecordTexts24;
  'room-reply': typeof roomReplyTexts25;
  'private-keyword': typeof privateKeywordTexts25;
  storage: typeof storageTexts26;
  'upload-file': typeof uploadFileTexts27;
  'dashboard-screen': typeof dashboardTexts28;
  'robot-login': typeof loginTexts29;
  onboarding: typeof onboardingTexts30;
  'dialogue-advanced': typeof advancedTexts31;
  dialogue: typeof dialogueTexts32;
  'dialogue-media': typeof mediaTexts33;
  'test-chat': typeof testChatTexts34;
  'keyword-forward-screen': typeof keywordForwardScreenTexts35;
  'keyword-forward-dialog': typeof keywordForwardTexts35;
  'private-forward-screen': typeof privateForwardScreenTexts36;
  'private-forward-dialog': typeof privateForwardTexts36;
  'group-list': typeof groupListTexts37;
  'join-rule': typeof joinRuleTexts38;
  'message-log': typeof logTexts39;
  'material-bulk': typeof materialBulkTexts40;
  'file-queue': typeof fileQueueTexts41;
  'material-library': typeof materialLibraryTexts42;
  'material-dialog': typeof materialDialogTexts43;
  'material-panel': typeof materialPanelTexts44;
  'material-picker': typeof materialPickerTexts45;
  'message-form': typeof messageFormTexts46;
  replies: typeof repliesTexts47;
  'open-api': typeof openApiTexts48;
  'operator-accounts': typeof accountsTexts49;
  'operator-audit': typeof operatorAuditTexts50;
  'operator-backups': typeof backupsTexts51;
  'operator-feedback': typeof operatorFeedbackTexts52;
  'operator-invites': typeof invitesTexts53;
  'operator-notice': typeof operatorNoticeTexts54;
  'operator-now': typeof nowTexts55;
  operator: typeof operatorTexts56;
  'operator-plans': typeof operatorPlansTexts57;
  'operator-settings': typeof operatorSettingsTexts58;
  'orders-screen': typeof ordersTexts59;
  'payment-screen': typeof paymentTexts60;
  'plans-screen': typeof plansTexts61;
  'command-palette': typeof paletteTexts62;
  prompt: typeof promptTexts63;
  'recipe-rules': typeof recipeRulesTexts64;
  'recipe-screen': typeof recipeScreenTexts65;
  recipes: typeof recipesTexts66;
  reminder: typeof reminderTexts67;
  'keyword-reply': typeof keywordReplyTexts68;
  'robot-card': typeof robotCardTexts69;
  'clear-records': typeof clearRecordsTexts70;
  'page-count': typeof pageCountTexts71;
  'robot-config-screen': typeof robotConfigTexts72;
  rss: typeof rssTexts73;
  countdown: typeof countdownTexts74;
  'daily-saying': typeof dailySayingTexts75;
  'schedule-list': typeof scheduleTexts76;
  'material-schedule': typeof materialScheduleTexts77;
  'news-schedule': typeof newsScheduleTexts78;
  'schedule-week': typeof weekTexts79;
  'send-job': typeof jobTexts80;
  'mass-send-dialog': typeof massSendTexts81;
  'past-sends': typeof pastSendsTexts82;
  'send-message-dialog': typeof sendMessageTexts83;
  'send-to-one': typeof sendToOneTexts84;
  'user-group': typeof userGroupTexts85;
  'app-shell': typeof appShellTexts86;
  'shell-notices': typeof shellNoticesTexts87;
  'not-found-screen': typeof notFoundTexts88;
  'page-failed-screen': typeof pageFailedTexts88;
  'unreachable-screen': typeof unreachableTexts88;
  'feedback-dialog': typeof feedbackTexts89;
  'feedback-group': typeof feedbackGroupTexts89;
  notices: typeof noticesTexts90;
  skill: typeof skillTexts91;
  summary: typeof summaryTexts92;
  'room-sync': typeof roomSyncTexts93;
  target: typeof targetTexts94;
  upload: typeof uploadTexts95;
  'draft-notice': typeof draftTexts96;
  'new-password': typeof newPasswordTexts97;
  'chat-drawer': typeof chatDrawerTexts98;
  chats: typeof chatsTexts99;
  'robot-clock': typeof robotClockTexts100;
  findings: typeof findingsTexts101;
  config: typeof configTexts102;
  'robot-config-groups': typeof fieldGroupTexts103;
  conflict: typeof conflictTexts104;
  'rule-hits': typeof hitsTexts105;
  'member-guard': typeof memberGuardTexts106;
  'config-part': typeof configPartTexts107;
  connection: typeof connectionTexts108;
  question: typeof questionTexts109;
  'record-list': typeof recordListTexts110;
  'record-targets': typeof targetTexts111;
  related: typeof relatedTexts112;
  'rule-bulk': typeof bulkTexts113;
  'rule-csv-columns': typeof csvColumnTexts114;
  'rule-csv': typeof csvTexts115;
  rule: typeof ruleTexts116;
  'rule-trigger': typeof triggerTexts116;
  'rule-reorder': typeof reorderTexts117;
  'rule-list': typeof ruleListTexts118;
  'rule-summary': typeof ruleSummaryTexts119;
  selection: typeof selectionTexts120;
  samples: typeof sampleTexts121;
  simulator: typeof simulatorTexts122;
  'try-it': typeof tryTexts123;
  'tag-filter': typeof tagFilterTexts124;
  trace: typeof traceTexts125;
  undo: typeof undoTexts126;
  provider: typeof providerTexts127;
  'chat-preview': typeof chatPreviewTexts128;
  copy: typeof copyTexts129;
  'data-table': typeof dataTableTexts130;
  'date-field': typeof dateFieldTexts131;
  'unsaved-changes': typeof guardedDialogTexts132;
  'option-list': typeof optionListTexts133;
  primitives: typeof primitiveTexts134;
  'save-bar': typeof saveBarTexts135;
}
export const ALL_MESSAGES: AllMessages = {
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
};
