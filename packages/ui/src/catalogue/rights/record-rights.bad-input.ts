import { PART_FIXTURES } from '../part-fixtures';
import { RECORD_FIXTURES } from '../record-fixtures';
import { describeRights } from './describe-rights';

describeRights([...RECORD_FIXTURES, ...PART_FIXTURES]);
