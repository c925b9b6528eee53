import { FIELD_SPECIMENS } from '../field-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FIELD_SPECIMENS);
