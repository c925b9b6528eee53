/** /schedule/news */
export { NewsScheduleScreen as default } from '@chatdeck/ui/rule-list';
