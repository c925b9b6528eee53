export {
  useDeletion as useAccountDeletion,
  useExport as useAccountExport,
  useKeep as useKeepAccount,
} from '#features/account/account-data/use-account-data.ts';
export { useActivity } from '#features/account/activity/use-activity.ts';
export type { ActivityFilter } from '#features/account/activity/activity.model.ts';
export { usePersonalCentre } from '#features/account/personal-centre/use-personal-centre.ts';
export { useFileUsage, useUnusedFiles } from '#features/account/file-space/use-file-space.ts';
export { useSessions } from '#features/account/sessions/use-sessions.ts';
export { useSchedules } from '#features/all-schedules/use-schedules.ts';
export { useChannels } from '#features/batch-task/channel/use-channels.ts';
export { useBatchTasks } from '#features/batch-task/use-batch-tasks.ts';
export { useRoomKeywords } from '#features/custom/room-keyword/use-room-keywords.ts';
export { useToday, type Sends, type Today } from '#features/dashboard/daily-chart/use-today.ts';
export { useNextSends } from '#features/dashboard/next-sends/use-next-sends.ts';
export type { NextSend } from '#features/dashboard/next-sends/next-sends.model.ts';
export type { PartState } from '#features/dashboard/part-state.ts';
export {
  useApplyConfig,
  useDailySends,
  useFirstSteps,
  useRecentJobs,
  useRobotStatus,
  useStoredConfig,
} from '#features/dashboard/use-dashboard.ts';
export { useDialogues } from '#features/dialogue/use-dialogues.ts';
export { useConversations, useLogSettings, useThreadPage } from '#features/log/use-log.ts';
export { useMaterials, type MaterialsQuery } from '#features/material/use-materials.ts';
export { useOpenApi } from '#features/open-api/use-open-api.ts';
export {
  useAccount,
  useAccountActions,
  useAccounts,
  useMembership as useAccountMembership,
  useRoutes as useAccountRoutes,
} from '#features/operator/accounts/use-accounts.ts';
export { useOperatorAudit } from '#features/operator/audit/use-operator-audit.ts';
export { useBackups } from '#features/operator/backups/use-backups.ts';
export { useFeedbackInbox } from '#features/operator/feedback/use-feedback-inbox.ts';
export { useInvites } from '#features/operator/invites/use-invites.ts';
export { useOperatorNotice } from '#features/operator/notice/use-operator-notice.ts';
export { useServerNow } from '#features/operator/now/use-server-now.ts';
export { useOperatorPlans } from '#features/operator/plans/use-operator-plans.ts';
export { useServerSettings } from '#features/operator/use-operator-access.ts';
export { usePayment } from '#features/order/payment/use-payment.ts';
export { usePlans } from '#features/order/plans/use-plans.ts';
export { useOrders } from '#features/order/use-orders.ts';
export { usePrompts } from '#features/prompt/use-prompts.ts';
export { useAddRecipe, type Added } from '#features/recipe/use-add-recipe.ts';
export { useRecipes } from '#features/recipe/use-recipes.ts';
export type { Filled, Recipe, RecipeName } from '#features/recipe/recipe.model.ts';
export { useReminders } from '#features/reminder/use-reminders.ts';
export { useRobotCard as useRobot } from '#features/robot/card/use-robot-card.ts';
export { useRssFeeds } from '#features/rss/use-rss-feeds.ts';
export { useWeekSchedules } from '#features/schedule/week/use-week-schedules.ts';
export { useSendJobs } from '#features/send/use-send-jobs.ts';
export { useMessageList as useNotices } from '#features/site/notices/use-notices.ts';
export { useTargets } from '#features/target/use-targets.ts';
export { useContacts, useGroups, type ChatsQuery } from '#lists/chats/use-chat-list.ts';
export { useFindings, type Findings } from '#lists/config-check/use-findings.ts';
export { useSavedConfig as useRobotConfig } from '#lists/config/use-saved-config.ts';
export type { RuleFilter, RuleState } from '#lists/rules/filter/row-filter.model.ts';
export { rowKeys as ruleIds } from '#lists/rules/rows/many-rows.ts';
export { useListRows as useRules } from '#lists/rules/rows/use-list-rows.ts';
export { useSamples } from '#lists/simulator/samples/use-samples.ts';
export { useStoredRobot, type LoadedRobot } from '#lists/simulator/use-stored-robot.ts';
export { usePagedSearch, type PagedSearch } from '#lists/use-paged-search.ts';
export type { FilterProps, ListHandle, ListQuery, SearchProps } from '#lists/list-props.ts';
export type { Records, SaveOutcome } from '#lists/records/record-list-definition.ts';
export type { CallError } from '#context/call-error.ts';
export type { Loaded, LoadedRows } from '#context/loaded.ts';
