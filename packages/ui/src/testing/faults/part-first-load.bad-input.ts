import { PART_SPECIMENS } from '../catalogue/part-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(PART_SPECIMENS);
