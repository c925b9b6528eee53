import { FIELD_SPECIMENS } from '../catalogue/field-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FIELD_SPECIMENS);
