import { FIELD_FIXTURES } from '../field-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(FIELD_FIXTURES);
