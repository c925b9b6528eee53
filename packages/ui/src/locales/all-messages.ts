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
import { secondFactorMessages as secondFactorTexts8 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts9 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts10 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts11 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts12 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts13,
  moreMaterialMessages as moreMaterialTexts13,
  customContentMessages as customContentTexts13,
  channelMessages as channelTexts13,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts14 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts15 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts16 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts17 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts18 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts19 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts20 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts21 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts22,
  privateKeywordMessages as privateKeywordTexts22,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts23 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts24 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts25 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts26 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts27 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts28 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts29 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts30 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts31 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts32,
  keywordForwardMessages as keywordForwardTexts32,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts33,
  privateForwardMessages as privateForwardTexts33,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts34 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts35 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts36 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts37 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts38 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts39 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts40 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts41 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts42 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts43 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts44 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts45 } from '#features/open-api/open-api.messages.ts';
import { ordersMessages as ordersTexts46 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts47 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts48 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts49 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts50 } from '#features/prompt/prompt.messages.ts';
import { reminderMessages as reminderTexts51 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts52 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts53 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts54 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts55 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts56 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts57 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts58 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts59 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts60 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts61 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts62 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts63 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts64 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts65 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts66 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts67 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts68 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts69 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts70 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts71 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts72,
  pageFailedMessages as pageFailedTexts72,
  unreachableMessages as unreachableTexts72,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts73,
  feedbackGroupMessages as feedbackGroupTexts73,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts74 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts75 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts76 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts77 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts78 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts79 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts80 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts81 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts82 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts83 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts84 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts85 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts86 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts87 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts88 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts89 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts90 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts91 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts92 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts93 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts94 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts95 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts96 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts97 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts98 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts99 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts100,
  triggerMessages as triggerTexts100,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts101 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts102 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts103 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts104 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts105 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts106 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts107 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts108 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts109 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts110 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts111 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts112 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts113 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts114 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts115 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts116 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts117 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts118 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts119 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'second-factor': typeof secondFactorTexts8;
  'account-sessions': typeof sessionsTexts9;
  'sign-up-screen': typeof signUpTexts10;
  'two-factor': typeof twoFactorTexts11;
  'all-schedules': typeof allSchedulesTexts12;
  'more-news': typeof moreNewsTexts13;
  'more-material': typeof moreMaterialTexts13;
  'custom-content': typeof customContentTexts13;
  'own-channel': typeof channelTexts13;
  'more-countdown': typeof moreCountdownTexts14;
  'callback-event-dialog': typeof callbackEventTexts15;
  'callback-event-screen': typeof callbackEventScreenTexts16;
  'config-check-screen': typeof configCheckScreenTexts17;
  'contact-list': typeof contactListTexts18;
  'cron-dialog': typeof cronTexts19;
  'custom-bot': typeof customBotTexts20;
  'conversation-record': typeof conversationRecordTexts21;
  'room-reply': typeof roomReplyTexts22;
  'private-keyword': typeof privateKeywordTexts22;
  storage: typeof storageTexts23;
  'upload-file': typeof uploadFileTexts24;
  'dashboard-screen': typeof dashboardTexts25;
  'robot-login': typeof loginTexts26;
  onboarding: typeof onboardingTexts27;
  'dialogue-advanced': typeof advancedTexts28;
  dialogue: typeof dialogueTexts29;
  'dialogue-media': typeof mediaTexts30;
  'test-chat': typeof testChatTexts31;
  'keyword-forward-screen': typeof keywordForwardScreenTexts32;
  'keyword-forward-dialog': typeof keywordForwardTexts32;
  'private-forward-screen': typeof privateForwardScreenTexts33;
  'private-forward-dialog': typeof privateForwardTexts33;
  'group-list': typeof groupListTexts34;
  'join-rule': typeof joinRuleTexts35;
  'message-log': typeof logTexts36;
  'material-bulk': typeof materialBulkTexts37;
  'file-queue': typeof fileQueueTexts38;
  'material-library': typeof materialLibraryTexts39;
  'material-dialog': typeof materialDialogTexts40;
  'material-panel': typeof materialPanelTexts41;
  'material-picker': typeof materialPickerTexts42;
  'message-form': typeof messageFormTexts43;
  replies: typeof repliesTexts44;
  'open-api': typeof openApiTexts45;
  'orders-screen': typeof ordersTexts46;
  'payment-screen': typeof paymentTexts47;
  'plans-screen': typeof plansTexts48;
  'command-palette': typeof paletteTexts49;
  prompt: typeof promptTexts50;
  reminder: typeof reminderTexts51;
  'keyword-reply': typeof keywordReplyTexts52;
  'robot-card': typeof robotCardTexts53;
  'clear-records': typeof clearRecordsTexts54;
  'page-count': typeof pageCountTexts55;
  'robot-config-screen': typeof robotConfigTexts56;
  rss: typeof rssTexts57;
  countdown: typeof countdownTexts58;
  'daily-saying': typeof dailySayingTexts59;
  'schedule-list': typeof scheduleTexts60;
  'material-schedule': typeof materialScheduleTexts61;
  'news-schedule': typeof newsScheduleTexts62;
  'schedule-week': typeof weekTexts63;
  'send-job': typeof jobTexts64;
  'mass-send-dialog': typeof massSendTexts65;
  'past-sends': typeof pastSendsTexts66;
  'send-message-dialog': typeof sendMessageTexts67;
  'send-to-one': typeof sendToOneTexts68;
  'user-group': typeof userGroupTexts69;
  'app-shell': typeof appShellTexts70;
  'shell-notices': typeof shellNoticesTexts71;
  'not-found-screen': typeof notFoundTexts72;
  'page-failed-screen': typeof pageFailedTexts72;
  'unreachable-screen': typeof unreachableTexts72;
  'feedback-dialog': typeof feedbackTexts73;
  'feedback-group': typeof feedbackGroupTexts73;
  notices: typeof noticesTexts74;
  skill: typeof skillTexts75;
  summary: typeof summaryTexts76;
  'room-sync': typeof roomSyncTexts77;
  target: typeof targetTexts78;
  upload: typeof uploadTexts79;
  'draft-notice': typeof draftTexts80;
  'new-password': typeof newPasswordTexts81;
  'chat-drawer': typeof chatDrawerTexts82;
  chats: typeof chatsTexts83;
  'robot-clock': typeof robotClockTexts84;
  findings: typeof findingsTexts85;
  config: typeof configTexts86;
  'robot-config-groups': typeof fieldGroupTexts87;
  conflict: typeof conflictTexts88;
  'rule-hits': typeof hitsTexts89;
  'member-guard': typeof memberGuardTexts90;
  'config-part': typeof configPartTexts91;
  connection: typeof connectionTexts92;
  question: typeof questionTexts93;
  'record-list': typeof recordListTexts94;
  'record-targets': typeof targetTexts95;
  related: typeof relatedTexts96;
  'rule-bulk': typeof bulkTexts97;
  'rule-csv-columns': typeof csvColumnTexts98;
  'rule-csv': typeof csvTexts99;
  rule: typeof ruleTexts100;
  'rule-trigger': typeof triggerTexts100;
  'rule-reorder': typeof reorderTexts101;
  'rule-list': typeof ruleListTexts102;
  'rule-summary': typeof ruleSummaryTexts103;
  selection: typeof selectionTexts104;
  samples: typeof sampleTexts105;
  simulator: typeof simulatorTexts106;
  'try-it': typeof tryTexts107;
  'tag-filter': typeof tagFilterTexts108;
  trace: typeof traceTexts109;
  undo: typeof undoTexts110;
  provider: typeof providerTexts111;
  'chat-preview': typeof chatPreviewTexts112;
  copy: typeof copyTexts113;
  'data-table': typeof dataTableTexts114;
  'date-field': typeof dateFieldTexts115;
  'unsaved-changes': typeof guardedDialogTexts116;
  'option-list': typeof optionListTexts117;
  primitives: typeof primitiveTexts118;
  'save-bar': typeof saveBarTexts119;
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
  'second-factor': secondFactorTexts8,
  'account-sessions': sessionsTexts9,
  'sign-up-screen': signUpTexts10,
  'two-factor': twoFactorTexts11,
  'all-schedules': allSchedulesTexts12,
  'more-news': moreNewsTexts13,
  'more-material': moreMaterialTexts13,
  'custom-content': customContentTexts13,
  'own-channel': channelTexts13,
  'more-countdown': moreCountdownTexts14,
  'callback-event-dialog': callbackEventTexts15,
  'callback-event-screen': callbackEventScreenTexts16,
  'config-check-screen': configCheckScreenTexts17,
  'contact-list': contactListTexts18,
  'cron-dialog': cronTexts19,
  'custom-bot': customBotTexts20,
  'conversation-record': conversationRecordTexts21,
  'room-reply': roomReplyTexts22,
  'private-keyword': privateKeywordTexts22,
  storage: storageTexts23,
  'upload-file': uploadFileTexts24,
  'dashboard-screen': dashboardTexts25,
  'robot-login': loginTexts26,
  onboarding: onboardingTexts27,
  'dialogue-advanced': advancedTexts28,
  dialogue: dialogueTexts29,
  'dialogue-media': mediaTexts30,
  'test-chat': testChatTexts31,
  'keyword-forward-screen': keywordForwardScreenTexts32,
  'keyword-forward-dialog': keywordForwardTexts32,
  'private-forward-screen': privateForwardScreenTexts33,
  'private-forward-dialog': privateForwardTexts33,
  'group-list': groupListTexts34,
  'join-rule': joinRuleTexts35,
  'message-log': logTexts36,
  'material-bulk': materialBulkTexts37,
  'file-queue': fileQueueTexts38,
  'material-library': materialLibraryTexts39,
  'material-dialog': materialDialogTexts40,
  'material-panel': materialPanelTexts41,
  'material-picker': materialPickerTexts42,
  'message-form': messageFormTexts43,
  replies: repliesTexts44,
  'open-api': openApiTexts45,
  'orders-screen': ordersTexts46,
  'payment-screen': paymentTexts47,
  'plans-screen': plansTexts48,
  'command-palette': paletteTexts49,
  prompt: promptTexts50,
  reminder: reminderTexts51,
  'keyword-reply': keywordReplyTexts52,
  'robot-card': robotCardTexts53,
  'clear-records': clearRecordsTexts54,
  'page-count': pageCountTexts55,
  'robot-config-screen': robotConfigTexts56,
  rss: rssTexts57,
  countdown: countdownTexts58,
  'daily-saying': dailySayingTexts59,
  'schedule-list': scheduleTexts60,
  'material-schedule': materialScheduleTexts61,
  'news-schedule': newsScheduleTexts62,
  'schedule-week': weekTexts63,
  'send-job': jobTexts64,
  'mass-send-dialog': massSendTexts65,
  'past-sends': pastSendsTexts66,
  'send-message-dialog': sendMessageTexts67,
  'send-to-one': sendToOneTexts68,
  'user-group': userGroupTexts69,
  'app-shell': appShellTexts70,
  'shell-notices': shellNoticesTexts71,
  'not-found-screen': notFoundTexts72,
  'page-failed-screen': pageFailedTexts72,
  'unreachable-screen': unreachableTexts72,
  'feedback-dialog': feedbackTexts73,
  'feedback-group': feedbackGroupTexts73,
  notices: noticesTexts74,
  skill: skillTexts75,
  summary: summaryTexts76,
  'room-sync': roomSyncTexts77,
  target: targetTexts78,
  upload: uploadTexts79,
  'draft-notice': draftTexts80,
  'new-password': newPasswordTexts81,
  'chat-drawer': chatDrawerTexts82,
  chats: chatsTexts83,
  'robot-clock': robotClockTexts84,
  findings: findingsTexts85,
  config: configTexts86,
  'robot-config-groups': fieldGroupTexts87,
  conflict: conflictTexts88,
  'rule-hits': hitsTexts89,
  'member-guard': memberGuardTexts90,
  'config-part': configPartTexts91,
  connection: connectionTexts92,
  question: questionTexts93,
  'record-list': recordListTexts94,
  'record-targets': targetTexts95,
  related: relatedTexts96,
  'rule-bulk': bulkTexts97,
  'rule-csv-columns': csvColumnTexts98,
  'rule-csv': csvTexts99,
  rule: ruleTexts100,
  'rule-trigger': triggerTexts100,
  'rule-reorder': reorderTexts101,
  'rule-list': ruleListTexts102,
  'rule-summary': ruleSummaryTexts103,
  selection: selectionTexts104,
  samples: sampleTexts105,
  simulator: simulatorTexts106,
  'try-it': tryTexts107,
  'tag-filter': tagFilterTexts108,
  trace: traceTexts109,
  undo: undoTexts110,
  provider: providerTexts111,
  'chat-preview': chatPreviewTexts112,
  copy: copyTexts113,
  'data-table': dataTableTexts114,
  'date-field': dateFieldTexts115,
  'unsaved-changes': guardedDialogTexts116,
  'option-list': optionListTexts117,
  primitives: primitiveTexts118,
  'save-bar': saveBarTexts119,
};
