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
import { keysMessages as keysTexts51 } from '#features/open-api/keys/keys.messages.ts';
import { openApiMessages as openApiTexts52 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts53 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts54 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts55 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts56 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts57 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts58 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts59 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts60 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts61 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts62 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts63 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts64 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts65 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts66 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts67 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts68 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts69 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts70 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts71 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts72 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts73 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts74 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts75 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts76 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts77 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts78 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts79 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts80 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts81 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts82 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts83 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts84 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts85 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts86 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts87 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts88 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts89 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts90 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts91 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts92,
  pageFailedMessages as pageFailedTexts92,
  unreachableMessages as unreachableTexts92,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts93,
  feedbackGroupMessages as feedbackGroupTexts93,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts94 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts95 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts96 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts97 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts98 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts99 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts100 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts101 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts102 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts103 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts104 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts105 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts106 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts107 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts108 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts109 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts110 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts111 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts112 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts113 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts114 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts115 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts116 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts117 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts118 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts119 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts120,
  triggerMessages as triggerTexts120,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts121 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts122 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts123 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts124 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts125 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts126 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts127 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts128 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts129 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts130 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts131 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts132 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts133 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts134 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts135 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts136 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts137 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts138 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts139 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'open-api-keys': typeof keysTexts51;
  'open-api': typeof openApiTexts52;
  'operator-accounts': typeof accountsTexts53;
  'operator-audit': typeof operatorAuditTexts54;
  'operator-backups': typeof backupsTexts55;
  'operator-feedback': typeof operatorFeedbackTexts56;
  'operator-invites': typeof invitesTexts57;
  'operator-notice': typeof operatorNoticeTexts58;
  'operator-now': typeof nowTexts59;
  operator: typeof operatorTexts60;
  'operator-plans': typeof operatorPlansTexts61;
  'operator-settings': typeof operatorSettingsTexts62;
  'orders-screen': typeof ordersTexts63;
  'payment-screen': typeof paymentTexts64;
  'plans-screen': typeof plansTexts65;
  'command-palette': typeof paletteTexts66;
  prompt: typeof promptTexts67;
  'recipe-rules': typeof recipeRulesTexts68;
  'recipe-screen': typeof recipeScreenTexts69;
  recipes: typeof recipesTexts70;
  reminder: typeof reminderTexts71;
  'keyword-reply': typeof keywordReplyTexts72;
  'robot-card': typeof robotCardTexts73;
  'clear-records': typeof clearRecordsTexts74;
  'page-count': typeof pageCountTexts75;
  'robot-config-screen': typeof robotConfigTexts76;
  rss: typeof rssTexts77;
  countdown: typeof countdownTexts78;
  'daily-saying': typeof dailySayingTexts79;
  'schedule-list': typeof scheduleTexts80;
  'material-schedule': typeof materialScheduleTexts81;
  'news-schedule': typeof newsScheduleTexts82;
  'schedule-week': typeof weekTexts83;
  'send-job': typeof jobTexts84;
  'mass-send-dialog': typeof massSendTexts85;
  'past-sends': typeof pastSendsTexts86;
  'send-message-dialog': typeof sendMessageTexts87;
  'send-to-one': typeof sendToOneTexts88;
  'user-group': typeof userGroupTexts89;
  'app-shell': typeof appShellTexts90;
  'shell-notices': typeof shellNoticesTexts91;
  'not-found-screen': typeof notFoundTexts92;
  'page-failed-screen': typeof pageFailedTexts92;
  'unreachable-screen': typeof unreachableTexts92;
  'feedback-dialog': typeof feedbackTexts93;
  'feedback-group': typeof feedbackGroupTexts93;
  notices: typeof noticesTexts94;
  skill: typeof skillTexts95;
  summary: typeof summaryTexts96;
  'room-sync': typeof roomSyncTexts97;
  target: typeof targetTexts98;
  upload: typeof uploadTexts99;
  'draft-notice': typeof draftTexts100;
  'new-password': typeof newPasswordTexts101;
  'chat-drawer': typeof chatDrawerTexts102;
  chats: typeof chatsTexts103;
  'robot-clock': typeof robotClockTexts104;
  findings: typeof findingsTexts105;
  config: typeof configTexts106;
  'robot-config-groups': typeof fieldGroupTexts107;
  conflict: typeof conflictTexts108;
  'rule-hits': typeof hitsTexts109;
  'member-guard': typeof memberGuardTexts110;
  'config-part': typeof configPartTexts111;
  connection: typeof connectionTexts112;
  question: typeof questionTexts113;
  'record-list': typeof recordListTexts114;
  'record-targets': typeof targetTexts115;
  related: typeof relatedTexts116;
  'rule-bulk': typeof bulkTexts117;
  'rule-csv-columns': typeof csvColumnTexts118;
  'rule-csv': typeof csvTexts119;
  rule: typeof ruleTexts120;
  'rule-trigger': typeof triggerTexts120;
  'rule-reorder': typeof reorderTexts121;
  'rule-list': typeof ruleListTexts122;
  'rule-summary': typeof ruleSummaryTexts123;
  selection: typeof selectionTexts124;
  samples: typeof sampleTexts125;
  simulator: typeof simulatorTexts126;
  'try-it': typeof tryTexts127;
  'tag-filter': typeof tagFilterTexts128;
  trace: typeof traceTexts129;
  undo: typeof undoTexts130;
  provider: typeof providerTexts131;
  'chat-preview': typeof chatPreviewTexts132;
  copy: typeof copyTexts133;
  'data-table': typeof dataTableTexts134;
  'date-field': typeof dateFieldTexts135;
  'unsaved-changes': typeof guardedDialogTexts136;
  'option-list': typeof optionListTexts137;
  primitives: typeof primitiveTexts138;
  'save-bar': typeof saveBarTexts139;
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
};
