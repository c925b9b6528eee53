export {
  RULE_TEXT,
  isMissingRule,
  pickerLimitText,
  ruleText,
  type RuleId,
  type RuleText,
} from './core/rule-texts';
