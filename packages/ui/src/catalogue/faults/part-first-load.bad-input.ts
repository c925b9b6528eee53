import { PART_SPECIMENS } from '../part-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(PART_SPECIMENS);
