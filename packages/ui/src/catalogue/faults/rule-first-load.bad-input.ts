import { RULE_FIXTURES } from '../rule-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RULE_FIXTURES);
