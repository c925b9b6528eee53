/** /custom/gptChat */
export { GptChatScreen as default } from '@chatdeck/ui/record-list';
