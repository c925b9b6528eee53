/** /custom/roomReply */
export { RoomReplyScreen as default } from '@chatdeck/ui/record-list';
