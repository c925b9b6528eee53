/** /schedule/countdown */
export { CountdownScreen as default } from '@chatdeck/ui/rule-list';
