import { SPECIMENS } from '../fixtures';
import { describeReload } from './reload';

describeReload(SPECIMENS);
