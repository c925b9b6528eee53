/** /custom/conversationRecord */
export { ConversationRecordScreen as default } from '@chatdeck/ui/config-part';
