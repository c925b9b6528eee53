/** /vip/privateForward */
export { PrivateForwardScreen as default } from '@chatdeck/ui/rule-list';
