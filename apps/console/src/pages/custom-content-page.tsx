/** /schedule/customContent */
export { CustomContentScreen as default } from '@chatdeck/ui/record-list';
