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
import { passkeyLoginMessages as passkeyLoginTexts8 } from '#features/account/passkeys/passkey-login.messages.ts';
import { passkeysMessages as passkeysTexts9 } from '#features/account/passkeys/passkeys.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts10,
  passwordForgetMessages as passwordForgetTexts10,
  passwordResetMessages as passwordResetTexts10,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts11 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts12,
  scanLoginMessages as scanLoginTexts12,
  phoneBindingMessages as phoneBindingTexts12,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts13 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts14 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts15 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts16 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts17 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts18,
  moreMaterialMessages as moreMaterialTexts18,
  customContentMessages as customContentTexts18,
  channelMessages as channelTexts18,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts19 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts20 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts21 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts22 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts23 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts24 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts25 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts26 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts27,
  privateKeywordMessages as privateKeywordTexts27,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts28 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts29 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts30 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts31 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts32 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts33 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts34 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts35 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts36 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts37,
  keywordForwardMessages as keywordForwardTexts37,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts38,
  privateForwardMessages as privateForwardTexts38,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts39 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts40 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts41 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts42 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts43 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts44 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts45 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts46 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts47 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts48 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts49 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts50 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts51 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts52 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts53 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts54 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts55 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts56 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts57 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts58 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts59 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts60 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts61 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts62 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts63 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts64 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts65 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts66 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts67 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts68 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts69 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts70 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts71 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts72 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts73 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts74 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts75 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts76 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts77 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts78 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts79 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts80 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts81 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts82 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts83 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts84 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts85 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts86 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts87 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts88 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts89 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts90,
  pageFailedMessages as pageFailedTexts90,
  unreachableMessages as unreachableTexts90,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts91,
  feedbackGroupMessages as feedbackGroupTexts91,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts92 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts93 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts94 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts95 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts96 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts97 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts98 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts99 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts100 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts101 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts102 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts103 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts104 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts105 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts106 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts107 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts108 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts109 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts110 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts111 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts112 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts113 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts114 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts115 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts116 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts117 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts118,
  triggerMessages as triggerTexts118,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts119 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts120 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts121 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts122 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts123 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts124 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts125 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts126 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts127 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts128 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts129 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts130 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts131 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts132 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts133 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts134 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts135 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts136 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts137 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'passkey-login': typeof passkeyLoginTexts8;
  passkeys: typeof passkeysTexts9;
  'password-change-screen': typeof passwordChangeTexts10;
  'password-forget-screen': typeof passwordForgetTexts10;
  'password-reset-screen': typeof passwordResetTexts10;
  'personal-centre': typeof personalCentreTexts11;
  'scan-code': typeof scanCodeTexts12;
  'scan-login': typeof scanLoginTexts12;
  'phone-binding': typeof phoneBindingTexts12;
  'second-factor': typeof secondFactorTexts13;
  'account-sessions': typeof sessionsTexts14;
  'sign-up-screen': typeof signUpTexts15;
  'two-factor': typeof twoFactorTexts16;
  'all-schedules': typeof allSchedulesTexts17;
  'more-news': typeof moreNewsTexts18;
  'more-material': typeof moreMaterialTexts18;
  'custom-content': typeof customContentTexts18;
  'own-channel': typeof channelTexts18;
  'more-countdown': typeof moreCountdownTexts19;
  'callback-event-dialog': typeof callbackEventTexts20;
  'callback-event-screen': typeof callbackEventScreenTexts21;
  'config-check-screen': typeof configCheckScreenTexts22;
  'contact-list': typeof contactListTexts23;
  'cron-dialog': typeof cronTexts24;
  'custom-bot': typeof customBotTexts25;
  'conversation-record': typeof conversationRecordTexts26;
  'room-reply': typeof roomReplyTexts27;
  'private-keyword': typeof privateKeywordTexts27;
  storage: typeof storageTexts28;
  'upload-file': typeof uploadFileTexts29;
  'dashboard-screen': typeof dashboardTexts30;
  'robot-login': typeof loginTexts31;
  onboarding: typeof onboardingTexts32;
  'dialogue-advanced': typeof advancedTexts33;
  dialogue: typeof dialogueTexts34;
  'dialogue-media': typeof mediaTexts35;
  'test-chat': typeof testChatTexts36;
  'keyword-forward-screen': typeof keywordForwardScreenTexts37;
  'keyword-forward-dialog': typeof keywordForwardTexts37;
  'private-forward-screen': typeof privateForwardScreenTexts38;
  'private-forward-dialog': typeof privateForwardTexts38;
  'group-list': typeof groupListTexts39;
  'join-rule': typeof joinRuleTexts40;
  'message-log': typeof logTexts41;
  'material-bulk': typeof materialBulkTexts42;
  'file-queue': typeof fileQueueTexts43;
  'material-library': typeof materialLibraryTexts44;
  'material-dialog': typeof materialDialogTexts45;
  'material-panel': typeof materialPanelTexts46;
  'material-picker': typeof materialPickerTexts47;
  'message-form': typeof messageFormTexts48;
  replies: typeof repliesTexts49;
  'open-api': typeof openApiTexts50;
  'operator-accounts': typeof accountsTexts51;
  'operator-audit': typeof operatorAuditTexts52;
  'operator-backups': typeof backupsTexts53;
  'operator-feedback': typeof operatorFeedbackTexts54;
  'operator-invites': typeof invitesTexts55;
  'operator-notice': typeof operatorNoticeTexts56;
  'operator-now': typeof nowTexts57;
  operator: typeof operatorTexts58;
  'operator-plans': typeof operatorPlansTexts59;
  'operator-settings': typeof operatorSettingsTexts60;
  'orders-screen': typeof ordersTexts61;
  'payment-screen': typeof paymentTexts62;
  'plans-screen': typeof plansTexts63;
  'command-palette': typeof paletteTexts64;
  prompt: typeof promptTexts65;
  'recipe-rules': typeof recipeRulesTexts66;
  'recipe-screen': typeof recipeScreenTexts67;
  recipes: typeof recipesTexts68;
  reminder: typeof reminderTexts69;
  'keyword-reply': typeof keywordReplyTexts70;
  'robot-card': typeof robotCardTexts71;
  'clear-records': typeof clearRecordsTexts72;
  'page-count': typeof pageCountTexts73;
  'robot-config-screen': typeof robotConfigTexts74;
  rss: typeof rssTexts75;
  countdown: typeof countdownTexts76;
  'daily-saying': typeof dailySayingTexts77;
  'schedule-list': typeof scheduleTexts78;
  'material-schedule': typeof materialScheduleTexts79;
  'news-schedule': typeof newsScheduleTexts80;
  'schedule-week': typeof weekTexts81;
  'send-job': typeof jobTexts82;
  'mass-send-dialog': typeof massSendTexts83;
  'past-sends': typeof pastSendsTexts84;
  'send-message-dialog': typeof sendMessageTexts85;
  'send-to-one': typeof sendToOneTexts86;
  'user-group': typeof userGroupTexts87;
  'app-shell': typeof appShellTexts88;
  'shell-notices': typeof shellNoticesTexts89;
  'not-found-screen': typeof notFoundTexts90;
  'page-failed-screen': typeof pageFailedTexts90;
  'unreachable-screen': typeof unreachableTexts90;
  'feedback-dialog': typeof feedbackTexts91;
  'feedback-group': typeof feedbackGroupTexts91;
  notices: typeof noticesTexts92;
  skill: typeof skillTexts93;
  summary: typeof summaryTexts94;
  'room-sync': typeof roomSyncTexts95;
  target: typeof targetTexts96;
  upload: typeof uploadTexts97;
  'draft-notice': typeof draftTexts98;
  'new-password': typeof newPasswordTexts99;
  'chat-drawer': typeof chatDrawerTexts100;
  chats: typeof chatsTexts101;
  'robot-clock': typeof robotClockTexts102;
  findings: typeof findingsTexts103;
  config: typeof configTexts104;
  'robot-config-groups': typeof fieldGroupTexts105;
  conflict: typeof conflictTexts106;
  'rule-hits': typeof hitsTexts107;
  'member-guard': typeof memberGuardTexts108;
  'config-part': typeof configPartTexts109;
  connection: typeof connectionTexts110;
  question: typeof questionTexts111;
  'record-list': typeof recordListTexts112;
  'record-targets': typeof targetTexts113;
  related: typeof relatedTexts114;
  'rule-bulk': typeof bulkTexts115;
  'rule-csv-columns': typeof csvColumnTexts116;
  'rule-csv': typeof csvTexts117;
  rule: typeof ruleTexts118;
  'rule-trigger': typeof triggerTexts118;
  'rule-reorder': typeof reorderTexts119;
  'rule-list': typeof ruleListTexts120;
  'rule-summary': typeof ruleSummaryTexts121;
  selection: typeof selectionTexts122;
  samples: typeof sampleTexts123;
  simulator: typeof simulatorTexts124;
  'try-it': typeof tryTexts125;
  'tag-filter': typeof tagFilterTexts126;
  trace: typeof traceTexts127;
  undo: typeof undoTexts128;
  provider: typeof providerTexts129;
  'chat-preview': typeof chatPreviewTexts130;
  copy: typeof copyTexts131;
  'data-table': typeof dataTableTexts132;
  'date-field': typeof dateFieldTexts133;
  'unsaved-changes': typeof guardedDialogTexts134;
  'option-list': typeof optionListTexts135;
  primitives: typeof primitiveTexts136;
  'save-bar': typeof saveBarTexts137;
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
};
