import { FIELD_FIXTURES } from '../field-fixtures';
import { FORM_FIXTURES } from '../form-fixtures';
import { MATERIAL_FIXTURES } from '../material-fixtures';
import { SCREEN_FIXTURES } from '../screen-fixtures';
import { describeRights } from './describe-rights';

describeRights([...MATERIAL_FIXTURES, ...SCREEN_FIXTURES, ...FORM_FIXTURES, ...FIELD_FIXTURES]);
