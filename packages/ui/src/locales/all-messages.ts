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
import { findingReasonMessages as findingReasonTexts24 } from '#features/config-check/finding-reasons.messages.ts';
import { contactListMessages as contactListTexts25 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts26 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts27 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts28 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts29,
  privateKeywordMessages as privateKeywordTexts29,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts30 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts31 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts32 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts33 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts34 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts35 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts36 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts37 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts38 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts39,
  keywordForwardMessages as keywordForwardTexts39,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts40,
  privateForwardMessages as privateForwardTexts40,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts41 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts42 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts43 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts44 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts45 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts46 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts47 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts48 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts49 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts50 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts51 } from '#features/message/replies/replies.messages.ts';
import { keysMessages as keysTexts52 } from '#features/open-api/keys/keys.messages.ts';
import { openApiMessages as openApiTexts53 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts54 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts55 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts56 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts57 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts58 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts59 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts60 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts61 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts62 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts63 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts64 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts65 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts66 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts67 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts68 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts69 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts70 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts71 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts72 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts73 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts74 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts75 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts76 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts77 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts78 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts79 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts80 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts81 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts82 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts83 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts84 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts85 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts86 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts87 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts88 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts89 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts90 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts91 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts92 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts93,
  pageFailedMessages as pageFailedTexts93,
  unreachableMessages as unreachableTexts93,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts94,
  feedbackGroupMessages as feedbackGroupTexts94,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts95 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts96 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts97 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts98 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts99 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts100 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts101 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts102 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts103 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts104 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts105 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts106 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts107 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts108 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts109 } from '#lists/conflict/conflict.messages.ts';
import { exampleMessages as exampleTexts110 } from '#lists/example/example.messages.ts';
import { hitsMessages as hitsTexts111 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts112 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts113 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts114 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts115 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts116 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts117 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts118 } from '#lists/references/related.messages.ts';
import { connectRobotMessages as connectRobotTexts119 } from '#lists/robot/connect-robot.messages.ts';
import { bulkMessages as bulkTexts120 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts121 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts122 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts123,
  triggerMessages as triggerTexts123,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts124 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts125 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts126 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts127 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts128 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts129 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts130 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts131 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts132 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts133 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts134 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts135 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts136 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts137 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts138 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts139 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts140 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts141 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts142 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'finding-reasons': typeof findingReasonTexts24;
  'contact-list': typeof contactListTexts25;
  'cron-dialog': typeof cronTexts26;
  'custom-bot': typeof customBotTexts27;
  'conversation-record': typeof conversationRecordTexts28;
  'room-reply': typeof roomReplyTexts29;
  'private-keyword': typeof privateKeywordTexts29;
  storage: typeof storageTexts30;
  'upload-file': typeof uploadFileTexts31;
  'dashboard-screen': typeof dashboardTexts32;
  'robot-login': typeof loginTexts33;
  onboarding: typeof onboardingTexts34;
  'dialogue-advanced': typeof advancedTexts35;
  dialogue: typeof dialogueTexts36;
  'dialogue-media': typeof mediaTexts37;
  'test-chat': typeof testChatTexts38;
  'keyword-forward-screen': typeof keywordForwardScreenTexts39;
  'keyword-forward-dialog': typeof keywordForwardTexts39;
  'private-forward-screen': typeof privateForwardScreenTexts40;
  'private-forward-dialog': typeof privateForwardTexts40;
  'group-list': typeof groupListTexts41;
  'join-rule': typeof joinRuleTexts42;
  'message-log': typeof logTexts43;
  'material-bulk': typeof materialBulkTexts44;
  'file-queue': typeof fileQueueTexts45;
  'material-library': typeof materialLibraryTexts46;
  'material-dialog': typeof materialDialogTexts47;
  'material-panel': typeof materialPanelTexts48;
  'material-picker': typeof materialPickerTexts49;
  'message-form': typeof messageFormTexts50;
  replies: typeof repliesTexts51;
  'open-api-keys': typeof keysTexts52;
  'open-api': typeof openApiTexts53;
  'operator-accounts': typeof accountsTexts54;
  'operator-audit': typeof operatorAuditTexts55;
  'operator-backups': typeof backupsTexts56;
  'operator-feedback': typeof operatorFeedbackTexts57;
  'operator-invites': typeof invitesTexts58;
  'operator-notice': typeof operatorNoticeTexts59;
  'operator-now': typeof nowTexts60;
  operator: typeof operatorTexts61;
  'operator-plans': typeof operatorPlansTexts62;
  'operator-settings': typeof operatorSettingsTexts63;
  'orders-screen': typeof ordersTexts64;
  'payment-screen': typeof paymentTexts65;
  'plans-screen': typeof plansTexts66;
  'command-palette': typeof paletteTexts67;
  prompt: typeof promptTexts68;
  'recipe-rules': typeof recipeRulesTexts69;
  'recipe-screen': typeof recipeScreenTexts70;
  recipes: typeof recipesTexts71;
  reminder: typeof reminderTexts72;
  'keyword-reply': typeof keywordReplyTexts73;
  'robot-card': typeof robotCardTexts74;
  'clear-records': typeof clearRecordsTexts75;
  'page-count': typeof pageCountTexts76;
  'robot-config-screen': typeof robotConfigTexts77;
  rss: typeof rssTexts78;
  countdown: typeof countdownTexts79;
  'daily-saying': typeof dailySayingTexts80;
  'schedule-list': typeof scheduleTexts81;
  'material-schedule': typeof materialScheduleTexts82;
  'news-schedule': typeof newsScheduleTexts83;
  'schedule-week': typeof weekTexts84;
  'send-job': typeof jobTexts85;
  'mass-send-dialog': typeof massSendTexts86;
  'past-sends': typeof pastSendsTexts87;
  'send-message-dialog': typeof sendMessageTexts88;
  'send-to-one': typeof sendToOneTexts89;
  'user-group': typeof userGroupTexts90;
  'app-shell': typeof appShellTexts91;
  'shell-notices': typeof shellNoticesTexts92;
  'not-found-screen': typeof notFoundTexts93;
  'page-failed-screen': typeof pageFailedTexts93;
  'unreachable-screen': typeof unreachableTexts93;
  'feedback-dialog': typeof feedbackTexts94;
  'feedback-group': typeof feedbackGroupTexts94;
  notices: typeof noticesTexts95;
  skill: typeof skillTexts96;
  summary: typeof summaryTexts97;
  'room-sync': typeof roomSyncTexts98;
  target: typeof targetTexts99;
  upload: typeof uploadTexts100;
  'draft-notice': typeof draftTexts101;
  'new-password': typeof newPasswordTexts102;
  'chat-drawer': typeof chatDrawerTexts103;
  chats: typeof chatsTexts104;
  'robot-clock': typeof robotClockTexts105;
  findings: typeof findingsTexts106;
  config: typeof configTexts107;
  'robot-config-groups': typeof fieldGroupTexts108;
  conflict: typeof conflictTexts109;
  'list-example': typeof exampleTexts110;
  'rule-hits': typeof hitsTexts111;
  'member-guard': typeof memberGuardTexts112;
  'config-part': typeof configPartTexts113;
  connection: typeof connectionTexts114;
  question: typeof questionTexts115;
  'record-list': typeof recordListTexts116;
  'record-targets': typeof targetTexts117;
  related: typeof relatedTexts118;
  'connect-robot': typeof connectRobotTexts119;
  'rule-bulk': typeof bulkTexts120;
  'rule-csv-columns': typeof csvColumnTexts121;
  'rule-csv': typeof csvTexts122;
  rule: typeof ruleTexts123;
  'rule-trigger': typeof triggerTexts123;
  'rule-reorder': typeof reorderTexts124;
  'rule-list': typeof ruleListTexts125;
  'rule-summary': typeof ruleSummaryTexts126;
  selection: typeof selectionTexts127;
  samples: typeof sampleTexts128;
  simulator: typeof simulatorTexts129;
  'try-it': typeof tryTexts130;
  'tag-filter': typeof tagFilterTexts131;
  trace: typeof traceTexts132;
  undo: typeof undoTexts133;
  provider: typeof providerTexts134;
  'chat-preview': typeof chatPreviewTexts135;
  copy: typeof copyTexts136;
  'data-table': typeof dataTableTexts137;
  'date-field': typeof dateFieldTexts138;
  'unsaved-changes': typeof guardedDialogTexts139;
  'option-list': typeof optionListTexts140;
  primitives: typeof primitiveTexts141;
  'save-bar': typeof saveBarTexts142;
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
  'finding-reasons': findingReasonTexts24,
  'contact-list': contactListTexts25,
  'cron-dialog': cronTexts26,
  'custom-bot': customBotTexts27,
  'conversation-record': conversationRecordTexts28,
  'room-reply': roomReplyTexts29,
  'private-keyword': privateKeywordTexts29,
  storage: storageTexts30,
  'upload-file': uploadFileTexts31,
  'dashboard-screen': dashboardTexts32,
  'robot-login': loginTexts33,
  onboarding: onboardingTexts34,
  'dialogue-advanced': advancedTexts35,
  dialogue: dialogueTexts36,
  'dialogue-media': mediaTexts37,
  'test-chat': testChatTexts38,
  'keyword-forward-screen': keywordForwardScreenTexts39,
  'keyword-forward-dialog': keywordForwardTexts39,
  'private-forward-screen': privateForwardScreenTexts40,
  'private-forward-dialog': privateForwardTexts40,
  'group-list': groupListTexts41,
  'join-rule': joinRuleTexts42,
  'message-log': logTexts43,
  'material-bulk': materialBulkTexts44,
  'file-queue': fileQueueTexts45,
  'material-library': materialLibraryTexts46,
  'material-dialog': materialDialogTexts47,
  'material-panel': materialPanelTexts48,
  'material-picker': materialPickerTexts49,
  'message-form': messageFormTexts50,
  replies: repliesTexts51,
  'open-api-keys': keysTexts52,
  'open-api': openApiTexts53,
  'operator-accounts': accountsTexts54,
  'operator-audit': operatorAuditTexts55,
  'operator-backups': backupsTexts56,
  'operator-feedback': operatorFeedbackTexts57,
  'operator-invites': invitesTexts58,
  'operator-notice': operatorNoticeTexts59,
  'operator-now': nowTexts60,
  operator: operatorTexts61,
  'operator-plans': operatorPlansTexts62,
  'operator-settings': operatorSettingsTexts63,
  'orders-screen': ordersTexts64,
  'payment-screen': paymentTexts65,
  'plans-screen': plansTexts66,
  'command-palette': paletteTexts67,
  prompt: promptTexts68,
  'recipe-rules': recipeRulesTexts69,
  'recipe-screen': recipeScreenTexts70,
  recipes: recipesTexts71,
  reminder: reminderTexts72,
  'keyword-reply': keywordReplyTexts73,
  'robot-card': robotCardTexts74,
  'clear-records': clearRecordsTexts75,
  'page-count': pageCountTexts76,
  'robot-config-screen': robotConfigTexts77,
  rss: rssTexts78,
  countdown: countdownTexts79,
  'daily-saying': dailySayingTexts80,
  'schedule-list': scheduleTexts81,
  'material-schedule': materialScheduleTexts82,
  'news-schedule': newsScheduleTexts83,
  'schedule-week': weekTexts84,
  'send-job': jobTexts85,
  'mass-send-dialog': massSendTexts86,
  'past-sends': pastSendsTexts87,
  'send-message-dialog': sendMessageTexts88,
  'send-to-one': sendToOneTexts89,
  'user-group': userGroupTexts90,
  'app-shell': appShellTexts91,
  'shell-notices': shellNoticesTexts92,
  'not-found-screen': notFoundTexts93,
  'page-failed-screen': pageFailedTexts93,
  'unreachable-screen': unreachableTexts93,
  'feedback-dialog': feedbackTexts94,
  'feedback-group': feedbackGroupTexts94,
  notices: noticesTexts95,
  skill: skillTexts96,
  summary: summaryTexts97,
  'room-sync': roomSyncTexts98,
  target: targetTexts99,
  upload: uploadTexts100,
  'draft-notice': draftTexts101,
  'new-password': newPasswordTexts102,
  'chat-drawer': chatDrawerTexts103,
  chats: chatsTexts104,
  'robot-clock': robotClockTexts105,
  findings: findingsTexts106,
  config: configTexts107,
  'robot-config-groups': fieldGroupTexts108,
  conflict: conflictTexts109,
  'list-example': exampleTexts110,
  'rule-hits': hitsTexts111,
  'member-guard': memberGuardTexts112,
  'config-part': configPartTexts113,
  connection: connectionTexts114,
  question: questionTexts115,
  'record-list': recordListTexts116,
  'record-targets': targetTexts117,
  related: relatedTexts118,
  'connect-robot': connectRobotTexts119,
  'rule-bulk': bulkTexts120,
  'rule-csv-columns': csvColumnTexts121,
  'rule-csv': csvTexts122,
  rule: ruleTexts123,
  'rule-trigger': triggerTexts123,
  'rule-reorder': reorderTexts124,
  'rule-list': ruleListTexts125,
  'rule-summary': ruleSummaryTexts126,
  selection: selectionTexts127,
  samples: sampleTexts128,
  simulator: simulatorTexts129,
  'try-it': tryTexts130,
  'tag-filter': tagFilterTexts131,
  trace: traceTexts132,
  undo: undoTexts133,
  provider: providerTexts134,
  'chat-preview': chatPreviewTexts135,
  copy: copyTexts136,
  'data-table': dataTableTexts137,
  'date-field': dateFieldTexts138,
  'unsaved-changes': guardedDialogTexts139,
  'option-list': optionListTexts140,
  primitives: primitiveTexts141,
  'save-bar': saveBarTexts142,
};
