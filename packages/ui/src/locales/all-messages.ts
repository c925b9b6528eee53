// Written by `npm run zh-tw`.
import { accountDataMessages as accountDataTexts0 } from '#features/account/account-data/account-data.messages.ts';
import {
  accountFormMessages as accountFormTexts1,
  challengeMessages as challengeTexts1,
} from '#features/account/account-form/account-form.messages.ts';
import {
  activationMessages as activationTexts2,
  activationMailMessages as activationMailTexts2,
} from '#features/account/activation/activation.messages.ts';
import { activityMessages as activityTexts3 } from '#features/account/activity/activity.messages.ts';
import { emailChangeMessages as emailChangeTexts4 } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages as fileSpaceTexts5 } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages as loginTexts6 } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages as passwordChangeTexts7,
  passwordForgetMessages as passwordForgetTexts7,
  passwordResetMessages as passwordResetTexts7,
} from '#features/account/password.messages.ts';
import { personalCentreMessages as personalCentreTexts8 } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages as scanCodeTexts9,
  scanLoginMessages as scanLoginTexts9,
  phoneBindingMessages as phoneBindingTexts9,
} from '#features/account/scan-code/scan-code.messages.ts';
import { secondFactorMessages as secondFactorTexts10 } from '#features/account/second-factor/second-factor.messages.ts';
import { sessionsMessages as sessionsTexts11 } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages as signUpTexts12 } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { twoFactorMessages as twoFactorTexts13 } from '#features/account/two-factor/two-factor.messages.ts';
import { allSchedulesMessages as allSchedulesTexts14 } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages as moreNewsTexts15,
  moreMaterialMessages as moreMaterialTexts15,
  customContentMessages as customContentTexts15,
  channelMessages as channelTexts15,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages as moreCountdownTexts16 } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages as callbackEventTexts17 } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages as callbackEventScreenTexts18 } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages as configCheckScreenTexts19 } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages as contactListTexts20 } from '#features/contact/contact-list.messages.ts';
import { cronMessages as cronTexts21 } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages as customBotTexts22 } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages as conversationRecordTexts23 } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages as roomReplyTexts24,
  privateKeywordMessages as privateKeywordTexts24,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages as storageTexts25 } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages as uploadFileTexts26 } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages as dashboardTexts27 } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages as loginTexts28 } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages as onboardingTexts29 } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages as advancedTexts30 } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages as dialogueTexts31 } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages as mediaTexts32 } from '#features/dialogue/media.messages.ts';
import { testChatMessages as testChatTexts33 } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages as keywordForwardScreenTexts34,
  keywordForwardMessages as keywordForwardTexts34,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages as privateForwardScreenTexts35,
  privateForwardMessages as privateForwardTexts35,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages as groupListTexts36 } from '#features/group/group-list.messages.ts';
import { joinRuleMessages as joinRuleTexts37 } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages as logTexts38 } from '#features/log/log.messages.ts';
import { materialBulkMessages as materialBulkTexts39 } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages as fileQueueTexts40 } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages as materialLibraryTexts41 } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages as materialDialogTexts42 } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages as materialPanelTexts43 } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages as materialPickerTexts44 } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages as messageFormTexts45 } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages as repliesTexts46 } from '#features/message/replies/replies.messages.ts';
import { openApiMessages as openApiTexts47 } from '#features/open-api/open-api.messages.ts';
import { ordersMessages as ordersTexts48 } from '#features/order/orders.messages.ts';
import { paymentMessages as paymentTexts49 } from '#features/order/payment/payment.messages.ts';
import { plansMessages as plansTexts50 } from '#features/order/plans/plans.messages.ts';
import { paletteMessages as paletteTexts51 } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages as promptTexts52 } from '#features/prompt/prompt.messages.ts';
import { recipeRulesMessages as recipeRulesTexts53 } from '#features/recipe/recipe-rules.messages.ts';
import { recipeScreenMessages as recipeScreenTexts54 } from '#features/recipe/recipe-screen.messages.ts';
import { recipesMessages as recipesTexts55 } from '#features/recipe/recipes.messages.ts';
import { reminderMessages as reminderTexts56 } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages as keywordReplyTexts57 } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages as robotCardTexts58 } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages as clearRecordsTexts59 } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages as pageCountTexts60 } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages as robotConfigTexts61 } from '#features/robot/robot-config.messages.ts';
import { rssMessages as rssTexts62 } from '#features/rss/rss.messages.ts';
import { countdownMessages as countdownTexts63 } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages as dailySayingTexts64 } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages as scheduleTexts65 } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages as materialScheduleTexts66 } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages as newsScheduleTexts67 } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages as weekTexts68 } from '#features/schedule/week/week.messages.ts';
import { jobMessages as jobTexts69 } from '#features/send/job-row/job.messages.ts';
import { massSendMessages as massSendTexts70 } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages as pastSendsTexts71 } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages as sendMessageTexts72 } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages as sendToOneTexts73 } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages as userGroupTexts74 } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages as appShellTexts75 } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages as shellNoticesTexts76 } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages as notFoundTexts77,
  pageFailedMessages as pageFailedTexts77,
  unreachableMessages as unreachableTexts77,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages as feedbackTexts78,
  feedbackGroupMessages as feedbackGroupTexts78,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages as noticesTexts79 } from '#features/site/notices/notices.messages.ts';
import { skillMessages as skillTexts80 } from '#features/skill/skill.messages.ts';
import { summaryMessages as summaryTexts81 } from '#features/summary/summary.messages.ts';
import { roomSyncMessages as roomSyncTexts82 } from '#features/sync/room-sync.messages.ts';
import { targetMessages as targetTexts83 } from '#features/target/target.messages.ts';
import { uploadMessages as uploadTexts84 } from '#features/upload/upload.messages.ts';
import { draftMessages as draftTexts85 } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages as newPasswordTexts86 } from '#forms/new-password.messages.ts';
import { chatDrawerMessages as chatDrawerTexts87 } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages as chatsTexts88 } from '#lists/chats/chats.messages.ts';
import { robotClockMessages as robotClockTexts89 } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages as findingsTexts90 } from '#lists/config-check/findings.messages.ts';
import { configMessages as configTexts91 } from '#lists/config/config.messages.ts';
import { fieldGroupMessages as fieldGroupTexts92 } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages as conflictTexts93 } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages as hitsTexts94 } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages as memberGuardTexts95 } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages as configPartTexts96 } from '#lists/part/config-part.messages.ts';
import { connectionMessages as connectionTexts97 } from '#lists/question/connection.messages.ts';
import { questionMessages as questionTexts98 } from '#lists/question/question.messages.ts';
import { recordListMessages as recordListTexts99 } from '#lists/records/record-list.messages.ts';
import { targetMessages as targetTexts100 } from '#lists/records/summary/target.messages.ts';
import { relatedMessages as relatedTexts101 } from '#lists/references/related.messages.ts';
import { bulkMessages as bulkTexts102 } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages as csvColumnTexts103 } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages as csvTexts104 } from '#lists/rules/csv/csv.messages.ts';
import {
  ruleMessages as ruleTexts105,
  triggerMessages as triggerTexts105,
} from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages as reorderTexts106 } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages as ruleListTexts107 } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages as ruleSummaryTexts108 } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages as selectionTexts109 } from '#lists/selection/selection.messages.ts';
import { sampleMessages as sampleTexts110 } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages as simulatorTexts111 } from '#lists/simulator/simulator.messages.ts';
import { tryMessages as tryTexts112 } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages as tagFilterTexts113 } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages as traceTexts114 } from '#lists/trace/trace.messages.ts';
import { undoMessages as undoTexts115 } from '#lists/undo.messages.ts';
import { providerMessages as providerTexts116 } from '#messages/provider.messages.ts';
import { chatPreviewMessages as chatPreviewTexts117 } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages as copyTexts118 } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages as dataTableTexts119 } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages as dateFieldTexts120 } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages as guardedDialogTexts121 } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages as optionListTexts122 } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages as primitiveTexts123 } from '#primitives/primitives.messages.ts';
import { saveBarMessages as saveBarTexts124 } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export interface AllMessages {
  'account-data': typeof accountDataTexts0;
  'account-form': typeof accountFormTexts1;
  challenge: typeof challengeTexts1;
  'activation-screen': typeof activationTexts2;
  'activation-mail': typeof activationMailTexts2;
  'account-activity': typeof activityTexts3;
  'email-change-screen': typeof emailChangeTexts4;
  'file-space': typeof fileSpaceTexts5;
  'login-screen': typeof loginTexts6;
  'password-change-screen': typeof passwordChangeTexts7;
  'password-forget-screen': typeof passwordForgetTexts7;
  'password-reset-screen': typeof passwordResetTexts7;
  'personal-centre': typeof personalCentreTexts8;
  'scan-code': typeof scanCodeTexts9;
  'scan-login': typeof scanLoginTexts9;
  'phone-binding': typeof phoneBindingTexts9;
  'second-factor': typeof secondFactorTexts10;
  'account-sessions': typeof sessionsTexts11;
  'sign-up-screen': typeof signUpTexts12;
  'two-factor': typeof twoFactorTexts13;
  'all-schedules': typeof allSchedulesTexts14;
  'more-news': typeof moreNewsTexts15;
  'more-material': typeof moreMaterialTexts15;
  'custom-content': typeof customContentTexts15;
  'own-channel': typeof channelTexts15;
  'more-countdown': typeof moreCountdownTexts16;
  'callback-event-dialog': typeof callbackEventTexts17;
  'callback-event-screen': typeof callbackEventScreenTexts18;
  'config-check-screen': typeof configCheckScreenTexts19;
  'contact-list': typeof contactListTexts20;
  'cron-dialog': typeof cronTexts21;
  'custom-bot': typeof customBotTexts22;
  'conversation-record': typeof conversationRecordTexts23;
  'room-reply': typeof roomReplyTexts24;
  'private-keyword': typeof privateKeywordTexts24;
  storage: typeof storageTexts25;
  'upload-file': typeof uploadFileTexts26;
  'dashboard-screen': typeof dashboardTexts27;
  'robot-login': typeof loginTexts28;
  onboarding: typeof onboardingTexts29;
  'dialogue-advanced': typeof advancedTexts30;
  dialogue: typeof dialogueTexts31;
  'dialogue-media': typeof mediaTexts32;
  'test-chat': typeof testChatTexts33;
  'keyword-forward-screen': typeof keywordForwardScreenTexts34;
  'keyword-forward-dialog': typeof keywordForwardTexts34;
  'private-forward-screen': typeof privateForwardScreenTexts35;
  'private-forward-dialog': typeof privateForwardTexts35;
  'group-list': typeof groupListTexts36;
  'join-rule': typeof joinRuleTexts37;
  'message-log': typeof logTexts38;
  'material-bulk': typeof materialBulkTexts39;
  'file-queue': typeof fileQueueTexts40;
  'material-library': typeof materialLibraryTexts41;
  'material-dialog': typeof materialDialogTexts42;
  'material-panel': typeof materialPanelTexts43;
  'material-picker': typeof materialPickerTexts44;
  'message-form': typeof messageFormTexts45;
  replies: typeof repliesTexts46;
  'open-api': typeof openApiTexts47;
  'orders-screen': typeof ordersTexts48;
  'payment-screen': typeof paymentTexts49;
  'plans-screen': typeof plansTexts50;
  'command-palette': typeof paletteTexts51;
  prompt: typeof promptTexts52;
  'recipe-rules': typeof recipeRulesTexts53;
  'recipe-screen': typeof recipeScreenTexts54;
  recipes: typeof recipesTexts55;
  reminder: typeof reminderTexts56;
  'keyword-reply': typeof keywordReplyTexts57;
  'robot-card': typeof robotCardTexts58;
  'clear-records': typeof clearRecordsTexts59;
  'page-count': typeof pageCountTexts60;
  'robot-config-screen': typeof robotConfigTexts61;
  rss: typeof rssTexts62;
  countdown: typeof countdownTexts63;
  'daily-saying': typeof dailySayingTexts64;
  'schedule-list': typeof scheduleTexts65;
  'material-schedule': typeof materialScheduleTexts66;
  'news-schedule': typeof newsScheduleTexts67;
  'schedule-week': typeof weekTexts68;
  'send-job': typeof jobTexts69;
  'mass-send-dialog': typeof massSendTexts70;
  'past-sends': typeof pastSendsTexts71;
  'send-message-dialog': typeof sendMessageTexts72;
  'send-to-one': typeof sendToOneTexts73;
  'user-group': typeof userGroupTexts74;
  'app-shell': typeof appShellTexts75;
  'shell-notices': typeof shellNoticesTexts76;
  'not-found-screen': typeof notFoundTexts77;
  'page-failed-screen': typeof pageFailedTexts77;
  'unreachable-screen': typeof unreachableTexts77;
  'feedback-dialog': typeof feedbackTexts78;
  'feedback-group': typeof feedbackGroupTexts78;
  notices: typeof noticesTexts79;
  skill: typeof skillTexts80;
  summary: typeof summaryTexts81;
  'room-sync': typeof roomSyncTexts82;
  target: typeof targetTexts83;
  upload: typeof uploadTexts84;
  'draft-notice': typeof draftTexts85;
  'new-password': typeof newPasswordTexts86;
  'chat-drawer': typeof chatDrawerTexts87;
  chats: typeof chatsTexts88;
  'robot-clock': typeof robotClockTexts89;
  findings: typeof findingsTexts90;
  config: typeof configTexts91;
  'robot-config-groups': typeof fieldGroupTexts92;
  conflict: typeof conflictTexts93;
  'rule-hits': typeof hitsTexts94;
  'member-guard': typeof memberGuardTexts95;
  'config-part': typeof configPartTexts96;
  connection: typeof connectionTexts97;
  question: typeof questionTexts98;
  'record-list': typeof recordListTexts99;
  'record-targets': typeof targetTexts100;
  related: typeof relatedTexts101;
  'rule-bulk': typeof bulkTexts102;
  'rule-csv-columns': typeof csvColumnTexts103;
  'rule-csv': typeof csvTexts104;
  rule: typeof ruleTexts105;
  'rule-trigger': typeof triggerTexts105;
  'rule-reorder': typeof reorderTexts106;
  'rule-list': typeof ruleListTexts107;
  'rule-summary': typeof ruleSummaryTexts108;
  selection: typeof selectionTexts109;
  samples: typeof sampleTexts110;
  simulator: typeof simulatorTexts111;
  'try-it': typeof tryTexts112;
  'tag-filter': typeof tagFilterTexts113;
  trace: typeof traceTexts114;
  undo: typeof undoTexts115;
  provider: typeof providerTexts116;
  'chat-preview': typeof chatPreviewTexts117;
  copy: typeof copyTexts118;
  'data-table': typeof dataTableTexts119;
  'date-field': typeof dateFieldTexts120;
  'unsaved-changes': typeof guardedDialogTexts121;
  'option-list': typeof optionListTexts122;
  primitives: typeof primitiveTexts123;
  'save-bar': typeof saveBarTexts124;
}
export const ALL_MESSAGES: AllMessages = {
  'account-data': accountDataTexts0,
  'account-form': accountFormTexts1,
  challenge: challengeTexts1,
  'activation-screen': activationTexts2,
  'activation-mail': activationMailTexts2,
  'account-activity': activityTexts3,
  'email-change-screen': emailChangeTexts4,
  'file-space': fileSpaceTexts5,
  'login-screen': loginTexts6,
  'password-change-screen': passwordChangeTexts7,
  'password-forget-screen': passwordForgetTexts7,
  'password-reset-screen': passwordResetTexts7,
  'personal-centre': personalCentreTexts8,
  'scan-code': scanCodeTexts9,
  'scan-login': scanLoginTexts9,
  'phone-binding': phoneBindingTexts9,
  'second-factor': secondFactorTexts10,
  'account-sessions': sessionsTexts11,
  'sign-up-screen': signUpTexts12,
  'two-factor': twoFactorTexts13,
  'all-schedules': allSchedulesTexts14,
  'more-news': moreNewsTexts15,
  'more-material': moreMaterialTexts15,
  'custom-content': customContentTexts15,
  'own-channel': channelTexts15,
  'more-countdown': moreCountdownTexts16,
  'callback-event-dialog': callbackEventTexts17,
  'callback-event-screen': callbackEventScreenTexts18,
  'config-check-screen': configCheckScreenTexts19,
  'contact-list': contactListTexts20,
  'cron-dialog': cronTexts21,
  'custom-bot': customBotTexts22,
  'conversation-record': conversationRecordTexts23,
  'room-reply': roomReplyTexts24,
  'private-keyword': privateKeywordTexts24,
  storage: storageTexts25,
  'upload-file': uploadFileTexts26,
  'dashboard-screen': dashboardTexts27,
  'robot-login': loginTexts28,
  onboarding: onboardingTexts29,
  'dialogue-advanced': advancedTexts30,
  dialogue: dialogueTexts31,
  'dialogue-media': mediaTexts32,
  'test-chat': testChatTexts33,
  'keyword-forward-screen': keywordForwardScreenTexts34,
  'keyword-forward-dialog': keywordForwardTexts34,
  'private-forward-screen': privateForwardScreenTexts35,
  'private-forward-dialog': privateForwardTexts35,
  'group-list': groupListTexts36,
  'join-rule': joinRuleTexts37,
  'message-log': logTexts38,
  'material-bulk': materialBulkTexts39,
  'file-queue': fileQueueTexts40,
  'material-library': materialLibraryTexts41,
  'material-dialog': materialDialogTexts42,
  'material-panel': materialPanelTexts43,
  'material-picker': materialPickerTexts44,
  'message-form': messageFormTexts45,
  replies: repliesTexts46,
  'open-api': openApiTexts47,
  'orders-screen': ordersTexts48,
  'payment-screen': paymentTexts49,
  'plans-screen': plansTexts50,
  'command-palette': paletteTexts51,
  prompt: promptTexts52,
  'recipe-rules': recipeRulesTexts53,
  'recipe-screen': recipeScreenTexts54,
  recipes: recipesTexts55,
  reminder: reminderTexts56,
  'keyword-reply': keywordReplyTexts57,
  'robot-card': robotCardTexts58,
  'clear-records': clearRecordsTexts59,
  'page-count': pageCountTexts60,
  'robot-config-screen': robotConfigTexts61,
  rss: rssTexts62,
  countdown: countdownTexts63,
  'daily-saying': dailySayingTexts64,
  'schedule-list': scheduleTexts65,
  'material-schedule': materialScheduleTexts66,
  'news-schedule': newsScheduleTexts67,
  'schedule-week': weekTexts68,
  'send-job': jobTexts69,
  'mass-send-dialog': massSendTexts70,
  'past-sends': pastSendsTexts71,
  'send-message-dialog': sendMessageTexts72,
  'send-to-one': sendToOneTexts73,
  'user-group': userGroupTexts74,
  'app-shell': appShellTexts75,
  'shell-notices': shellNoticesTexts76,
  'not-found-screen': notFoundTexts77,
  'page-failed-screen': pageFailedTexts77,
  'unreachable-screen': unreachableTexts77,
  'feedback-dialog': feedbackTexts78,
  'feedback-group': feedbackGroupTexts78,
  notices: noticesTexts79,
  skill: skillTexts80,
  summary: summaryTexts81,
  'room-sync': roomSyncTexts82,
  target: targetTexts83,
  upload: uploadTexts84,
  'draft-notice': draftTexts85,
  'new-password': newPasswordTexts86,
  'chat-drawer': chatDrawerTexts87,
  chats: chatsTexts88,
  'robot-clock': robotClockTexts89,
  findings: findingsTexts90,
  config: configTexts91,
  'robot-config-groups': fieldGroupTexts92,
  conflict: conflictTexts93,
  'rule-hits': hitsTexts94,
  'member-guard': memberGuardTexts95,
  'config-part': configPartTexts96,
  connection: connectionTexts97,
  question: questionTexts98,
  'record-list': recordListTexts99,
  'record-targets': targetTexts100,
  related: relatedTexts101,
  'rule-bulk': bulkTexts102,
  'rule-csv-columns': csvColumnTexts103,
  'rule-csv': csvTexts104,
  rule: ruleTexts105,
  'rule-trigger': triggerTexts105,
  'rule-reorder': reorderTexts106,
  'rule-list': ruleListTexts107,
  'rule-summary': ruleSummaryTexts108,
  selection: selectionTexts109,
  samples: sampleTexts110,
  simulator: simulatorTexts111,
  'try-it': tryTexts112,
  'tag-filter': tagFilterTexts113,
  trace: traceTexts114,
  undo: undoTexts115,
  provider: providerTexts116,
  'chat-preview': chatPreviewTexts117,
  copy: copyTexts118,
  'data-table': dataTableTexts119,
  'date-field': dateFieldTexts120,
  'unsaved-changes': guardedDialogTexts121,
  'option-list': optionListTexts122,
  primitives: primitiveTexts123,
  'save-bar': saveBarTexts124,
};
