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
import { reminderMessages as reminderTexts49 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts50 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts51 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts52 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts53 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts54 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts55 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts56 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts57 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts58 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts59 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts60 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts61 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts62 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts63 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts64 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts65 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts66 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts67 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts68 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts69 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts70,
  pageFailedMessages as pageFailedTexts70,
  unreachableMessages as unreachableTexts70,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts71,
  feedbackGroupMessages as feedbackGroupTexts71,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts72 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts73 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts74 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts75 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts76 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts77 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts78 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts79 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts80 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts81 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts82 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts83 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts84 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts85 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts86 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts87 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts88 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts89 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts90 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts91 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts92 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts93 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts94 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts95 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts96 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts97 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts98,
  triggerMessages as triggerTexts98,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts99 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts100 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts101 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts102 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts103 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts104 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts105 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts106 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts107 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts108 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts109 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts110 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts111 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts112 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts113 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts114 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts115 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts116 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts117 } from '#primitives/save-bar/save-bar.messages.ts';

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
  reminder: typeof reminderTexts49;
  'keyword-reply': typeof keywordReplyTexts50;
  'robot-card': typeof robotCardTexts51;
  'clear-records': typeof clearRecordsTexts52;
  'page-count': typeof pageCountTexts53;
  'robot-config-screen': typeof robotConfigTexts54;
  rss: typeof rssTexts55;
  countdown: typeof countdownTexts56;
  'daily-saying': typeof dailySayingTexts57;
  'schedule-list': typeof scheduleTexts58;
  'material-schedule': typeof materialScheduleTexts59;
  'news-schedule': typeof newsScheduleTexts60;
  'schedule-week': typeof weekTexts61;
  'send-job': typeof jobTexts62;
  'mass-send-dialog': typeof massSendTexts63;
  'past-sends': typeof pastSendsTexts64;
  'send-message-dialog': typeof sendMessageTexts65;
  'send-to-one': typeof sendToOneTexts66;
  'user-group': typeof userGroupTexts67;
  'app-shell': typeof appShellTexts68;
  'shell-notices': typeof shellNoticesTexts69;
  'not-found-screen': typeof notFoundTexts70;
  'page-failed-screen': typeof pageFailedTexts70;
  'unreachable-screen': typeof unreachableTexts70;
  'feedback-dialog': typeof feedbackTexts71;
  'feedback-group': typeof feedbackGroupTexts71;
  notices: typeof noticesTexts72;
  skill: typeof skillTexts73;
  summary: typeof summaryTexts74;
  'room-sync': typeof roomSyncTexts75;
  target: typeof targetTexts76;
  upload: typeof uploadTexts77;
  'draft-notice': typeof draftTexts78;
  'new-password': typeof newPasswordTexts79;
  'chat-drawer': typeof chatDrawerTexts80;
  chats: typeof chatsTexts81;
  'robot-clock': typeof robotClockTexts82;
  findings: typeof findingsTexts83;
  config: typeof configTexts84;
  'robot-config-groups': typeof fieldGroupTexts85;
  conflict: typeof conflictTexts86;
  'rule-hits': typeof hitsTexts87;
  'member-guard': typeof memberGuardTexts88;
  'config-part': typeof configPartTexts89;
  connection: typeof connectionTexts90;
  question: typeof questionTexts91;
  'record-list': typeof recordListTexts92;
  'record-targets': typeof targetTexts93;
  related: typeof relatedTexts94;
  'rule-bulk': typeof bulkTexts95;
  'rule-csv-columns': typeof csvColumnTexts96;
  'rule-csv': typeof csvTexts97;
  rule: typeof ruleTexts98;
  'rule-trigger': typeof triggerTexts98;
  'rule-reorder': typeof reorderTexts99;
  'rule-list': typeof ruleListTexts100;
  'rule-summary': typeof ruleSummaryTexts101;
  selection: typeof selectionTexts102;
  samples: typeof sampleTexts103;
  simulator: typeof simulatorTexts104;
  'try-it': typeof tryTexts105;
  'tag-filter': typeof tagFilterTexts106;
  trace: typeof traceTexts107;
  undo: typeof undoTexts108;
  provider: typeof providerTexts109;
  'chat-preview': typeof chatPreviewTexts110;
  copy: typeof copyTexts111;
  'data-table': typeof dataTableTexts112;
  'date-field': typeof dateFieldTexts113;
  'unsaved-changes': typeof guardedDialogTexts114;
  'option-list': typeof optionListTexts115;
  primitives: typeof primitiveTexts116;
  'save-bar': typeof saveBarTexts117;
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
  reminder: reminderTexts49,
  'keyword-reply': keywordReplyTexts50,
  'robot-card': robotCardTexts51,
  'clear-records': clearRecordsTexts52,
  'page-count': pageCountTexts53,
  'robot-config-screen': robotConfigTexts54,
  rss: rssTexts55,
  countdown: countdownTexts56,
  'daily-saying': dailySayingTexts57,
  'schedule-list': scheduleTexts58,
  'material-schedule': materialScheduleTexts59,
  'news-schedule': newsScheduleTexts60,
  'schedule-week': weekTexts61,
  'send-job': jobTexts62,
  'mass-send-dialog': massSendTexts63,
  'past-sends': pastSendsTexts64,
  'send-message-dialog': sendMessageTexts65,
  'send-to-one': sendToOneTexts66,
  'user-group': userGroupTexts67,
  'app-shell': appShellTexts68,
  'shell-notices': shellNoticesTexts69,
  'not-found-screen': notFoundTexts70,
  'page-failed-screen': pageFailedTexts70,
  'unreachable-screen': unreachableTexts70,
  'feedback-dialog': feedbackTexts71,
  'feedback-group': feedbackGroupTexts71,
  notices: noticesTexts72,
  skill: skillTexts73,
  summary: summaryTexts74,
  'room-sync': roomSyncTexts75,
  target: targetTexts76,
  upload: uploadTexts77,
  'draft-notice': draftTexts78,
  'new-password': newPasswordTexts79,
  'chat-drawer': chatDrawerTexts80,
  chats: chatsTexts81,
  'robot-clock': robotClockTexts82,
  findings: findingsTexts83,
  config: configTexts84,
  'robot-config-groups': fieldGroupTexts85,
  conflict: conflictTexts86,
  'rule-hits': hitsTexts87,
  'member-guard': memberGuardTexts88,
  'config-part': configPartTexts89,
  connection: connectionTexts90,
  question: questionTexts91,
  'record-list': recordListTexts92,
  'record-targets': targetTexts93,
  related: relatedTexts94,
  'rule-bulk': bulkTexts95,
  'rule-csv-columns': csvColumnTexts96,
  'rule-csv': csvTexts97,
  rule: ruleTexts98,
  'rule-trigger': triggerTexts98,
  'rule-reorder': reorderTexts99,
  'rule-list': ruleListTexts100,
  'rule-summary': ruleSummaryTexts101,
  selection: selectionTexts102,
  samples: sampleTexts103,
  simulator: simulatorTexts104,
  'try-it': tryTexts105,
  'tag-filter': tagFilterTexts106,
  trace: traceTexts107,
  undo: undoTexts108,
  provider: providerTexts109,
  'chat-preview': chatPreviewTexts110,
  copy: copyTexts111,
  'data-table': dataTableTexts112,
  'date-field': dateFieldTexts113,
  'unsaved-changes': guardedDialogTexts114,
  'option-list': optionListTexts115,
  primitives: primitiveTexts116,
  'save-bar': saveBarTexts117,
};
