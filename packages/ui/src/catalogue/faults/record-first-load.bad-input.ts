import { RECORD_SPECIMENS } from '../record-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RECORD_SPECIMENS);
