import { FIELD_FIXTURES } from '../field-fixtures';
import { FORM_FIXTURES } from '../form-fixtures';
import { PART_FIXTURES } from '../part-fixtures';
import { RECORD_FIXTURES } from '../record-fixtures';
import { describeReload } from './reload';

describeReload([...RECORD_FIXTURES, ...PART_FIXTURES, ...FORM_FIXTURES, ...FIELD_FIXTURES]);
