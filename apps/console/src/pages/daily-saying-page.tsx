/** /schedule/day */
export { DailySayingScreen as default } from '@chatdeck/ui/rule-list';
