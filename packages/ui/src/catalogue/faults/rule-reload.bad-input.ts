import { RULE_FIXTURES } from '../rule-fixtures';
import { describeReload } from './reload';

describeReload(RULE_FIXTURES);
