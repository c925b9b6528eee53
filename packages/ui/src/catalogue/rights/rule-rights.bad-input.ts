import { RULE_FIXTURES } from '../rule-fixtures';
import { describeRights } from './describe-rights';

describeRights(RULE_FIXTURES);
