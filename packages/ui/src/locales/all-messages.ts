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
import { placeMessages as placeTexts5 } from '#features/account/activity/place.messages.ts';
import { emailChangeMessages as emailChangeTexts6 } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages as fileSpaceTexts7 } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages as loginTexts8 } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts9,
  passwordForgetMessages as passwordForgetTexts9,
  passwordResetMessages as passwordResetTexts9,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts10 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts11,
  scanLoginMessages as scanLoginTexts11,
  phoneBindingMessages as phoneBindingTexts11,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts12 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts13 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts14 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts15 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts16 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts17,
  moreMaterialMessages as moreMaterialTexts17,
  customContentMessages as customContentTexts17,
  channelMessages as channelTexts17,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts18 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts19 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts20 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts21 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts22 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts23 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts24 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts25 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts26,
  privateKeywordMessages as privateKeywordTexts26,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts27 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts28 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts29 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts30 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts31 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts32 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts33 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts34 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts35 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts36,
  keywordForwardMessages as keywordForwardTexts36,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts37,
  privateForwardMessages as privateForwardTexts37,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts38 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts39 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts40 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts41 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts42 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts43 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts44 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts45 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts46 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts47 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts48 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts49 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts50 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts51 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts52 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts53 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts54 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts55 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts56 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts57 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts58 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts59 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts60 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts61 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts62 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts63 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts64 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts65 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts66 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts67 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts68 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts69 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts70 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts71 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts72 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts73 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts74 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts75 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts76 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts77 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts78 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts79 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts80 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts81 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts82 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts83 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts84 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts85 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts86 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts87 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts88 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts89,
  pageFailedMessages as pageFailedTexts89,
  unreachableMessages as unreachableTexts89,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts90,
  feedbackGroupMessages as feedbackGroupTexts90,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts91 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts92 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts93 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts94 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts95 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts96 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts97 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts98 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts99 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts100 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts101 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts102 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts103 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts104 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts105 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts106 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts107 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts108 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts109 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts110 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts111 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts112 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts113 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts114 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts115 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts116 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts117,
  triggerMessages as triggerTexts117,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts118 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts119 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts120 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts121 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts122 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts123 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts124 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts125 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts126 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts127 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts128 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts129 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts130 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts131 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts132 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts133 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts134 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts135 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts136 } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export interface AllMessages {
  'element-field': typeof elementFieldTexts0;
  'account-data': typeof accountDataTexts1;
  'account-form': typeof accountFormTexts2;
  challenge: typeof challengeTexts2;
  'activation-screen': typeof activationTexts3;
  'activation-mail': typeof activationMailTexts3;
  'account-activity': typeof activityTexts4;
  'account-activity-place': typeof placeTexts5;
  'email-change-screen': typeof emailChangeTexts6;
  'file-space': typeof fileSpaceTexts7;
  'login-screen': typeof loginTexts8;
  'password-change-screen': typeof passwordChangeTexts9;
  'password-forget-screen': typeof passwordForgetTexts9;
  'password-reset-screen': typeof passwordResetTexts9;
  'personal-centre': typeof personalCentreTexts10;
  'scan-code': typeof scanCodeTexts11;
  'scan-login': typeof scanLoginTexts11;
  'phone-binding': typeof phoneBindingTexts11;
  'second-factor': typeof secondFactorTexts12;
  'account-sessions': typeof sessionsTexts13;
  'sign-up-screen': typeof signUpTexts14;
  'two-factor': typeof twoFactorTexts15;
  'all-schedules': typeof allSchedulesTexts16;
  'more-news': typeof moreNewsTexts17;
  'more-material': typeof moreMaterialTexts17;
  'custom-content': typeof customContentTexts17;
  'own-channel': typeof channelTexts17;
  'more-countdown': typeof moreCountdownTexts18;
  'callback-event-dialog': typeof callbackEventTexts19;
  'callback-event-screen': typeof callbackEventScreenTexts20;
  'config-check-screen': typeof configCheckScreenTexts21;
  'contact-list': typeof contactListTexts22;
  'cron-dialog': typeof cronTexts23;
  'custom-bot': typeof customBotTexts24;
  'conversation-record': typeof conversationRecordTexts25;
  'room-reply': typeof roomReplyTexts26;
  'private-keyword': typeof privateKeywordTexts26;
  storage: typeof storageTexts27;
  'upload-file': typeof uploadFileTexts28;
  'dashboard-screen': typeof dashboardTexts29;
  'robot-login': typeof loginTexts30;
  onboarding: typeof onboardingTexts31;
  'dialogue-advanced': typeof advancedTexts32;
  dialogue: typeof dialogueTexts33;
  'dialogue-media': typeof mediaTexts34;
  'test-chat': typeof testChatTexts35;
  'keyword-forward-screen': typeof keywordForwardScreenTexts36;
  'keyword-forward-dialog': typeof keywordForwardTexts36;
  'private-forward-screen': typeof privateForwardScreenTexts37;
  'private-forward-dialog': typeof privateForwardTexts37;
  'group-list': typeof groupListTexts38;
  'join-rule': typeof joinRuleTexts39;
  'message-log': typeof logTexts40;
  'material-bulk': typeof materialBulkTexts41;
  'file-queue': typeof fileQueueTexts42;
  'material-library': typeof materialLibraryTexts43;
  'material-dialog': typeof materialDialogTexts44;
  'material-panel': typeof materialPanelTexts45;
  'material-picker': typeof materialPickerTexts46;
  'message-form': typeof messageFormTexts47;
  replies: typeof repliesTexts48;
  'open-api': typeof openApiTexts49;
  'operator-accounts': typeof accountsTexts50;
  'operator-audit': typeof operatorAuditTexts51;
  'operator-backups': typeof backupsTexts52;
  'operator-feedback': typeof operatorFeedbackTexts53;
  'operator-invites': typeof invitesTexts54;
  'operator-notice': typeof operatorNoticeTexts55;
  'operator-now': typeof nowTexts56;
  operator: typeof operatorTexts57;
  'operator-plans': typeof operatorPlansTexts58;
  'operator-settings': typeof operatorSettingsTexts59;
  'orders-screen': typeof ordersTexts60;
  'payment-screen': typeof paymentTexts61;
  'plans-screen': typeof plansTexts62;
  'command-palette': typeof paletteTexts63;
  prompt: typeof promptTexts64;
  'recipe-rules': typeof recipeRulesTexts65;
  'recipe-screen': typeof recipeScreenTexts66;
  recipes: typeof recipesTexts67;
  reminder: typeof reminderTexts68;
  'keyword-reply': typeof keywordReplyTexts69;
  'robot-card': typeof robotCardTexts70;
  'clear-records': typeof clearRecordsTexts71;
  'page-count': typeof pageCountTexts72;
  'robot-config-screen': typeof robotConfigTexts73;
  rss: typeof rssTexts74;
  countdown: typeof countdownTexts75;
  'daily-saying': typeof dailySayingTexts76;
  'schedule-list': typeof scheduleTexts77;
  'material-schedule': typeof materialScheduleTexts78;
  'news-schedule': typeof newsScheduleTexts79;
  'schedule-week': typeof weekTexts80;
  'send-job': typeof jobTexts81;
  'mass-send-dialog': typeof massSendTexts82;
  'past-sends': typeof pastSendsTexts83;
  'send-message-dialog': typeof sendMessageTexts84;
  'send-to-one': typeof sendToOneTexts85;
  'user-group': typeof userGroupTexts86;
  'app-shell': typeof appShellTexts87;
  'shell-notices': typeof shellNoticesTexts88;
  'not-found-screen': typeof notFoundTexts89;
  'page-failed-screen': typeof pageFailedTexts89;
  'unreachable-screen': typeof unreachableTexts89;
  'feedback-dialog': typeof feedbackTexts90;
  'feedback-group': typeof feedbackGroupTexts90;
  notices: typeof noticesTexts91;
  skill: typeof skillTexts92;
  summary: typeof summaryTexts93;
  'room-sync': typeof roomSyncTexts94;
  target: typeof targetTexts95;
  upload: typeof uploadTexts96;
  'draft-notice': typeof draftTexts97;
  'new-password': typeof newPasswordTexts98;
  'chat-drawer': typeof chatDrawerTexts99;
  chats: typeof chatsTexts100;
  'robot-clock': typeof robotClockTexts101;
  findings: typeof findingsTexts102;
  config: typeof configTexts103;
  'robot-config-groups': typeof fieldGroupTexts104;
  conflict: typeof conflictTexts105;
  'rule-hits': typeof hitsTexts106;
  'member-guard': typeof memberGuardTexts107;
  'config-part': typeof configPartTexts108;
  connection: typeof connectionTexts109;
  question: typeof questionTexts110;
  'record-list': typeof recordListTexts111;
  'record-targets': typeof targetTexts112;
  related: typeof relatedTexts113;
  'rule-bulk': typeof bulkTexts114;
  'rule-csv-columns': typeof csvColumnTexts115;
  'rule-csv': typeof csvTexts116;
  rule: typeof ruleTexts117;
  'rule-trigger': typeof triggerTexts117;
  'rule-reorder': typeof reorderTexts118;
  'rule-list': typeof ruleListTexts119;
  'rule-summary': typeof ruleSummaryTexts120;
  selection: typeof selectionTexts121;
  samples: typeof sampleTexts122;
  simulator: typeof simulatorTexts123;
  'try-it': typeof tryTexts124;
  'tag-filter': typeof tagFilterTexts125;
  trace: typeof traceTexts126;
  undo: typeof undoTexts127;
  provider: typeof providerTexts128;
  'chat-preview': typeof chatPreviewTexts129;
  copy: typeof copyTexts130;
  'data-table': typeof dataTableTexts131;
  'date-field': typeof dateFieldTexts132;
  'unsaved-changes': typeof guardedDialogTexts133;
  'option-list': typeof optionListTexts134;
  primitives: typeof primitiveTexts135;
  'save-bar': typeof saveBarTexts136;
}
export const ALL_MESSAGES: AllMessages = {
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
};
