import { RECORD_SPECIMENS } from '../record-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RECORD_SPECIMENS);
