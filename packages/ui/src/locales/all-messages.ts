// Written by `npm run zh-tw`.
import {
  accountFormMessages,
  challengeMessages,
} from '#features/account/account-form/account-form.messages.ts';
import {
  activationMessages,
  activationMailMessages,
} from '#features/account/activation/activation.messages.ts';
import { emailChangeMessages } from '#features/account/email-change/email-change.messages.ts';
import { fileSpaceMessages } from '#features/account/file-space/file-space.messages.ts';
import { loginMessages } from '#features/account/login/login-screen.messages.ts';
import {
  passwordChangeMessages,
  passwordForgetMessages,
  passwordResetMessages,
} from '#features/account/password.messages.ts';
import { personalCentreMessages } from '#features/account/personal-centre/personal-centre.messages.ts';
import {
  scanCodeMessages,
  scanLoginMessages,
  phoneBindingMessages,
} from '#features/account/scan-code/scan-code.messages.ts';
import { sessionsMessages } from '#features/account/sessions/sessions.messages.ts';
import { signUpMessages } from '#features/account/sign-up/sign-up-screen.messages.ts';
import { allSchedulesMessages } from '#features/all-schedules/all.messages.ts';
import {
  moreNewsMessages,
  moreMaterialMessages,
  customContentMessages,
  channelMessages,
} from '#features/batch-task/batch-task.messages.ts';
import { moreCountdownMessages } from '#features/batch-task/more-countdown.messages.ts';
import { callbackEventMessages } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { callbackEventScreenMessages } from '#features/callback/callback-event-screen.messages.ts';
import { configCheckScreenMessages } from '#features/config-check/config-check-screen.messages.ts';
import { contactListMessages } from '#features/contact/contact-list.messages.ts';
import { cronMessages } from '#features/cron/cron-dialog/cron.messages.ts';
import { customBotMessages } from '#features/custom/bot/custom-bot.messages.ts';
import { conversationRecordMessages } from '#features/custom/conversation-record/conversation-record.messages.ts';
import {
  roomReplyMessages,
  privateKeywordMessages,
} from '#features/custom/room-keyword/room-keyword.messages.ts';
import { storageMessages } from '#features/custom/storage/storage.messages.ts';
import { uploadFileMessages } from '#features/custom/upload-file/upload-file.messages.ts';
import { dashboardMessages } from '#features/dashboard/dashboard.messages.ts';
import { loginMessages } from '#features/dashboard/login-panel/login.messages.ts';
import { onboardingMessages } from '#features/dashboard/onboarding/onboarding.messages.ts';
import { advancedMessages } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages } from '#features/dialogue/dialogue.messages.ts';
import { mediaMessages } from '#features/dialogue/media.messages.ts';
import { testChatMessages } from '#features/dialogue/test-chat/test-chat.messages.ts';
import {
  keywordForwardScreenMessages,
  keywordForwardMessages,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import {
  privateForwardScreenMessages,
  privateForwardMessages,
} from '#features/forward/private/private-forward.messages.ts';
import { groupListMessages } from '#features/group/group-list.messages.ts';
import { joinRuleMessages } from '#features/group/join-rule/join-rule.messages.ts';
import { logMessages } from '#features/log/log.messages.ts';
import { materialBulkMessages } from '#features/material/library/bulk/bulk.messages.ts';
import { fileQueueMessages } from '#features/material/library/drop/file-queue.messages.ts';
import { materialLibraryMessages } from '#features/material/library/material-library.messages.ts';
import { materialDialogMessages } from '#features/material/material-dialog/material-dialog.messages.ts';
import { materialPanelMessages } from '#features/material/material-panel/material-panel.messages.ts';
import { materialPickerMessages } from '#features/material/material-picker/material-picker.messages.ts';
import { messageFormMessages } from '#features/message/message-form/message-form.messages.ts';
import { repliesMessages } from '#features/message/replies/replies.messages.ts';
import { openApiMessages } from '#features/open-api/open-api.messages.ts';
import { ordersMessages } from '#features/order/orders.messages.ts';
import { paymentMessages } from '#features/order/payment/payment.messages.ts';
import { plansMessages } from '#features/order/plans/plans.messages.ts';
import { paletteMessages } from '#features/palette/command-palette/command-palette.messages.ts';
import { promptMessages } from '#features/prompt/prompt.messages.ts';
import { reminderMessages } from '#features/reminder/reminder.messages.ts';
import { keywordReplyMessages } from '#features/reply/keyword-reply.messages.ts';
import { robotCardMessages } from '#features/robot/card/robot-card.messages.ts';
import { clearRecordsMessages } from '#features/robot/clear-records/clear-records.messages.ts';
import { pageCountMessages } from '#features/robot/page-count/page-count.messages.ts';
import { robotConfigMessages } from '#features/robot/robot-config.messages.ts';
import { rssMessages } from '#features/rss/rss.messages.ts';
import { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';
import { dailySayingMessages } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { materialScheduleMessages } from '#features/schedule/material/material-schedule.messages.ts';
import { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import { weekMessages } from '#features/schedule/week/week.messages.ts';
import { jobMessages } from '#features/send/job-row/job.messages.ts';
import { massSendMessages } from '#features/send/mass-send-dialog/mass-send.messages.ts';
import { pastSendsMessages } from '#features/send/past-sends/past-sends.messages.ts';
import { sendMessageMessages } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';
import { sendToOneMessages } from '#features/send/send-to-one/send-to-one.messages.ts';
import { userGroupMessages } from '#features/send/user-group/user-group.messages.ts';
import { appShellMessages } from '#features/shell/app-shell/app-shell.messages.ts';
import { shellNoticesMessages } from '#features/shell/shell-notices/shell-notices.messages.ts';
import {
  notFoundMessages,
  pageFailedMessages,
  unreachableMessages,
} from '#features/shell/status-screens/status-screens.messages.ts';
import {
  feedbackMessages,
  feedbackGroupMessages,
} from '#features/site/feedback/feedback.messages.ts';
import { noticesMessages } from '#features/site/notices/notices.messages.ts';
import { skillMessages } from '#features/skill/skill.messages.ts';
import { summaryMessages } from '#features/summary/summary.messages.ts';
import { roomSyncMessages } from '#features/sync/room-sync.messages.ts';
import { targetMessages } from '#features/target/target.messages.ts';
import { uploadMessages } from '#features/upload/upload.messages.ts';
import { draftMessages } from '#forms/drafts/draft-notice.messages.ts';
import { newPasswordMessages } from '#forms/new-password.messages.ts';
import { chatDrawerMessages } from '#lists/chats/chat-drawer.messages.ts';
import { chatsMessages } from '#lists/chats/chats.messages.ts';
import { robotClockMessages } from '#lists/clock/robot-clock.messages.ts';
import { findingsMessages } from '#lists/config-check/findings.messages.ts';
import { configMessages } from '#lists/config/config.messages.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { conflictMessages } from '#lists/conflict/conflict.messages.ts';
import { hitsMessages } from '#lists/hits/hits.messages.ts';
import { memberGuardMessages } from '#lists/membership/member-guard.messages.ts';
import { configPartMessages } from '#lists/part/config-part.messages.ts';
import { connectionMessages } from '#lists/question/connection.messages.ts';
import { questionMessages } from '#lists/question/question.messages.ts';
import { recordListMessages } from '#lists/records/record-list.messages.ts';
import { targetMessages } from '#lists/records/summary/target.messages.ts';
import { relatedMessages } from '#lists/references/related.messages.ts';
import { bulkMessages } from '#lists/rules/bulk/bulk.messages.ts';
import { csvColumnMessages } from '#lists/rules/csv/csv-columns.messages.ts';
import { csvMessages } from '#lists/rules/csv/csv.messages.ts';
import { ruleMessages, triggerMessages } from '#lists/rules/dialog/rule.messages.ts';
import { reorderMessages } from '#lists/rules/reorder/reorder.messages.ts';
import { ruleListMessages } from '#lists/rules/screen/rule-list.messages.ts';
import { ruleSummaryMessages } from '#lists/rules/summary/rule-summary.messages.ts';
import { selectionMessages } from '#lists/selection/selection.messages.ts';
import { sampleMessages } from '#lists/simulator/samples/sample.messages.ts';
import { simulatorMessages } from '#lists/simulator/simulator.messages.ts';
import { tryMessages } from '#lists/simulator/try.messages.ts';
import { tagFilterMessages } from '#lists/tag-filter/tag-filter.messages.ts';
import { traceMessages } from '#lists/trace/trace.messages.ts';
import { undoMessages } from '#lists/undo.messages.ts';
import { providerMessages } from '#messages/provider.messages.ts';
import { chatPreviewMessages } from '#primitives/chat-preview/chat-preview.messages.ts';
import { copyMessages } from '#primitives/copy-field/copy.messages.ts';
import { dataTableMessages } from '#primitives/data-table/data-table.messages.ts';
import { dateFieldMessages } from '#primitives/date-field/date-field.messages.ts';
import { guardedDialogMessages } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';
import { optionListMessages } from '#primitives/option-list/option-list.messages.ts';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { saveBarMessages } from '#primitives/save-bar/save-bar.messages.ts';

/** The texts of every component, by the component's id. */
export const ALL_MESSAGES = {
  'account-form': accountFormMessages,
  challenge: challengeMessages,
  'activation-screen': activationMessages,
  'activation-mail': activationMailMessages,
  'email-change-screen': emailChangeMessages,
  'file-space': fileSpaceMessages,
  'login-screen': loginMessages,
  'password-change-screen': passwordChangeMessages,
  'password-forget-screen': passwordForgetMessages,
  'password-reset-screen': passwordResetMessages,
  'personal-centre': personalCentreMessages,
  'scan-code': scanCodeMessages,
  'scan-login': scanLoginMessages,
  'phone-binding': phoneBindingMessages,
  'account-sessions': sessionsMessages,
  'sign-up-screen': signUpMessages,
  'all-schedules': allSchedulesMessages,
  'more-news': moreNewsMessages,
  'more-material': moreMaterialMessages,
  'custom-content': customContentMessages,
  'own-channel': channelMessages,
  'more-countdown': moreCountdownMessages,
  'callback-event-dialog': callbackEventMessages,
  'callback-event-screen': callbackEventScreenMessages,
  'config-check-screen': configCheckScreenMessages,
  'contact-list': contactListMessages,
  'cron-dialog': cronMessages,
  'custom-bot': customBotMessages,
  'conversation-record': conversationRecordMessages,
  'room-reply': roomReplyMessages,
  'private-keyword': privateKeywordMessages,
  storage: storageMessages,
  'upload-file': uploadFileMessages,
  'dashboard-screen': dashboardMessages,
  'robot-login': loginMessages,
  onboarding: onboardingMessages,
  'dialogue-advanced': advancedMessages,
  dialogue: dialogueMessages,
  'dialogue-media': mediaMessages,
  'test-chat': testChatMessages,
  'keyword-forward-screen': keywordForwardScreenMessages,
  'keyword-forward-dialog': keywordForwardMessages,
  'private-forward-screen': privateForwardScreenMessages,
  'private-forward-dialog': privateForwardMessages,
  'group-list': groupListMessages,
  'join-rule': joinRuleMessages,
  'message-log': logMessages,
  'material-bulk': materialBulkMessages,
  'file-queue': fileQueueMessages,
  'material-library': materialLibraryMessages,
  'material-dialog': materialDialogMessages,
  'material-panel': materialPanelMessages,
  'material-picker': materialPickerMessages,
  'message-form': messageFormMessages,
  replies: repliesMessages,
  'open-api': openApiMessages,
  'orders-screen': ordersMessages,
  'payment-screen': paymentMessages,
  'plans-screen': plansMessages,
  'command-palette': paletteMessages,
  prompt: promptMessages,
  reminder: reminderMessages,
  'keyword-reply': keywordReplyMessages,
  'robot-card': robotCardMessages,
  'clear-records': clearRecordsMessages,
  'page-count': pageCountMessages,
  'robot-config-screen': robotConfigMessages,
  rss: rssMessages,
  countdown: countdownMessages,
  'daily-saying': dailySayingMessages,
  'schedule-list': scheduleMessages,
  'material-schedule': materialScheduleMessages,
  'news-schedule': newsScheduleMessages,
  'schedule-week': weekMessages,
  'send-job': jobMessages,
  'mass-send-dialog': massSendMessages,
  'past-sends': pastSendsMessages,
  'send-message-dialog': sendMessageMessages,
  'send-to-one': sendToOneMessages,
  'user-group': userGroupMessages,
  'app-shell': appShellMessages,
  'shell-notices': shellNoticesMessages,
  'not-found-screen': notFoundMessages,
  'page-failed-screen': pageFailedMessages,
  'unreachable-screen': unreachableMessages,
  'feedback-dialog': feedbackMessages,
  'feedback-group': feedbackGroupMessages,
  notices: noticesMessages,
  skill: skillMessages,
  summary: summaryMessages,
  'room-sync': roomSyncMessages,
  target: targetMessages,
  upload: uploadMessages,
  'draft-notice': draftMessages,
  'new-password': newPasswordMessages,
  'chat-drawer': chatDrawerMessages,
  chats: chatsMessages,
  'robot-clock': robotClockMessages,
  findings: findingsMessages,
  config: configMessages,
  'robot-config-groups': fieldGroupMessages,
  conflict: conflictMessages,
  'rule-hits': hitsMessages,
  'member-guard': memberGuardMessages,
  'config-part': configPartMessages,
  connection: connectionMessages,
  question: questionMessages,
  'record-list': recordListMessages,
  'record-targets': targetMessages,
  related: relatedMessages,
  'rule-bulk': bulkMessages,
  'rule-csv-columns': csvColumnMessages,
  'rule-csv': csvMessages,
  rule: ruleMessages,
  'rule-trigger': triggerMessages,
  'rule-reorder': reorderMessages,
  'rule-list': ruleListMessages,
  'rule-summary': ruleSummaryMessages,
  selection: selectionMessages,
  samples: sampleMessages,
  simulator: simulatorMessages,
  'try-it': tryMessages,
  'tag-filter': tagFilterMessages,
  trace: traceMessages,
  undo: undoMessages,
  provider: providerMessages,
  'chat-preview': chatPreviewMessages,
  copy: copyMessages,
  'data-table': dataTableMessages,
  'date-field': dateFieldMessages,
  'unsaved-changes': guardedDialogMessages,
  'option-list': optionListMessages,
  primitives: primitiveMessages,
  'save-bar': saveBarMessages,
} as const;
