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
import { safetyMessages as safetyTexts13 } from '#features/account/safety/safety.messages.ts';
import {
  scanCodeMessages as scanCodeTexts14,
  scanLoginMessages as scanLoginTexts14,
  phoneBindingMessages as phoneBindingTexts14,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts15 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts16 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts17 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts18 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts19 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts20,
  moreMaterialMessages as moreMaterialTexts20,
  customContentMessages as customContentTexts20,
  channelMessages as channelTexts20,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts21 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts22 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts23 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts24 } from '#features/config-check/config-check-screen.messages.ts';
import { findingReasonMessages as findingReasonTexts25 } from '#features/config-check/finding-reasons.messages.ts';
import { contactListMessages as contactListTexts26 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts27 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts28 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts29 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts30,
  privateKeywordMessages as privateKeywordTexts30,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts31 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts32 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts33 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts34 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts35 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts36 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts37 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts38 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts39 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts40,
  keywordForwardMessages as keywordForwardTexts40,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts41,
  privateForwardMessages as privateForwardTexts41,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts42 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts43 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts44 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts45 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts46 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts47 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts48 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts49 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts50 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts51 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts52 } from '#features/message/replies/replies.messages.ts';
import { keysMessages as keysTexts53 } from '#features/open-api/keys/keys.messages.ts';
import { openApiMessages as openApiTexts54 } from '#features/open-api/open-api.messages.ts';
import { accountsMessages as accountsTexts55 } from '#features/operator/accounts/accounts.messages.ts';
import { operatorAuditMessages as operatorAuditTexts56 } from '#features/operator/audit/audit.messages.ts';
import { backupsMessages as backupsTexts57 } from '#features/operator/backups/backups.messages.ts';
import { operatorFeedbackMessages as operatorFeedbackTexts58 } from '#features/operator/feedback/feedback.messages.ts';
import { invitesMessages as invitesTexts59 } from '#features/operator/invites/invites.messages.ts';
import { operatorNoticeMessages as operatorNoticeTexts60 } from '#features/operator/notice/notice.messages.ts';
import { nowMessages as nowTexts61 } from '#features/operator/now/now.messages.ts';
import { operatorMessages as operatorTexts62 } from '#features/operator/operator.messages.ts';
import { operatorPlansMessages as operatorPlansTexts63 } from '#features/operator/plans/plans.messages.ts';
import { operatorSettingsMessages as operatorSettingsTexts64 } from '#features/operator/settings/settings.messages.ts';
import { ordersMessages as ordersTexts65 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts66 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts67 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts68 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts69 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts70 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts71 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts72 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts73 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts74 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts75 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts76 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts77 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts78 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts79 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts80 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts81 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts82 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts83 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts84 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts85 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts86 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts87 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts88 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts89 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts90 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts91 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts92 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts93 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts94,
  pageFailedMessages as pageFailedTexts94,
  unreachableMessages as unreachableTexts94,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts95,
  feedbackGroupMessages as feedbackGroupTexts95,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts96 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts97 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts98 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts99 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts100 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts101 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts102 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts103 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts104 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts105 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts106 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts107 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts108 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts109 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts110 } from '#lists/conflict/conflict.messages.ts';
import { exampleMessages as exampleTexts111 } from '#lists/example/example.messages.ts';
import { hitsMessages as hitsTexts112 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts113 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts114 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts115 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts116 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts117 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts118 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts119 } from '#lists/references/related.messages.ts';
import { connectRobotMessages as connectRobotTexts120 } from '#lists/robot/connect-robot.messages.ts';
import { bulkMessages as bulkTexts121 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts122 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts123 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts124,
  triggerMessages as triggerTexts124,
} from '#lists/rules/dialog/rule.messages.ts';
import { rowFilterMessages as rowFilterTexts125 } from '#lists/rules/filter/row-filter.messages.ts';
import { reorderMessages as reorderTexts126 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts127 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts128 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts129 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts130 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts131 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts132 } from '#lists/simulator/try.messages.ts';
import { stillWorksMessages as stillWorksTexts133 } from '#lists/still-works/still-works.messages.ts';
import { tagFilterMessages as tagFilterTexts134 } from '#lists/tag-filter/tag-filter.messages.ts';
import { tianxingMessages as tianxingTexts135 } from '#lists/tianxing/tianxing.messages.ts';
import { traceMessages as traceTexts136 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts137 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts138 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts139 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts140 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts141 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts142 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts143 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts144 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts145 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts146 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'account-safety': typeof safetyTexts13;
  'scan-code': typeof scanCodeTexts14;
  'scan-login': typeof scanLoginTexts14;
  'phone-binding': typeof phoneBindingTexts14;
  'second-factor': typeof secondFactorTexts15;
  'account-sessions': typeof sessionsTexts16;
  'sign-up-screen': typeof signUpTexts17;
  'two-factor': typeof twoFactorTexts18;
  'all-schedules': typeof allSchedulesTexts19;
  'more-news': typeof moreNewsTexts20;
  'more-material': typeof moreMaterialTexts20;
  'custom-content': typeof customContentTexts20;
  'own-channel': typeof channelTexts20;
  'more-countdown': typeof moreCountdownTexts21;
  'callback-event-dialog': typeof callbackEventTexts22;
  'callback-event-screen': typeof callbackEventScreenTexts23;
  'config-check-screen': typeof configCheckScreenTexts24;
  'finding-reasons': typeof findingReasonTexts25;
  'contact-list': typeof contactListTexts26;
  'cron-dialog': typeof cronTexts27;
  'custom-bot': typeof customBotTexts28;
  'conversation-record': typeof conversationRecordTexts29;
  'room-reply': typeof roomReplyTexts30;
  'private-keyword': typeof privateKeywordTexts30;
  storage: typeof storageTexts31;
  'upload-file': typeof uploadFileTexts32;
  'dashboard-screen': typeof dashboardTexts33;
  'robot-login': typeof loginTexts34;
  onboarding: typeof onboardingTexts35;
  'dialogue-advanced': typeof advancedTexts36;
  dialogue: typeof dialogueTexts37;
  'dialogue-media': typeof mediaTexts38;
  'test-chat': typeof testChatTexts39;
  'keyword-forward-screen': typeof keywordForwardScreenTexts40;
  'keyword-forward-dialog': typeof keywordForwardTexts40;
  'private-forward-screen': typeof privateForwardScreenTexts41;
  'private-forward-dialog': typeof privateForwardTexts41;
  'group-list': typeof groupListTexts42;
  'join-rule': typeof joinRuleTexts43;
  'message-log': typeof logTexts44;
  'material-bulk': typeof materialBulkTexts45;
  'file-queue': typeof fileQueueTexts46;
  'material-library': typeof materialLibraryTexts47;
  'material-dialog': typeof materialDialogTexts48;
  'material-panel': typeof materialPanelTexts49;
  'material-picker': typeof materialPickerTexts50;
  'message-form': typeof messageFormTexts51;
  replies: typeof repliesTexts52;
  'open-api-keys': typeof keysTexts53;
  'open-api': typeof openApiTexts54;
  'operator-accounts': typeof accountsTexts55;
  'operator-audit': typeof operatorAuditTexts56;
  'operator-backups': typeof backupsTexts57;
  'operator-feedback': typeof operatorFeedbackTexts58;
  'operator-invites': typeof invitesTexts59;
  'operator-notice': typeof operatorNoticeTexts60;
  'operator-now': typeof nowTexts61;
  operator: typeof operatorTexts62;
  'operator-plans': typeof operatorPlansTexts63;
  'operator-settings': typeof operatorSettingsTexts64;
  'orders-screen': typeof ordersTexts65;
  'payment-screen': typeof paymentTexts66;
  'plans-screen': typeof plansTexts67;
  'command-palette': typeof paletteTexts68;
  prompt: typeof promptTexts69;
  'recipe-rules': typeof recipeRulesTexts70;
  'recipe-screen': typeof recipeScreenTexts71;
  recipes: typeof recipesTexts72;
  reminder: typeof reminderTexts73;
  'keyword-reply': typeof keywordReplyTexts74;
  'robot-card': typeof robotCardTexts75;
  'clear-records': typeof clearRecordsTexts76;
  'page-count': typeof pageCountTexts77;
  'robot-config-screen': typeof robotConfigTexts78;
  rss: typeof rssTexts79;
  countdown: typeof countdownTexts80;
  'daily-saying': typeof dailySayingTexts81;
  'schedule-list': typeof scheduleTexts82;
  'material-schedule': typeof materialScheduleTexts83;
  'news-schedule': typeof newsScheduleTexts84;
  'schedule-week': typeof weekTexts85;
  'send-job': typeof jobTexts86;
  'mass-send-dialog': typeof massSendTexts87;
  'past-sends': typeof pastSendsTexts88;
  'send-message-dialog': typeof sendMessageTexts89;
  'send-to-one': typeof sendToOneTexts90;
  'user-group': typeof userGroupTexts91;
  'app-shell': typeof appShellTexts92;
  'shell-notices': typeof shellNoticesTexts93;
  'not-found-screen': typeof notFoundTexts94;
  'page-failed-screen': typeof pageFailedTexts94;
  'unreachable-screen': typeof unreachableTexts94;
  'feedback-dialog': typeof feedbackTexts95;
  'feedback-group': typeof feedbackGroupTexts95;
  notices: typeof noticesTexts96;
  skill: typeof skillTexts97;
  summary: typeof summaryTexts98;
  'room-sync': typeof roomSyncTexts99;
  target: typeof targetTexts100;
  upload: typeof uploadTexts101;
  'draft-notice': typeof draftTexts102;
  'new-password': typeof newPasswordTexts103;
  'chat-drawer': typeof chatDrawerTexts104;
  chats: typeof chatsTexts105;
  'robot-clock': typeof robotClockTexts106;
  findings: typeof findingsTexts107;
  config: typeof configTexts108;
  'robot-config-groups': typeof fieldGroupTexts109;
  conflict: typeof conflictTexts110;
  'list-example': typeof exampleTexts111;
  'rule-hits': typeof hitsTexts112;
  'member-guard': typeof memberGuardTexts113;
  'config-part': typeof configPartTexts114;
  connection: typeof connectionTexts115;
  question: typeof questionTexts116;
  'record-list': typeof recordListTexts117;
  'record-targets': typeof targetTexts118;
  related: typeof relatedTexts119;
  'connect-robot': typeof connectRobotTexts120;
  'rule-bulk': typeof bulkTexts121;
  'rule-csv-columns': typeof csvColumnTexts122;
  'rule-csv': typeof csvTexts123;
  rule: typeof ruleTexts124;
  'rule-trigger': typeof triggerTexts124;
  'row-filter': typeof rowFilterTexts125;
  'rule-reorder': typeof reorderTexts126;
  'rule-list': typeof ruleListTexts127;
  'rule-summary': typeof ruleSummaryTexts128;
  selection: typeof selectionTexts129;
  samples: typeof sampleTexts130;
  simulator: typeof simulatorTexts131;
  'try-it': typeof tryTexts132;
  'still-works': typeof stillWorksTexts133;
  'tag-filter': typeof tagFilterTexts134;
  tianxing: typeof tianxingTexts135;
  trace: typeof traceTexts136;
  undo: typeof undoTexts137;
  provider: typeof providerTexts138;
  'chat-preview': typeof chatPreviewTexts139;
  copy: typeof copyTexts140;
  'data-table': typeof dataTableTexts141;
  'date-field': typeof dateFieldTexts142;
  'unsaved-changes': typeof guardedDialogTexts143;
  'option-list': typeof optionListTexts144;
  primitives: typeof primitiveTexts145;
  'save-bar': typeof saveBarTexts146;
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
  'account-safety': safetyTexts13,
  'scan-code': scanCodeTexts14,
  'scan-login': scanLoginTexts14,
  'phone-binding': phoneBindingTexts14,
  'second-factor': secondFactorTexts15,
  'account-sessions': sessionsTexts16,
  'sign-up-screen': signUpTexts17,
  'two-factor': twoFactorTexts18,
  'all-schedules': allSchedulesTexts19,
  'more-news': moreNewsTexts20,
  'more-material': moreMaterialTexts20,
  'custom-content': customContentTexts20,
  'own-channel': channelTexts20,
  'more-countdown': moreCountdownTexts21,
  'callback-event-dialog': callbackEventTexts22,
  'callback-event-screen': callbackEventScreenTexts23,
  'config-check-screen': configCheckScreenTexts24,
  'finding-reasons': findingReasonTexts25,
  'contact-list': contactListTexts26,
  'cron-dialog': cronTexts27,
  'custom-bot': customBotTexts28,
  'conversation-record': conversationRecordTexts29,
  'room-reply': roomReplyTexts30,
  'private-keyword': privateKeywordTexts30,
  storage: storageTexts31,
  'upload-file': uploadFileTexts32,
  'dashboard-screen': dashboardTexts33,
  'robot-login': loginTexts34,
  onboarding: onboardingTexts35,
  'dialogue-advanced': advancedTexts36,
  dialogue: dialogueTexts37,
  'dialogue-media': mediaTexts38,
  'test-chat': testChatTexts39,
  'keyword-forward-screen': keywordForwardScreenTexts40,
  'keyword-forward-dialog': keywordForwardTexts40,
  'private-forward-screen': privateForwardScreenTexts41,
  'private-forward-dialog': privateForwardTexts41,
  'group-list': groupListTexts42,
  'join-rule': joinRuleTexts43,
  'message-log': logTexts44,
  'material-bulk': materialBulkTexts45,
  'file-queue': fileQueueTexts46,
  'material-library': materialLibraryTexts47,
  'material-dialog': materialDialogTexts48,
  'material-panel': materialPanelTexts49,
  'material-picker': materialPickerTexts50,
  'message-form': messageFormTexts51,
  replies: repliesTexts52,
  'open-api-keys': keysTexts53,
  'open-api': openApiTexts54,
  'operator-accounts': accountsTexts55,
  'operator-audit': operatorAuditTexts56,
  'operator-backups': backupsTexts57,
  'operator-feedback': operatorFeedbackTexts58,
  'operator-invites': invitesTexts59,
  'operator-notice': operatorNoticeTexts60,
  'operator-now': nowTexts61,
  operator: operatorTexts62,
  'operator-plans': operatorPlansTexts63,
  'operator-settings': operatorSettingsTexts64,
  'orders-screen': ordersTexts65,
  'payment-screen': paymentTexts66,
  'plans-screen': plansTexts67,
  'command-palette': paletteTexts68,
  prompt: promptTexts69,
  'recipe-rules': recipeRulesTexts70,
  'recipe-screen': recipeScreenTexts71,
  recipes: recipesTexts72,
  reminder: reminderTexts73,
  'keyword-reply': keywordReplyTexts74,
  'robot-card': robotCardTexts75,
  'clear-records': clearRecordsTexts76,
  'page-count': pageCountTexts77,
  'robot-config-screen': robotConfigTexts78,
  rss: rssTexts79,
  countdown: countdownTexts80,
  'daily-saying': dailySayingTexts81,
  'schedule-list': scheduleTexts82,
  'material-schedule': materialScheduleTexts83,
  'news-schedule': newsScheduleTexts84,
  'schedule-week': weekTexts85,
  'send-job': jobTexts86,
  'mass-send-dialog': massSendTexts87,
  'past-sends': pastSendsTexts88,
  'send-message-dialog': sendMessageTexts89,
  'send-to-one': sendToOneTexts90,
  'user-group': userGroupTexts91,
  'app-shell': appShellTexts92,
  'shell-notices': shellNoticesTexts93,
  'not-found-screen': notFoundTexts94,
  'page-failed-screen': pageFailedTexts94,
  'unreachable-screen': unreachableTexts94,
  'feedback-dialog': feedbackTexts95,
  'feedback-group': feedbackGroupTexts95,
  notices: noticesTexts96,
  skill: skillTexts97,
  summary: summaryTexts98,
  'room-sync': roomSyncTexts99,
  target: targetTexts100,
  upload: uploadTexts101,
  'draft-notice': draftTexts102,
  'new-password': newPasswordTexts103,
  'chat-drawer': chatDrawerTexts104,
  chats: chatsTexts105,
  'robot-clock': robotClockTexts106,
  findings: findingsTexts107,
  config: configTexts108,
  'robot-config-groups': fieldGroupTexts109,
  conflict: conflictTexts110,
  'list-example': exampleTexts111,
  'rule-hits': hitsTexts112,
  'member-guard': memberGuardTexts113,
  'config-part': configPartTexts114,
  connection: connectionTexts115,
  question: questionTexts116,
  'record-list': recordListTexts117,
  'record-targets': targetTexts118,
  related: relatedTexts119,
  'connect-robot': connectRobotTexts120,
  'rule-bulk': bulkTexts121,
  'rule-csv-columns': csvColumnTexts122,
  'rule-csv': csvTexts123,
  rule: ruleTexts124,
  'rule-trigger': triggerTexts124,
  'row-filter': rowFilterTexts125,
  'rule-reorder': reorderTexts126,
  'rule-list': ruleListTexts127,
  'rule-summary': ruleSummaryTexts128,
  selection: selectionTexts129,
  samples: sampleTexts130,
  simulator: simulatorTexts131,
  'try-it': tryTexts132,
  'still-works': stillWorksTexts133,
  'tag-filter': tagFilterTexts134,
  tianxing: tianxingTexts135,
  trace: traceTexts136,
  undo: undoTexts137,
  provider: providerTexts138,
  'chat-preview': chatPreviewTexts139,
  copy: copyTexts140,
  'data-table': dataTableTexts141,
  'date-field': dateFieldTexts142,
  'unsaved-changes': guardedDialogTexts143,
  'option-list': optionListTexts144,
  primitives: primitiveTexts145,
  'save-bar': saveBarTexts146,
};
