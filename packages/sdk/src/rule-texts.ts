export { refusalText, type RefusalId } from './core/refusal-texts';
export {
  RULE_TEXT,
  isMissingRule,
  pickerLimitText,
  ruleText,
  type RuleId,
  type RuleText,
} from './core/rule-texts';
