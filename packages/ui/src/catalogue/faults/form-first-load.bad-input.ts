import { FORM_SPECIMENS } from '../form-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FORM_SPECIMENS);
