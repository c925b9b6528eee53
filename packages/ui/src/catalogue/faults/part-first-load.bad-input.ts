import { PART_SPECIMENS } from '../part-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(PART_SPECIMENS);
