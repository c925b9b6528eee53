import { RULE_SPECIMENS } from '../rule-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RULE_SPECIMENS);
