import { RULE_SPECIMENS } from '../rule-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RULE_SPECIMENS);
