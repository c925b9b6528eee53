// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { accountDataTexts as accountDataTexts0 } from './features/account/account-data/account-data.ts';
import {
  accountFormTexts as accountFormTexts1,
  challengeTexts as challengeTexts1,
} from './features/account/account-form/account-form.ts';
import {
  activationTexts as activationTexts2,
  activationMailTexts as activationMailTexts2,
} from './features/account/activation/activation.ts';
import { activityTexts as activityTexts3 } from './features/account/activity/activity.ts';
import { emailChangeTexts as emailChangeTexts4 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts5 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts6 } from './features/account/login/login-screen.ts';
import {
  passwordChangeTexts as passwordChangeTexts7,
  passwordForgetTexts as passwordForgetTexts7,
  passwordResetTexts as passwordResetTexts7,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts8 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts9,
  scanLoginTexts as scanLoginTexts9,
  phoneBindingTexts as phoneBindingTexts9,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts10 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts11 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts12 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts13 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts14 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts15,
  moreMaterialTexts as moreMaterialTexts15,
  customContentTexts as customContentTexts15,
  channelTexts as channelTexts15,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts16 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts17 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts18 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts19 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts20 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts21 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts22 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts23 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts24,
  privateKeywordTexts as privateKeywordTexts24,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts25 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts26 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts27 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts28 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts29 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts30 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts31 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts32 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts33 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts34,
  keywordForwardTexts as keywordForwardTexts34,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts35,
  privateForwardTexts as privateForwardTexts35,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts36 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts37 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts38 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts39 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts40 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts41 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts42 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts43 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts44 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts45 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts46 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts47 } from './features/open-api/open-api.ts';
import { ordersTexts as ordersTexts48 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts49 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts50 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts51 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts52 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts53 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts54 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts55 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts56 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts57 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts58 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts59 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts60 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts61 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts62 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts63 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts64 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts65 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts66 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts67 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts68 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts69 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts70 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts71 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts72 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts73 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts74 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts75 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts76 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts77,
  pageFailedTexts as pageFailedTexts77,
  unreachableTexts as unreachableTexts77,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts78,
  feedbackGroupTexts as feedbackGroupTexts78,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts79 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts80 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts81 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts82 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts83 } from './features/target/target.ts';
import { uploadTexts as uploadTexts84 } from './features/upload/upload.ts';
import { draftTexts as draftTexts85 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts86 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts87 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts88 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts89 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts90 } from './lists/config-check/findings.ts';
import { configTexts as configTexts91 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts92 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts93 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts94 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts95 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts96 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts97 } from './lists/question/connection.ts';
import { questionTexts as questionTexts98 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts99 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts100 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts101 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts102 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts103 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts104 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts105,
  triggerTexts as triggerTexts105,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts106 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts107 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts108 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts109 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts110 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts111 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts112 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts113 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts114 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts115 } from './lists/undo.ts';
import { providerTexts as providerTexts116 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts117 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts118 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts119 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts120 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts121 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts122 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts123 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts124 } from './primitives/save-bar/save-bar.ts';
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
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
  },
};
