import { FORM_SPECIMENS } from '../catalogue/form-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FORM_SPECIMENS);
