/** /custom/keywordForward */
export { KeywordForwardScreen as default } from '@chatdeck/ui/rule-list';
