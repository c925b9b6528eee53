import { PART_FIXTURES } from '../part-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(PART_FIXTURES);
