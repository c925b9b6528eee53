/** /aibot/customchat */
export { DialogueScreen as default } from '@chatdeck/ui/record-list';
