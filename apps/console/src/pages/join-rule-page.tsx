/** /group/index */
export { JoinRuleScreen as default } from '@chatdeck/ui/rule-list';
