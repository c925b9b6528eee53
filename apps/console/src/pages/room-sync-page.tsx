/** /vip/roomAsync */
export { RoomSyncScreen as default } from '@chatdeck/ui/rule-list';
