import { SPECIMENS } from '../specimens';
import { describeReload } from './reload';

describeReload(SPECIMENS);
