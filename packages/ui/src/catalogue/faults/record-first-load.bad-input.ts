import { RECORD_FIXTURES } from '../record-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(RECORD_FIXTURES);
