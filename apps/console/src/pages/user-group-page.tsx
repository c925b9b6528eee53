/** /vip/userGroup */
export { UserGroupScreen as default } from '@chatdeck/ui/record-list';
