// Written by `npm run zh-tw`.
import {
  accountFormMessages as accountFormTexts0,
  challengeMessages as challengeTexts0,
} from '#features/account/account-form/account-form.messages.ts';
import {
  activationMessages as activationTexts1,
  activationMailMessages as activationMailTexts1,
} from '#features/account/activation/activation.messages.ts';
import { emailChangeMessages as emailChangeTexts2 } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages as fileSpaceTexts3 } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages as loginTexts4 } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts5,
  passwordForgetMessages as passwordForgetTexts5,
  passwordResetMessages as passwordResetTexts5,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts6 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts7,
  scanLoginMessages as scanLoginTexts7,
  phoneBindingMessages as phoneBindingTexts7,
} from '#features/account/scan-code/scan-code.messages.ts';
import { sessionsMessages as sessionsTexts8 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts9 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { allSchedulesMessages as allSchedulesTexts10 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts11,
  moreMaterialMessages as moreMaterialTexts11,
  customContentMessages as customContentTexts11,
  channelMessages as channelTexts11,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts12 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts13 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts14 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts15 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts16 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts17 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts18 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts19 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts20,
  privateKeywordMessages as privateKeywordTexts20,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts21 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts22 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts23 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts24 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts25 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts26 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts27 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts28 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts29 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts30,
  keywordForwardMessages as keywordForwardTexts30,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts31,
  privateForwardMessages as privateForwardTexts31,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts32 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts33 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts34 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts35 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts36 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts37 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts38 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts39 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts40 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts41 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts42 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts43 } from '#features/open-api/open-api.messages.ts';
import { ordersMessages as ordersTexts44 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts45 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts46 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts47 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts48 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts49 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts50 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts51 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts52 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts53 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts54 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts55 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts56 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts57 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts58 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts59 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts60 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts61 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts62 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts63 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts64 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts65 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts66 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts67 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts68 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts69 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts70 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts71 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts72 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts73,
  pageFailedMessages as pageFailedTexts73,
  unreachableMessages as unreachableTexts73,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts74,
  feedbackGroupMessages as feedbackGroupTexts74,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts75 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts76 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts77 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts78 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts79 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts80 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts81 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts82 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts83 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts84 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts85 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts86 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts87 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts88 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts89 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts90 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts91 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts92 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts93 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts94 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts95 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts96 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts97 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts98 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts99 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts100 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts101,
  triggerMessages as triggerTexts101,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts102 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts103 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts104 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts105 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts106 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts107 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts108 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts109 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts110 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts111 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts112 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts113 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts114 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts115 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts116 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts117 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts118 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts119 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts120 } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export interface AllMessages {
  'account-form': typeof accountFormTexts0;
  challenge: typeof challengeTexts0;
  'activation-screen': typeof activationTexts1;
  'activation-mail': typeof activationMailTexts1;
  'email-change-screen': typeof emailChangeTexts2;
  'file-space': typeof fileSpaceTexts3;
  'login-screen': typeof loginTexts4;
  'password-change-screen': typeof passwordChangeTexts5;
  'password-forget-screen': typeof passwordForgetTexts5;
  'password-reset-screen': typeof passwordResetTexts5;
  'personal-centre': typeof personalCentreTexts6;
  'scan-code': typeof scanCodeTexts7;
  'scan-login': typeof scanLoginTexts7;
  'phone-binding': typeof phoneBindingTexts7;
  'account-sessions': typeof sessionsTexts8;
  'sign-up-screen': typeof signUpTexts9;
  'all-schedules': typeof allSchedulesTexts10;
  'more-news': typeof moreNewsTexts11;
  'more-material': typeof moreMaterialTexts11;
  'custom-content': typeof customContentTexts11;
  'own-channel': typeof channelTexts11;
  'more-countdown': typeof moreCountdownTexts12;
  'callback-event-dialog': typeof callbackEventTexts13;
  'callback-event-screen': typeof callbackEventScreenTexts14;
  'config-check-screen': typeof configCheckScreenTexts15;
  'contact-list': typeof contactListTexts16;
  'cron-dialog': typeof cronTexts17;
  'custom-bot': typeof customBotTexts18;
  'conversation-record': typeof conversationRecordTexts19;
  'room-reply': typeof roomReplyTexts20;
  'private-keyword': typeof privateKeywordTexts20;
  storage: typeof storageTexts21;
  'upload-file': typeof uploadFileTexts22;
  'dashboard-screen': typeof dashboardTexts23;
  'robot-login': typeof loginTexts24;
  onboarding: typeof onboardingTexts25;
  'dialogue-advanced': typeof advancedTexts26;
  dialogue: typeof dialogueTexts27;
  'dialogue-media': typeof mediaTexts28;
  'test-chat': typeof testChatTexts29;
  'keyword-forward-screen': typeof keywordForwardScreenTexts30;
  'keyword-forward-dialog': typeof keywordForwardTexts30;
  'private-forward-screen': typeof privateForwardScreenTexts31;
  'private-forward-dialog': typeof privateForwardTexts31;
  'group-list': typeof groupListTexts32;
  'join-rule': typeof joinRuleTexts33;
  'message-log': typeof logTexts34;
  'material-bulk': typeof materialBulkTexts35;
  'file-queue': typeof fileQueueTexts36;
  'material-library': typeof materialLibraryTexts37;
  'material-dialog': typeof materialDialogTexts38;
  'material-panel': typeof materialPanelTexts39;
  'material-picker': typeof materialPickerTexts40;
  'message-form': typeof messageFormTexts41;
  replies: typeof repliesTexts42;
  'open-api': typeof openApiTexts43;
  'orders-screen': typeof ordersTexts44;
  'payment-screen': typeof paymentTexts45;
  'plans-screen': typeof plansTexts46;
  'command-palette': typeof paletteTexts47;
  prompt: typeof promptTexts48;
  'recipe-rules': typeof recipeRulesTexts49;
  'recipe-screen': typeof recipeScreenTexts50;
  recipes: typeof recipesTexts51;
  reminder: typeof reminderTexts52;
  'keyword-reply': typeof keywordReplyTexts53;
  'robot-card': typeof robotCardTexts54;
  'clear-records': typeof clearRecordsTexts55;
  'page-count': typeof pageCountTexts56;
  'robot-config-screen': typeof robotConfigTexts57;
  rss: typeof rssTexts58;
  countdown: typeof countdownTexts59;
  'daily-saying': typeof dailySayingTexts60;
  'schedule-list': typeof scheduleTexts61;
  'material-schedule': typeof materialScheduleTexts62;
  'news-schedule': typeof newsScheduleTexts63;
  'schedule-week': typeof weekTexts64;
  'send-job': typeof jobTexts65;
  'mass-send-dialog': typeof massSendTexts66;
  'past-sends': typeof pastSendsTexts67;
  'send-message-dialog': typeof sendMessageTexts68;
  'send-to-one': typeof sendToOneTexts69;
  'user-group': typeof userGroupTexts70;
  'app-shell': typeof appShellTexts71;
  'shell-notices': typeof shellNoticesTexts72;
  'not-found-screen': typeof notFoundTexts73;
  'page-failed-screen': typeof pageFailedTexts73;
  'unreachable-screen': typeof unreachableTexts73;
  'feedback-dialog': typeof feedbackTexts74;
  'feedback-group': typeof feedbackGroupTexts74;
  notices: typeof noticesTexts75;
  skill: typeof skillTexts76;
  summary: typeof summaryTexts77;
  'room-sync': typeof roomSyncTexts78;
  target: typeof targetTexts79;
  upload: typeof uploadTexts80;
  'draft-notice': typeof draftTexts81;
  'new-password': typeof newPasswordTexts82;
  'chat-drawer': typeof chatDrawerTexts83;
  chats: typeof chatsTexts84;
  'robot-clock': typeof robotClockTexts85;
  findings: typeof findingsTexts86;
  config: typeof configTexts87;
  'robot-config-groups': typeof fieldGroupTexts88;
  conflict: typeof conflictTexts89;
  'rule-hits': typeof hitsTexts90;
  'member-guard': typeof memberGuardTexts91;
  'config-part': typeof configPartTexts92;
  connection: typeof connectionTexts93;
  question: typeof questionTexts94;
  'record-list': typeof recordListTexts95;
  'record-targets': typeof targetTexts96;
  related: typeof relatedTexts97;
  'rule-bulk': typeof bulkTexts98;
  'rule-csv-columns': typeof csvColumnTexts99;
  'rule-csv': typeof csvTexts100;
  rule: typeof ruleTexts101;
  'rule-trigger': typeof triggerTexts101;
  'rule-reorder': typeof reorderTexts102;
  'rule-list': typeof ruleListTexts103;
  'rule-summary': typeof ruleSummaryTexts104;
  selection: typeof selectionTexts105;
  samples: typeof sampleTexts106;
  simulator: typeof simulatorTexts107;
  'try-it': typeof tryTexts108;
  'tag-filter': typeof tagFilterTexts109;
  trace: typeof traceTexts110;
  undo: typeof undoTexts111;
  provider: typeof providerTexts112;
  'chat-preview': typeof chatPreviewTexts113;
  copy: typeof copyTexts114;
  'data-table': typeof dataTableTexts115;
  'date-field': typeof dateFieldTexts116;
  'unsaved-changes': typeof guardedDialogTexts117;
  'option-list': typeof optionListTexts118;
  primitives: typeof primitiveTexts119;
  'save-bar': typeof saveBarTexts120;
}
export const ALL_MESSAGES: AllMessages = {
  'account-form': accountFormTexts0,
  challenge: challengeTexts0,
  'activation-screen': activationTexts1,
  'activation-mail': activationMailTexts1,
  'email-change-screen': emailChangeTexts2,
  'file-space': fileSpaceTexts3,
  'login-screen': loginTexts4,
  'password-change-screen': passwordChangeTexts5,
  'password-forget-screen': passwordForgetTexts5,
  'password-reset-screen': passwordResetTexts5,
  'personal-centre': personalCentreTexts6,
  'scan-code': scanCodeTexts7,
  'scan-login': scanLoginTexts7,
  'phone-binding': phoneBindingTexts7,
  'account-sessions': sessionsTexts8,
  'sign-up-screen': signUpTexts9,
  'all-schedules': allSchedulesTexts10,
  'more-news': moreNewsTexts11,
  'more-material': moreMaterialTexts11,
  'custom-content': customContentTexts11,
  'own-channel': channelTexts11,
  'more-countdown': moreCountdownTexts12,
  'callback-event-dialog': callbackEventTexts13,
  'callback-event-screen': callbackEventScreenTexts14,
  'config-check-screen': configCheckScreenTexts15,
  'contact-list': contactListTexts16,
  'cron-dialog': cronTexts17,
  'custom-bot': customBotTexts18,
  'conversation-record': conversationRecordTexts19,
  'room-reply': roomReplyTexts20,
  'private-keyword': privateKeywordTexts20,
  storage: storageTexts21,
  'upload-file': uploadFileTexts22,
  'dashboard-screen': dashboardTexts23,
  'robot-login': loginTexts24,
  onboarding: onboardingTexts25,
  'dialogue-advanced': advancedTexts26,
  dialogue: dialogueTexts27,
  'dialogue-media': mediaTexts28,
  'test-chat': testChatTexts29,
  'keyword-forward-screen': keywordForwardScreenTexts30,
  'keyword-forward-dialog': keywordForwardTexts30,
  'private-forward-screen': privateForwardScreenTexts31,
  'private-forward-dialog': privateForwardTexts31,
  'group-list': groupListTexts32,
  'join-rule': joinRuleTexts33,
  'message-log': logTexts34,
  'material-bulk': materialBulkTexts35,
  'file-queue': fileQueueTexts36,
  'material-library': materialLibraryTexts37,
  'material-dialog': materialDialogTexts38,
  'material-panel': materialPanelTexts39,
  'material-picker': materialPickerTexts40,
  'message-form': messageFormTexts41,
  replies: repliesTexts42,
  'open-api': openApiTexts43,
  'orders-screen': ordersTexts44,
  'payment-screen': paymentTexts45,
  'plans-screen': plansTexts46,
  'command-palette': paletteTexts47,
  prompt: promptTexts48,
  'recipe-rules': recipeRulesTexts49,
  'recipe-screen': recipeScreenTexts50,
  recipes: recipesTexts51,
  reminder: reminderTexts52,
  'keyword-reply': keywordReplyTexts53,
  'robot-card': robotCardTexts54,
  'clear-records': clearRecordsTexts55,
  'page-count': pageCountTexts56,
  'robot-config-screen': robotConfigTexts57,
  rss: rssTexts58,
  countdown: countdownTexts59,
  'daily-saying': dailySayingTexts60,
  'schedule-list': scheduleTexts61,
  'material-schedule': materialScheduleTexts62,
  'news-schedule': newsScheduleTexts63,
  'schedule-week': weekTexts64,
  'send-job': jobTexts65,
  'mass-send-dialog': massSendTexts66,
  'past-sends': pastSendsTexts67,
  'send-message-dialog': sendMessageTexts68,
  'send-to-one': sendToOneTexts69,
  'user-group': userGroupTexts70,
  'app-shell': appShellTexts71,
  'shell-notices': shellNoticesTexts72,
  'not-found-screen': notFoundTexts73,
  'page-failed-screen': pageFailedTexts73,
  'unreachable-screen': unreachableTexts73,
  'feedback-dialog': feedbackTexts74,
  'feedback-group': feedbackGroupTexts74,
  notices: noticesTexts75,
  skill: skillTexts76,
  summary: summaryTexts77,
  'room-sync': roomSyncTexts78,
  target: targetTexts79,
  upload: uploadTexts80,
  'draft-notice': draftTexts81,
  'new-password': newPasswordTexts82,
  'chat-drawer': chatDrawerTexts83,
  chats: chatsTexts84,
  'robot-clock': robotClockTexts85,
  findings: findingsTexts86,
  config: configTexts87,
  'robot-config-groups': fieldGroupTexts88,
  conflict: conflictTexts89,
  'rule-hits': hitsTexts90,
  'member-guard': memberGuardTexts91,
  'config-part': configPartTexts92,
  connection: connectionTexts93,
  question: questionTexts94,
  'record-list': recordListTexts95,
  'record-targets': targetTexts96,
  related: relatedTexts97,
  'rule-bulk': bulkTexts98,
  'rule-csv-columns': csvColumnTexts99,
  'rule-csv': csvTexts100,
  rule: ruleTexts101,
  'rule-trigger': triggerTexts101,
  'rule-reorder': reorderTexts102,
  'rule-list': ruleListTexts103,
  'rule-summary': ruleSummaryTexts104,
  selection: selectionTexts105,
  samples: sampleTexts106,
  simulator: simulatorTexts107,
  'try-it': tryTexts108,
  'tag-filter': tagFilterTexts109,
  trace: traceTexts110,
  undo: undoTexts111,
  provider: providerTexts112,
  'chat-preview': chatPreviewTexts113,
  copy: copyTexts114,
  'data-table': dataTableTexts115,
  'date-field': dateFieldTexts116,
  'unsaved-changes': guardedDialogTexts117,
  'option-list': optionListTexts118,
  primitives: primitiveTexts119,
  'save-bar': saveBarTexts120,
};
