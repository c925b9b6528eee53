/** /schedule/tasks */
export { ReminderScreen as default } from '@chatdeck/ui/record-list';
