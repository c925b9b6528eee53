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
import { ordersMessages as ordersTexts49 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts50 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts51 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts52 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts53 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts54 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts55 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts56 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts57 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts58 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts59 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts60 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts61 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts62 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts63 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts64 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts65 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts66 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts67 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts68 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts69 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts70 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts71 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts72 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts73 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts74 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts75 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts76 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts77 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts78,
  pageFailedMessages as pageFailedTexts78,
  unreachableMessages as unreachableTexts78,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts79,
  feedbackGroupMessages as feedbackGroupTexts79,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts80 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts81 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts82 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts83 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts84 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts85 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts86 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts87 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts88 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts89 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts90 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts91 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts92 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts93 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts94 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts95 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts96 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts97 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts98 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts99 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts100 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts101 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts102 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts103 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts104 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts105 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts106,
  triggerMessages as triggerTexts106,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts107 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts108 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts109 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts110 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts111 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts112 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts113 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts114 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts115 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts116 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts117 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts118 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts119 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts120 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts121 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts122 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts123 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts124 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts125 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'orders-screen': typeof ordersTexts49;
  'payment-screen': typeof paymentTexts50;
  'plans-screen': typeof plansTexts51;
  'command-palette': typeof paletteTexts52;
  prompt: typeof promptTexts53;
  'recipe-rules': typeof recipeRulesTexts54;
  'recipe-screen': typeof recipeScreenTexts55;
  recipes: typeof recipesTexts56;
  reminder: typeof reminderTexts57;
  'keyword-reply': typeof keywordReplyTexts58;
  'robot-card': typeof robotCardTexts59;
  'clear-records': typeof clearRecordsTexts60;
  'page-count': typeof pageCountTexts61;
  'robot-config-screen': typeof robotConfigTexts62;
  rss: typeof rssTexts63;
  countdown: typeof countdownTexts64;
  'daily-saying': typeof dailySayingTexts65;
  'schedule-list': typeof scheduleTexts66;
  'material-schedule': typeof materialScheduleTexts67;
  'news-schedule': typeof newsScheduleTexts68;
  'schedule-week': typeof weekTexts69;
  'send-job': typeof jobTexts70;
  'mass-send-dialog': typeof massSendTexts71;
  'past-sends': typeof pastSendsTexts72;
  'send-message-dialog': typeof sendMessageTexts73;
  'send-to-one': typeof sendToOneTexts74;
  'user-group': typeof userGroupTexts75;
  'app-shell': typeof appShellTexts76;
  'shell-notices': typeof shellNoticesTexts77;
  'not-found-screen': typeof notFoundTexts78;
  'page-failed-screen': typeof pageFailedTexts78;
  'unreachable-screen': typeof unreachableTexts78;
  'feedback-dialog': typeof feedbackTexts79;
  'feedback-group': typeof feedbackGroupTexts79;
  notices: typeof noticesTexts80;
  skill: typeof skillTexts81;
  summary: typeof summaryTexts82;
  'room-sync': typeof roomSyncTexts83;
  target: typeof targetTexts84;
  upload: typeof uploadTexts85;
  'draft-notice': typeof draftTexts86;
  'new-password': typeof newPasswordTexts87;
  'chat-drawer': typeof chatDrawerTexts88;
  chats: typeof chatsTexts89;
  'robot-clock': typeof robotClockTexts90;
  findings: typeof findingsTexts91;
  config: typeof configTexts92;
  'robot-config-groups': typeof fieldGroupTexts93;
  conflict: typeof conflictTexts94;
  'rule-hits': typeof hitsTexts95;
  'member-guard': typeof memberGuardTexts96;
  'config-part': typeof configPartTexts97;
  connection: typeof connectionTexts98;
  question: typeof questionTexts99;
  'record-list': typeof recordListTexts100;
  'record-targets': typeof targetTexts101;
  related: typeof relatedTexts102;
  'rule-bulk': typeof bulkTexts103;
  'rule-csv-columns': typeof csvColumnTexts104;
  'rule-csv': typeof csvTexts105;
  rule: typeof ruleTexts106;
  'rule-trigger': typeof triggerTexts106;
  'rule-reorder': typeof reorderTexts107;
  'rule-list': typeof ruleListTexts108;
  'rule-summary': typeof ruleSummaryTexts109;
  selection: typeof selectionTexts110;
  samples: typeof sampleTexts111;
  simulator: typeof simulatorTexts112;
  'try-it': typeof tryTexts113;
  'tag-filter': typeof tagFilterTexts114;
  trace: typeof traceTexts115;
  undo: typeof undoTexts116;
  provider: typeof providerTexts117;
  'chat-preview': typeof chatPreviewTexts118;
  copy: typeof copyTexts119;
  'data-table': typeof dataTableTexts120;
  'date-field': typeof dateFieldTexts121;
  'unsaved-changes': typeof guardedDialogTexts122;
  'option-list': typeof optionListTexts123;
  primitives: typeof primitiveTexts124;
  'save-bar': typeof saveBarTexts125;
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
  'orders-screen': ordersTexts49,
  'payment-screen': paymentTexts50,
  'plans-screen': plansTexts51,
  'command-palette': paletteTexts52,
  prompt: promptTexts53,
  'recipe-rules': recipeRulesTexts54,
  'recipe-screen': recipeScreenTexts55,
  recipes: recipesTexts56,
  reminder: reminderTexts57,
  'keyword-reply': keywordReplyTexts58,
  'robot-card': robotCardTexts59,
  'clear-records': clearRecordsTexts60,
  'page-count': pageCountTexts61,
  'robot-config-screen': robotConfigTexts62,
  rss: rssTexts63,
  countdown: countdownTexts64,
  'daily-saying': dailySayingTexts65,
  'schedule-list': scheduleTexts66,
  'material-schedule': materialScheduleTexts67,
  'news-schedule': newsScheduleTexts68,
  'schedule-week': weekTexts69,
  'send-job': jobTexts70,
  'mass-send-dialog': massSendTexts71,
  'past-sends': pastSendsTexts72,
  'send-message-dialog': sendMessageTexts73,
  'send-to-one': sendToOneTexts74,
  'user-group': userGroupTexts75,
  'app-shell': appShellTexts76,
  'shell-notices': shellNoticesTexts77,
  'not-found-screen': notFoundTexts78,
  'page-failed-screen': pageFailedTexts78,
  'unreachable-screen': unreachableTexts78,
  'feedback-dialog': feedbackTexts79,
  'feedback-group': feedbackGroupTexts79,
  notices: noticesTexts80,
  skill: skillTexts81,
  summary: summaryTexts82,
  'room-sync': roomSyncTexts83,
  target: targetTexts84,
  upload: uploadTexts85,
  'draft-notice': draftTexts86,
  'new-password': newPasswordTexts87,
  'chat-drawer': chatDrawerTexts88,
  chats: chatsTexts89,
  'robot-clock': robotClockTexts90,
  findings: findingsTexts91,
  config: configTexts92,
  'robot-config-groups': fieldGroupTexts93,
  conflict: conflictTexts94,
  'rule-hits': hitsTexts95,
  'member-guard': memberGuardTexts96,
  'config-part': configPartTexts97,
  connection: connectionTexts98,
  question: questionTexts99,
  'record-list': recordListTexts100,
  'record-targets': targetTexts101,
  related: relatedTexts102,
  'rule-bulk': bulkTexts103,
  'rule-csv-columns': csvColumnTexts104,
  'rule-csv': csvTexts105,
  rule: ruleTexts106,
  'rule-trigger': triggerTexts106,
  'rule-reorder': reorderTexts107,
  'rule-list': ruleListTexts108,
  'rule-summary': ruleSummaryTexts109,
  selection: selectionTexts110,
  samples: sampleTexts111,
  simulator: simulatorTexts112,
  'try-it': tryTexts113,
  'tag-filter': tagFilterTexts114,
  trace: traceTexts115,
  undo: undoTexts116,
  provider: providerTexts117,
  'chat-preview': chatPreviewTexts118,
  copy: copyTexts119,
  'data-table': dataTableTexts120,
  'date-field': dateFieldTexts121,
  'unsaved-changes': guardedDialogTexts122,
  'option-list': optionListTexts123,
  primitives: primitiveTexts124,
  'save-bar': saveBarTexts125,
};
