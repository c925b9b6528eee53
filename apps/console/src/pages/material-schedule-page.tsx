/** /schedule/custom */
export { MaterialScheduleScreen as default } from '@chatdeck/ui/rule-list';
