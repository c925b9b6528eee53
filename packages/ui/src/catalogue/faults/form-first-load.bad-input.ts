import { FORM_FIXTURES } from '../form-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FORM_FIXTURES);
