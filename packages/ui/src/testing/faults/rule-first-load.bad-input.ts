import { RULE_SPECIMENS } from '../catalogue/rule-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RULE_SPECIMENS);
