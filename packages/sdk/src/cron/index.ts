export { CRON_FIELDS, CRON_FIELD_TEXT, CRON_LENGTH, type CronField } from './cron.constants';
export type {
  CronAcceptance,
  CronDays,
  CronReading,
  CronRefusal,
  CronSchedule,
} from './cron.model';
export { cronToForm, formToCron, type CronForm, type CronInterval } from './cron-form.rules';
export { readCron } from './cron-reading.rules';
export {
  CRON_REASON_TEXT,
  CRON_WARNING_TEXT,
  cronReasonText,
  cronWarningText,
  type CronReason,
  type CronWarning,
} from './cron-reasons.messages';
export { robotDate, runsByDay, type RunDay } from './runs-by-day';
export { nextRuns, type CronPreview, type CronRun, type NextRunsOptions } from './cron-runs';
export { cronSentence } from './cron-sentence';
