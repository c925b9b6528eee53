import { SPECIMENS } from '../catalogue/specimens';
import { describeReload } from './reload';

describeReload(SPECIMENS);
