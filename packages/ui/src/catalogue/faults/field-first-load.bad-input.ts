import { FIELD_SPECIMENS } from '../field-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FIELD_SPECIMENS);
