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
import { recipeRulesMessages as recipeRulesTexts51 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts52 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts53 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts54 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts55 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts56 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts57 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts58 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts59 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts60 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts61 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts62 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts63 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts64 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts65 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts66 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts67 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts68 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts69 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts70 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts71 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts72 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts73 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts74 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts75,
  pageFailedMessages as pageFailedTexts75,
  unreachableMessages as unreachableTexts75,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts76,
  feedbackGroupMessages as feedbackGroupTexts76,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts77 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts78 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts79 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts80 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts81 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts82 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts83 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts84 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts85 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts86 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts87 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts88 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts89 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts90 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts91 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts92 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts93 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts94 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts95 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts96 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts97 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts98 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts99 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts100 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts101 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts102 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts103,
  triggerMessages as triggerTexts103,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts104 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts105 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts106 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts107 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts108 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts109 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts110 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts111 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts112 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts113 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts114 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts115 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts116 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts117 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts118 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts119 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts120 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts121 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts122 } from '#primitives/save-bar/save-bar.messages.ts';

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
  'recipe-rules': typeof recipeRulesTexts51;
  'recipe-screen': typeof recipeScreenTexts52;
  recipes: typeof recipesTexts53;
  reminder: typeof reminderTexts54;
  'keyword-reply': typeof keywordReplyTexts55;
  'robot-card': typeof robotCardTexts56;
  'clear-records': typeof clearRecordsTexts57;
  'page-count': typeof pageCountTexts58;
  'robot-config-screen': typeof robotConfigTexts59;
  rss: typeof rssTexts60;
  countdown: typeof countdownTexts61;
  'daily-saying': typeof dailySayingTexts62;
  'schedule-list': typeof scheduleTexts63;
  'material-schedule': typeof materialScheduleTexts64;
  'news-schedule': typeof newsScheduleTexts65;
  'schedule-week': typeof weekTexts66;
  'send-job': typeof jobTexts67;
  'mass-send-dialog': typeof massSendTexts68;
  'past-sends': typeof pastSendsTexts69;
  'send-message-dialog': typeof sendMessageTexts70;
  'send-to-one': typeof sendToOneTexts71;
  'user-group': typeof userGroupTexts72;
  'app-shell': typeof appShellTexts73;
  'shell-notices': typeof shellNoticesTexts74;
  'not-found-screen': typeof notFoundTexts75;
  'page-failed-screen': typeof pageFailedTexts75;
  'unreachable-screen': typeof unreachableTexts75;
  'feedback-dialog': typeof feedbackTexts76;
  'feedback-group': typeof feedbackGroupTexts76;
  notices: typeof noticesTexts77;
  skill: typeof skillTexts78;
  summary: typeof summaryTexts79;
  'room-sync': typeof roomSyncTexts80;
  target: typeof targetTexts81;
  upload: typeof uploadTexts82;
  'draft-notice': typeof draftTexts83;
  'new-password': typeof newPasswordTexts84;
  'chat-drawer': typeof chatDrawerTexts85;
  chats: typeof chatsTexts86;
  'robot-clock': typeof robotClockTexts87;
  findings: typeof findingsTexts88;
  config: typeof configTexts89;
  'robot-config-groups': typeof fieldGroupTexts90;
  conflict: typeof conflictTexts91;
  'rule-hits': typeof hitsTexts92;
  'member-guard': typeof memberGuardTexts93;
  'config-part': typeof configPartTexts94;
  connection: typeof connectionTexts95;
  question: typeof questionTexts96;
  'record-list': typeof recordListTexts97;
  'record-targets': typeof targetTexts98;
  related: typeof relatedTexts99;
  'rule-bulk': typeof bulkTexts100;
  'rule-csv-columns': typeof csvColumnTexts101;
  'rule-csv': typeof csvTexts102;
  rule: typeof ruleTexts103;
  'rule-trigger': typeof triggerTexts103;
  'rule-reorder': typeof reorderTexts104;
  'rule-list': typeof ruleListTexts105;
  'rule-summary': typeof ruleSummaryTexts106;
  selection: typeof selectionTexts107;
  samples: typeof sampleTexts108;
  simulator: typeof simulatorTexts109;
  'try-it': typeof tryTexts110;
  'tag-filter': typeof tagFilterTexts111;
  trace: typeof traceTexts112;
  undo: typeof undoTexts113;
  provider: typeof providerTexts114;
  'chat-preview': typeof chatPreviewTexts115;
  copy: typeof copyTexts116;
  'data-table': typeof dataTableTexts117;
  'date-field': typeof dateFieldTexts118;
  'unsaved-changes': typeof guardedDialogTexts119;
  'option-list': typeof optionListTexts120;
  primitives: typeof primitiveTexts121;
  'save-bar': typeof saveBarTexts122;
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
  'recipe-rules': recipeRulesTexts51,
  'recipe-screen': recipeScreenTexts52,
  recipes: recipesTexts53,
  reminder: reminderTexts54,
  'keyword-reply': keywordReplyTexts55,
  'robot-card': robotCardTexts56,
  'clear-records': clearRecordsTexts57,
  'page-count': pageCountTexts58,
  'robot-config-screen': robotConfigTexts59,
  rss: rssTexts60,
  countdown: countdownTexts61,
  'daily-saying': dailySayingTexts62,
  'schedule-list': scheduleTexts63,
  'material-schedule': materialScheduleTexts64,
  'news-schedule': newsScheduleTexts65,
  'schedule-week': weekTexts66,
  'send-job': jobTexts67,
  'mass-send-dialog': massSendTexts68,
  'past-sends': pastSendsTexts69,
  'send-message-dialog': sendMessageTexts70,
  'send-to-one': sendToOneTexts71,
  'user-group': userGroupTexts72,
  'app-shell': appShellTexts73,
  'shell-notices': shellNoticesTexts74,
  'not-found-screen': notFoundTexts75,
  'page-failed-screen': pageFailedTexts75,
  'unreachable-screen': unreachableTexts75,
  'feedback-dialog': feedbackTexts76,
  'feedback-group': feedbackGroupTexts76,
  notices: noticesTexts77,
  skill: skillTexts78,
  summary: summaryTexts79,
  'room-sync': roomSyncTexts80,
  target: targetTexts81,
  upload: uploadTexts82,
  'draft-notice': draftTexts83,
  'new-password': newPasswordTexts84,
  'chat-drawer': chatDrawerTexts85,
  chats: chatsTexts86,
  'robot-clock': robotClockTexts87,
  findings: findingsTexts88,
  config: configTexts89,
  'robot-config-groups': fieldGroupTexts90,
  conflict: conflictTexts91,
  'rule-hits': hitsTexts92,
  'member-guard': memberGuardTexts93,
  'config-part': configPartTexts94,
  connection: connectionTexts95,
  question: questionTexts96,
  'record-list': recordListTexts97,
  'record-targets': targetTexts98,
  related: relatedTexts99,
  'rule-bulk': bulkTexts100,
  'rule-csv-columns': csvColumnTexts101,
  'rule-csv': csvTexts102,
  rule: ruleTexts103,
  'rule-trigger': triggerTexts103,
  'rule-reorder': reorderTexts104,
  'rule-list': ruleListTexts105,
  'rule-summary': ruleSummaryTexts106,
  selection: selectionTexts107,
  samples: sampleTexts108,
  simulator: simulatorTexts109,
  'try-it': tryTexts110,
  'tag-filter': tagFilterTexts111,
  trace: traceTexts112,
  undo: undoTexts113,
  provider: providerTexts114,
  'chat-preview': chatPreviewTexts115,
  copy: copyTexts116,
  'data-table': dataTableTexts117,
  'date-field': dateFieldTexts118,
  'unsaved-changes': guardedDialogTexts119,
  'option-list': optionListTexts120,
  primitives: primitiveTexts121,
  'save-bar': saveBarTexts122,
};
