export type { CronDialogProps } from './cron-dialog/cron-dialog';
export { CronField, type CronFieldProps } from './cron-field/cron-field';
export { CronDialog } from './lazy-dialogs';
