/** /wechat/keywordsEvent */
export { SkillScreen as default } from '@chatdeck/ui/rule-list';
