/** /custom/moreNews */
export { MoreNewsScreen as default } from '@chatdeck/ui/record-list';
