// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import {
  accountFormTexts as accountFormTexts0,
  challengeTexts as challengeTexts0,
} from './features/account/account-form/account-form.ts';
import {
  activationTexts as activationTexts1,
  activationMailTexts as activationMailTexts1,
} from './features/account/activation/activation.ts';
import { emailChangeTexts as emailChangeTexts2 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts3 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts4 } from './features/account/login/login-screen.ts';
import {
  passwordChangeTexts as passwordChangeTexts5,
  passwordForgetTexts as passwordForgetTexts5,
  passwordResetTexts as passwordResetTexts5,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts6 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts7,
  scanLoginTexts as scanLoginTexts7,
  phoneBindingTexts as phoneBindingTexts7,
} from './features/account/scan-code/scan-code.ts';
import { sessionsTexts as sessionsTexts8 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts9 } from './features/account/sign-up/sign-up-screen.ts';
import { allSchedulesTexts as allSchedulesTexts10 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts11,
  moreMaterialTexts as moreMaterialTexts11,
  customContentTexts as customContentTexts11,
  channelTexts as channelTexts11,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts12 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts13 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts14 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts15 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts16 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts17 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts18 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts19 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts20,
  privateKeywordTexts as privateKeywordTexts20,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts21 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts22 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts23 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts24 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts25 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts26 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts27 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts28 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts29 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts30,
  keywordForwardTexts as keywordForwardTexts30,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts31,
  privateForwardTexts as privateForwardTexts31,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts32 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts33 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts34 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts35 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts36 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts37 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts38 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts39 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts40 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts41 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts42 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts43 } from './features/open-api/open-api.ts';
import { ordersTexts as ordersTexts44 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts45 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts46 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts47 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts48 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts49 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts50 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts51 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts52 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts53 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts54 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts55 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts56 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts57 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts58 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts59 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts60 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts61 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts62 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts63 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts64 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts65 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts66 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts67 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts68 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts69 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts70 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts71 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts72 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts73,
  pageFailedTexts as pageFailedTexts73,
  unreachableTexts as unreachableTexts73,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts74,
  feedbackGroupTexts as feedbackGroupTexts74,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts75 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts76 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts77 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts78 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts79 } from './features/target/target.ts';
import { uploadTexts as uploadTexts80 } from './features/upload/upload.ts';
import { draftTexts as draftTexts81 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts82 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts83 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts84 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts85 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts86 } from './lists/config-check/findings.ts';
import { configTexts as configTexts87 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts88 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts89 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts90 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts91 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts92 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts93 } from './lists/question/connection.ts';
import { questionTexts as questionTexts94 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts95 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts96 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts97 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts98 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts99 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts100 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts101,
  triggerTexts as triggerTexts101,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts102 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts103 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts104 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts105 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts106 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts107 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts108 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts109 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts110 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts111 } from './lists/undo.ts';
import { providerTexts as providerTexts112 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts113 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts114 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts115 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts116 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts117 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts118 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts119 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts120 } from './primitives/save-bar/save-bar.ts';
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
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
  },
};
