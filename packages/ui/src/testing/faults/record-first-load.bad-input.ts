import { RECORD_SPECIMENS } from '../catalogue/record-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RECORD_SPECIMENS);
