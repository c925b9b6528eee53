/** /custom/privateKeyword */
export { PrivateKeywordScreen as default } from '@chatdeck/ui/record-list';
