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
import { passkeyLoginMessages as passkeyLoginTexts9 } from '#features/account/passkeys/passkey-login.messages.ts';
import { passkeysMessages as passkeysTexts10 } from '#features/account/passkeys/passkeys.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts11,
  passwordForgetMessages as passwordForgetTexts11,
  passwordResetMessages as passwordResetTexts11,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts12 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts13,
  scanLoginMessages as scanLoginTexts13,
  phoneBindingMessages as phoneBindingTexts13,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts14 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts15 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts16 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts17 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts18 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts19,
  moreMaterialMessages as moreMaterialTexts19,
  customContentMessages as customContentTexts19,
  channelMessages as channelTexts19,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts20 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts21 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts22 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts23 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts24 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts25 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts26 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts27 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts28,
  privateKeywordMessages as privateKeywordTexts28,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts29 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts30 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts31 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts32 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts33 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts34 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts35 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts36 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts37 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts38,
  keywordForwardMessages as keywordForwardTexts38,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts39,
  privateForwardMessages as privateForwardTexts39,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts40 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts41 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts42 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts43 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts44 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts45 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts46 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts47 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts48 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts49 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts50 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts51 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts52 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts53 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts54 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts55 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts56 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts57 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts58 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts59 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts60 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts61 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts62 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts63 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts64 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts65 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts66 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts67 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts68 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts69 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts70 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts71 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts72 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts73 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts74 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts75 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts76 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts77 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts78 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts79 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts80 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts81 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts82 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts83 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts84 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts85 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts86 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts87 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts88 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts89 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts90 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts91,
  pageFailedMessages as pageFailedTexts91,
  unreachableMessages as unreachableTexts91,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts92,
  feedbackGroupMessages as feedbackGroupTexts92,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts93 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts94 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts95 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts96 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts97 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts98 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts99 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts100 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts101 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts102 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts103 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts104 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts105 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts106 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts107 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts108 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts109 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts110 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts111 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts112 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts113 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts114 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts115 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts116 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts117 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts118 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts119,
  triggerMessages as triggerTexts119,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts120 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts121 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts122 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts123 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts124 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts125 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts126 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts127 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts128 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts129 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts130 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts131 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts132 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts133 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts134 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts135 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts136 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts137 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts138 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'passkey-login': typeof passkeyLoginTexts9;
  passkeys: typeof passkeysTexts10;
  'password-change-screen': typeof passwordChangeTexts11;
  'password-forget-screen': typeof passwordForgetTexts11;
  'password-reset-screen': typeof passwordResetTexts11;
  'personal-centre': typeof personalCentreTexts12;
  'scan-code': typeof scanCodeTexts13;
  'scan-login': typeof scanLoginTexts13;
  'phone-binding': typeof phoneBindingTexts13;
  'second-factor': typeof secondFactorTexts14;
  'account-sessions': typeof sessionsTexts15;
  'sign-up-screen': typeof signUpTexts16;
  'two-factor': typeof twoFactorTexts17;
  'all-schedules': typeof allSchedulesTexts18;
  'more-news': typeof moreNewsTexts19;
  'more-material': typeof moreMaterialTexts19;
  'custom-content': typeof customContentTexts19;
  'own-channel': typeof channelTexts19;
  'more-countdown': typeof moreCountdownTexts20;
  'callback-event-dialog': typeof callbackEventTexts21;
  'callback-event-screen': typeof callbackEventScreenTexts22;
  'config-check-screen': typeof configCheckScreenTexts23;
  'contact-list': typeof contactListTexts24;
  'cron-dialog': typeof cronTexts25;
  'custom-bot': typeof customBotTexts26;
  'conversation-record': typeof conversationRecordTexts27;
  'room-reply': typeof roomReplyTexts28;
  'private-keyword': typeof privateKeywordTexts28;
  storage: typeof storageTexts29;
  'upload-file': typeof uploadFileTexts30;
  'dashboard-screen': typeof dashboardTexts31;
  'robot-login': typeof loginTexts32;
  onboarding: typeof onboardingTexts33;
  'dialogue-advanced': typeof advancedTexts34;
  dialogue: typeof dialogueTexts35;
  'dialogue-media': typeof mediaTexts36;
  'test-chat': typeof testChatTexts37;
  'keyword-forward-screen': typeof keywordForwardScreenTexts38;
  'keyword-forward-dialog': typeof keywordForwardTexts38;
  'private-forward-screen': typeof privateForwardScreenTexts39;
  'private-forward-dialog': typeof privateForwardTexts39;
  'group-list': typeof groupListTexts40;
  'join-rule': typeof joinRuleTexts41;
  'message-log': typeof logTexts42;
  'material-bulk': typeof materialBulkTexts43;
  'file-queue': typeof fileQueueTexts44;
  'material-library': typeof materialLibraryTexts45;
  'material-dialog': typeof materialDialogTexts46;
  'material-panel': typeof materialPanelTexts47;
  'material-picker': typeof materialPickerTexts48;
  'message-form': typeof messageFormTexts49;
  replies: typeof repliesTexts50;
  'open-api': typeof openApiTexts51;
  'operator-accounts': typeof accountsTexts52;
  'operator-audit': typeof operatorAuditTexts53;
  'operator-backups': typeof backupsTexts54;
  'operator-feedback': typeof operatorFeedbackTexts55;
  'operator-invites': typeof invitesTexts56;
  'operator-notice': typeof operatorNoticeTexts57;
  'operator-now': typeof nowTexts58;
  operator: typeof operatorTexts59;
  'operator-plans': typeof operatorPlansTexts60;
  'operator-settings': typeof operatorSettingsTexts61;
  'orders-screen': typeof ordersTexts62;
  'payment-screen': typeof paymentTexts63;
  'plans-screen': typeof plansTexts64;
  'command-palette': typeof paletteTexts65;
  prompt: typeof promptTexts66;
  'recipe-rules': typeof recipeRulesTexts67;
  'recipe-screen': typeof recipeScreenTexts68;
  recipes: typeof recipesTexts69;
  reminder: typeof reminderTexts70;
  'keyword-reply': typeof keywordReplyTexts71;
  'robot-card': typeof robotCardTexts72;
  'clear-records': typeof clearRecordsTexts73;
  'page-count': typeof pageCountTexts74;
  'robot-config-screen': typeof robotConfigTexts75;
  rss: typeof rssTexts76;
  countdown: typeof countdownTexts77;
  'daily-saying': typeof dailySayingTexts78;
  'schedule-list': typeof scheduleTexts79;
  'material-schedule': typeof materialScheduleTexts80;
  'news-schedule': typeof newsScheduleTexts81;
  'schedule-week': typeof weekTexts82;
  'send-job': typeof jobTexts83;
  'mass-send-dialog': typeof massSendTexts84;
  'past-sends': typeof pastSendsTexts85;
  'send-message-dialog': typeof sendMessageTexts86;
  'send-to-one': typeof sendToOneTexts87;
  'user-group': typeof userGroupTexts88;
  'app-shell': typeof appShellTexts89;
  'shell-notices': typeof shellNoticesTexts90;
  'not-found-screen': typeof notFoundTexts91;
  'page-failed-screen': typeof pageFailedTexts91;
  'unreachable-screen': typeof unreachableTexts91;
  'feedback-dialog': typeof feedbackTexts92;
  'feedback-group': typeof feedbackGroupTexts92;
  notices: typeof noticesTexts93;
  skill: typeof skillTexts94;
  summary: typeof summaryTexts95;
  'room-sync': typeof roomSyncTexts96;
  target: typeof targetTexts97;
  upload: typeof uploadTexts98;
  'draft-notice': typeof draftTexts99;
  'new-password': typeof newPasswordTexts100;
  'chat-drawer': typeof chatDrawerTexts101;
  chats: typeof chatsTexts102;
  'robot-clock': typeof robotClockTexts103;
  findings: typeof findingsTexts104;
  config: typeof configTexts105;
  'robot-config-groups': typeof fieldGroupTexts106;
  conflict: typeof conflictTexts107;
  'rule-hits': typeof hitsTexts108;
  'member-guard': typeof memberGuardTexts109;
  'config-part': typeof configPartTexts110;
  connection: typeof connectionTexts111;
  question: typeof questionTexts112;
  'record-list': typeof recordListTexts113;
  'record-targets': typeof targetTexts114;
  related: typeof relatedTexts115;
  'rule-bulk': typeof bulkTexts116;
  'rule-csv-columns': typeof csvColumnTexts117;
  'rule-csv': typeof csvTexts118;
  rule: typeof ruleTexts119;
  'rule-trigger': typeof triggerTexts119;
  'rule-reorder': typeof reorderTexts120;
  'rule-list': typeof ruleListTexts121;
  'rule-summary': typeof ruleSummaryTexts122;
  selection: typeof selectionTexts123;
  samples: typeof sampleTexts124;
  simulator: typeof simulatorTexts125;
  'try-it': typeof tryTexts126;
  'tag-filter': typeof tagFilterTexts127;
  trace: typeof traceTexts128;
  undo: typeof undoTexts129;
  provider: typeof providerTexts130;
  'chat-preview': typeof chatPreviewTexts131;
  copy: typeof copyTexts132;
  'data-table': typeof dataTableTexts133;
  'date-field': typeof dateFieldTexts134;
  'unsaved-changes': typeof guardedDialogTexts135;
  'option-list': typeof optionListTexts136;
  primitives: typeof primitiveTexts137;
  'save-bar': typeof saveBarTexts138;
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
  'open-api': openApiTexts51,
  'operator-accounts': accountsTexts52,
  'operator-audit': operatorAuditTexts53,
  'operator-backups': backupsTexts54,
  'operator-feedback': operatorFeedbackTexts55,
  'operator-invites': invitesTexts56,
  'operator-notice': operatorNoticeTexts57,
  'operator-now': nowTexts58,
  operator: operatorTexts59,
  'operator-plans': operatorPlansTexts60,
  'operator-settings': operatorSettingsTexts61,
  'orders-screen': ordersTexts62,
  'payment-screen': paymentTexts63,
  'plans-screen': plansTexts64,
  'command-palette': paletteTexts65,
  prompt: promptTexts66,
  'recipe-rules': recipeRulesTexts67,
  'recipe-screen': recipeScreenTexts68,
  recipes: recipesTexts69,
  reminder: reminderTexts70,
  'keyword-reply': keywordReplyTexts71,
  'robot-card': robotCardTexts72,
  'clear-records': clearRecordsTexts73,
  'page-count': pageCountTexts74,
  'robot-config-screen': robotConfigTexts75,
  rss: rssTexts76,
  countdown: countdownTexts77,
  'daily-saying': dailySayingTexts78,
  'schedule-list': scheduleTexts79,
  'material-schedule': materialScheduleTexts80,
  'news-schedule': newsScheduleTexts81,
  'schedule-week': weekTexts82,
  'send-job': jobTexts83,
  'mass-send-dialog': massSendTexts84,
  'past-sends': pastSendsTexts85,
  'send-message-dialog': sendMessageTexts86,
  'send-to-one': sendToOneTexts87,
  'user-group': userGroupTexts88,
  'app-shell': appShellTexts89,
  'shell-notices': shellNoticesTexts90,
  'not-found-screen': notFoundTexts91,
  'page-failed-screen': pageFailedTexts91,
  'unreachable-screen': unreachableTexts91,
  'feedback-dialog': feedbackTexts92,
  'feedback-group': feedbackGroupTexts92,
  notices: noticesTexts93,
  skill: skillTexts94,
  summary: summaryTexts95,
  'room-sync': roomSyncTexts96,
  target: targetTexts97,
  upload: uploadTexts98,
  'draft-notice': draftTexts99,
  'new-password': newPasswordTexts100,
  'chat-drawer': chatDrawerTexts101,
  chats: chatsTexts102,
  'robot-clock': robotClockTexts103,
  findings: findingsTexts104,
  config: configTexts105,
  'robot-config-groups': fieldGroupTexts106,
  conflict: conflictTexts107,
  'rule-hits': hitsTexts108,
  'member-guard': memberGuardTexts109,
  'config-part': configPartTexts110,
  connection: connectionTexts111,
  question: questionTexts112,
  'record-list': recordListTexts113,
  'record-targets': targetTexts114,
  related: relatedTexts115,
  'rule-bulk': bulkTexts116,
  'rule-csv-columns': csvColumnTexts117,
  'rule-csv': csvTexts118,
  rule: ruleTexts119,
  'rule-trigger': triggerTexts119,
  'rule-reorder': reorderTexts120,
  'rule-list': ruleListTexts121,
  'rule-summary': ruleSummaryTexts122,
  selection: selectionTexts123,
  samples: sampleTexts124,
  simulator: simulatorTexts125,
  'try-it': tryTexts126,
  'tag-filter': tagFilterTexts127,
  trace: traceTexts128,
  undo: undoTexts129,
  provider: providerTexts130,
  'chat-preview': chatPreviewTexts131,
  copy: copyTexts132,
  'data-table': dataTableTexts133,
  'date-field': dateFieldTexts134,
  'unsaved-changes': guardedDialogTexts135,
  'option-list': optionListTexts136,
  primitives: primitiveTexts137,
  'save-bar': saveBarTexts138,
};
