/** /wechat/keywords */
export { KeywordReplyScreen as default } from '@chatdeck/ui/rule-list';
