// Written by `npm run zh-tw`.
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { elementFieldTexts as elementFieldTexts0 } from './elements/element-field.ts';
import { accountDataTexts as accountDataTexts1 } from './features/account/account-data/account-data.ts';
import {
  accountFormTexts as accountFormTexts2,
  challengeTexts as challengeTexts2,
} from './features/account/account-form/account-form.ts';
import {
  activationTexts as activationTexts3,
  activationMailTexts as activationMailTexts3,
} from './features/account/activation/activation.ts';
import { activityTexts as activityTexts4 } from './features/account/activity/activity.ts';
import { emailChangeTexts as emailChangeTexts5 } from './features/account/email-change/email-change.ts';
import { fileSpaceTexts as fileSpaceTexts6 } from './features/account/file-space/file-space.ts';
import { loginTexts as loginTexts7 } from './features/account/login/login-screen.ts';
import {
  passwordChangeTexts as passwordChangeTexts8,
  passwordForgetTexts as passwordForgetTexts8,
  passwordResetTexts as passwordResetTexts8,
} from './features/account/password.ts';
import { personalCentreTexts as personalCentreTexts9 } from './features/account/personal-centre/personal-centre.ts';
import {
  scanCodeTexts as scanCodeTexts10,
  scanLoginTexts as scanLoginTexts10,
  phoneBindingTexts as phoneBindingTexts10,
} from './features/account/scan-code/scan-code.ts';
import { secondFactorTexts as secondFactorTexts11 } from './features/account/second-factor/second-factor.ts';
import { sessionsTexts as sessionsTexts12 } from './features/account/sessions/sessions.ts';
import { signUpTexts as signUpTexts13 } from './features/account/sign-up/sign-up-screen.ts';
import { twoFactorTexts as twoFactorTexts14 } from './features/account/two-factor/two-factor.ts';
import { allSchedulesTexts as allSchedulesTexts15 } from './features/all-schedules/all.ts';
import {
  moreNewsTexts as moreNewsTexts16,
  moreMaterialTexts as moreMaterialTexts16,
  customContentTexts as customContentTexts16,
  channelTexts as channelTexts16,
} from './features/batch-task/batch-task.ts';
import { moreCountdownTexts as moreCountdownTexts17 } from './features/batch-task/more-countdown.ts';
import { callbackEventTexts as callbackEventTexts18 } from './features/callback/callback-event-dialog/callback-event.ts';
import { callbackEventScreenTexts as callbackEventScreenTexts19 } from './features/callback/callback-event-screen.ts';
import { configCheckScreenTexts as configCheckScreenTexts20 } from './features/config-check/config-check-screen.ts';
import { contactListTexts as contactListTexts21 } from './features/contact/contact-list.ts';
import { cronTexts as cronTexts22 } from './features/cron/cron-dialog/cron.ts';
import { customBotTexts as customBotTexts23 } from './features/custom/bot/custom-bot.ts';
import { conversationRecordTexts as conversationRecordTexts24 } from './features/custom/conversation-record/conversation-record.ts';
import {
  roomReplyTexts as roomReplyTexts25,
  privateKeywordTexts as privateKeywordTexts25,
} from './features/custom/room-keyword/room-keyword.ts';
import { storageTexts as storageTexts26 } from './features/custom/storage/storage.ts';
import { uploadFileTexts as uploadFileTexts27 } from './features/custom/upload-file/upload-file.ts';
import { dashboardTexts as dashboardTexts28 } from './features/dashboard/dashboard.ts';
import { loginTexts as loginTexts29 } from './features/dashboard/login-panel/login.ts';
import { onboardingTexts as onboardingTexts30 } from './features/dashboard/onboarding/onboarding.ts';
import { advancedTexts as advancedTexts31 } from './features/dialogue/advanced.ts';
import { dialogueTexts as dialogueTexts32 } from './features/dialogue/dialogue.ts';
import { mediaTexts as mediaTexts33 } from './features/dialogue/media.ts';
import { testChatTexts as testChatTexts34 } from './features/dialogue/test-chat/test-chat.ts';
import {
  keywordForwardScreenTexts as keywordForwardScreenTexts35,
  keywordForwardTexts as keywordForwardTexts35,
} from './features/forward/keyword/keyword-forward.ts';
import {
  privateForwardScreenTexts as privateForwardScreenTexts36,
  privateForwardTexts as privateForwardTexts36,
} from './features/forward/private/private-forward.ts';
import { groupListTexts as groupListTexts37 } from './features/group/group-list.ts';
import { joinRuleTexts as joinRuleTexts38 } from './features/group/join-rule/join-rule.ts';
import { logTexts as logTexts39 } from './features/log/log.ts';
import { materialBulkTexts as materialBulkTexts40 } from './features/material/library/bulk/bulk.ts';
import { fileQueueTexts as fileQueueTexts41 } from './features/material/library/drop/file-queue.ts';
import { materialLibraryTexts as materialLibraryTexts42 } from './features/material/library/material-library.ts';
import { materialDialogTexts as materialDialogTexts43 } from './features/material/material-dialog/material-dialog.ts';
import { materialPanelTexts as materialPanelTexts44 } from './features/material/material-panel/material-panel.ts';
import { materialPickerTexts as materialPickerTexts45 } from './features/material/material-picker/material-picker.ts';
import { messageFormTexts as messageFormTexts46 } from './features/message/message-form/message-form.ts';
import { repliesTexts as repliesTexts47 } from './features/message/replies/replies.ts';
import { openApiTexts as openApiTexts48 } from './features/open-api/open-api.ts';
import { ordersTexts as ordersTexts49 } from './features/order/orders.ts';
import { paymentTexts as paymentTexts50 } from './features/order/payment/payment.ts';
import { plansTexts as plansTexts51 } from './features/order/plans/plans.ts';
import { paletteTexts as paletteTexts52 } from './features/palette/command-palette/command-palette.ts';
import { promptTexts as promptTexts53 } from './features/prompt/prompt.ts';
import { recipeRulesTexts as recipeRulesTexts54 } from './features/recipe/recipe-rules.ts';
import { recipeScreenTexts as recipeScreenTexts55 } from './features/recipe/recipe-screen.ts';
import { recipesTexts as recipesTexts56 } from './features/recipe/recipes.ts';
import { reminderTexts as reminderTexts57 } from './features/reminder/reminder.ts';
import { keywordReplyTexts as keywordReplyTexts58 } from './features/reply/keyword-reply.ts';
import { robotCardTexts as robotCardTexts59 } from './features/robot/card/robot-card.ts';
import { clearRecordsTexts as clearRecordsTexts60 } from './features/robot/clear-records/clear-records.ts';
import { pageCountTexts as pageCountTexts61 } from './features/robot/page-count/page-count.ts';
import { robotConfigTexts as robotConfigTexts62 } from './features/robot/robot-config.ts';
import { rssTexts as rssTexts63 } from './features/rss/rss.ts';
import { countdownTexts as countdownTexts64 } from './features/schedule/countdown/countdown.ts';
import { dailySayingTexts as dailySayingTexts65 } from './features/schedule/daily-saying/daily-saying.ts';
import { scheduleTexts as scheduleTexts66 } from './features/schedule/due/schedule.ts';
import { materialScheduleTexts as materialScheduleTexts67 } from './features/schedule/material/material-schedule.ts';
import { newsScheduleTexts as newsScheduleTexts68 } from './features/schedule/news/news-schedule.ts';
import { weekTexts as weekTexts69 } from './features/schedule/week/week.ts';
import { jobTexts as jobTexts70 } from './features/send/job-row/job.ts';
import { massSendTexts as massSendTexts71 } from './features/send/mass-send-dialog/mass-send.ts';
import { pastSendsTexts as pastSendsTexts72 } from './features/send/past-sends/past-sends.ts';
import { sendMessageTexts as sendMessageTexts73 } from './features/send/send-message-dialog/send-message-dialog.ts';
import { sendToOneTexts as sendToOneTexts74 } from './features/send/send-to-one/send-to-one.ts';
import { userGroupTexts as userGroupTexts75 } from './features/send/user-group/user-group.ts';
import { appShellTexts as appShellTexts76 } from './features/shell/app-shell/app-shell.ts';
import { shellNoticesTexts as shellNoticesTexts77 } from './features/shell/shell-notices/shell-notices.ts';
import {
  notFoundTexts as notFoundTexts78,
  pageFailedTexts as pageFailedTexts78,
  unreachableTexts as unreachableTexts78,
} from './features/shell/status-screens/status-screens.ts';
import {
  feedbackTexts as feedbackTexts79,
  feedbackGroupTexts as feedbackGroupTexts79,
} from './features/site/feedback/feedback.ts';
import { noticesTexts as noticesTexts80 } from './features/site/notices/notices.ts';
import { skillTexts as skillTexts81 } from './features/skill/skill.ts';
import { summaryTexts as summaryTexts82 } from './features/summary/summary.ts';
import { roomSyncTexts as roomSyncTexts83 } from './features/sync/room-sync.ts';
import { targetTexts as targetTexts84 } from './features/target/target.ts';
import { uploadTexts as uploadTexts85 } from './features/upload/upload.ts';
import { draftTexts as draftTexts86 } from './forms/drafts/draft-notice.ts';
import { newPasswordTexts as newPasswordTexts87 } from './forms/new-password.ts';
import { chatDrawerTexts as chatDrawerTexts88 } from './lists/chats/chat-drawer.ts';
import { chatsTexts as chatsTexts89 } from './lists/chats/chats.ts';
import { robotClockTexts as robotClockTexts90 } from './lists/clock/robot-clock.ts';
import { findingsTexts as findingsTexts91 } from './lists/config-check/findings.ts';
import { configTexts as configTexts92 } from './lists/config/config.ts';
import { fieldGroupTexts as fieldGroupTexts93 } from './lists/config/fields/field-group.ts';
import { conflictTexts as conflictTexts94 } from './lists/conflict/conflict.ts';
import { hitsTexts as hitsTexts95 } from './lists/hits/hits.ts';
import { memberGuardTexts as memberGuardTexts96 } from './lists/membership/member-guard.ts';
import { configPartTexts as configPartTexts97 } from './lists/part/config-part.ts';
import { connectionTexts as connectionTexts98 } from './lists/question/connection.ts';
import { questionTexts as questionTexts99 } from './lists/question/question.ts';
import { recordListTexts as recordListTexts100 } from './lists/records/record-list.ts';
import { targetTexts as targetTexts101 } from './lists/records/summary/target.ts';
import { relatedTexts as relatedTexts102 } from './lists/references/related.ts';
import { bulkTexts as bulkTexts103 } from './lists/rules/bulk/bulk.ts';
import { csvColumnTexts as csvColumnTexts104 } from './lists/rules/csv/csv-columns.ts';
import { csvTexts as csvTexts105 } from './lists/rules/csv/csv.ts';
import {
  ruleTexts as ruleTexts106,
  triggerTexts as triggerTexts106,
} from './lists/rules/dialog/rule.ts';
import { reorderTexts as reorderTexts107 } from './lists/rules/reorder/reorder.ts';
import { ruleListTexts as ruleListTexts108 } from './lists/rules/screen/rule-list.ts';
import { ruleSummaryTexts as ruleSummaryTexts109 } from './lists/rules/summary/rule-summary.ts';
import { selectionTexts as selectionTexts110 } from './lists/selection/selection.ts';
import { sampleTexts as sampleTexts111 } from './lists/simulator/samples/sample.ts';
import { simulatorTexts as simulatorTexts112 } from './lists/simulator/simulator.ts';
import { tryTexts as tryTexts113 } from './lists/simulator/try.ts';
import { tagFilterTexts as tagFilterTexts114 } from './lists/tag-filter/tag-filter.ts';
import { traceTexts as traceTexts115 } from './lists/trace/trace.ts';
import { undoTexts as undoTexts116 } from './lists/undo.ts';
import { providerTexts as providerTexts117 } from './messages/provider.ts';
import { chatPreviewTexts as chatPreviewTexts118 } from './primitives/chat-preview/chat-preview.ts';
import { copyTexts as copyTexts119 } from './primitives/copy-field/copy.ts';
import { dataTableTexts as dataTableTexts120 } from './primitives/data-table/data-table.ts';
import { dateFieldTexts as dateFieldTexts121 } from './primitives/date-field/date-field.ts';
import { guardedDialogTexts as guardedDialogTexts122 } from './primitives/guarded-dialog/guarded-dialog.ts';
import { optionListTexts as optionListTexts123 } from './primitives/option-list/option-list.ts';
import { primitiveTexts as primitiveTexts124 } from './primitives/primitives.ts';
import { saveBarTexts as saveBarTexts125 } from './primitives/save-bar/save-bar.ts';
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
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
  },
};
