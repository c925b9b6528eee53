import { FORM_SPECIMENS } from '../form-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FORM_SPECIMENS);
