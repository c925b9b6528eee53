/** /vip/callbackEvent */
export { CallbackEventScreen as default } from '@chatdeck/ui/rule-list';
