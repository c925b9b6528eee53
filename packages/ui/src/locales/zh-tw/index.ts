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
import { secondFactorTexts as secondFactorTexts8 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts9 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts10 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts11 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts12 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts13,
  moreMaterialTexts as moreMaterialTexts13,
  customContentTexts as customContentTexts13,
  channelTexts as channelTexts13,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts14 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts15 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts16 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts17 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts18 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts19 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts20 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts21 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts22,
  privateKeywordTexts as privateKeywordTexts22,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts23 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts24 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts25 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts26 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts27 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts28 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts29 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts30 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts31 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts32,
  keywordForwardTexts as keywordForwardTexts32,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts33,
  privateForwardTexts as privateForwardTexts33,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts34 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts35 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts36 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts37 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts38 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts39 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts40 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts41 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts42 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts43 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts44 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts45 } from './features/open-api/open-api.ts';
import { ordersTexts as ordersTexts46 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts47 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts48 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts49 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts50 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts51 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts52 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts53 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts54 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts55 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts56 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts57 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts58 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts59 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts60 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts61 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts62 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts63 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts64 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts65 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts66 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts67 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts68 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts69 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts70 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts71 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts72 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts73 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts74 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts75,
  pageFailedTexts as pageFailedTexts75,
  unreachableTexts as unreachableTexts75,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts76,
  feedbackGroupTexts as feedbackGroupTexts76,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts77 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts78 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts79 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts80 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts81 } from './features/target/target.ts';
import { uploadTexts as uploadTexts82 } from './features/upload/upload.ts';
import { draftTexts as draftTexts83 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts84 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts85 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts86 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts87 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts88 } from './lists/config-check/findings.ts';
import { configTexts as configTexts89 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts90 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts91 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts92 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts93 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts94 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts95 } from './lists/question/connection.ts';
import { questionTexts as questionTexts96 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts97 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts98 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts99 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts100 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts101 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts102 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts103,
  triggerTexts as triggerTexts103,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts104 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts105 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts106 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts107 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts108 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts109 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts110 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts111 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts112 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts113 } from './lists/undo.ts';
import { providerTexts as providerTexts114 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts115 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts116 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts117 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts118 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts119 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts120 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts121 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts122 } from './primitives/save-bar/save-bar.ts';
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
  },
};
